import { beforeAll, expect, test } from 'vitest'
import { asOwner, makeKnown } from '../support/desk-device.ts'
import { Farm } from '../support/farm.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { waitUntil } from '../support/sent-mails.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

const farm = sharedFarm()
let guest: string
let owner: string
beforeAll(() => {
  guest = farm.link.guest('booking', { id: nobody })
  owner = farm.link.owner('confirm', nobody)
})

/** The scripts of an open desk, which its policy names by their text: of a device, copies and typed text. */
function expectOwnScripts(html: string, policy: string | null): void {
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(policy).toMatch(/(^|; )script-src( 'sha256-[\w+/=]+'){3}(; |$)/)
}

async function expectPrivate(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await asOwner(url, { redirect: 'manual', ...init })
  const request = `${init.method ?? 'GET'} ${url}`
  expect(answer.headers.get('cache-control'), request).toBe('no-store')
  // Safari before 16.4 sends `Origin: null` under `no-referrer`, as another site's page would.
  expect(answer.headers.get('referrer-policy'), request).toBe('strict-origin')
  expect(answer.headers.get('x-robots-tag'), request).toContain('noindex')
  const policy = answer.headers.get('content-security-policy')
  expect(policy, request).toContain("default-src 'none'")
  const html = await answer.text()
  // An address of the desk that is not there is one of its pages too.
  const isDesk = new URL(url).pathname.startsWith('/desk') && html.includes('<script')
  if (isDesk) expectOwnScripts(html, policy)
  else expect(html, request).not.toContain('<script')
  return answer
}

test('nothing below a secret address reaches the site with its scripts', async () => {
  for (const address of [guest, owner, farm.desk]) {
    for (const end of ['/', '/x', '/x/y']) {
      expect((await expectPrivate(address + end)).status).toBe(404)
      expect((await expectPrivate(address + end, { method: 'POST' })).status).toBe(404)
    }
    expect((await expectPrivate(address, { method: 'PUT' })).status).toBe(404)
  }
  const shown = ['/desk', '/desk/datums', '/desk/berichten', '/desk/toestellen']
  for (const path of ['/l/', '/desk/', ...shown]) {
    const { status } = await expectPrivate(farm.site.url + path)
    expect([path, status === 200]).toEqual([path, shown.includes(path)])
  }
  for (const address of [owner, farm.desk]) {
    const answer = await fetch(`${address}/x`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('<script')
  }
})

test('an answer below one that is refused, not there or broken is kept nowhere either', async () => {
  for (const url of [owner, `${guest}/calendar.ics`, farm.bookingPage(nobody)]) {
    expect((await expectPrivate(url)).status).toBe(404)
  }
  const elsewhere = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
  for (const url of [guest, farm.desk])
    expect((await expectPrivate(url, elsewhere)).status).toBe(403)

  await using broken = await new Farm().open()
  broken.sql('alter table desk_device rename to lost')
  expect((await expectPrivate(broken.desk)).status).toBe(500)
})

test('a secret stands in no log, in capitals or below another address either', async () => {
  const { pathname } = new URL(guest)
  for (const path of [pathname.toUpperCase(), `/nl${pathname}`, `/l/x${pathname}`]) {
    await fetch(farm.site.url + path)
  }
  await waitUntil(() => farm.site.output().includes('/nl/l/'))
  expect(farm.site.output().toLowerCase()).not.toContain(pathname.split('/').at(-1))
  const [, ofDevice = ''] = (await makeKnown(farm.site)).split('=')
  expect(farm.site.output()).not.toContain(ofDevice)
})

test('the waiting list’s form says where it comes from, and is kept by nobody', async () => {
  for (const path of ['', '?lng=fr&joined']) {
    const { headers } = await fetch(`${farm.site.url}/waiting-list${path}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
  }
})
