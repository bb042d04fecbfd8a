import { canStartDiary } from '#booking/diary/diary.ts'
import type { Id } from '#booking/id.ts'
import { type Change, oneChange } from '../office.ts'

/** Only the guest starts a diary: no booking has one by itself. */
export const startDiary = oneChange(async (change, id: Id<'reservation'>) => {
  const { now } = change
  const reservation = await change.reservations.find(id)
  if (reservation && canStartDiary(reservation, now)) await change.diary.save(id, now)
})

/** The diary ends at once; a mail that is already queued may still arrive. */
export const endDiary = oneChange(forgetDiary)

/** No restored backup brings the diary back. False when there was none. */
export async function forgetDiary(change: Change, record: string): Promise<boolean> {
  if (!(await change.diary.forget(record))) return false
  await change.personalData.listErased([{ record, at: change.now, as: 'diary' }])
  return true
}
