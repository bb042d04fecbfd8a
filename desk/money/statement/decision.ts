import { shownCents } from '#app/plain/form-fields.tsx'
import { owedCents } from '#booking/money/owed.ts'
import { undoableMs } from '#booking/undo/desk-step.ts'
import {
  type Decision,
  type ShownDecision,
  decideTransaction,
} from '#office/money/decide-transaction.ts'
import { scopeOfDecision } from '#office/money/decision-scope.ts'
import { isUndecided, waitingOf } from '#office/money/known-money.ts'
import type { Reads } from '#store/subjects.ts'
import type { StepScope } from '#store/undo/step-rows.ts'
import { undoableOffice } from '../../undo/undo-notice.tsx'
import type { DeskVisit } from '../../visit.ts'

/** Decides on a bank line, and keeps the step for undo. */
export async function decide(visit: DeskVisit, key: string, decision: ShownDecision) {
  // The voucher's page takes back its money.
  if (decision.kind === 'make-voucher') return decideTransaction(visit.office, key, decision)
  const scope = await scopeOfDecision(visit.office.store, key, decision)
  const office = undoableOffice(visit, decision.kind, scope)
  const outcome = await decideTransaction(office, key, decision)
  const isAgain = outcome === 'done-before' && (await isPressedTwice(visit, decision, scope))
  return isAgain ? 'done' : outcome
}

/** True when the last step of this device was the same decision on the line. */
async function isPressedTwice(
  visit: DeskVisit,
  decision: ShownDecision,
  { reservations: [record = ''] = [], transactions: [key = ''] = [] }: StepScope,
): Promise<boolean> {
  const { office, device, now } = visit
  const since = new Date(now.getTime() - undoableMs)
  const last = await office.store.steps.findLast({ device: device.id, since })
  const isOfLine = last?.images.some(({ before }) => before?.['key'] === key)
  if (last?.what !== decision.kind || last.record !== record || !isOfLine) return false
  return decision.kind !== 'book' || isBooked(office.store, key, decision)
}

type Booking = Extract<ShownDecision, { readonly kind: 'book' }>

/** True when the line has lost these cents since its page; all of it may be more than the booking owed. */
async function isBooked(store: Reads, key: string, { reservationId, ...asked }: Booking) {
  const { shown = 0, cents = shown } = asked
  const onFile = await store.transactions.find(key)
  const leftCents = onFile && isUndecided(onFile) ? waitingOf(onFile).leftCents : 0
  if (leftCents === shown - cents) return true
  const booking = await store.reservations.find(reservationId)
  return cents === shown && booking !== undefined && owedCents(booking.payments) === 0
}

export function decisionIn(form: URLSearchParams): ShownDecision | undefined {
  const decision = chosenIn(form)
  return decision && { ...decision, shown: shownCents(form) }
}

function chosenIn(form: URLSearchParams): Decision | undefined {
  const refunds = form.get('refunds')
  if (refunds) return { kind: 'refund', refundIds: refunds.split(' ') }
  const receiptId = form.get('receipt')
  if (receiptId) return { kind: 'pair', receiptId }
  const button = form.get('do')
  switch (button) {
    case 'book':
      return { kind: button, reservationId: form.get('booking') ?? '' }
    case 'take-back':
      return { kind: button, notifies: form.get('tell') === 'on' }
    case 'divide':
      return { kind: button, shares: sharesIn(form) }
    case 'send-back':
    case 'leave':
    case 'make-voucher':
    case 'look-again':
      return { kind: button }
    default:
      return undefined
  }
}

function sharesIn(form: URLSearchParams) {
  return form.getAll('share').map((share) => {
    const [reservationId = '', cents] = share.split(' ')
    return { reservationId, cents: Number.parseInt(cents ?? '', 10) || 0 }
  })
}
