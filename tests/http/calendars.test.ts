import { expect, test } from 'vitest'
import { deskTakenBack } from '#content/words/nl/desk-receipts.ts'
import { deskCalendar } from '#content/words/nl/desk-wishes.ts'
import { scheduleCalendar, appointmentPath, pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { dateFields, sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm, press } from '#tests/support/forms.ts'
import { wordsIn } from '#tests/support/first-words.ts'

const farm = sharedFarm()
const eventOf = (calendar: string, id: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .find((event) => event.includes(`UID:${id}@`)) ?? ''

test.each(languages)(
  'the schedule is a calendar in %s that changes with the schedule alone',
  async (language) => {
    const address = farm.site.url + scheduleCalendar(language)
    const first = await fetch(address)
    const etag = first.headers.get('etag')!
    const { id, capacity } = await farm.dateOn('2025-11-13')
    expect(eventOf(await first.text(), id)).toContain(`/${language}/`)
    await farm.book()
    const again = await fetch(address, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    await press(
      `${farm.desk}/datum/${id}`,
      dateFields({ capacity: `${capacity}`, remarkNl: language }),
    )
    const changed = await fetch(address, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(eventOf(await changed.text(), id)).toMatch(/LAST-MODIFIED:20250915T/)
  },
)

test('a date that visitors had seen is crossed out when it is called off, and no other', async () => {
  const { id } = await farm.dateOn('2025-12-18')
  await farm.addDate({ day: '2025-11-19', private: 'on' })
  const hidden = await farm.dateOn('2025-11-19')
  for (const each of [id, hidden.id]) {
    await press(`${farm.desk}/datum/${each}`, { do: 'call-off', sure: 'on' })
  }
  const calendar = await farm.html(`${farm.site.url}/schedule.ics`)
  expect(eventOf(calendar, id)).toContain('STATUS:CANCELLED')
  expect(eventOf(calendar, hidden.id)).toBe('')
})

test('the owner’s calendar names the guests for a reader with its key, until the key ends', async () => {
  await farm.secured({ participants: '3', participantName: 'Lise Wouters' })
  const page = `${farm.desk}/agenda`
  const make = async () => {
    const { html } = await postForm(page, { do: 'make-address' })
    return /<code>([^<]*)<\/code>/.exec(html)?.[1] ?? ''
  }
  const before = await make()
  const address = await make()
  const { id } = await farm.dateOn('2025-09-30')
  const calendar = await (await fetch(address)).text()
  expect(eventOf(calendar, id)).toContain('Lise Wouters\\, 3')
  expect(calendar).not.toContain('@example.org')
  const key = /agenda\/([^.]+)/.exec(address)?.[1] ?? ''
  expect(JSON.stringify(farm.sql('select * from calendar_key'))).not.toContain(key)
  expect(farm.site.output()).not.toContain(key)
  for (const wrong of [before, address.replace('.ics', ''), `${farm.site.url}/agenda/x.ics`]) {
    expect((await fetch(wrong)).status).toBe(404)
  }
  const shown = await farm.html(page)
  expect(shown).toContain(deskCalendar.end)
  expect(shown).not.toContain(deskTakenBack.end)
  await press(page, { do: 'end-address' })
  expect((await fetch(address)).status).toBe(404)
})

/** An evening of drinks, after the clock went back. */
const on = '2025-10-28'

test('a guest who asked for a date can put it into a calendar at once, as the mails will have it', async () => {
  const { url } = farm.site
  const id = await farm.book({ on, language: 'fr', participantName: 'Anne Dubois' })
  const page = await (await fetch(`${url}${pathTo('reservationSuccess', 'fr')}?id=${id}`)).text()
  expect(page).toContain(wordsIn('fr').reservationSuccess.calendar)
  expect(page).toContain(`href="${appointmentPath(id)}"`)
  const answer = await fetch(url + appointmentPath(id))
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const file = (await answer.text()).replaceAll('\r\n ', '')
  expect(file).toContain(`UID:${id}@`)
  expect(file).toContain('DTSTART:20251028T173000Z')
  expect(file).toContain('STATUS:TENTATIVE')
  expect(file).toContain('Boissons fermentées')
  expect(file).not.toContain('Dubois')
})

test('there is no such file of a request that is over, or that never was', async () => {
  const { url } = farm.site
  const id = await farm.book({ on })
  await farm.answer(id, 'decline')
  for (const none of [id, '7f3a9c21-4b6d-4e8f-9a10-2c5d7e9b1f34', 'x']) {
    expect((await fetch(url + appointmentPath(none))).status).toBe(404)
  }
  const page = await (await fetch(`${url}${pathTo('reservationSuccess', 'nl')}?id=${id}`)).text()
  expect(page).not.toContain('calendar.ics')
})
