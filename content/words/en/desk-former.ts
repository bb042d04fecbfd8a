import type { DeskWords } from '../shape.ts'

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
    one: 'Still {amount} to refund, to {n} guest.',
    other: 'Still {amount} to refund, to {n} guests.',
  },
  allRefunded: 'All that had to go back has been refunded.',
  toRefund: '{amount} to refund',
  refunded: '{amount} refunded on {date}',
  nothingPaid: 'Nothing paid',
  kept: '{amount} paid, nothing to refund',
  waited: 'Who was on the waiting list',
  told: 'has been told',
}
