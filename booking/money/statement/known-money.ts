// The known money, with which the lines of a bank statement are compared, and the outcomes of a line.

import type { Day } from '#language/dates.ts'
import type { Status } from '../../reservations/status.ts'
import type { Owed, PaymentPart } from '../owed.ts'
import type { BankTransaction } from './transaction.ts'
import type { Id } from '../../id.ts'
import type { Cents } from '../../units.ts'

export type OpenBooking = {
  readonly reservationId: Id<'reservation'>
  readonly name: string
  readonly status: Status
  /** Day in Brussels; money from an earlier day is not for this booking. */
  readonly requestedOn: Day
  readonly workshopOn: Day
  readonly payments: readonly (Owed & { readonly reference: string })[]
  /** Earlier bank lines that paid it, by the payments they named; a companion's reference names no kind. */
  readonly namedBefore?: readonly NamedBefore[]
}

export type NamedBefore = { readonly kinds: readonly Owed['kind'][]; readonly cents: Cents }

export type RefundedFor =
  | { readonly reservationId: Id<'reservation'>; readonly voucherReference?: undefined }
  | { readonly reservationId?: undefined; readonly voucherReference: string }

/** A refund that waits, or that the owner marked as sent before a statement showed it. */
export type OpenRefund = RefundedFor & {
  readonly id: string
  readonly amountCents: Cents
  /** Accounts to which the refund may go: that of the money, and one that the guest named. */
  readonly accounts: readonly string[]
  readonly createdOn: Day
  readonly byHandOn: Day | undefined
}

export type NotedReceipt = {
  readonly id: string
  readonly reservationId: Id<'reservation'>
  readonly kinds: readonly Owed['kind'][]
  readonly amountCents: Cents
  readonly day: Day
}

export type OrderedVoucher = {
  readonly id: string
  readonly reference: string
  readonly openCents: Cents
  /** Money that the owner noted as received, until a statement shows it. */
  readonly noted?: { readonly cents: Cents; readonly day: Day } | undefined
  readonly buyer?: string
  /** Last day on which a payment makes the order a voucher without the owner. */
  readonly lapsesAfter?: Day | undefined
}

export type KnownMoney = {
  readonly bookings: readonly OpenBooking[]
  readonly refunds: readonly OpenRefund[]
  readonly notedReceipts: readonly NotedReceipt[]
  readonly companions: readonly CompanionReference[]
  readonly vouchers: readonly OrderedVoucher[]
  readonly invoices: ReadonlyMap<string, Id<'reservation'>>
  readonly seen: ReadonlySet<string>
}

export type CompanionReference = {
  readonly id: string
  readonly reference: string
  readonly reservationId: Id<'reservation'>
}

/** `over`: something is left for the owner to decide; `ignored`: no guest's money. */
export type BookedLine = { readonly transaction: BankTransaction } & (
  | {
      readonly outcome: 'matched' | 'part'
      readonly reservationId: Id<'reservation'>
      readonly pays: readonly PaymentPart[]
      /** Noted receipts that the line shows: their money is booked already. */
      readonly pairs?: readonly string[]
    }
  | {
      readonly outcome: 'matched'
      readonly reservationId: Id<'reservation'> | undefined
      readonly refunds: readonly OpenRefund[]
    }
  | {
      readonly outcome: 'matched' | 'part'
      readonly reservationId?: undefined
      readonly voucher: { readonly id: string; readonly cents: Cents }
      /** True of a line that shows money the owner had noted. */
      readonly isNoted?: boolean
    }
  | {
      readonly outcome: 'over'
      readonly reservationId: Id<'reservation'>
      readonly pays: readonly PaymentPart[]
      readonly restCents: Cents
    }
  | {
      readonly outcome: 'review'
      readonly reason: ReviewReason
      readonly reservationId?: Id<'reservation'>
      /** Several where it is unclear whose money it is. */
      readonly suggestions?: readonly Suggestion[]
    }
  | { readonly outcome: 'ignored' }
  | { readonly outcome: 'seen-before' }
)

export type StoredLine = Exclude<BookedLine, { readonly outcome: 'ignored' | 'seen-before' }>

export type Suggestion = {
  readonly reservationId: Id<'reservation'>
  readonly pays: readonly PaymentPart[]
}

/** `no-reference`: the line looks like money for a booking; `reversal`: the bank took money back, or returned it. */
export type ReviewReason =
  | 'wrong-check-digits'
  | 'unknown-reference'
  | 'no-reference'
  | 'several-bookings'
  | 'paid-already'
  | 'booking-over'
  | 'marked-by-hand'
  | 'which-refund'
  | 'no-refund'
  | 'reversal'
  /** The owner took the line off the booking that the line had paid. */
  | 'put-back'
  | 'voucher-amount'
  | 'voucher-lapsed'
