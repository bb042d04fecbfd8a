import { endDiary } from '../diary/diary.ts'
import type { Office } from '../office.ts'
import { endWithDay, listBookingTasks, sendNotice } from './booking-tasks.ts'
import { dueTasks } from './due-tasks.ts'
import { isLate, notifyOfLateBookings } from './notify-of-late.ts'

/** The change that does a task for a record claims it, so that it happens once. Throws all failures at the end. */
export async function doDueTasks(office: Office): Promise<Readonly<Record<string, number>>> {
  const done = new Map<string, number>()
  const failures: unknown[] = []
  const attempt = async (name: string, task: () => Promise<boolean>) => {
    try {
      if (await task()) done.set(name, (done.get(name) ?? 0) + 1)
    } catch (error) {
      failures.push(error)
    }
  }
  const { bookingsOver, diariesOver, notices } = await listBookingTasks(office)
  for (const id of bookingsOver) await attempt('complete', () => endWithDay(office, id))
  for (const id of diariesOver) await attempt('diary-over', () => endDiary(office, id))
  const late = notices.filter((task) => isLate(task))
  for (const task of notices) {
    if (!isLate(task)) await attempt(task.kind, () => sendNotice(office, task))
  }
  if (late.length > 0) await attempt('late', () => notifyOfLateBookings(office, late))
  for (const task of dueTasks) {
    if (!task.due) {
      await attempt(task.name, () => task.run(office))
      continue
    }
    for (const id of await task.due(office.store, office.clock.now())) {
      await attempt(task.name, () => task.run(office, id))
    }
  }
  if (done.size > 0) office.mailQueued()
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what was due failed')
  return Object.fromEntries(done)
}
