import { expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { postForm } from '#tests/support/forms.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

test('all dates of a period are closed with one button, and only those', async ({
  onTestFinished,
}) => {
  const site = await startTestSite()
  onTestFinished(() => removeData(site))
  const desk = (await linksOf(site)).desk()
  const open = async () => {
    const calendar = await (await fetch(`${site.url}/schedule.ics`)).text()
    return [...calendar.matchAll(/^DTSTART[^:]*:(\d{8})/gm)].map(([, day = '']) => day)
  }
  const before = await open()
  const period = { do: 'close', closeFrom: '2025-11-28', closeUntil: '2025-12-04' }
  const wrong = await postForm(`${desk}/datums`, { ...period, closeUntil: '2025-11-27' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain(deskPages.dates.closeProblem)
  const done = await postForm(`${desk}/datums`, period)
  expect(done.status).toBe(303)
  const closed = before.filter((day) => day >= '20251128' && day <= '20251204')
  expect(closed.length).toBeGreaterThan(1)
  expect(await open()).toEqual(before.filter((day) => !closed.includes(day)))
  const after = await (await fetch(site.url + done.location)).text()
  expect(after).toContain(`${closed.length} datums zijn nu gesloten.`)
  expect((await postForm(`${desk}/datums`, period)).status).toBe(422)
})

test('a winter closed in autumn stays closed when its dates come near', async ({
  onTestFinished,
}) => {
  const autumn = await startTestSite()
  onTestFinished(() => removeData(autumn))
  const desk = (await linksOf(autumn)).desk()
  const winter = { do: 'close', closeFrom: '2026-01-01', closeUntil: '2026-02-28' }
  expect((await postForm(`${desk}/datums`, winter)).status).toBe(303)
  await autumn.stop()
  const { dataDir } = autumn
  const site = await startTestSite({ dataDir, env: { NOW: '2026-01-02T09:00:00+01:00' } })
  onTestFinished(() => site.stop())
  const open = await (await fetch(`${site.url}/schedule.ics`)).text()
  const days = [...open.matchAll(/^DTSTART[^:]*:(\d{8})/gm)].map(([, day = '']) => day)
  expect(days.filter((day) => day < '20260301')).toEqual([])
  expect(days.filter((day) => day >= '20260301')).not.toEqual([])
})
