import { dayOf } from '#booking/dates/brussels-time.ts'
import { openCents } from '#booking/money/owed.ts'
import {
  type Reminded,
  remindedAgainFrom,
  remindedOf,
  latePaymentOf,
  type ToPay,
} from '#booking/money/next-payment.ts'
import type { Id } from '#booking/id.ts'
import { noticeDay } from '#booking/reservations/due.ts'
import type { UndecidedTransaction } from '#store/money/transactions.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import { notify } from '../mail/notify.ts'
import { oneChange, recordEvent } from '../office.ts'
import { findMoneyWaiting } from './money-waiting.ts'

export type LateBooking = {
  readonly reservation: ReservationOnFile
  readonly late: ToPay
  /** Undefined for a guest without a mailbox. */
  readonly reminded: Reminded | undefined
  readonly canRemind: boolean
  /** A bank line on which the owner has yet to decide, and that may be this money. */
  readonly waits: UndecidedTransaction | undefined
}

/** Late bookings among these that the owner still asks for money. */
export async function listLateBookings(
  store: Reads,
  reservations: readonly ReservationOnFile[],
  now: Date,
): Promise<readonly LateBooking[]> {
  const today = dayOf(now)
  const listed = reservations.flatMap((reservation) => {
    const late = latePaymentOf(reservation, today)
    return late ? [{ reservation, late }] : []
  })
  const reminders = await store.history.listNoticesOf(
    listed.map(({ reservation }) => reservation.id),
  )
  const waiting = listed.length > 0 ? await findMoneyWaiting(store) : undefined
  return listed.flatMap(({ reservation, late }) => {
    const { id, email, status, session } = reservation
    const ofBooking = reminders.filter(({ record }) => record === id)
    const isOver = status === 'completed'
    if (isOver && ofBooking.some(({ kind }) => kind === 'written-off')) return []
    const one = { reservation, late, waits: waiting?.get(id) }
    if (email === '') return [{ ...one, reminded: undefined, canRemind: false }]
    const reminded = remindedOf(late, ofBooking, isOver ? session.endsAt : undefined)
    const from = reminded && remindedAgainFrom(reminded)
    const canRemind = !reminded || (from !== undefined && from <= today)
    return [{ ...one, reminded, canRemind }]
  })
}

export async function findLateBooking(
  store: Reads,
  reservation: ReservationOnFile,
  now: Date,
): Promise<LateBooking | undefined> {
  const [late] = await listLateBookings(store, [reservation], now)
  return late
}

export function reminderNews(reservation: ReservationOnFile) {
  const deposit = reservation.payments.find(({ kind }) => kind === 'deposit')
  const asksDeposit = reservation.status !== 'completed' && deposit && openCents(deposit) > 0
  const kind = asksDeposit ? 'deposit-reminder' : 'balance-reminder'
  return { kind, reservation } as const
}

/** The reminder tells the guest all that is late and how to pay; a week later it can be sent once more. */
export const remindLate = oneChange(
  async (change, id: Id<'reservation'>): Promise<'done' | 'not-now' | 'nothing-late'> => {
    const reservation = await change.reservations.find(id)
    const { now } = change
    const found = reservation && (await findLateBooking(change, reservation, now))
    if (!found) return 'nothing-late'
    if (!found.canRemind) return 'not-now'
    const { late } = found
    for (const { kind } of late.payments) {
      await change.history.claimNotice({ kind: `late-${kind}`, record: id, day: dayOf(now) }, now)
    }
    const news = reminderNews(found.reservation)
    if (news.kind === 'deposit-reminder') {
      // The clock's notice is claimed too, so that it sends no second reminder.
      const ofClock = { kind: news.kind, record: id, day: noticeDay(news.kind, found.reservation) }
      await change.history.claimNotice(ofClock, now)
    }
    await notify(change, news)
    const detail = { reminder: `late-${late.part}` }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'reminded', detail })
    return 'done'
  },
)
