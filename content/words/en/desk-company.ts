import type { DeskWords } from '../shape.ts'

/** An invoice for a company, on the desk. */
export const deskCompany: DeskWords['company'] = {
  title: 'Invoice for a company',
  asked: 'The guest asks for an invoice. Confirm the request first; then you can make it here.',
  made: 'Invoice made on {date}.',
  fields: {
    company: 'Name of the company or association',
    vatNumber: 'VAT or enterprise number (optional)',
    vatNumberHint: 'Such as BE 0203.201.340. Leave it empty if they have none.',
    address: 'Invoice address',
    reference: 'Their reference (optional)',
    referenceHint: 'An order number or a department, if they want it on the invoice.',
  },
  button: 'Save the details',
  invoiced: 'Made elsewhere',
  toDo: {
    invoice: 'Invoice asked for: {name}, for {company}',
    'invoice-more': 'Another invoice to make: {name}, for {company}',
    'credit-note': 'Credit note to make: {name}, for {company}',
    'invoice-anew': 'Invoice names another day: {name}, for {company}',
  },
  waitsFor: {
    seller: 'to be made elsewhere: you have no Belgian VAT or enterprise number',
    account: 'your account number is missing',
    buyer: 'their VAT number is missing',
  },
  toInvoice: 'Go to the invoice',
  issued: {
    invoice: 'Invoice {number} of {date}: {amount}',
    'credit-note': 'Credit note {number} of {date}: {amount}',
  },
  next: {
    invoice: 'Made out to {name}. The invoice gets its number and can’t be changed after that.',
    'credit-note':
      'The invoices to {name} no longer match this booking. The credit note puts that right.',
    anew: 'The invoice to {name} says {was}, and the booking is now on {day}. The credit note cancels that invoice, and a new one names the right day.',
  },
  goesTo: {
    mailbox: 'The guest gets the PDF by email at once.',
    nobody: 'This guest has no email address: pass the PDF on yourself.',
  },
  make: {
    invoice: 'Make invoice: {amount}',
    'credit-note': 'Make credit note: {amount}',
    anew: 'Make the credit note ({amount}) and the new invoice ({again})',
  },
  missing: {
    seller:
      'No invoice can be made yet: your Belgian VAT number or enterprise number is missing or wrong. Enter it under ‘House’, at ‘Who you are’. If you have none, make the invoice elsewhere.',
    account:
      'No invoice can be made yet: your account number (IBAN) is missing or wrong. Enter it under ‘House’, at ‘Who you are’.',
    buyer:
      'No electronic invoice can be made yet: the company’s VAT number is missing. Enter it below, or make the invoice elsewhere.',
  },
  done: {
    invoice:
      'The invoice is made, and emailed to the guest. You can read it under ‘Invoices’, and send it to your accountant from there.',
    'credit-note':
      'The credit note is made, and emailed to the guest. You can read it under ‘Invoices’, and send it to your accountant from there.',
    anew: 'The credit note and the new invoice are made, and emailed to the guest. You can read them under ‘Invoices’, and send them to your accountant from there.',
    unmailed:
      'Made, but not emailed: this guest has no email address. Pass the PDF on yourself; you’ll find it under ‘Invoices’.',
  },
  changed: 'Nothing was made: the amount has changed in the meantime. Check it and press again.',
  list: 'Invoices',
  listText:
    'VAT included, on the day they were made. What has been paid is in the receipts journal too: your accountant counts it once.',
  number: 'Number',
  amount: 'Amount',
  total: 'Total',
  credit: 'credit note',
}

/** The page of one invoice or credit note; the paper itself is in its buyer's language. */
export const deskInvoice: DeskWords['invoice'] = {
  booking: 'To the booking',
  ubl: '{name} for Peppol (UBL)',
  mail: 'Email the PDF to {name}',
  noMail: 'This guest has no email address: print the page, or pass the PDF on yourself.',
  peppol:
    'A Belgian company must also get the Peppol file: your accountant’s software sees to that.',
  sent: {
    'invoice-mailed': 'Emailed to the guest',
    'invoice-to-accountant': 'Emailed to your accountant',
  },
  done: {
    mailed: 'The email with the PDF is going out now.',
    'to-accountant': 'The email to your accountant is going out now.',
  },
}
