import { randomUUID } from 'node:crypto'
import { shownBy } from '#booking/money/entry.ts'
import type { OpenRefund } from '#booking/money/statement/books.ts'
import { bookingOf, refundsFitting } from '#booking/money/statement/outgoing.ts'
import {
  lapsedOrderOf,
  receiptsToldBy,
  sendBackCents,
  partsTakenBack,
} from '#booking/money/statement/waiting-transaction.ts'
import { companionsNamed, shared } from '#booking/party/companion-shares.ts'
import { sum } from '#booking/sum.ts'
import type { TransactionOnFile, Waits } from '#store/money/transactions.ts'
import type { Id } from '#booking/id.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { bookVoucherMoney } from '../vouchers/receive-voucher.ts'
import { book, type Decided, divide, keepRest, type Sharing } from './book-transaction.ts'
import { bookTakenBack, tellOfReceipt } from './receive-payment.ts'
import { learnAccount } from './refund-account.ts'
import { bookRefundTold } from './refunds.ts'
import { readBooksFor, waitingOf, waits, wasLeft } from './statement-books.ts'

export type Decision =
  /** All that is left of the line, or a part of it: the rest keeps waiting. */
  | ({ readonly kind: 'book' } & Sharing)
  | { readonly kind: 'divide'; readonly shares: readonly Required<Sharing>[] }
  | { readonly kind: 'send-back' }
  /**
   * The bank took money back: the payment is open again. `tells`: the guest hears what is to be
   * paid again.
   */
  | { readonly kind: 'take-back'; readonly tells: boolean }
  | { readonly kind: 'refund'; readonly refundIds: readonly Id<'refund'>[] }
  | { readonly kind: 'pair'; readonly receiptId: string }
  /** The lapsed voucher order that the line names is revived. */
  | { readonly kind: 'make-voucher' }
  | { readonly kind: 'leave' }
  /** A line that was put aside waits again. */
  | { readonly kind: 'look-again' }

/**
 * `does-not-fit`: the booking owes nothing any more or takes no money, or the account for a refund
 * is unknown.
 */
type DecisionOutcome = 'done' | 'done-before' | 'does-not-fit'

export function decideTransaction(
  office: Office,
  key: string,
  decision: Decision,
): Promise<DecisionOutcome> {
  return inOneChange(office, async (change) => {
    const onFile = await change.transactions.find(key)
    if (onFile && decision.kind === 'look-again') return lookAgain(change, onFile)
    if (!onFile || !waits(onFile)) return 'done-before'
    const decided = { onFile, waiting: waitingOf(onFile) }
    switch (decision.kind) {
      case 'book':
        return book(change, decided, decision)
      case 'divide':
        return divide(change, decided, decision.shares)
      case 'send-back':
        return sendBack(change, decided)
      case 'take-back':
        return takeBack(change, decided, decision.tells)
      case 'refund':
        return takeForRefunds(change, decided, decision.refundIds)
      case 'pair':
        return pair(change, decided, decision.receiptId)
      case 'make-voucher':
        return makeVoucher(change, decided)
      case 'look-again':
        return 'done-before'
      case 'leave':
        return leave(change, decided)
    }
  })
}

async function pair(change: Change, { onFile, waiting }: Decided, receiptId: string) {
  const ids = waiting.reservationId === undefined ? [] : [waiting.reservationId]
  const { books } = await readBooksFor(change, [waiting.transaction], ids)
  const receipt = receiptsToldBy(waiting, books).find(({ id }) => id === receiptId)
  if (!receipt) return 'does-not-fit'
  const { reservationId } = receipt
  await tellOfReceipt(change, receipt, shownBy(onFile))
  const settledAt = change.clock.now()
  const matched = { outcome: 'matched', reservationId, detail: {}, settledAt } as const
  await change.transactions.update({ ...onFile, ...matched })
  await learnAccount(change, reservationId)
  return 'done'
}

async function makeVoucher(change: Change, { onFile, waiting }: Decided) {
  const { books } = await readBooksFor(change, [waiting.transaction])
  const order = lapsedOrderOf(waiting, books)
  if (!order) return 'does-not-fit'
  const { id } = order
  const { amountCents: cents, key } = onFile
  await change.vouchers.payByTransaction(id, key)
  const paying = { kind: 'received', from: 'bank', ...shownBy(onFile) } as const
  await bookVoucherMoney(change, { id, cents, paying })
  const outcome = cents < order.openCents ? 'part' : 'matched'
  const settledAt = change.clock.now()
  const paid = { outcome, reservationId: undefined, detail: {}, settledAt } as const
  await change.transactions.update({ ...onFile, ...paid })
  return 'done'
}

