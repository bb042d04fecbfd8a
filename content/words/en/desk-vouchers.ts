import type { DeskWords } from '../shape.ts'

/** The gift vouchers on the desk. */
export const deskVouchers: DeskWords['vouchers'] = {
  title: 'Gift vouchers',
  none: 'No gift vouchers yet.',
  older:
    'These are the latest. Find an older one with the search box, by name, communication or code.',
  owed: 'In all, {amount} is left on vouchers that can still be used.',
  states: {
    unpaid: 'Still to pay',
    open: 'Can be used',
    used: 'Used up',
    ended: 'Expired',
    withdrawn: 'Withdrawn',
    'taken-back': 'Taken back',
  },
  lapsed: 'Not paid, lapsed after {date}',
  who: '{buyer}, for {receiver}',
  left: '{left} left',
  until: 'up to and including {date}',
  code: 'code begins with {code}',
  reference: 'Communication {reference}',
  paid: 'Paid on {date}',
  endedWith: 'Expired after {date}, with {left} left on it',
  received: 'Received',
  refund: 'Refund due: {amount} to {iban}',
  refundNoIban: 'Refund due: {amount}. Ask which account.',
  notBefore: 'Don’t pay before {from}: the buyer has been emailed how to stop it.',
  refunded: 'Refunded',
  sure: {
    'voucher-received':
      'Is {amount} in your account? The voucher then gets its code, and is emailed.',
    'voucher-refunded': 'Has {amount} been refunded? The buyer gets an email about it.',
  },
  yes: { 'voucher-received': 'Yes, received', 'voucher-refunded': 'Yes, refunded' },
  extend: {
    title: 'Valid for another year',
    sure: 'The code will work again, up to and including {date}.',
    yes: 'Yes, make it valid again',
  },
  takeBack: {
    title: 'Take the voucher back',
    sure: 'The voucher will no longer work, and {amount} is added to what you have to refund. If the buyer has an email address, they get an email.',
    unpaid: 'Nothing has been paid yet: the order lapses.',
    iban: 'Buyer’s account (empty if you give it back in cash or don’t know yet)',
    ibanProblem: 'This account number isn’t right. Check it, or leave it empty.',
    yes: 'Yes, take it back',
  },
  redeemed: '{amount} redeemed by {name}',
  toDo: 'Gift voucher from {name}: {amount} to refund',
  toDoNoIban: 'account number not known yet: ask the buyer for it',
}

/** A voucher sold at the door. */
export const deskVoucherSale: DeskWords['voucherSale'] = {
  title: 'Sell a voucher',
  text: 'If it’s paid for now, the voucher gets its code at once: on your screen, on paper or by email.',
  amount: 'Amount in euros (from {from} to {to}, no cents)',
  amountProblem: 'Enter an amount from {min} to {max} euros, without cents.',
  method: 'How it was paid',
  methodProblem: 'Choose how the voucher was paid for.',
  buyerName: 'Buyer’s name',
  buyerNameProblem: 'Enter the buyer’s name, in {most} characters at most.',
  buyerEmail: 'Buyer’s email address (optional)',
  buyerEmailProblem: 'Enter a valid email address, such as name@example.com, or leave it empty.',
  buyerEmailHint: 'If you fill it in, the voucher goes there with its code.',
  receiverName: 'Who it’s for (optional)',
  receiverNameProblem: 'Make the name shorter: {most} characters at most.',
  language: 'Language of the voucher',
  languageProblem: 'Choose the language of the voucher.',
  button: 'It’s paid: make the voucher',
  sold: 'The voucher is ready',
  until: 'Valid up to and including {date}.',
  mailed: 'It’s on its way to {email} too.',
  once: 'You’ll see the code only this once: print the voucher, or copy the code out.',
  print: 'Show the voucher to print',
  back: 'Back to the gift vouchers',
}
