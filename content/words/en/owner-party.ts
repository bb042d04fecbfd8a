import type { DeskWords } from '../shape.ts'

/** The mails to the farm when a guest changes who comes. */
export const ownerParty: DeskWords['ownerParty'] = {
  partyChanged: {
    subject: 'New group size: {name}, {workshop}, {date}',
    preview: 'A guest changed the number of people.',
    title: 'A guest changed the number of people',
    text: '{name}’s booking is now for {after} instead of {before}. Places and amounts have been changed.',
    noRefund:
      'The {amount} you had to refund counts as paid again, so you no longer need to transfer it. If the money is already on its way, email the guest at once.',
    isRequest: 'You haven’t answered this request yet.',
    belowMinimum:
      'This date needs {minimum} people to go ahead and now has {taken}. See whether it still goes ahead.',
  },
  split: {
    subject: 'Split: {name}, {workshop}, {date}',
    preview: 'Part of a group is coming on another date.',
    title: 'A guest split the booking',
    text: '{name} split the group: {going} going to another date, with a booking of their own, and {staying} on the original date. Places and amounts have been divided.',
    staying: 'As planned',
    staysOn: '{n} on {date}, {time}',
    toOther: 'Open the new booking',
  },
  substitute: {
    subject: 'Passed on: {name}, {workshop}, {date}',
    preview: 'A guest passed on the booking. Nothing for you to do.',
    title: 'A guest passed on the booking',
    text: '{name} is coming instead of {before}, and has said yes. Emails go to {name} from now on. Nothing for you to do.',
  },
}
