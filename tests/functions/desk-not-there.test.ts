import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { visibleText } from '#tests/support/pages.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let desk: string
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  desk = (await linksOf(site)).desk()
})
afterAll(() => removeData(site))

const gone = '00000000-0000-4000-8000-000000000000'

test.each([
  `boeking/${gone}`,
  `datum/${gone}`,
  `datum/${gone}/lijst.csv`,
  `datum/${gone}/agenda.ics`,
  'nergens',
])('the desk says of %s that it is not there, and leads to what is', async (path) => {
  const answer = await fetch(`${desk}/${path}`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('text/html')
  const page = await answer.text()
  const { text, home } = deskPages.notThere
  expect(visibleText(page)).toContain(text)
  expect(page).toContain(`href="${new URL(desk).pathname}">${home}</a>`)
})

test('a form about a booking that was erased meanwhile gets the same page', async () => {
  const body = new URLSearchParams({ do: 'party', participants: 'veel' })
  const answer = await fetch(`${desk}/boeking/${gone}`, { method: 'POST', body })
  expect(answer.status).toBe(404)
  expect(visibleText(await answer.text())).toContain(deskPages.notThere.text)
})
