import type { AuthoredWords } from '../shape.ts'

export const unproven: AuthoredWords['unproven'] = {
  mail: {
    subject: 'One more step: {workshop}, {date}',
    preview: 'Confirm within {terms.press.spelled} and we’ll hold your place.',
    title: 'One more step',
    text: 'We have your request. Before we hold your place, we need to know that this address is yours: click the button, then confirm on the page that opens.',
    until: 'You have until',
    button: 'Hold my place',
    notYou:
      'If you don’t confirm in time, the request lapses. So if this wasn’t you, there’s nothing to do.',
  },
  hold: {
    title: 'Hold your place',
    text: 'This button tells us that the address is yours. Press it, and we’ll hold your place until we answer.',
    button: 'Hold my place',
  },
  held: {
    title: 'Your place is held',
    text: 'An email with your request is on its way. We’re checking the date and will answer within {terms.answer.figures}. There’s nothing to pay until then.',
  },
  gone: {
    title: 'Just too late',
    text: 'There’s no longer enough room on this date. Choose another date{offers.waitingList.gone}. You owe us nothing.',
  },
  enough: 'That’s plenty for now',
  ended: {
    title: 'This request has ended',
    text: 'If you’d still like to come, send a new one.',
  },
  dates: 'See the dates and the form',
  waitingList: '{offers.waitingList.toList}',
  waiting: {
    text: 'First let us know that this address is yours: only then can we hold places for you.',
    link: 'Yes, this is my address',
  },
  inLine: {
    title: 'Is this your address?',
    text: 'This button tells us that the address is yours. If places come free, you’ll get an email.',
    button: 'Yes, this is my address',
  },
}
