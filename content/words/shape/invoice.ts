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
}
