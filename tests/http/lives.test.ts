import { expect, test } from 'vitest'
import { runRandomLives } from '../support/lives/random-lives.ts'
import { postgres } from '../support/stores.ts'

// The long form is `npm run bench -- reliability lives`: ten thousand of them, and offices that forget something.
test('places, money, vouchers, journal and mails add up after random lives of bookings', async () => {
  const after = await runRandomLives({ lives: 250, seed: 9 })
  const { lives, takenBack, mails, rebooked, parts, splits, paidAgain, wrong } = after
  const { placesTaken, redeemed, invoiced, credited, thefts } = after
  expect(wrong).toEqual([])
  expect(lives).toBeGreaterThan(100)
  expect(takenBack).toBeGreaterThan(20)
  expect(mails).toBeGreaterThan(150)
  expect(rebooked).toBeGreaterThan(4)
  expect(parts).toBeGreaterThan(5)
  expect(splits).toBeGreaterThan(2)
  expect(paidAgain).toBeGreaterThan(15)
  expect(placesTaken).toBeGreaterThan(10)
  expect(redeemed).toBeGreaterThan(50)
  expect(thefts).toBeGreaterThan(5)
  expect(invoiced).toBeGreaterThan(20)
  expect(credited).toBeGreaterThan(10)
})

// Use cases are tested one by one on SQLite alone: here they all meet the other database.
test('they add up on PostgreSQL as well', async () => {
  const after = await runRandomLives({ lives: 70, seed: 9, on: postgres })
  const { mails, rebooked, parts, splits, redeemed, wrong } = after
  expect(wrong).toEqual([])
  for (const count of [mails, rebooked, parts, splits, redeemed]) expect(count).toBeGreaterThan(0)
})
