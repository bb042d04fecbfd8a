import { dayOf } from '#booking/dates/brussels-time.ts'
import { openCents } from '#booking/money/owed.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import type { News } from '#letters/letters.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office, recordEvent } from '../office.ts'

/** The payment that is late on a day in Brussels: once the workshop has been, whatever is open. */
export function latePayment({ status, payments }: ReservationOnFile, today: Day) {
  if (!['confirmed', 'secured', 'completed'].includes(status)) return undefined
  const isOver = status === 'completed'
  return payments.find((each) => openCents(each) > 0 && (isOver || each.dueOn < today))
}

export function reminderNews(reservation: ReservationOnFile): News {
  const [deposit] = reservation.payments.filter(({ kind }) => kind === 'deposit')
  const asksDeposit = reservation.status !== 'completed' && deposit && openCents(deposit) > 0
  return { kind: asksDeposit ? 'deposit-reminder' : 'balance-reminder', reservation }
}

type Late = NonNullable<ReturnType<typeof latePayment>>

function noticeOf(id: Id<'reservation'>, { kind, dueOn: day }: Late) {
  return { kind: `late-${kind}`, record: id, day } as const
}

/** When the owner had the guests of these bookings reminded of what is late now. */
export async function remindedAt(
  store: Pick<Store, 'history'>,
  late: readonly { readonly reservation: ReservationOnFile; readonly payment: Late }[],
): Promise<ReadonlyMap<string, Date>> {
  const said = await store.history.lateReminders(late.map(({ reservation }) => reservation.id))
  return new Map(
    late.flatMap(({ reservation, payment }) => {
      const { kind, record, day } = noticeOf(reservation.id, payment)
      const own = said.find((one) => one.kind === kind && one.record === record && one.day === day)
      return own ? [[record, own.at] as const] : []
    }),
  )
}

type ReminderOutcome = 'done' | 'done-before' | 'nothing-late' | 'no-mailbox'

/** Once for each payment, unless it is put off: the guest reads what is open and how to pay it. */
export function remindLate(office: Office, id: Id<'reservation'>): Promise<ReminderOutcome> {
  return inOneChange(office, async (change): Promise<ReminderOutcome> => {
    const reservation = await change.reservations.find(id)
    const now = change.clock.now()
    const late = reservation && latePayment(reservation, dayOf(now))
    if (!reservation || !late) return 'nothing-late'
    if (reservation.email === '') return 'no-mailbox'
    const notice = noticeOf(id, late)
    if (!(await change.history.claimNotice(notice, now))) return 'done-before'
    await tell(change, reminderNews(reservation))
    const detail = { reminder: notice.kind }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'reminded', detail })
    return 'done'
  })
}
