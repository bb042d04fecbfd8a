import type { ReceiptWords } from '../shape/receipt.ts'

export const receipt: ReceiptWords = {
  title: 'Receipt',
  link: 'A receipt for what you’ve paid',
  print: 'Print this page, or save it as a PDF, from your browser’s print menu.',
  receivedFrom: 'Received from',
  table: { date: 'Booked on', what: 'What', amount: 'Amount' },
  deposit: 'Deposit',
  balance: 'Balance',
  voucher: 'With a gift voucher',
  backOnVoucher: 'Back on the gift voucher',
  takenBack: 'Taken back by the bank',
  refunded: 'Refunded',
  wentAlong: 'Moved to booking {reference}',
  cameAlong: 'Came from booking {reference}',
  total: 'Together',
  vat: 'Of which {percent}% VAT',
  voucherVat: 'VAT on what the gift voucher paid was part of the voucher’s price.',
  printedOn: 'As it stood on {date}.',
  enterpriseNumber: 'Enterprise number',
  noInvoice: 'This is proof of payment, not an invoice.',
}
