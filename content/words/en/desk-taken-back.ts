import type { DeskWords } from '../shape.ts'

/** Results of taking a step back, or of a refusal. */
export const deskTakenBack: DeskWords['takenBack'] = {
  by: {
    add: 'Call off the date, on the page of the date',
    away: 'We’re back',
    back: 'We’re away',
    came: 'Save who was there, with other ticks',
    offer: 'Withdraw the offer, on the page of the option',
    calendar: 'End the address of your calendar',
    house: 'Put back, beside what was there before',
    sentence: 'Show, or don’t show',
    workshop: 'Nothing: nobody sees a workshop that you don’t put on the site',
  },
  letter: 'The emails go out at once. There’s no getting them back.',
  mail: 'The email goes out at once. There’s no getting it back.',
  redeem:
    'This can’t be undone. If the booking is cancelled, the money goes back onto the voucher.',
  newcomer:
    'This can’t be undone: the old links no longer work, and what the guest said about allergies is erased.',
  burst: 'This can’t be undone: anyone who really wanted to come can ask again.',
  group:
    'This can’t be undone, as the email goes out at once. You can cancel the booking or call off the date.',
  withdraw:
    'This can’t be undone: the group gets an email at once. You can give them a new option.',
  end: 'This can’t be undone: a new key lets the device back in.',
  endAll: 'This can’t be undone. This phone or computer, too, needs a new key to get back in.',
  endAllSure: 'Yes, shut out all, this device too',
  endAllProblem: 'Tick ‘Yes, shut out all’ if you’re sure.',
}
