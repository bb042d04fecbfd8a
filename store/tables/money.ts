import type { Generated } from 'kysely'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { EntryKind } from '#booking/money/entry.ts'
import type { JournalKind } from '#booking/money/journal.ts'
import type { Method } from '#booking/money/method.ts'
import type { Language } from '#language/languages.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import type { Cents, Places } from '#booking/units.ts'

export type MoneyTables = {
  /** Entries are only added; those of a desk step go when it is taken back. */
  entry: {
    id: string
    /** The number, from 1, in the order of writing. */
    number: number
    at: string
    /** Day in Brussels: the bank's for a line, the owner's, or that of `at`. */
    day: Day
    kind: EntryKind
    from_account: string
    to_account: string
    cents: Cents
    /** The key of a line of a statement. */
    line: string | null
    /** The id of the companion whose share it was. */
    share: string | null
    /** The id of the voucher that had paid the money of a split. */
    voucher: string | null
    /** The method of payment, where a hand marked it. */
    method: Method | null
  }
  payment: {
    reservation_id: Id<'reservation'>
    kind: 'deposit' | 'balance'
    amount_cents: Cents
    paid_cents: Cents
    reference: string
    due_on: Day
  }
  refund: {
    id: Id<'refund'>
    reservation_id: Id<'reservation'>
    amount_cents: Cents
    iban: string
    created_at: string
    paid_at: string | null
    asked_iban: Generated<string>
    asked_at: string | null
    /** The key of the bank line that confirmed it. */
    transaction_key: Generated<string | null>
    /** The id of the first part: a refund has one for each account it goes to. */
    first_part: Id<'refund'>
  }
  bank_transaction: {
    key: string
    booked_on: Day
    amount_cents: Cents
    /** The twelve digits of a structured communication, or else the payer's own text. */
    communication: string
    payer_name: string
    payer_iban: string
    /** A line is put aside by the reading of a file as `aside`, by the owner as `ignored`. */
    outcome: 'matched' | 'part' | 'over' | 'review' | 'ignored' | 'aside'
    reservation_id: Id<'reservation'> | null
    voucher_id: Generated<string | null>
    detail: string
    imported_at: string
    /** The moment at which it was booked, or put aside by the owner; null while it waits. */
    settled_at: string | null
  }
  /** An invoice or a credit note; both count on in one series a year. Only added to. */
  invoice: {
    year: number
    /** The number within the year, from 1. */
    number: number
    reservation_id: Id<'reservation'>
    issued_on: Day
    issued_at: string
    /** Day in Brussels that it names. */
    workshop_on: Day
    /** JSON, as `booking/invoices/invoice.ts` reads it. */
    facts: string
  }
  /** Only added to; the text is that of `booking/money/journal.ts`. */
  journal_day: { day: Day; text: string; hash: string }
  /** The lines of the receipts journal, sum by sum; only added to. */
  journal_entry: {
    number: number
    day: Day
    source: string
    kind: JournalKind
    received_on: Day
    vat_percent: number
    cents: Cents
    at: string
  }
  /** One row: the account's holder by a statement, and when one was last read. */
  account_holder: {
    id: number
    /** Empty until a statement has given one. */
    name: string
    /** Empty where an earlier program read it. */
    read_at: Generated<string>
  }
  voucher: {
    id: Id<'voucher'>
    created_at: string
    language: Language
    amount_cents: Cents
    /** Nothing until it is paid. */
    left_cents: Cents
    workshop: WorkshopSlug | null
    participants: Places | null
    buyer_name: string
    buyer_email: string
    receiver_name: string
    /** Empty: it goes to the buyer. */
    receiver_email: string
    message: string
    send_on: Day | null
    sent_at: string | null
    reference: string
    received_cents: Generated<Cents>
    paid_at: string | null
    valid_until: Day
    code_digest: string | null
    code_beginning: Generated<string>
    withdrawn_at: string | null
    refund_cents: Generated<Cents>
    refund_iban: Generated<string>
    refunded_at: string | null
    /** The bank line that shows this refund; one line may show several. */
    refund_transaction_key: string | null
  }
}
