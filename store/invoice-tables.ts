export type InvoiceTables = {
  /** An invoice or a credit note; both count on in one series a year. Only added to. */
  invoice: {
    year: number
    /** Within the year, from 1. */
    number: number
    reservation_id: string
    /** Day in Brussels. */
    issued_on: string
    /** JSON, as `booking/invoices/invoice.ts` reads it. */
    facts: string
  }
}
