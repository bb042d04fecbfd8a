import type { CalledOff } from '#booking/reservations/life.ts'
import type { Refund } from '#store/money.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Store } from '#store/store.ts'

export type CalledOffOnFile = CalledOff & { readonly refundOnFile: Refund | undefined }

export async function findCalledOff(
  reads: Pick<Store, 'listEvents' | 'findRefund'>,
  { id, status }: ReservationOnFile,
): Promise<CalledOffOnFile | undefined> {
  if (status !== 'cancelled') return undefined
  const events = await reads.listEvents(id)
  const ended = events.findLast((one) => one.what === 'called-off' || one.what === 'cancelled')
  if (ended?.what !== 'called-off') return undefined
  const { was, refundId } = ended.detail
  // A history from before this was kept does not tell; then the money goes back, as it said.
  if (!was) return undefined
  if (refundId === undefined) return { was, refund: 'none', refundOnFile: undefined }
  const refundOnFile = await reads.findRefund(refundId)
  const isPaid = !refundOnFile || refundOnFile.paidAt !== undefined
  return { was, refund: isPaid ? 'paid' : 'open', refundOnFile }
}
