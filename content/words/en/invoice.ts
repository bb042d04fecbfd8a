import type { InvoiceWords } from '../shape/invoice.ts'

export const invoice: InvoiceWords = {
  title: 'An invoice for your company',
  text:
    'Tell us who to make it out to. With a Belgian VAT number, it arrives in your accounting ' +
    'software, over Peppol.',
  fields: {
    company: 'Name of the company or association',
    vatNumber: 'VAT or enterprise number (optional)',
    vatNumberHint: 'Such as BE 0203.201.340. Leave it empty if you have none.',
    address: 'Invoice address',
    reference: 'Your reference (optional)',
    referenceHint: 'An order number or a department, if it should be on the invoice.',
  },
  problems: {
    company: 'Enter the name the invoice is for (150 characters at most)',
    vatNumber: 'This VAT number isn’t right. Check the digits, or leave the field empty.',
    address: 'Enter the invoice address: street, postcode and town (300 characters at most)',
    reference: 'Keep your reference to 100 characters on one line',
  },
  button: 'Ask for the invoice',
  kept: 'Noted. Until the invoice is made, you can still change it here.',
  stop: 'No invoice after all',
  made: 'The invoice has been made, with these details. Something wrong? Email us.',
  tooLate: 'You can’t ask for an invoice for this booking here. Email us if you do need one.',
  number: 'Invoice {number} of {date}',
  creditNumber: 'Credit note {number} of {date}',
  line: 'Workshop ‘{workshop}’, {date}',
  credited: 'Deducted from what is still to be paid; what has been paid is refunded.',
  replaced: 'A new invoice takes its place; what has been paid counts towards that one.',
  vatBack: 'VAT to be repaid to the State in so far as it was originally deducted.',
  link: 'Ask for an invoice for your company',
}
