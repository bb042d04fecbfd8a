import type { AnyMail } from './any-mail.ts'

/** The guest's page on an invoice for a company. */
export type InvoiceWords = {
  readonly title: string
  /** What it is for, and what comes of it. */
  readonly text: string
  /** Labels, and hints of the two that may stay empty. */
  readonly fields: {
    readonly company: string
    readonly vatNumber: string
    readonly vatNumberHint: string
    readonly address: string
    readonly reference: string
    readonly referenceHint: string
  }
  readonly problems: {
    readonly company: string
    readonly vatNumber: string
    readonly address: string
    readonly reference: string
  }
  readonly button: string
  /** Kept; can be changed until the invoice is made. */
  readonly kept: string
  /** A button: no invoice after all. */
  readonly stop: string
  /** The invoice was made for whom stands below. */
  readonly made: string
  /** The booking has ended, or somebody else paid. */
  readonly tooLate: string
  /** The invoice itself and its number; what it says in the buyer's language. */
  readonly number: string
  /** A credit note, under the invoice. */
  readonly creditNumber: string
  /** What is invoiced. */
  readonly line: string
  /** How a credit note is settled. */
  readonly credited: string
  /** The same where another invoice takes its place. */
  readonly replaced: string
  /** What Belgian law wants on a credit note. */
  readonly vatBack: string
  /** The way here from the booking. */
  readonly link: string
  /** What is to be paid by which days, with `{deposit}`, `{depositDay}`, `{rest}` and `{day}`. */
  readonly inParts: string
  /** The file of one, with `{name}`. */
  readonly pdf: string
  readonly files: { readonly invoice: string; readonly 'credit-note': string }
  readonly paper: InvoicePaperWords
  /** With the file; the subject with `{number}`, the text with `{company}` and `{amount}`. */
  readonly mail: Readonly<
    Record<'invoice' | 'credit-note', AnyMail & { readonly text: string }>
  > & {
    /** Both at once, for another day. */
    readonly anew: string
  }
}

/** What stands on an invoice, on a page or on paper. */
export type InvoicePaperWords = {
  /** With `{number}`. */
  readonly title: { readonly invoice: string; readonly 'credit-note': string }
  readonly seller: string
  readonly buyer: string
  readonly vatNumber: string
  readonly issuedOn: string
  readonly workshopOn: string
  readonly dueOn: string
  readonly buyerReference: string
  readonly booking: string
  /** Of a credit note: the invoices it takes back. */
  readonly corrects: string
  readonly what: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly base: string
  /** With `{percent}`. */
  readonly vat: string
  readonly rounding: string
  readonly total: string
  readonly paid: string
  readonly toPay: string
  readonly payment: string
  /** Nothing is left to pay. */
  readonly isPaid: string
  /** Between companies of Belgium the file that came over Peppol is the invoice. */
  readonly copy: string
}
