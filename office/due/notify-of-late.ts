import { noticeDay, noticesDue } from '#booking/reservations/due.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { notify } from '../mail/notify.ts'
import { type LateBooking, listLateBookings } from '../money/remind-late.ts'
import { oneChange, recordEvent } from '../office.ts'

export type Late = {
  readonly kind: 'deposit-overdue' | 'balance-overdue'
  readonly reservation: ReservationOnFile
}

export function isLate(due: Pick<Late, 'reservation'> & { readonly kind: string }): due is Late {
  return due.kind === 'deposit-overdue' || due.kind === 'balance-overdue'
}

/** One mail names all late bookings, at the hour the office opens; a mail about one booking has its buttons. */
export const notifyOfLateBookings = oneChange(async (change, due: readonly Late[]) => {
  const { now } = change
  const late = new Map<string, LateBooking>()
  const listed = await change.reservations.listEach(due.map(({ reservation }) => reservation.id))
  const stillLate = await listLateBookings(change, listed, now)
  for (const {
    reservation: { id },
    kind,
  } of due) {
    const found = stillLate.find(({ reservation }) => reservation.id === id)
    if (!found || !noticesDue(found.reservation, now, []).includes(kind)) continue
    const notice = { kind, record: id, day: noticeDay(kind, found.reservation) }
    if (!(await change.history.claimNotice(notice, now))) continue
    late.set(id, found)
    const event = { reservationId: id, by: 'clock', what: 'reminded' } as const
    await recordEvent(change, { ...event, detail: { reminder: kind } })
  }
  const [only, ...others] = late.values()
  if (!only) return false
  const kind = only.late.part === 'balance' ? 'balance-overdue' : 'deposit-overdue'
  await notify(
    change,
    others.length > 0 ? { kind: 'late', late: [only, ...others] } : { kind, ...only },
  )
  return true
})
