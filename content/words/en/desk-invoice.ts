import type { DeskWords } from '../shape.ts'

/** The page of one invoice or credit note; the paper itself is in its buyer's language. */
export const deskInvoice: DeskWords['invoice'] = {
  booking: 'To the booking',
  ubl: '{name} for Peppol (UBL)',
  mail: 'Email the PDF to {name}',
  noMail: 'This guest has no email address: print the page, or pass the PDF on yourself.',
  print: 'You can print from your browser’s menu.',
  peppol:
    'A Belgian company must also get the Peppol file: your accountant’s software sees to that.',
  done: {
    mailed: 'The email with the PDF is going out now.',
    'to-accountant': 'The email to your accountant is going out now.',
  },
}
