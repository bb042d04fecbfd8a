import type { AnyMail } from './any-mail.ts'

/** The guest's page on an invoice for a company. */
export type InvoiceWords = {
  readonly title: string
  /** Purpose of the company's facts. */
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
  /** Description of the workshop on an invoice. */
  readonly line: string
  /** Settlement of a credit note. */
  readonly credited: string
  /** The same where another invoice takes its place. */
  readonly replaced: string
  /** Sentence that Belgian law wants on a credit note. */
  readonly vatBack: string
  /** The way here from the booking. */
  readonly link: string
  /** Two payments: `{deposit}` by `{depositDay}`, `{rest}` by `{day}`. */
  readonly inParts: string
  /** The file of one, with `{name}`. */
  readonly pdf: string
  readonly files: { readonly invoice: string; readonly 'credit-note': string }
  readonly paper: InvoicePaperWords
  /** Mail of the file; `{number}` in the subject, `{company}` and `{amount}` in the text. */
  readonly mail: Readonly<
    Record<'invoice' | 'credit-note', AnyMail & { readonly text: string }>
  > & {
    /** Credit note and invoice at once, for another day. */
    readonly anew: string
  }
}

/** Labels of an invoice, on a page or on paper. */
export type InvoicePaperWords = {
  /** Placeholder `{number}`. */
  readonly title: { readonly invoice: string; readonly 'credit-note': string }
  readonly seller: string
  readonly buyer: string
  readonly vatNumber: string
  readonly issuedOn: string
  readonly workshopOn: string
  readonly dueOn: string
  readonly buyerReference: string
  readonly booking: string
  /** The invoices that a credit note takes back. */
  readonly corrects: string
  readonly what: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly base: string
  /** Placeholder `{percent}`. */
  readonly vat: string
  readonly rounding: string
  readonly total: string
  readonly paid: string
  readonly toPay: string
  readonly payment: string
  /** The invoice is paid. */
  readonly isPaid: string
  /** The file that came over Peppol is the invoice between companies of Belgium. */
  readonly copy: string
}
