import { suggestionsBy } from '#booking/money/statement/waiting-transaction.ts'
import type { Reads } from '#store/subjects.ts'
import type { UndecidedTransaction } from '#store/money/transactions.ts'
import { isUndecided, readKnownMoney, transactionOf, waitingOf } from './known-money.ts'

/** Only so many of the newest lines are compared with all that is owed; an older one counts only for the booking that it names. */
const maxJudged = 200

/** The undecided bank line that names a booking or may be for it, by booking, with the sum that is left of the line. */
export async function findMoneyWaiting(
  reads: Reads,
): Promise<ReadonlyMap<string, UndecidedTransaction>> {
  const undecided = (await reads.transactions.listToDecide()).filter(isUndecided)
  const lines = undecided.filter(({ amountCents }) => amountCents > 0)
  if (lines.length === 0) return new Map()
  const judged = lines.slice(-maxJudged)
  const { known } = await readKnownMoney(reads, judged.map(transactionOf))
  const suggestionsFor = suggestionsBy(known)
  const restOf = (line: UndecidedTransaction) => {
    return { ...line, amountCents: waitingOf(line).leftCents }
  }
  const mayBeFor = (line: UndecidedTransaction) =>
    suggestionsFor(waitingOf(line)).map(({ reservationId: id }) => [id, restOf(line)] as const)
  const naming = (line: UndecidedTransaction) =>
    line.reservationId === undefined ? [] : [[line.reservationId, restOf(line)] as const]
  return new Map([...judged.flatMap(mayBeFor), ...lines.flatMap(naming)])
}
