import { expect, test } from 'vitest'
import { liveLives } from '../support/lives.ts'
import { postgres } from '../support/stores.ts'

// The long form is `npm run bench -- reliability lives`: ten thousand of them.
test('whatever becomes of bookings, places, money and mails add up', async () => {
  const { lives, takenBack, told, rebooked, parts, paidAgain, wrong } = await liveLives({
    lives: 165,
    seed: 9,
  })
  expect(wrong).toEqual([])
  expect(lives).toBeGreaterThan(100)
  expect(takenBack).toBeGreaterThan(20)
  expect(told).toBeGreaterThan(150)
  expect(rebooked).toBeGreaterThan(5)
  expect(parts).toBeGreaterThan(10)
  expect(paidAgain).toBeGreaterThan(30)
})

// Use cases are tested one by one on SQLite alone: here they all meet the other database.
test('and on PostgreSQL as well', async () => {
  const { told, rebooked, parts, wrong } = await liveLives({ lives: 40, seed: 9, on: postgres })
  expect(wrong).toEqual([])
  for (const count of [told, rebooked, parts]) expect(count).toBeGreaterThan(0)
})

test('a mail that is forgotten, once, shows in the sums', async () => {
  let isForgotten = false
  const { wrong } = await liveLives({
    lives: 60,
    seed: 7,
    office: (office) => ({
      ...office,
      lettersOf: (house) => ({
        ...office.lettersOf(house),
        forNews: (news) => {
          const forgets = news.kind === 'moved' && !isForgotten
          if (forgets) isForgotten = true
          return forgets ? [] : office.lettersOf(house).forNews(news)
        },
      }),
    }),
  })
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toMatch(/^mails/)
})
