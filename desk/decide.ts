import { type Decision, decideTransaction } from '#office/money/decide-transaction.ts'
import { scopeOfDecision } from '#office/money/decision-scope.ts'
import { officeOf } from './undo/press-undo.tsx'
import type { DeskVisit } from './visit.ts'

/** Decides on a line of a statement, and keeps the step that takes the decision back. */
export async function decide(visit: DeskVisit, key: string, decision: Decision) {
  // Money of vouchers is taken back on the page that shows it.
  if (decision.kind === 'make-voucher') return decideTransaction(visit.office, key, decision)
  const scope = await scopeOfDecision(visit.office.store, key, decision)
  return decideTransaction(officeOf(visit, decision.kind, scope), key, decision)
}
