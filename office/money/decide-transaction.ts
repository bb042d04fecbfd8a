import { statementLineOf } from '#booking/money/entry.ts'
import { bookedAs, type Meaning } from '#booking/money/statement/booked-as.ts'
import type { StoredLine } from '#booking/money/statement/known-money.ts'
import {
  canBook,
  partsTakenBack,
  sendBackCents,
} from '#booking/money/statement/waiting-transaction.ts'
import { canDivideLine } from '#booking/money/statement/divisions.ts'
import { companionsNamed, asShares } from '#booking/party/companion-shares.ts'
import { sum } from '#booking/sum.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import type { TransactionOnFile, UndecidedTransaction } from '#store/money/transactions.ts'
import { notify } from '../mail/notify.ts'
import { type Change, isAsShown, oneChange, recordEvent } from '../office.ts'
import { bookLines, storedLineOf, restEntry } from './book-lines.ts'
import { reverseReceipts } from './book-receipts.ts'
import { postponeDueDates } from './payments.ts'
import { addRefundParts } from './refunds.ts'
import { readKnownMoney, waitingOf, isUndecided, isPutAside } from './known-money.ts'

type Share = { readonly reservationId: Id<'reservation'>; readonly cents: Cents }

export type Decision =
  | Meaning
  | { readonly kind: 'divide'; readonly shares: readonly Share[] }
  | { readonly kind: 'send-back' }
  /** `notifies`: a mail tells the guest what to pay again. */
  | { readonly kind: 'take-back'; readonly notifies: boolean }
  /** The line is put aside; `leave` is the name of the button and of the stored step. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'look-again' }

/** `does-not-fit`: the booking owes nothing or takes no money, or a refund's account is unknown. */
type DecisionOutcome = 'done' | 'done-before' | 'does-not-fit'

/** `shown`: the cents that the line had left on the page of the button. */
export type ShownDecision = Decision & { readonly shown?: Cents | undefined }

export const decideTransaction = oneChange(
  async (change, key: string, { shown, ...decision }: ShownDecision): Promise<DecisionOutcome> => {
    const onFile = await change.transactions.find(key)
    if (!onFile) return 'done-before'
    if (decision.kind === 'look-again') return reopen(change, onFile)
    if (!isUndecided(onFile)) {
      return decision.kind === 'make-voucher' && hasPaidVoucher(onFile) ? 'done' : 'done-before'
    }
    if (!isAsShown(shown, waitingOf(onFile).leftCents)) return 'done-before'
    switch (decision.kind) {
      case 'divide':
        return divide(change, onFile, decision.shares)
      case 'send-back':
        return sendBack(change, onFile)
      case 'take-back':
        return noteTakenBack(change, onFile, decision.notifies)
      case 'leave':
        return putAside(change, onFile)
      default:
        return book(change, onFile, decision)
    }
  },
)

/** Money that came, and is no booking's. */
function hasPaidVoucher({ outcome, reservationId, amountCents }: TransactionOnFile): boolean {
  return ['matched', 'part'].includes(outcome) && reservationId === undefined && amountCents > 0
}

async function book(
  change: Change,
  onFile: UndecidedTransaction,
  meaning: Meaning,
): Promise<'done' | 'does-not-fit'> {
  const named = 'reservationId' in meaning ? [meaning] : []
  const { waiting, known } = await readWaiting(change, onFile, named)
  const line = bookedAs(waiting, meaning, known)
  if (!line) return 'does-not-fit'
  const isShare = meaning.kind === 'book' && onFile.detail.isShare
  const stored = storedLineOf(asPaid(onFile, line), known, { at: change.now, isShare })
  await change.transactions.update({ ...onFile, ...stored })
  await bookLines(change, [line], { by: 'owner', known, isRest: onFile.outcome === 'over' })
  return 'done'
}

/** A line that paid a booking stays that booking's, whichever booking its rest pays. */
function asPaid(
  { outcome, detail, reservationId }: UndecidedTransaction,
  booked: StoredLine,
): StoredLine {
  const hasPaid = outcome === 'over' && detail.reason === undefined
  return hasPaid && 'pays' in booked ? { ...booked, reservationId } : booked
}

