import type { DeskWords } from '../shape.ts'

/** Effects of another number of people, shown before the owner confirms. */
export const deskParty: DeskWords['party'] = {
  title: 'Number of people from {before} to {after}',
  price: 'Price',
  groupPrice: 'Price for the whole group',
  paid: 'Counts as paid',
  owed: 'Still owed',
  toRefund: 'Refund due',
  becomes: '{before} becomes {after}',
  givenUp:
    '{paid} was paid for the places no longer needed; of that, the terms today give back {amount}.',
  paidAgain:
    'The {amount} you still had to refund counts as paid again and won’t go back. If you’ve already transferred it, say so on the booking first.',
  somebodyWaits:
    'The places that come free are offered at once to those on the waiting list. After that you may not be able to undo this.',
  notAsShown: 'Something has changed in the meantime. Check how it turns out now.',
  keep: 'Save the number',
  back: 'No: back to the booking',
}
