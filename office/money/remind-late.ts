import { dayOf } from '#booking/dates/brussels-time.ts'
import { openCents } from '#booking/money/owed.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office, recordEvent } from '../office.ts'

/** Payment that is late on a day in Brussels: after the workshop, any open one. */
export function latePayment({ status, payments }: ReservationOnFile, today: Day) {
  if (!['confirmed', 'secured', 'completed'].includes(status)) return undefined
  const isOver = status === 'completed'
  return payments.find((each) => openCents(each) > 0 && (isOver || each.dueOn < today))
}

export function reminderNews(reservation: ReservationOnFile) {
  const [deposit] = reservation.payments.filter(({ kind }) => kind === 'deposit')
  const asksDeposit = reservation.status !== 'completed' && deposit && openCents(deposit) > 0
  const kind = asksDeposit ? 'deposit-reminder' : 'balance-reminder'
  return { kind, reservation } as const
}

type Late = NonNullable<ReturnType<typeof latePayment>>

function noticeOf(id: Id<'reservation'>, { kind, dueOn: day }: Late) {
  return { kind: `late-${kind}`, record: id, day } as const
}

export type Reminded = { readonly at: Date; readonly by: 'owner' | 'clock' }

/**
 * Instants at which these bookings were reminded of their late payment, by the owner or by the
 * clock; a guest without a mailbox was not, whatever the clock noted.
 */
export async function remindedOf(
  store: Pick<Store, 'history'>,
  late: readonly { readonly reservation: ReservationOnFile; readonly payment: Late }[],
): Promise<ReadonlyMap<string, Reminded>> {
  const said = await store.history.reminders(late.map(({ reservation }) => reservation.id))
  return new Map(
    late.flatMap(({ reservation, payment }): readonly (readonly [string, Reminded])[] => {
      if (reservation.email === '') return []
      const { kind, record, day } = noticeOf(reservation.id, payment)
      const own = said.filter((one) => one.record === record)
      const byOwner = own.find((one) => one.kind === kind && one.day === day)
      if (byOwner) return [[record, { at: byOwner.at, by: 'owner' }]]
      // A reminder after the workshop is another letter; one that precedes a new due date was about
      // the old day.
      const asksDeposit = kind === 'late-deposit' && reservation.status !== 'completed'
      const byClock = own.find((one) => one.kind === 'deposit-reminder' && dayOf(one.at) > day)
      return asksDeposit && byClock ? [[record, { at: byClock.at, by: 'clock' }]] : []
    }),
  )
}

type ReminderOutcome = 'done' | 'done-before' | 'nothing-late' | 'no-mailbox'

/** The guest reads the open sum and how to pay it, once for each payment and due day. */
export function remindLate(office: Office, id: Id<'reservation'>): Promise<ReminderOutcome> {
  return inOneChange(office, async (change): Promise<ReminderOutcome> => {
    const reservation = await change.reservations.find(id)
    const now = change.clock.now()
    const late = reservation && latePayment(reservation, dayOf(now))
    if (!reservation || !late) return 'nothing-late'
    if (reservation.email === '') return 'no-mailbox'
    if ((await remindedOf(change, [{ reservation, payment: late }])).size > 0) return 'done-before'
    const notice = noticeOf(id, late)
    await change.history.claimNotice(notice, now)
    const news = reminderNews(reservation)
    if (news.kind === 'deposit-reminder') {
      // The clock does not repeat the owner's reminder.
      const ofClock = { kind: news.kind, record: id, day: reservation.session.day }
      await change.history.claimNotice(ofClock, now)
    }
    await tell(change, news)
    const detail = { reminder: notice.kind }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'reminded', detail })
    return 'done'
  })
}
