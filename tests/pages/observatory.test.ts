import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { observatoryScore } from '#tests/support/observatory.ts'
import { everyPath, tags } from '#tests/support/pages.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const publicUrl = 'https://farm.example'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ env: { SITE_URL: publicUrl } })
})
afterAll(() => removeData(site))

/** The answer as a proxy with TLS in front would pass it on. */
async function answerTo(path: string) {
  const { headers, status, ...response } = await fetch(site.url + path).then(async (got) => ({
    headers: got.headers,
    status: got.status,
    html: await got.text(),
  }))
  return { url: publicUrl + path, headers, status, ...response }
}

test.each([...everyPath, '/nl/nowhere', '/en/workshops/cheese', '/nl?a=b'])(
  '%s scores 135 of the Observatory',
  async (path) => {
    const { total, parts } = observatoryScore(await answerTo(path))
    expect(total, JSON.stringify(parts)).toBeGreaterThanOrEqual(135)
  },
)

test.each(['/', '/robots.txt', '/favicon.svg', '/schedule.ics', '/qr', '/functions/v1/none'])(
  '%s, which is no page, loses no point',
  async (path) => {
    const { total, parts } = observatoryScore(await answerTo(path))
    expect(total, JSON.stringify(parts)).toBeGreaterThanOrEqual(130)
  },
)

test('every header taken away costs the points it earned', async () => {
  const answer = await answerTo('/nl')
  const { total } = observatoryScore(answer)
  const scoreWithout = (name: string) => {
    const headers = new Headers(answer.headers)
    headers.delete(name)
    return total - observatoryScore({ ...answer, headers }).total
  }
  expect(scoreWithout('content-security-policy')).toBe(40)
  expect(scoreWithout('referrer-policy')).toBe(5)
  expect(scoreWithout('strict-transport-security')).toBe(20)
  expect(scoreWithout('x-content-type-options')).toBe(5)
  expect(scoreWithout('cross-origin-resource-policy')).toBe(10)
  const html = answer.html.replace(/ integrity="[^"]+"/, '')
  expect(total - observatoryScore({ ...answer, html }).total).toBe(5)
})

test('the first script is asked for under the digest it has', async () => {
  const { html } = await answerTo('/en/booking')
  const files = tags(html, 'script').filter(({ src }) => src !== undefined)
  expect(files).toHaveLength(1)
  const [{ src = '', integrity = '' } = {}] = files
  const sent = await (await fetch(site.url + src)).arrayBuffer()
  const digest = createHash('sha384').update(new Uint8Array(sent)).digest('base64')
  expect(integrity).toBe(`sha384-${digest}`)
})

test('over plain HTTP nobody is told to use TLS', async () => {
  const plain = await startTestSite()
  try {
    const { headers } = await fetch(`${plain.url}/nl`)
    expect(headers.get('strict-transport-security')).toBeNull()
  } finally {
    await removeData(plain)
  }
})
