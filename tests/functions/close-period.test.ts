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
  expect((await postForm(`${desk}/datums`, period)).status).toBe(303)
  const closed = before.filter((day) => day >= '20251128' && day <= '20251204')
  expect(closed.length).toBeGreaterThan(1)
  expect(await open()).toEqual(before.filter((day) => !closed.includes(day)))
  expect((await postForm(`${desk}/datums`, period)).status).toBe(422)
})
