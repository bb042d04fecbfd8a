import { beforeEach, describe, expect, test } from 'vitest'
import { deskDevices } from '#content/words/nl/desk-devices.ts'
import { keyLink, linkPath } from '#letters/links.ts'
import { asOwner, newDevice, openAs, printedKey } from '../support/desk-device.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { signer } from '../support/site-links.ts'
import { startTestSite } from '../support/test-site.ts'

const farm = sharedFarm()

type Row = Record<string, string | null>
const inStore = (sql: string) => farm.sql(sql) as Row[]
const devices = () => inStore('select * from desk_device order by id')

/** Asks for a key in a browser: what it was given to show, and the address that the mail holds. */
async function ask(page = '/desk/datums'): Promise<{ cookie: string; url: string; given: string }> {
  // The turns of a mailbox are tested elsewhere.
  inStore('delete from mailbox_pace')
  const answer = await press(`${farm.site.url}/desk/sleutel`, { page })
  expect(answer.status).toBe(200)
  const [given = ''] = answer.headers.getSetCookie()
  const [key] = inStore('select * from desk_key where used_at is null order by rowid desc limit 1')
  const link = keyLink({ id: key!['id']!, endsAt: new Date(key!['ends_at']!) })
  const url = farm.site.url + linkPath('key', (await signer(farm.site)).token(link))
  return { cookie: given.slice(0, given.indexOf(';')), url, given }
}

describe('a key', () => {
  let before: readonly Row[]
  beforeEach(() => {
    before = devices()
  })

  test('opened where it was asked for leads on to the page that was asked, once', async () => {
    const { cookie, url } = await ask()
    const answer = await openAs({ cookie }, url)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/datums'])
    expect(devices()).toHaveLength(before.length + 1)
    for (const method of ['GET', 'POST']) {
      const again = await openAs({ cookie }, url, method)
      expect(again.status).toBe(403)
      expect(await again.text()).toContain(deskDevices.spent.title)
    }
    expect(devices()).toHaveLength(before.length + 1)
  })

  test('looked at ahead, or anywhere else, changes nothing until a button is pressed', async () => {
    const { cookie, url } = await ask()
    const other = await ask()
    const looks = [
      openAs({}, url),
      openAs({ cookie: other.cookie.replace(/.$/, 'x') }, url),
      openAs({ cookie, 'sec-purpose': 'prefetch;prerender' }, url),
      openAs({ cookie, purpose: 'prefetch' }, url),
      openAs({ cookie }, url, 'HEAD'),
    ]
    for (const answer of await Promise.all(looks)) {
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await (await openAs({}, url)).text()).toContain(deskDevices.admit.button)
    expect(devices()).toEqual(before)
    expect((await openAs({}, url, 'POST')).headers.get('location')).toBe('/desk/datums')
    expect(devices()).toHaveLength(before.length + 1)
  })

  test('that the server printed opens nothing by itself, as it may be pasted where robots look', async () => {
    const url = await printedKey(farm.site)
    const looked = await openAs({}, url)
    expect(await looked.text()).toContain(deskDevices.admit.button)
    expect(devices()).toEqual(before)
    expect((await openAs({}, url, 'POST')).status).toBe(303)
    expect(devices()).toHaveLength(before.length + 1)
  })

  test('is no key when nobody signed it, or after a quarter of an hour', async () => {
    const { cookie, url } = await ask()
    inStore("update desk_key set ends_at = '2025-09-15T06:59:00.000Z' where used_at is null")
    for (const address of [url, `${farm.site.url}/desk/sleutel/nothing`]) {
      expect((await openAs({}, address, 'POST')).status).toBe(403)
      expect((await openAs({ cookie }, address)).status).toBe(403)
    }
    expect(devices()).toEqual(before)
  })

  test('leads to no page that is not the desk’s', async () => {
    for (const page of ['https://evil.example', '//evil.example', '/desk/../l/x', '/deskx', '']) {
      const { url } = await ask(page)
      expect((await openAs({}, url, 'POST')).headers.get('location')).toBe('/desk')
    }
  })
})

describe('a known device', () => {
  test('is known by a secret of which only a digest is kept, and which no script can read', async () => {
    const { cookie, url, given } = await ask()
    const [made = ''] = (await openAs({ cookie }, url)).headers.getSetCookie()
    for (const [each, age] of [
      [given, 900],
      [made, 2_592_000],
    ] as const) {
      expect(each).toMatch(/^[\w-]+=[\w-]{43}; /)
      expect(each).toContain(`Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax`)
    }
    const secret = made.slice(made.indexOf('=') + 1, made.indexOf(';'))
    expect(JSON.stringify(devices())).not.toContain(secret)
    expect(farm.site.output()).not.toContain(secret)
    expect(farm.site.output()).not.toContain(url.split('/').at(-1))
  })

  test('that says not where its form stood does nothing', async () => {
    const cookie = await newDevice(farm.site)
    const url = `${farm.site.url}/desk/toestellen`
    const sent = { do: 'end-devices', sure: 'on' }
    expect((await press(url, sent, { cookie })).status).toBe(403)
    const nearby = { cookie, 'sec-fetch-site': 'same-site' }
    expect((await press(url, sent, nearby)).status).toBe(403)
    expect(devices()).not.toEqual([])
    const referer = { cookie, referer: url }
    expect((await press(url, sent, referer)).status).toBe(303)
  })

  test('stands in the log with what it did', async () => {
    const cookie = await newDevice(farm.site)
    const [{ id } = {}] = devices()
    await press(`${farm.site.url}/desk`, { do: 'mail-again' }, { cookie, origin: farm.site.url })
    // The answer may come before the line.
    const line = () =>
      JSON.parse(farm.site.output().match(/.*"event":"desk-action".*"mail-again".*/)?.[0] ?? '{}')
    await expect.poll(line).toMatchObject({ device: id?.slice(0, 8), page: 'home' })
  })
})

test('over https a cookie is the host’s own and secure', async () => {
  await using secure = await startTestSite({ env: { SITE_URL: 'https://farm.example' } })
  const [cookie] = (await openAs({}, await printedKey(secure), 'POST')).headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('an unknown device reads the same about every page, be it there or not', async () => {
  const { id = '' } = (await farm.site.farm<{ id: string }>('schedule'))[0] ?? {}
  const answerAt = async (url: string) => {
    const answer = await fetch(url)
    expect(answer.status).toBe(403)
    return (await answer.text()).replaceAll(id, '…').replaceAll('nothing', '…')
  }
  for (const path of ['/desk/datum/', '/desk/doen/afgelasten/', '/desk/boeking/']) {
    expect(await answerAt(farm.site.url + path + id)).toBe(
      await answerAt(`${farm.site.url}${path}nothing`),
    )
  }
  expect((await asOwner(`${farm.site.url}/desk`, { method: 'PUT' })).status).toBe(403)
})
