import type { DeskWords } from '../shape.ts'

/** Mail to the accountant with all files of a period. */
export const deskBooks: DeskWords['books'] = {
  link: 'Send {period} to my accountant',
  title: 'For your accountant: {period}',
  text: 'All of this goes in one email:',
  runs: 'This period runs up to and including {date}: whatever is still to come is not in this email.',
  lines: {
    moves: {
      one: 'The cash book (CSV), with {n} sum that came in or went back',
      other: 'The cash book (CSV), with {n} sums that came in or went back',
    },
    days: {
      one: 'The receipts journal (CSV), for {n} day',
      other: 'The receipts journal (CSV), for {n} days',
    },
    invoices: {
      one: '{n} invoice or credit note, as a PDF and as UBL',
      other: '{n} invoices and credit notes, each as a PDF and as UBL',
    },
    vouchers: {
      one: 'The gift vouchers sold (CSV): {n}',
      other: 'The gift vouchers sold (CSV): {n}',
    },
  },
  noInvoices: 'No invoices or credit notes in this period',
  lapsed: '{amount} was left on gift vouchers that expired',
  files: { moves: 'cash-book', days: 'receipts-journal', vouchers: 'gift-vouchers' },
  columns: {
    paidOn: 'Paid on',
    reference: 'Communication',
    amount: 'Amount',
    left: 'Left on it now',
    until: 'Valid up to and including',
  },
  tooLarge: 'Nothing was sent: this is too much for one email. Choose a month or a quarter.',
}

/** The accountant's mails. */
export const deskAccountant: DeskWords['accountant'] = {
  email: 'Your accountant’s email address',
  emailHint: 'We’ll remember it. You can always change it under ‘House’.',
  problem: 'Enter a valid email address, such as name@example.com',
  known: 'To {email}.',
  send: 'Send to my accountant',
  mail: {
    subject: '{farm}: {title}',
    preview: 'The files from {farm} are attached.',
    text: 'Hello, here are the files from {farm}. Attached:',
    questions: 'Any questions? Just reply to this email.',
  },
  lines: {
    pdf: '{name}, to read (PDF)',
    ubl: '{name}, for your software (UBL)',
  },
}
