import type { DeskWords } from '../shape.ts'

/** The waiting list of a date, changed by hand. */
export const deskLine: DeskWords['line'] = {
  rule: 'Places that come free go to the first group on the list that fits. So a small group can go before a larger one.',
  unproven: 'Address not confirmed yet: gets no offer',
  mailAgain: 'Email the link again',
  title: 'Change',
  number: 'How many of them?',
  saveNumber: 'Save the number',
  numberText: 'If there’s enough room for the new number, the guest gets an offer at once.',
  offer: 'Offer these places',
  offerText: 'Even if somebody else comes first on the list. The guest gets an email, and chooses.',
  off: 'Take off the list',
  offText: 'The guest isn’t told.',
  offOffered:
    'The offer lapses and the places go to the next in line. The guest isn’t told, and it can’t be undone.',
  refused: {
    gone: 'Nothing has changed: this group isn’t waiting here any more, or has an offer already.',
    'no-room': 'Nothing has changed: there aren’t that many places.',
    'too-late': 'Nothing has changed: the workshop begins too soon for an offer.',
    number: 'Enter a number of people, from 1 to {max}.',
  },
}
