import { type DiaryDue, isDiaryOver } from '#booking/diary/diary.ts'
import type { Id } from '#booking/id.ts'
import {
  type DueKind,
  lettersDueAfterwards,
  noticeDay,
  noticesDue,
  saysLate,
  stepAfterDay,
} from '#booking/reservations/due.ts'
import { answerDue, type Away } from '#booking/dates/away.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Day } from '#language/dates.ts'
import type { Notice } from '#store/reservations/history.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { forgetDiary } from '../diary/diary.ts'
import { notify } from '../mail/notify.ts'
import { findMoneyWaiting } from '../money/money-waiting.ts'
import { type Office, oneChange, recordEvent } from '../office.ts'
import { takeStep } from '../reservations/take-step.ts'
import type { Late } from './notify-of-late.ts'

/** `day` is the workshop's, the due day of a late payment, or the later day that a letter tells of. */
type BookingTask = (
  | { [Kind in DueKind]: { readonly kind: Kind; readonly day: Day } }[DueKind]
  | DiaryDue
) & { readonly reservation: ReservationOnFile }

/** Ids of bookings, and of diaries, that end; and the notices that are due. */
export async function listBookingTasks({ store, clock }: Office) {
  const now = clock.now()
  const ongoing = await store.reservations.listWithStatus([
    'requested',
    'confirmed',
    'secured',
    'paid',
  ])
  const over = await store.reservations.listEach(await store.diary.listOver(now))
  const endings = {
    bookingsOver: ongoing.filter((each) => stepAfterDay(each, now)).map(({ id }) => id),
    diariesOver: over.filter(({ session }) => isDiaryOver(session, now)).map(({ id }) => id),
  }
  const oldest = ongoing.find(({ status }) => status === 'requested')?.createdAt ?? now
  const away = await store.away.listNotOver(oldest)
  const due = [
    ...ongoing.flatMap((each) => tasksOf(each, { hasDiary: false, now, away })),
    ...over.flatMap((each) => tasksOf(each, { hasDiary: true, now, away })),
  ].map((one) => ({ ...one, notice: noticeOf(one) }))
  const unclaimed = await listUnclaimed(store, due)
  if (!unclaimed.some(asksForMoney)) return { ...endings, notices: unclaimed }
  const waiting = await findMoneyWaiting(store)
  const notices = unclaimed.filter((one) => !asksForMoney(one) || !waiting.has(one.reservation.id))
  return { ...endings, notices }
}

/** A guest is not asked for money that may be on a bank line already; the owner decides on that first. */
function asksForMoney({ kind }: BookingTask): boolean {
  return kind === 'deposit-reminder' || kind === 'balance-request'
}

export const endWithDay = oneChange(async (change, id: Id<'reservation'>) => {
  const reservation = await change.reservations.find(id)
  const step = reservation && stepAfterDay(reservation, change.now)
  if (!step) return false
  return (await takeStep(change, reservation, { step, by: 'clock' })).kind === 'done'
})

export const sendNotice = oneChange(async (change, listed: Exclude<BookingTask, Late>) => {
  const { id } = listed.reservation
  const reservation = await change.reservations.find(id)
  if (!reservation) return false
  const { now } = change
  const hasDiary = await change.diary.has(id)
  const away = await change.away.listNotOver(reservation.createdAt)
  const due = tasksOf(reservation, { hasDiary, now, away })
  if (!due.some(({ kind, day }) => kind === listed.kind && day === listed.day)) return false
  if (!(await change.history.claimNotice(noticeOf(listed), now))) return false
  const news =
    listed.kind === 'unanswered'
      ? {
          ...listed,
          isUnproven: (await change.unproven.find(id)) !== undefined,
          until: answerDue({ ...reservation, startsAt: reservation.session.startsAt }, away),
        }
      : { ...listed, hasDiary }
  await notify(change, { ...news, reservation })
  const detail = { reminder: listed.kind }
  await recordEvent(change, { reservationId: id, by: 'clock', what: 'reminded', detail })
  if (listed.kind === 'diary-question') await forgetDiary(change, id)
  return true
})

function tasksOf(
  reservation: ReservationOnFile,
  at: { readonly hasDiary: boolean; readonly now: Date; readonly away: readonly Away[] },
): readonly BookingTask[] {
  return [
    ...noticesDue(reservation, at.now, at.away).map((kind) => {
      return { kind, day: noticeDay(kind, reservation), reservation }
    }),
    ...lettersDueAfterwards(reservation, at).map((due) => ({ ...due, reservation })),
  ]
}

function noticeOf({ kind, day, reservation }: BookingTask): Notice {
  return { kind, record: reservation.id, day }
}

/** Tasks without a notice yet, read before any change begins: each change claims its own notice. */
export async function listUnclaimed<Each extends { readonly notice: Notice }>(
  store: Store,
  due: readonly Each[],
): Promise<readonly Each[]> {
  const keyOf = ({ kind, record }: Notice) => [kind, record].join(' ')
  const claimed = await store.history.listNoticesOf(due.map(({ notice }) => notice.record))
  const byKey = Map.groupBy(claimed, keyOf)
  return due.filter(({ notice }) => {
    const { kind, day } = notice
    // Older notices of a late payment bear the workshop's day; one sent after the due day counts too.
    const isSame = (one: (typeof claimed)[number]) =>
      one.day === day || (saysLate(kind) && dayOf(one.at) > day)
    return !byKey.get(keyOf(notice))?.some(isSame)
  })
}
