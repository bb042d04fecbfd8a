import { suggestionsBy } from '#booking/money/statement/waiting-transaction.ts'
import type { Reads } from '#store/subjects.ts'
import type { UndecidedTransaction } from '#store/money/transactions.ts'
import { readKnownMoney, transactionOf, waitingOf } from './known-money.ts'

/** Bank lines that wait for the owner, each by every booking that it names or may be for. */
export async function findMoneyWaiting(
  reads: Reads,
): Promise<ReadonlyMap<string, UndecidedTransaction>> {
  const lines = (await reads.transactions.listToDecide()).filter(
    (line): line is UndecidedTransaction => line.settledAt === undefined && line.amountCents > 0,
  )
  if (lines.length === 0) return new Map()
  const { known } = await readKnownMoney(reads, lines.map(transactionOf))
  const suggestionsFor = suggestionsBy(known)
  return new Map(
    lines.flatMap((line) => {
      const suggested = suggestionsFor(waitingOf(line)).map(({ reservationId }) => reservationId)
      const named =
        line.reservationId === undefined ? suggested : [line.reservationId, ...suggested]
      return named.map((id) => [id, line] as const)
    }),
  )
}
