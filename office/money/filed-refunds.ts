import { compareTexts } from '#booking/compare-texts.ts'
import type { Day } from '#language/dates.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { Reads } from '#store/subjects.ts'

/** Day in Brussels of the last bank file with each refund or voucher. */
export async function listFiledDays(
  { history }: Reads,
  records: readonly string[],
): Promise<ReadonlyMap<string, Day>> {
  const notices = (await history.listNoticesOf(records)).filter(
    ({ kind }) => kind === 'refund-filed',
  )
  const inOrder = notices.toSorted((a, b) => compareTexts(a.day, b.day))
  return new Map(inOrder.flatMap(({ record, day }) => (day ? [[record, day] as const] : [])))
}

/** Money of which a part is paid or in a bank file can pay nothing here any more. */
export async function isPaidOrFiled(
  reads: Reads,
  parts: readonly Pick<Refund, 'id' | 'paidAt'>[],
): Promise<boolean> {
  if (parts.some(({ paidAt }) => paidAt)) return true
  const ids = parts.map(({ id }) => id)
  return (await listFiledDays(reads, ids)).size > 0
}
