import { noticesDue } from '#booking/reservations/due.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { notify } from '../mail/notify.ts'
import { type LateBooking, findLateBooking } from '../money/remind-late.ts'
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
  const now = change.clock.now()
  const late = new Map<string, LateBooking>()
  for (const { reservation: listed, kind } of due) {
    const reservation = await change.reservations.find(listed.id)
    const found = reservation && (await findLateBooking(change, reservation, now))
    if (!found || !noticesDue(found.reservation, now).includes(kind)) continue
    const notice = { kind, record: listed.id, day: found.reservation.session.day }
    if (!(await change.history.claimNotice(notice, now))) continue
    late.set(listed.id, found)
    const event = { reservationId: listed.id, by: 'clock', what: 'reminded' } as const
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
