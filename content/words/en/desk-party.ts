import type { DeskWords } from '../shape.ts'

/** Effects of another number of people, shown before the owner confirms. */
export const deskParty: DeskWords['party'] = {
  title: 'Number of people from {before} to {after}',
  price: 'Price',
  groupPrice: 'Price for the whole group',
  paid: 'Counts as paid',
  owed: 'Still owed',
  toRefund: 'Refund due',
  becomes: 'from {before} to {after}',
  givenUp:
    '{paid} was paid for the places no longer needed; under the terms, {amount} of that goes back today.',
  paidAgain:
    'The {amount} you still had to refund counts as paid again and won’t go back. If you’ve already transferred it, say so on the booking first.',
  somebodyWaits:
    'The places that become free are offered at once to those on the waiting list. After that you may not be able to undo this.',
  keep: 'Save the number',
  back: 'Change nothing: back to the booking',
}

/** Form to replace the guest of a booking. */
export const deskSubstitute: DeskWords['substitute'] = {
  title: 'Somebody else is coming',
  text: 'The booking passes to somebody else. They get directions, what to bring and links of their own; the guest who had booked gets a short email. The old links will stop working, and we erase what the guest had told us about themselves.',
  textPaid: 'If money ever has to go back, it goes to the person who paid: {name}.',
  name: 'Name of the person coming',
  email: 'Their email address (optional)',
  button: 'Pass on the booking',
  payer: 'Paid by',
  came: '{name} is coming instead of {before}',
  camePaid: '{name} is coming instead of {before}, who had paid {amount}',
  cameNameless: 'Somebody else is coming instead',
}

/** Guests of a date that was called off. */
export const deskFormer: DeskWords['former'] = {
  title: 'Who had booked',
  nobody: 'Nobody had booked.',
  noEmail: 'No email address: let them know yourself',
  calledOff: 'Called off',
  cancelled: 'Cancelled',
  cancelledBy: 'Cancelled by {by} on {date}',
  byYou: 'you',
  declined: 'Declined on {date}',
  owed: {
    one: '{amount} still to refund, to {n} guest.',
    other: '{amount} still to refund, to {n} guests.',
  },
  allRefunded: 'Everything that was due has been refunded.',
  toRefund: '{amount} to refund',
  refunded: '{amount} refunded on {date}',
  nothingPaid: 'Nothing paid',
  kept: '{amount} paid, nothing to refund',
  waited: 'Who was on the waiting list',
  told: 'has been told',
}

/** Changes that a guest started, on the booking's page. */
export const deskGuestChanges: DeskWords['guestChanges'] = {
  asked: 'Asked to come instead',
  vacancy: 'If somebody pays for the place',
  waits:
    'In that case, up to {amount} more goes back. Places taken over and paid for so far: {taken} of {places}. The refund will appear on your list by itself.',
  taken: 'Places taken over and paid for: {taken} of {places}. {back} more went back for that.',
}

/** Some of a party on another date, before it is done. */
export const deskSplit: DeskWords['split'] = {
  title: 'Part of the group on another date',
  text: 'Those going get a booking of their own, with the same price and terms and a share of what’s been paid.',
  choose: 'How many people are going to which date? You’ll see what it changes before you decide.',
  goingTo: '{n} to {date}',
  more: 'Another number or another date',
  going: 'How many are going',
  becomes: '{going} of the {from} to {date}',
  goes: 'Going to {date}',
  stays: 'Staying on {date}',
  persons: 'People',
  groupPrice:
    'The group had one price, {amount}. It’s divided by the number of people: {goes} for those going, {stays} for those staying.',
  noMoney: 'No money goes back: what’s been paid is now shared by two bookings.',
  goingProblem: 'Enter a number from 1 to {most}: somebody has to stay.',
  noRoom: 'There aren’t enough places on that date. Left: {left}.',
  invoiced:
    'There’s already an invoice for this booking, for the whole group. Move the whole group to another date, or make the number smaller and book those going separately.',
  button: 'Split the booking',
}
