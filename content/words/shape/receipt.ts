import type { Method } from '#booking/money/method.ts'

/** Paper for a guest: money that was received for a booking. */
export type ReceiptWords = {
  readonly title: string
  /** The way here from the booking. */
  readonly link: string
  readonly print: string
  readonly receivedFrom: string
  readonly what: string
  readonly amount: string
  /** Placeholder `{date}`. */
  readonly bookedOn: string
  readonly deposit: string
  readonly balance: string
  /** The only payment. */
  readonly whole: string
  readonly voucher: string
  readonly backOnVoucher: string
  /** Payment methods, before the day. */
  readonly methods: Readonly<Record<Method, string>>
  /** The bank took a payment back. */
  readonly takenBack: string
  /** The receipt was noted by mistake. */
  readonly mistaken: string
  readonly refunded: string
  /** A part went along to, or came from, another booking: `{reference}`. */
  readonly wentAlong: string
  readonly cameAlong: string
  readonly total: string
  /** VAT in the money, at `{percent}`. */
  readonly vat: string
  /** VAT on a sum that a gift voucher paid was in the price of the voucher. */
  readonly voucherVat: string
  /** `{date}` is the day of printing. */
  readonly printedOn: string
  readonly enterpriseNumber: string
  readonly noInvoice: string
}