async function readWaiting(
  change: Change,
  onFile: UndecidedTransaction,
  others: readonly Pick<Share, 'reservationId'>[] = [],
) {
  const waiting = waitingOf(onFile)
  const ids = [waiting, ...others].flatMap(({ reservationId }) => reservationId ?? [])
  const { known } = await readKnownMoney(change, [waiting.transaction], ids)
  return { waiting, known }
}

/** The bank pays the first booking, and the rest of the line pays the others. */
async function divide(
  change: Change,
  onFile: UndecidedTransaction,
  shares: readonly Share[],
): Promise<DecisionOutcome> {
  const { waiting, known } = await readWaiting(change, onFile, shares)
  if (!canBook(waiting) || !canDivideLine(waiting, shares, known)) return 'does-not-fit'
  for (const share of shares) {
    const now = await change.transactions.find(onFile.key)
    if (!now || !isUndecided(now)) break
    const outcome = await book(change, now, { kind: 'book', ...share })
    if (outcome !== 'done') throw new Error(`A share that fitted is ${outcome}: ${onFile.key}`)
  }
  return 'done'
}

async function sendBack(change: Change, onFile: UndecidedTransaction): Promise<DecisionOutcome> {
  const cents = sendBackCents(waitingOf(onFile))
  const { key, reservationId, payerIban: iban } = onFile
  if (cents === 0 || !reservationId) return 'does-not-fit'
  const refund = { reservationId, parts: [{ iban, cents }], named: undefined }
  const refundId = (await addRefundParts(change, refund))[0]!.id
  const { now: at } = change
  const back = { kind: 'owed-back', from: `rest:${key}`, to: `refund:${refundId}` } as const
  await change.entries.post([
    ...(onFile.outcome === 'over' ? [] : [restEntry(onFile, cents, at)]),
    { ...back, cents, at, ...statementLineOf(onFile) },
  ])
  await recordEvent(change, { reservationId, by: 'owner', what: 'owed-back', detail: { cents } })
  await change.transactions.update({ ...withRefund(onFile, refundId), settledAt: at })
  return 'done'
}

function withRefund<Line extends UndecidedTransaction>(onFile: Line, refundId: Id<'refund'>): Line {
  return { ...onFile, detail: { ...onFile.detail, refundId } }
}

async function noteTakenBack(
  change: Change,
  onFile: UndecidedTransaction,
  notifies: boolean,
): Promise<DecisionOutcome> {
  const { waiting, known } = await readWaiting(change, onFile)
  const parts = partsTakenBack(waiting, known)
  if (!parts || onFile.outcome !== 'review') return 'does-not-fit'
  const id = waiting.reservationId!
  const named = companionsNamed(waiting.transaction, known.companions)
  const back = { kind: 'taken-back', to: 'bank', ...statementLineOf(onFile) } as const
  await reverseReceipts(change, id, { ...back, parts: asShares(parts, named, id) })
  const now = await change.reservations.get(id)
  const reservation = await postponeDueDates(change, now, { isTold: notifies })
  const takenBackCents = sum(parts, (part) => part.cents)
  if (notifies) await notify(change, { kind: 'taken-back', reservation, cents: takenBackCents })
  const isShare = named.length > 0 || onFile.detail.isShare ? true : undefined
  const detail = { ...onFile.detail, takenBackCents, isShare }
  await change.transactions.update({ ...onFile, detail, settledAt: change.now })
  return 'done'
}

/** A line that is nobody's is put aside; its key stays, so that a later file does not bring it back. */
async function putAside(change: Change, onFile: UndecidedTransaction): Promise<DecisionOutcome> {
  const { now: settledAt } = change
  const { reason } = onFile.detail
  await change.transactions.update(
    onFile.reservationId
      ? { ...onFile, settledAt }
      : { ...onFile, outcome: 'ignored', reservationId: undefined, detail: { reason }, settledAt },
  )
  return 'done'
}

async function reopen(change: Change, onFile: TransactionOnFile): Promise<DecisionOutcome> {
  if (!isPutAside(onFile)) return 'done-before'
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
