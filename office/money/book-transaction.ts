import { type Paying, type Shown, shownBy } from '#booking/money/entry.ts'
import { canDivide } from '#booking/money/statement/divisions.ts'
import {
  mayBook,
  payingInto,
  type WaitingTransaction,
} from '#booking/money/statement/waiting-transaction.ts'
import { companionsNamed, shared } from '#booking/party/companion-shares.ts'
import type { Waits } from '#store/money/transactions.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import type { Change } from '../office.ts'
import { bookParts } from './receive-payment.ts'
import { learnAccount } from './refund-account.ts'
import { readBooksFor, waitingOf, waits } from './statement-books.ts'

export type Decided = {
  readonly onFile: Waits
  readonly waiting: WaitingTransaction
}

/**
 * Each booking gets its share of the line, the first from the bank and the others from the rest of
 * the line.
 */
export async function divide(
  change: Change,
  { onFile, waiting }: Decided,
  shares: readonly Required<Sharing>[],
) {
  const ids = shares.map(({ reservationId }) => reservationId)
  const { books } = await readBooksFor(change, [waiting.transaction], ids)
  if (!mayBook(waiting) || !canDivide(waiting, shares, books)) return 'does-not-fit'
  for (const share of shares) {
    const now = await change.transactions.find(onFile.key)
    if (!now || !waits(now)) break
    const booked = await book(change, { onFile: now, waiting: waitingOf(now) }, share)
    if (booked !== 'done') throw new Error(`A share that fitted is ${booked}: ${onFile.key}`)
  }
  return 'done'
}

/** Part of a line for one booking: all that is left of the line when no sum is given. */
export type Sharing = { readonly reservationId: Id<'reservation'>; readonly cents?: Cents }

export async function book(change: Change, { onFile, waiting }: Decided, asked: Sharing) {
  const { reservationId: id } = asked
  const { books } = await readBooksFor(change, [waiting.transaction], [id])
  const paid = payingInto(waiting, asked, books)
  if (!paid) return 'does-not-fit'
  const { outcome, pays, restCents } = paid
  const shown = shownBy(onFile)
  const { line } = shown
  const wasOver = onFile.outcome === 'over'
  const paying: Paying = wasOver
    ? { kind: 'rest-placed', from: `rest:${line}`, ...shown }
    : { kind: 'received', from: 'bank', ...shown }
  const named = companionsNamed(waiting.transaction, books.companions ?? [])
  const parts = shared(pays, named).map((part) => ({ ...part, paying }))
  await bookParts(change, { by: 'owner', parts })
  const isOver = outcome === 'over'
  if (isOver && !wasOver) await keepRest(change, shown, restCents)
  const isShare = onFile.detail.isShare || named.length > 0
  const share = isShare && { isShare }
  // A line of which a part was too much has paid its booking before; any other pays its first
  // booking now.
  const isMore = wasOver && onFile.detail.reason === undefined
  const reservationId = isMore ? onFile.reservationId : id
  const kept = { ...onFile, reservationId }
  await change.transactions.update(
    isOver
      ? { ...kept, outcome, detail: { ...share, restCents }, settledAt: undefined }
      : { ...kept, outcome, detail: { ...share }, settledAt: change.clock.now() },
  )
  await learnAccount(change, id)
  return 'done'
}

/** The rest of a line that came and pays nothing yet. */
export async function keepRest(change: Change, shown: Shown, cents: Cents): Promise<void> {
  const at = change.clock.now()
  await change.entries.post([
    { kind: 'received', from: 'bank', to: `rest:${shown.line}`, cents, at, ...shown },
  ])
}
