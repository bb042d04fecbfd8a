import type { Part } from '#booking/money/statement/books.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import { sum } from '#booking/sum.ts'
import type { Change } from '../office.ts'
import { referencesOf } from './statement-books.ts'

/**
 * Counts a share as paid, for who booked to see; cents below zero are what the bank took back. Where the
 * owner booked a line that names several companions, each is credited with an equal part. The transaction
 * stays marked as a share, also once that companion is gone.
 */
export async function creditCompanions(
  change: Change,
  transaction: BankTransaction,
  parts: readonly Part[],
): Promise<void> {
  const referred = await change.companionsReferredTo(referencesOf(transaction))
  if (referred.length === 0) return
  const inField = referred.filter(({ reference }) => reference === transaction.structured)
  const named = inField.length > 0 ? inField : referred
  const own = named.filter((one) =>
    parts.some(({ reservationId }) => reservationId === one.reservationId),
  )
  const cents = sum(parts, ({ amountCents }) => amountCents)
  const upTo = (count: number) => Math.trunc((cents * count) / own.length)
  for (const [i, { id }] of own.entries()) {
    await change.addToCompanionPaid(id, upTo(i + 1) - upTo(i))
  }
  const onFile = (await change.findTransaction(transaction.key))!
  const detail = { ...onFile.detail, isShare: true }
  await change.updateTransaction(onFile.key, { ...onFile, detail })
}
