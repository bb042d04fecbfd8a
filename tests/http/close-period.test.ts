import { expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { Farm } from '../support/farm.ts'
import { postForm } from '../support/forms.ts'

/** The days on which visitors can book. */
async function openDays(url: string) {
  const calendar = await (await fetch(`${url}/schedule.ics`)).text()
  return [...calendar.matchAll(/^DTSTART[^:]*:(\d{8})/gm)].map(([, day = '']) => day)
}

test('all dates of a period are closed with one button, and only those', async () => {
  await using farm = await new Farm().open()
  const { desk, site } = farm
  const before = await openDays(site.url)
  const period = { do: 'close', closeFrom: '2025-11-28', closeUntil: '2025-12-04' }
  const wrong = await postForm(`${desk}/datums`, { ...period, closeUntil: '2025-11-27' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain(deskPages.dates.closeProblem)
  const done = await postForm(`${desk}/datums`, period)
  expect(done.status).toBe(303)
  const closed = before.filter((day) => day >= '20251128' && day <= '20251204')
  expect(closed.length).toBeGreaterThan(1)
  expect(await openDays(site.url)).toEqual(before.filter((day) => !closed.includes(day)))
  const after = await farm.html(site.url + done.location)
  expect(after).toContain(`${closed.length} datums zijn nu gesloten.`)
  expect((await postForm(`${desk}/datums`, period)).status).toBe(422)
})

test('a winter closed in autumn stays closed when its dates come near', async () => {
  await using farm = await new Farm().open()
  const winter = { do: 'close', closeFrom: '2026-01-01', closeUntil: '2026-02-28' }
  expect((await postForm(`${farm.desk}/datums`, winter)).status).toBe(303)
  await using later = await farm.site.restart({ NOW: '2026-01-02T09:00:00+01:00' })
  const days = await openDays(later.url)
  expect(days.filter((day) => day < '20260301')).toEqual([])
  expect(days.filter((day) => day >= '20260301')).not.toEqual([])
})
