import type { CalledOff } from '#booking/life.ts'
import { statuses } from '#booking/status.ts'
import type { OfficeEvent } from '../store/history-records.ts'
import type { Refund, ReservationOnFile } from '../store/reservation-records.ts'
import type { Store } from '../store/store.ts'

/** How a booking ended by its date being called off, with the refund put down then, if any. */
export type CalledOffOnFile = CalledOff & { readonly refundOnFile: Refund | undefined }

type OnFile = {
  readonly reservation: Pick<ReservationOnFile, 'status'>
  /** Of that reservation, in order. */
  readonly events: readonly OfficeEvent[]
  readonly findRefund: (id: string) => Promise<Refund | undefined>
}

/** Undefined when the booking stands, or ended in another way. */
export async function calledOffOf(onFile: OnFile): Promise<CalledOffOnFile | undefined> {
  const { reservation, events, findRefund } = onFile
  if (reservation.status !== 'cancelled') return undefined
  const ended = events.findLast(({ what }) => what === 'called-off' || what === 'cancelled')
  if (ended?.what !== 'called-off') return undefined
  const was = statuses.find((status) => status === ended.detail['was'])
  // A history from before this was kept does not tell; then the money goes back, as it said.
  if (!was) return undefined
  const { refundId } = ended.detail
  if (refundId === undefined) return { was, refund: 'none', refundOnFile: undefined }
  const refundOnFile = await findRefund(String(refundId))
  const isPaid = !refundOnFile || refundOnFile.paidAt !== undefined
  return { was, refund: isPaid ? 'paid' : 'open', refundOnFile }
}

/** The same, read to be shown. */
export async function findCalledOff(
  store: Store,
  reservation: ReservationOnFile,
): Promise<CalledOffOnFile | undefined> {
  if (reservation.status !== 'cancelled') return undefined
  return calledOffOf({
    reservation,
    events: await store.listEvents(reservation.id),
    findRefund: async (id) => (await store.listRefunds()).find((refund) => refund.id === id),
  })
}
