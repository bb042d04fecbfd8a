import type { JournalKind } from '#booking/money/journal.ts'

export type JournalTables = {
  /** Only added to; the text is that of `booking/money/journal.ts`. */
  journal_day: { day: string; text: string; hash: string }
  /** What the lines of a day count, sum by sum; only added to. */
  journal_entry: {
    number: number
    day: string
    source: string
    kind: JournalKind
    received_on: string
    vat_percent: number
    cents: number
    at: string
  }
  /** One row: who holds the farm's account, as the bank's last statement says. */
  account_holder: { id: number; name: string }
}