async function sendBack(change: Change, { onFile, waiting }: Decided) {
  const amountCents = sendBackCents(waiting)
  const { reservationId, payerIban: iban } = onFile
  if (amountCents === 0 || !reservationId) return 'does-not-fit'
  const refundId = randomUUID()
  const now = change.clock.now()
  const account = { iban, asked: undefined }
  const refund = { id: refundId, firstPart: refundId, reservationId, amountCents, ...account }
  await change.refunds.add({ ...refund, createdAt: now, paidAt: undefined })
  const shown = shownBy(onFile)
  if (onFile.outcome !== 'over') await keepRest(change, shown, amountCents)
  const back = { kind: 'owed-back', from: `rest:${onFile.key}`, to: `refund:${refundId}` } as const
  await change.entries.post([{ ...back, cents: amountCents, at: now, ...shown }])
  const detail = { cents: amountCents }
  await recordEvent(change, { reservationId, by: 'owner', what: 'owed-back', detail })
  await change.transactions.update({ ...sentBack(onFile, refundId), settledAt: now })
  return 'done'
}

function sentBack<Line extends Waits>(onFile: Line, refundId: Id<'refund'>): Line {
  return { ...onFile, detail: { ...onFile.detail, refundId } }
}

async function takeBack(change: Change, { onFile, waiting }: Decided, tells: boolean) {
  const { reservationId } = waiting
  const ids = reservationId === undefined ? [] : [reservationId]
  const { books } = await readBooksFor(change, [waiting.transaction], ids)
  const parts = partsTakenBack(waiting, books)
  if (!parts || onFile.outcome !== 'review') return 'does-not-fit'
  const named = companionsNamed(waiting.transaction, books.companions ?? [])
  await bookTakenBack(change, { shown: shownBy(onFile), parts: shared(parts, named), tells })
  const takenBackCents = sum(parts, (part) => part.amountCents)
  const isShare = named.length > 0 && { isShare: true }
  const detail = { ...onFile.detail, takenBackCents, ...isShare }
  await change.transactions.update({ ...onFile, detail, settledAt: change.clock.now() })
  return 'done'
}

async function takeForRefunds(
  change: Change,
  { onFile, waiting }: Decided,
  ids: readonly string[],
) {
  const { books } = await readBooksFor(change, [waiting.transaction])
  const isChosen = (group: readonly OpenRefund[]) =>
    group.length === ids.length && group.every(({ id }) => ids.includes(id))
  const chosen = refundsFitting(waiting.transaction, books.refunds).find(isChosen)
  if (!chosen) return 'does-not-fit'
  const told = { ...shownBy(onFile), by: 'owner' } as const
  for (const refund of chosen) await bookRefundTold(change, refund, told)
  const reservationId = bookingOf(chosen)
  const settledAt = change.clock.now()
  const matched = { outcome: 'matched', reservationId, detail: {}, settledAt } as const
  await change.transactions.update({ ...onFile, ...matched })
  return 'done'
}

/** A line that is nobody's is put aside, and known by its key when a later file repeats it. */
async function leave(change: Change, { onFile }: Decided): Promise<DecisionOutcome> {
  const settledAt = change.clock.now()
  const { reason } = onFile.detail
  await change.transactions.update(
    onFile.reservationId
      ? { ...onFile, settledAt }
      : { ...onFile, outcome: 'ignored', reservationId: undefined, detail: { reason }, settledAt },
  )
  return 'done'
}

async function lookAgain(change: Change, onFile: TransactionOnFile): Promise<DecisionOutcome> {
  if (!wasLeft(onFile)) return 'done-before'
  await change.transactions.update(
    onFile.outcome === 'ignored' || onFile.outcome === 'aside'
      ? {
          ...onFile,
          outcome: 'review',
          detail: { ...onFile.detail, reason: onFile.detail.reason ?? 'no-reference' },
          settledAt: undefined,
        }
      : { ...onFile, settledAt: undefined },
  )
  return 'done'
}
