import { noField, type Refused } from '#app/plain/parts.tsx'
import { readMethod } from '#booking/money/method.ts'
import { payRefund } from '#office/money/refunds.ts'
import { payVoucherRefund } from '#office/vouchers/withdraw-voucher.ts'
import { refusedAt } from '../../buttons.tsx'
import { officeOf } from '../../undo/press-undo.tsx'
import type { DeskVisit } from '../../visit.ts'
import { say } from '../../telling.ts'

export async function pressRepaid(
  visit: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | undefined> {
  const method = readMethod(form.get('method'))
  const voucher = form.get('voucher')
  if (voucher) {
    const isPaid = await payVoucherRefund(visit.office, voucher, method)
    return isPaid ? undefined : refusedAt(noField, say().refused.refundGone)
  }
  const refund = await visit.office.store.refunds.find(form.get('refund') ?? '')
  if (!refund) return refusedAt(noField, say().refused.refundGone)
  const { id, reservationId } = refund
  const { kind } = await payRefund(
    officeOf(visit, 'repaid', { reservations: [reservationId] }),
    id,
    method,
  )
  return kind === 'no-such-refund' ? refusedAt(noField, say().refused.refundGone) : undefined
}
