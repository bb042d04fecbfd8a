import { expect, it } from 'vitest'
import { companionOf } from '#tests/support/companions.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { changeSession } from '../dates/change-session.ts'
import { rebookReservation } from '../dates/rebook-reservation.ts'

const farm = freshOffice()
const lotte = { name: 'Lotte', email: 'lotte@example.org', language: 'fr' } as const

it('a guest whose booking ends, moves or gets other hours is asked to tell the companions, who get no mail', async () => {
  const together = await farm.confirmed({ participants: '3' })
  const alone = await farm.confirmed({ participants: '3' })
  const calledOff = await farm.confirmed({ participants: '3' })
  for (const id of [together, calledOff]) await companionOf(farm.office, id, lotte)
  const sessionId = await farm.addEvening('2025-10-14')
  farm.forgetTold()
  for (const id of [together, alone]) {
    await farm.move({ id, sessionId, by: 'owner' })
    await farm.cancel({ id, by: 'owner' })
  }
  const other = { startTime: '19:00', endTime: '22:30', capacity: 10, bookedElsewhere: 0 } as const
  const same = { minimum: undefined, decidesOn: undefined, note: '' }
  await changeSession(farm.office, farm.sessionId, { ...other, ...same })
  await farm.callOff()
  await rebookReservation(farm.office, { id: calledOff, sessionId, by: 'owner' })
  const told = farm.office.notified.map(
    (news) => [news.kind, 'hasCompanions' in news && news.hasCompanions] as const,
  )
  expect(told).toEqual([
    ['moved', true],
    ['cancelled', true],
    ['moved', false],
    ['cancelled', false],
    ['hours-changed', true],
    ['called-off', true],
    ['rebooked', true],
  ])
})
