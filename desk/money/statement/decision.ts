import { type Decision, decideTransaction } from '#office/money/decide-transaction.ts'
import { scopeOfDecision } from '#office/money/decision-scope.ts'
import { undoableOffice } from '../../undo/undo-notice.tsx'
import type { DeskVisit } from '../../visit.ts'

/** Decides on a bank line, and keeps the step for undo. */
export async function decide(visit: DeskVisit, key: string, decision: Decision) {
  // The voucher's page takes back its money.
  if (decision.kind === 'make-voucher') return decideTransaction(visit.office, key, decision)
  const scope = await scopeOfDecision(visit.office.store, key, decision)
  return decideTransaction(undoableOffice(visit, decision.kind, scope), key, decision)
}

export function decisionIn(form: URLSearchParams): Decision | undefined {
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
