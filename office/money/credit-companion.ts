import type { Part } from '#booking/money/statement/books.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import { sum } from '#booking/sum.ts'
import type { Change } from '../office.ts'
import { referencesOf } from './statement-books.ts'

/**
 * Who booked sees whose share of the booking it was; less than nothing is what the bank took back. The
 * transaction is on file: it stays known as a share, also once that companion is gone.
 */
export async function creditCompanion(
  change: Change,
  transaction: BankTransaction,
  parts: readonly Part[],
): Promise<void> {
  const [companion] = await change.companionsReferredTo(referencesOf(transaction))
  const cents = sum(
    parts.filter(({ reservationId }) => reservationId === companion?.reservationId),
    ({ amountCents }) => amountCents,
  )
  if (!companion) return
  await change.addToCompanionPaid(companion.id, cents)
  const onFile = (await change.findTransaction(transaction.key))!
  const detail = { ...onFile.detail, isShare: true }
  await change.updateTransaction(onFile.key, { ...onFile, detail })
}
