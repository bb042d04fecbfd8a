import type { Part } from '#booking/money/statement/books.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import { sum } from '#booking/sum.ts'
import type { Change } from '../office.ts'
import { referencesOf } from './statement-books.ts'

/**
 * Who booked sees whose share of the booking it was; less than nothing is what the bank took back. What
 * names several of one booking, the owner decided on: each paid as much of it as the others. The
 * transaction is on file: it stays known as a share, also once that companion is gone.
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
