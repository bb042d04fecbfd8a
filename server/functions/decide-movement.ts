import { randomUUID } from 'node:crypto'
import {
  payingInto,
  refundableCents,
  takenBack,
  type WaitingMovement,
} from '#booking/statement/waiting.ts'
import type { MovementChange, MovementOnFile } from '../store/movement-records.ts'
import type { Changes } from '../store/store.ts'
import { bookParts } from './book-parts.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { booksOf, waitingOf } from './statement-books.ts'
import { bookTakenBack } from './take-back.ts'

/** What the owner decides about a movement that waits. */
export type Decision =
  /** It is this booking's money. */
  | { readonly kind: 'book'; readonly reservationId: string }
  /** What is left of it goes back to who paid. */
  | { readonly kind: 'send-back' }
  /** The bank took it back: it is no longer paid. `tells`: the guest hears what is to be paid again. */
  | { readonly kind: 'take-back'; readonly tells: boolean }
  /** Nothing more is to be done with it. */
  | { readonly kind: 'leave' }

export type DecisionOutcome =
  | 'done'
  | 'done-before'
  /** The booking owes nothing (any more), or takes no money; or nobody knows whom to send it to. */
  | 'does-not-fit'

/** Does with a movement what the owner decided, once. */
export async function decideMovement(
  office: Office,
  key: string,
  decision: Decision,
): Promise<DecisionOutcome> {
  const outcome = await office.store.change(async (changes) => {
    const onFile = await changes.findMovement(key)
    const waiting = onFile && waitingOf(onFile)
    if (!waiting) return 'done-before'
    const decided = { onFile, waiting }
    switch (decision.kind) {
      case 'book':
        return book(office, changes, { ...decided, id: decision.reservationId })
      case 'send-back':
        return sendBack(office, changes, decided)
      case 'take-back':
        return takeBack(office, changes, { ...decided, tells: decision.tells })
      case 'leave':
        return leave(office, changes, decided)
    }
  })
  office.mailQueued()
  return outcome
}

type Decided = { readonly onFile: MovementOnFile; readonly waiting: WaitingMovement }

/** Books what the booking owes; when something is left, the movement waits on. */
async function book(
  office: Office,
  changes: Changes,
  { onFile, waiting, id }: Decided & { readonly id: string },
): Promise<DecisionOutcome> {
  const paid = payingInto(waiting, id, booksOf(await changes.readBooks()))
  if (!paid) return 'does-not-fit'
  const { outcome, pays, restCents } = paid
  await bookParts(office, changes, { by: 'owner', parts: pays })
  const isOver = outcome === 'over'
  await changes.updateMovement(onFile.key, {
    ...onFile,
    outcome,
    // What is too much has paid a booking before; anything else pays its first one now.
    reservationId: onFile.outcome === 'over' ? onFile.reservationId : id,
    detail: isOver ? { restCents } : {},
    settledAt: isOver ? undefined : office.clock.now(),
  })
  return 'done'
}

/** Puts what is left down to be sent back, to the account it came from. */
async function sendBack(
  office: Office,
  changes: Changes,
  { onFile, waiting }: Decided,
): Promise<DecisionOutcome> {
  const amountCents = refundableCents(waiting)
  const { reservationId, payerIban: iban } = onFile
  if (amountCents === 0 || !reservationId) return 'does-not-fit'
  const refundId = randomUUID()
  const now = office.clock.now()
  const refund = { id: refundId, reservationId, amountCents, iban, createdAt: now }
  await changes.addRefund({ ...refund, paidAt: undefined })
  const detail = { cents: amountCents }
  await recordEvent(office, changes, { reservationId, by: 'owner', what: 'owed-back', detail })
  const settled = { ...onFile, detail: { ...onFile.detail, refundId }, settledAt: now }
  await changes.updateMovement(onFile.key, settled)
  return 'done'
}

/** Lowers what was paid by what the bank took back; it stays on file as a movement of that booking. */
async function takeBack(
  office: Office,
  changes: Changes,
  { onFile, waiting, tells }: Decided & { readonly tells: boolean },
): Promise<DecisionOutcome> {
  const parts = takenBack(waiting, booksOf(await changes.readBooks()))
  if (!parts) return 'does-not-fit'
  await bookTakenBack(office, changes, { parts, tells })
  await changes.updateMovement(onFile.key, { ...onFile, settledAt: office.clock.now() })
  return 'done'
}

/** Of money that turned out to be nobody's, only the key stays, so that it is not asked about again. */
async function leave(
  office: Office,
  changes: Changes,
  { onFile }: Decided,
): Promise<DecisionOutcome> {
  const settledAt = office.clock.now()
  const forgotten: Partial<MovementChange> = onFile.reservationId
    ? {}
    : { outcome: 'ignored', communication: '', payerName: '', payerIban: '', detail: {} }
  await changes.updateMovement(onFile.key, { ...onFile, ...forgotten, settledAt })
  return 'done'
}
