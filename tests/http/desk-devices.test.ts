import { beforeEach, describe, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { deskDevices } from '#content/words/nl/desk-devices.ts'
import { newDevice, openAs, printedKey } from '../support/desk-device.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { startTestSite, type TestSite } from '../support/test-site.ts'

const farm = sharedFarm()

type Row = Record<string, string | null>
const inStore = (sql: string) => farm.sql(sql) as Row[]
const devices = () => inStore('select * from desk_device order by id')

/** A quarter of an hour and more ago. */
const lastKeyLongAgo = "update desk_device set key_used_at = '2025-09-15T06:44:00.000Z'"

test('a refund is sent to an account that was typed at the desk only after a fresh key', async () => {
  const id = await farm.secured({ on: '2025-10-23' })
  await farm.answer(id, 'cancel-guest')
  const refund = await farm.refundOf(id)
  const sent = { do: 'refund-account', refund, [`iban-${refund}`]: 'BE71 0961 2345 6769' }
  const page = () => farm.html(farm.bookingPage(id))
  const kept = async () => visibleText(await page()).includes('BE71 0961 2345 6769')
  const isTyped = async () => (await page()).includes('value="BE71 0961 2345 6769"')
  inStore(lastKeyLongAgo)
  expect(await refusedPage(farm.bookingPage(id), sent, 403)).toContain(deskDevices.fresh.title)
  expect([await kept(), await isTyped()]).toEqual([false, true])
  // The typed account stands on no other booking, and nowhere once the form was accepted.
  const other = await farm.secured({ on: '2025-10-23', email: 'other@example.org' })
  expect(await farm.html(farm.bookingPage(other))).not.toContain('BE71')
  inStore("update desk_device set key_used_at = '2025-09-15T07:00:00.000Z'")
  expect((await press(farm.bookingPage(id), sent)).status).toBe(303)
  expect(await kept()).toBe(true)
})

describe('a known device', () => {
  beforeEach(() => {
    inStore('delete from desk_device')
  })

  test('stays known by its use, and not for ever', async () => {
    const cookie = await newDevice(farm.site)
    const seen = (at: string) => inStore(`update desk_device set last_seen_at = '${at}'`)
    seen('2025-08-16T07:00:00.000Z')
    const again = await openAs({ cookie }, `${farm.site.url}/desk`)
    expect(again.status).toBe(200)
    expect(again.headers.getSetCookie()[0]).toContain(`${cookie}; Max-Age=2592000`)
    expect(devices()[0]?.['last_seen_at']).toMatch(/^2025-09-15T/)
    expect((await openAs({ cookie }, `${farm.site.url}/desk`)).headers.getSetCookie()).toEqual([])
    inStore("update desk_device set key_used_at = '2024-09-14T07:00:00.000Z'")
    expect((await openAs({ cookie }, `${farm.site.url}/desk`)).status).toBe(403)
  })

  test('an open page asks whether its device is known, and this keeps it known no longer', async () => {
    const cookie = await newDevice(farm.site)
    inStore("update desk_device set last_seen_at = '2025-09-01T07:00:00.000Z'")
    const look = () => openAs({ cookie }, `${farm.site.url}/desk/bekend`, 'HEAD')
    const known = await look()
    expect([known.status, known.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(devices()[0]?.['last_seen_at']).toMatch(/^2025-09-01T/)
    inStore('delete from desk_device')
    expect((await look()).status).toBe(403)
  })

  test('ends others, and makes an address of the calendar, only after a fresh key', async () => {
    const own = await newDevice(farm.site)
    const ownId = devices()[0]?.['id']
    const other = await newDevice(farm.site)
    const otherId = devices().find(({ id }) => id !== ownId)?.['id'] ?? ''
    inStore(lastKeyLongAgo)
    const by = { cookie: own, origin: farm.site.url }
    const page = `${farm.site.url}/desk/toestellen`
    for (const [url, sent] of [
      [page, { do: 'end-device', device: otherId }],
      [page, { do: 'end-devices', sure: 'on' }],
      [`${farm.site.url}/desk/agenda`, { do: 'make-address' }],
    ] as const) {
      const refused = await press(url, sent, by)
      expect(refused.status).toBe(403)
      expect(await refused.text()).toContain(deskDevices.fresh.title)
    }
    expect(inStore('select * from calendar_key')).toEqual([])
    expect((await openAs({ cookie: other }, `${farm.site.url}/desk`)).status).toBe(200)

    const letIn = await openAs(by, await printedKey(farm.site), 'POST')
    const [renewed = ''] = letIn.headers.getSetCookie()
    const cookie = renewed.slice(0, renewed.indexOf(';'))
    expect((await openAs({ cookie: own }, `${farm.site.url}/desk`)).status).toBe(403)
    expect(devices().map(({ id }) => id)).toContain(ownId)
    await press(page, { do: 'end-device', device: otherId }, { ...by, cookie })
    expect((await openAs({ cookie: other }, `${farm.site.url}/desk`)).status).toBe(403)
    expect((await openAs({ cookie }, `${farm.site.url}/desk`)).status).toBe(200)
  })

  test('ends itself without a key', async () => {
    const cookie = await newDevice(farm.site)
    inStore(lastKeyLongAgo)
    const device = devices()[0]!['id']!
    const sent = { do: 'end-device', device }
    await press(`${farm.site.url}/desk/toestellen`, sent, { cookie, origin: farm.site.url })
    expect(devices()).toEqual([])
  })

  test('ends when the keys go to another mailbox, with what its keys have opened', async () => {
    await using site = await startTestSite()
    const cookie = await newDevice(site)
    await press(`${site.url}/desk/agenda`, { do: 'make-address' }, { cookie, origin: site.url })
    const status = async ({ url }: TestSite) => (await openAs({ cookie }, `${url}/desk`)).status
    await using same = await site.restart({ OWNER_EMAIL: `De Hoeve <${business.email}>` })
    expect(await status(same)).toBe(200)
    await using other = await same.restart({ OWNER_EMAIL: 'somebody@else.example' })
    expect(await status(other)).toBe(403)
    await expect.poll(() => other.output()).toContain('desk-owner-changed')
    await using back = await other.restart({ OWNER_EMAIL: business.email })
    expect(await status(back)).toBe(403)
  })
})
