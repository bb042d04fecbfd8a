import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { appointmentPath, pathTo } from '#language/addresses.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm()

test('a guest who asked for a date can put it into a calendar at once, as the mails will have it', async () => {
  const { url } = farm.site
  const id = await farm.book({ language: 'fr', participantName: 'Anne Dubois' })
  const page = await (await fetch(`${url}${pathTo('reservationSuccess', 'fr')}?id=${id}`)).text()
  expect(page).toContain(wordsIn('fr').reservationSuccess.calendar)
  expect(page).toContain(`href="${appointmentPath(id)}"`)
  const answer = await fetch(url + appointmentPath(id))
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const file = (await answer.text()).replaceAll('\r\n ', '')
  expect(file).toContain(`UID:${id}@`)
  expect(file).toContain('DTSTART:20250930T163000Z')
  expect(file).toContain('STATUS:TENTATIVE')
  expect(file).toContain('Boissons fermentées')
  expect(file).not.toContain('Dubois')
})

test('there is no such file of a request that is over, or that never was', async () => {
  const { url } = farm.site
  const id = await farm.book()
  await farm.answer(id, 'decline')
  for (const none of [id, '7f3a9c21-4b6d-4e8f-9a10-2c5d7e9b1f34', 'x']) {
    expect((await fetch(url + appointmentPath(none))).status).toBe(404)
  }
  const page = await (await fetch(`${url}${pathTo('reservationSuccess', 'nl')}?id=${id}`)).text()
  expect(page).not.toContain('calendar.ics')
})
