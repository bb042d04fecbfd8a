import type { Id } from '../id.ts'
import { referencesIn } from '../money/statement/references-in-text.ts'
import type { CompanionReference } from '../money/statement/known-money.ts'
import type { BankTransaction } from '../money/statement/transaction.ts'
import type { PostedEntry } from '../money/entry.ts'
import { isPayment } from '../money/ledger-account.ts'
import type { PaymentPart } from '../money/owed.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'

/** Account that a bank line showed; no refund goes to it by itself. */
export type SharePayer = {
  readonly iban: string
  readonly name: string
  readonly cents: Cents
  readonly companions: readonly string[]
}

/** Companions whose references a bank line has in its field, or else in its text. */
export function companionsNamed(
  { structured, freeText }: Pick<BankTransaction, 'structured' | 'freeText'>,
  companions: readonly CompanionReference[],
): readonly CompanionReference[] {
  const inField = companions.filter(({ reference }) => reference === structured)
  if (inField.length > 0) return inField
  const inText = referencesIn(freeText)
  return companions.filter(({ reference }) => inText.includes(reference))
}

/** Equal shares of the companions that a line names; the whole sum where it names none of this booking. */
export function asShares(
  parts: readonly PaymentPart[],
  named: readonly CompanionReference[],
  id: Id<'reservation'>,
): readonly PaymentPart[] {
  const found = named.filter(({ reservationId }) => reservationId === id)
  if (found.length === 0) return parts
  const total = sum(parts, ({ cents }) => cents)
  const until = (count: number) => Math.floor((total * count) / found.length)
  let counted = 0
  return parts.flatMap((part) => {
    const from = counted
    const to = from + part.cents
    counted = to
    return found
      .map(({ id: share }, nth) => {
        const cents = Math.min(to, until(nth + 1)) - Math.max(from, until(nth))
        return { ...part, cents, share }
      })
      .filter(({ cents }) => cents > 0)
  })
}

export function withShare<One extends { readonly id: string }>(
  companion: One,
  entries: readonly PostedEntry[],
): One & { readonly paidCents: number } {
  const ofCompanion = entries.filter((entry) => 'share' in entry && entry.share === companion.id)
  const paidCents = sum(ofCompanion, ({ to, cents }) => (isPayment(to) ? cents : -cents))
  return { ...companion, paidCents }
}
