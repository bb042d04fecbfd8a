import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { remindLate } from './remind-late.ts'

const farm = freshOffice()

it('the clock does not repeat a reminder of the owner, nor the owner one of the clock within a week', async () => {
  const reminded = () =>
    farm.office.notified.flatMap((news) =>
      news.kind === 'deposit-reminder' ? [news.reservation.id] : [],
    )
  const byOwner = await farm.confirmed()
  const byClock = await farm.confirmed({ email: 'lander@example.org' })
  // The deposit was due the day before; the clock reminds two days later.
  await farm.liveUntil('2025-09-23T08:00:00Z')
  expect(reminded()).toEqual([])
  expect(await remindLate(farm.office, byOwner)).toBe('done')
  await farm.liveUntil('2025-09-25T08:00:00Z')
  expect(reminded()).toEqual([byOwner, byClock])
  expect(await remindLate(farm.office, byClock)).toBe('not-now')
  expect(reminded()).toHaveLength(2)
})
