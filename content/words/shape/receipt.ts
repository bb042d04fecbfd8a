import type { Method } from '#booking/money/method.ts'

/** On paper for a guest: what was received for a booking. */
export type ReceiptWords = {
  readonly title: string
  /** The way here from the booking. */
  readonly link: string
  readonly print: string
  readonly receivedFrom: string
  readonly what: string
  readonly amount: string
  /** With `{date}`. */
  readonly bookedOn: string
  readonly deposit: string
  readonly balance: string
  readonly voucher: string
  readonly backOnVoucher: string
  /** How it was paid, before the day. */
  readonly methods: Readonly<Record<Method, string>>
  /** The bank took a payment back. */
  readonly takenBack: string
  /** It was noted by mistake. */
  readonly mistaken: string
  readonly refunded: string
  /** A part of it went along to, or came from, another booking: `{reference}`. */
  readonly wentAlong: string
  readonly cameAlong: string
  readonly total: string
  /** Of the money in it, with `{percent}`. */
  readonly vat: string
  /** VAT on what a gift voucher paid was in its price. */
  readonly voucherVat: string
  /** With `{date}`, on which this was printed. */
  readonly printedOn: string
  readonly enterpriseNumber: string
  readonly noInvoice: string
}
