import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let desk: string
let date: string
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  desk = (await linksOf(site)).desk()
  const [first] = await site.farm<{ readonly id: string }>('schedule')
  date = `datum/${first?.id}`
})
afterAll(() => removeData(site))

const numbers = { capacity: 'x', bookedElsewhere: 'x', minimum: 'x', everyWeeks: 'x' }

test.each([
  ['a new date', () => 'datums', 'add', 7],
  ['a date', () => date, 'change', 4],
  ['a booking by telephone', () => date, 'phone', 3],
])('above the form of %s, each field has a sentence of its own', async (_, path, does, count) => {
  const wrong = { ...numbers, until: 'x', decidesOn: 'x', participants: 'x', email: 'x' }
  const body = new URLSearchParams({ ...wrong, language: 'nl', note: '', do: does })
  const answer = await fetch(`${desk}/${path()}`, { method: 'POST', body })
  expect(answer.status).toBe(422)
  const listed = [...(await answer.text()).matchAll(/<a [^>]*href="#([^"]+)"[^>]*>([^<]+)<\/a>/g)]
  const fields = listed.map(([, field]) => field)
  const sentences = listed.map(([, , sentence]) => sentence)
  expect(new Set(fields).size).toBe(count)
  expect(new Set(sentences).size).toBe(count)
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/)
})
