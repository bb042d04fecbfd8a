import { expect, test } from 'vitest'
import { liveLives } from '#tests/support/lives.ts'

// The long form is `npm run bench -- reliability lives`: ten thousand of them.
test('whatever becomes of bookings, places, money and mails add up', async () => {
  const { lives, told, rebooked, paidAgain, wrong } = await liveLives({ lives: 150, seed: 7 })
  expect(wrong).toEqual([])
  expect(lives).toBeGreaterThan(100)
  expect(told).toBeGreaterThan(150)
  expect(rebooked).toBeGreaterThan(5)
  expect(paidAgain).toBeGreaterThan(30)
}, 60_000)

test('a mail that is forgotten, once, shows in the sums', async () => {
  let isForgotten = false
  const { wrong } = await liveLives({
    lives: 60,
    seed: 7,
    office: (office) => ({
      ...office,
      letters: {
        ...office.letters,
        forNews: (news) => {
          const forgets = news.kind === 'moved' && !isForgotten
          if (forgets) isForgotten = true
          return forgets ? [] : office.letters.forNews(news)
        },
      },
    }),
  })
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toMatch(/^mails/)
})
