import { expect, test } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { sampleOf } from '#letters/sample-news.ts'
import { testLetters } from '#tests/support/letters.ts'
import { setSessionOpen } from '../dates/call-off-session.ts'
import { payRefund } from '../money/refunds.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { changeParty } from './change-party.ts'

const farm = freshOffice()
const by = 'guest'
const inHalf = '2025-09-25T10:00:00Z'
const become = (id: string, participants: number) =>
  changeParty(farm.office, { id, participants, by })

test('a guest comes with more while places are free, and not on a date that is closed', async () => {
  const id = await farm.paid({ participants: '2' })
  expect(await become(id, 4)).toMatchObject({ kind: 'done', reservation: { participants: 4 } })
  await setSessionOpen(farm.office, farm.sessionId, false)
  expect(await become(id, 5)).toEqual({ kind: 'no-room', left: 0, most: 4 })
  expect(await become(id, 3)).toMatchObject({ kind: 'done' })
  expect(await farm.taken()).toBe(3)
})

test('shrinking, growing and shrinking again gives back no more than shrinking once', async () => {
  const id = await farm.paid({ participants: '4' }, true)
  farm.setClock(inHalf)
  const first = await become(id, 2)
  expect(first).toMatchObject({ refunds: [{ amountCents: 6500 }] })
  if (first.kind === 'done') await payRefund(farm.office, first.refunds[0]!.id)
  // The kept part counts for the places taken again; no half of it goes back a second time.
  await become(id, 4)
  for (const size of [2, 4, 2]) {
    expect(await become(id, size)).toMatchObject({ kind: 'done', refunds: [] })
  }
  // The refund for cancelling is half of the two places they paid for.
  await become(id, 4)
  await cancelReservation(farm.office, { id, by })
  const refunds = await farm.store.refunds.of(id)
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([6500, 6500])
})

test('the farm hears of a guest’s change, and of a date that no longer has enough', () => {
  const news = sampleOf('party-changed')
  const withMinimum = (taken: number) => ({
    ...news.reservation,
    session: { ...news.reservation.session, minimum: 5, taken },
  })
  const told = (taken: number) => {
    const [, toFarm] = testLetters().forNews({
      ...news,
      before: { ...news.before, session: withMinimum(6).session },
      reservation: withMinimum(taken),
    })
    return toFarm?.content.text ?? ''
  }
  expect(told(4)).toContain('nodig om door te gaan en zit nu op 4')
  expect(told(5)).not.toContain('nodig om door te gaan')
  expect(testLetters().forNews({ ...news, by: 'owner' })).toHaveLength(1)
})
