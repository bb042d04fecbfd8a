import type { DeskWords } from '../shape.ts'

/** A voucher sold at the door. */
export const deskVoucherSale: DeskWords['voucherSale'] = {
  title: 'Sell a voucher',
  text: 'Is it paid for now? Then the voucher has its code at once: on your screen, on paper or by email.',
  amount: 'Amount in euros (from 20 to 500, no cents)',
  amountProblem: 'Enter an amount from 20 to 500 euros, without cents.',
  method: 'Paid by',
  methodProblem: 'Choose how the voucher was paid for.',
  buyerName: 'Buyer’s name',
  buyerNameProblem: 'Enter the buyer’s name, in 100 characters at most.',
  buyerEmail: 'Buyer’s email address (optional)',
  buyerEmailProblem: 'Enter a valid email address, such as name@example.com, or leave it empty.',
  buyerEmailHint: 'If you fill it in, the voucher goes there with its code.',
  receiverName: 'Who it’s for (optional)',
  receiverNameProblem: 'Make the name shorter: 100 characters at most.',
  language: 'Language of the voucher',
  languageProblem: 'Choose the language of the voucher.',
  button: 'Paid: make the voucher',
  sold: 'The voucher is ready',
  until: 'Valid up to and including {date}.',
  mailed: 'It’s on its way to {email} too.',
  once: 'The code is on your screen just this once: print the voucher, or copy it out.',
  print: 'Show the voucher to print',
  back: 'Back to the gift vouchers',
}
