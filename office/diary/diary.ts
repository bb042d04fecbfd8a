import { type DiaryDue, diaryDue, isDiaryOver, mayStartDiary } from '#booking/diary/diary.ts'
import type { Notice } from '#store/reservations/history.ts'
import type { Id } from '#booking/id.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'

/** The guest alone starts a diary: it is no part of a booking. */
export async function startDiary(office: Office, id: Id<'reservation'>): Promise<void> {
  await inOneChange(office, async (change) => {
    const now = change.clock.now()
    const reservation = await change.reservations.find(id)
    if (reservation && mayStartDiary(reservation, now)) await change.diary.keep(id, now)
  })
}

/** The diary ends at once; a mail that is already queued may still arrive. */
export async function endDiary(office: Office, id: Id<'reservation'>): Promise<void> {
  await inOneChange(office, (change) => forgetDiary(change, id))
}

/** Bookings whose diary has a letter due or has ended; read before any change begins. */
export async function diariesDue({ store, clock }: Office): Promise<readonly string[]> {
  const now = clock.now()
  const bookings = await store.reservations.findEach(await store.diary.since(now))
  const said = await store.history.noticesOf(bookings.map(({ id }) => id))
  return bookings
    .filter((booking) => {
      const due = diaryDue(booking, now)
      const isSaid = due && said.some((one) => isSame(one, noticeOf(due, booking.id)))
      return isDiaryOver(booking, now) || (due && !isSaid)
    })
    .map(({ id }) => id)
}

/** The next letter goes out once ever; the last one ends the diary. */
export function continueDiary(office: Office, id: Id<'reservation'>): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const now = change.clock.now()
    const reservation = await change.reservations.find(id)
    // The guest may have ended the diary since it was listed.
    if (!reservation || !(await change.diary.has(id))) return false
    const due = diaryDue(reservation, now)
    const isTold = due && (await change.history.claimNotice(noticeOf(due, id), now))
    if (isTold) {
      await tell(change, { ...due, reservation })
      const detail = { reminder: due.kind }
      await recordEvent(change, { reservationId: id, by: 'clock', what: 'reminded', detail })
    }
    const isLast = due?.kind === 'diary-question' || isDiaryOver(reservation, now)
    if (isLast) await forgetDiary(change, id)
    return isTold === true || isLast
  })
}

function noticeOf({ kind, day }: DiaryDue, record: string): Notice {
  return { kind, record, day }
}

function isSame(one: Notice, other: Notice): boolean {
  return one.kind === other.kind && one.record === other.record && one.day === other.day
}

/** A restored backup does not bring the diary back. */
async function forgetDiary(change: Change, record: string): Promise<void> {
  if (!(await change.diary.forget(record))) return
  await change.people.listErased([{ record, at: change.clock.now(), as: 'diary' }])
}
