import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import { createCurrentHour } from './current-hour.ts'

/** The hours of a site with one date, on 30 September at half past six, and how often it was read. */
function hourOfOneDate() {
  let now = new Date('2025-09-29T00:00:00+02:00')
  let reads = 0
  const listNotOver = async () => {
    reads += 1
    if (reads === 1) throw new Error('away')
    return [sessionOn('2025-09-30')]
  }
  const hour = createCurrentHour({
    store: { sessions: { listNotOver } },
    clock: { now: () => now },
    house: {
      read: async () => ({ ...firstHouse, requestsCloseHours: 2 }),
    },
  })
  const at = async (time: string, revision = 1) => {
    now = new Date(`2025-09-${time}:00+02:00`)
    return (await hour(revision)).hoursPassed
  }
  return { at, reads: () => reads }
}

it('a page is another once a date is near, its requests close, and its places are offered no more; the dates are read once a day and revision', async () => {
  const { at, reads } = hourOfOneDate()
  await expect(at('29T09:00')).rejects.toThrow('away')
  const times = ['29T18:00', '29T18:30', '29T18:31', '29T20:01', '30T16:29', '30T16:30', '30T19:00']
  const passed = []
  for (const time of times) passed.push(await at(time))
  expect(passed).toEqual([0, 0, 1, 2, 2, 3, 3])
  expect(reads()).toBe(3)
  await Promise.all([at('30T19:00', 2), at('30T19:00', 2)])
  expect(reads()).toBe(4)
})
