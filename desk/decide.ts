import { type Decision, decideTransaction } from '#office/money/decide-transaction.ts'
import { scopeOfDecision } from '#office/money/decision-scope.ts'
import { officeOf } from './undo/press-undo.tsx'
import type { DeskVisit } from './visit.ts'

/** What the owner says of a line, with what takes it back. */
export async function decide(visit: DeskVisit, key: string, decision: Decision) {
  // Money of vouchers is of the page that shows it, where it is taken back.
  if (decision.kind === 'make-voucher') return decideTransaction(visit.office, key, decision)
  const scope = await scopeOfDecision(visit.office.store, key, decision)
  return decideTransaction(officeOf(visit, decision.kind, scope), key, decision)
}
