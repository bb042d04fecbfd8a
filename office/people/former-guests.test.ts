import { hourMs } from '#booking/dates/brussels-time.ts'
import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { start } from '#tests/support/records.ts'
import { listFormerGuests } from './former-guests.ts'

const farm = freshOffice()
const hoursLater = (hours: number) =>
  farm.office.setClock(new Date(start.getTime() + hours * hourMs))

const listed = async () =>
  (await listFormerGuests(farm.store, farm.sessionId)).map(
    ({ reservation: { name, ending }, owedCents, refundedCents }) =>
      [name, ending?.what, ending?.by, owedCents, refundedCents] as const,
  )

it('guests with an open refund come first, then the last who left; bookings that go on are not there', async () => {
  const an = await farm.phone(1, 'An')
  const bo = await farm.phone(1, 'Bo')
  await farm.phone(1, 'Cleo')
  await farm.receive({ id: an, kind: 'deposit' })
  hoursLater(1)
  await farm.cancel({ id: an, by: 'owner' })
  hoursLater(2)
  await farm.cancel({ id: bo, by: 'guest' })
  expect(await listed()).toEqual([
    ['An', 'cancelled', 'owner', 3250, 0],
    ['Bo', 'cancelled', 'guest', 0, 0],
  ])

  await farm.payRefunds(an)
  hoursLater(3)
  await farm.callOff()
  expect(await listed()).toEqual([
    ['Cleo', 'called-off', 'owner', 0, 0],
    ['Bo', 'cancelled', 'guest', 0, 0],
    ['An', 'cancelled', 'owner', 0, 3250],
  ])
})
