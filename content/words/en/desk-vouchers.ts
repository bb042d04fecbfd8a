import type { DeskWords } from '../shape.ts'

/** The gift vouchers on the desk. */
export const deskVouchers: DeskWords['vouchers'] = {
  title: 'Gift vouchers',
  none: 'No gift vouchers yet.',
  older:
    'These are the latest. Find an older one with the search box, by name, communication or code.',
  owed: 'Vouchers that can still be used have {amount} left in all.',
  states: {
    unpaid: 'Still to pay',
    open: 'Can be used',
    used: 'Used up',
    ended: 'Expired',
    withdrawn: 'Withdrawn',
  },
  lapsed: 'Not paid, lapsed after {date}',
  who: '{buyer}, for {receiver}',
  noName: 'Name erased',
  left: '{left} left',
  until: 'up to and including {date}',
  code: 'code begins with {code}',
  reference: 'Communication {reference}',
  received: 'Received',
  refund: 'Refund due: {amount} to {iban}',
  refundNoIban: 'Refund due: {amount}. Ask which account.',
  notBefore: 'Don’t pay before {from}: the buyer got an email to stop it.',
  refunded: 'Refunded',
  sure: {
    'voucher-received':
      'Is {amount} in your account? Then the voucher gets its code, and is emailed.',
    'voucher-refunded': 'Has {amount} been refunded? The buyer gets an email about it.',
  },
  yes: { 'voucher-received': 'Yes, received', 'voucher-refunded': 'Yes, refunded' },
  takeBack: {
    title: 'Take the voucher back',
    sure: 'The voucher then no longer works, and {amount} joins what you have to refund. If the buyer has an email address, they get an email.',
    unpaid: 'Nothing has been paid yet: the order lapses.',
    iban: 'Buyer’s account (empty if you give it back in cash or don’t know yet)',
    ibanProblem: 'This account number isn’t right. Check it, or leave it empty.',
    yes: 'Yes, take it back',
  },
  redeemed: '{amount} redeemed by {name}',
  wasRefunded: '{amount} refunded on {date}',
  toDo: 'Gift voucher from {name} withdrawn: {amount} to refund',
  toDoNoIban: 'account number not known yet: ask the buyer for it',
}
