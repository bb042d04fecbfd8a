import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '#tests/support/site-links.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

let site: TestSite
let guest: string
let owner: string
let desk: string
beforeAll(async () => {
  site = await startTestSite()
  const link = await linksOf(site)
  guest = link.guest('booking', { id: nobody })
  owner = link.owner('confirm', nobody)
  desk = link.desk()
})
afterAll(async () => {
  await site.stop()
  await removeData(site)
})

async function expectPrivate(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  const said = `${init.method ?? 'GET'} ${url}`
  expect(answer.headers.get('cache-control'), said).toBe('no-store')
  expect(answer.headers.get('referrer-policy'), said).toBe('no-referrer')
  expect(answer.headers.get('x-robots-tag'), said).toContain('noindex')
  expect(answer.headers.get('content-security-policy'), said).toContain("default-src 'none'")
  expect(await answer.text(), said).not.toContain('<script')
  return answer
}

test('nothing below a secret address reaches the site with its scripts', async () => {
  for (const address of [guest, owner, desk]) {
    for (const end of ['/', '/x', '/x/y']) {
      expect((await expectPrivate(address + end)).status).toBe(404)
      expect((await expectPrivate(address + end, { method: 'POST' })).status).toBe(404)
    }
    expect((await expectPrivate(address, { method: 'PUT' })).status).toBe(404)
  }
  for (const path of ['/l/', '/desk', '/desk/']) await expectPrivate(site.url + path)
})

test('what is refused, not there or broken below one is kept nowhere either', async () => {
  for (const url of [owner, `${guest}/calendar.ics`, `${desk}/boeking/${nobody}`]) {
    expect((await expectPrivate(url)).status).toBe(404)
  }
  const elsewhere = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
  for (const url of [guest, desk]) expect((await expectPrivate(url, elsewhere)).status).toBe(403)

  const broken = await startTestSite()
  const database = new DatabaseSync(join(broken.dataDir, 'hof-ter-gist.sqlite'), { timeout: 5_000 })
  database.exec('alter table desk rename to lost')
  database.close()
  expect((await expectPrivate((await linksOf(broken)).desk())).status).toBe(500)
  await broken.stop()
  await removeData(broken)
})

test('a secret stands in no log, in capitals or below another address either', async () => {
  const { pathname } = new URL(guest)
  for (const path of [pathname.toUpperCase(), `/nl${pathname}`, `/l/x${pathname}`]) {
    await fetch(site.url + path)
  }
  await waitUntil(() => site.output().includes('/nl/l/'))
  expect(site.output().toLowerCase()).not.toContain(pathname.split('/').at(-1))
})

test('the waiting list’s form says where it comes from, and is kept by nobody', async () => {
  for (const path of ['', '?lng=fr&joined']) {
    const { headers } = await fetch(`${site.url}/waiting-list${path}`)
    expect(headers.get('cache-control')).toBe('no-store')
    // With `no-referrer`, Safari before 16.4 sends `Origin: null`, as another site's page would.
    expect(headers.get('referrer-policy')).toBe('same-origin')
  }
})
