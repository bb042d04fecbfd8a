import { minuteMs } from '#booking/dates/brussels-time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { databases, postgres } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { sendDeskKey, useDeskKey } from './desk-keys.ts'

const request = { askedByDigest: 'somebody', path: '/desk', from: {} }

describe.each(databases)('a key to the desk on $name', (on) => {
  let office: TestOffice
  beforeEach(async () => {
    const fresh = await on.openFreshStore()
    office = testOffice(fresh.store)
    return () => fresh[Symbol.asyncDispose]()
  })

  const passMinutes = (minutes: number) =>
    office.setClock(new Date(office.clock.now().getTime() + minutes * minuteMs))

  /** Asks every five minutes, and returns the number of mails to the farm. */
  async function askFor(hours: number): Promise<number> {
    const before = office.notified.length
    for (let minute = 0; minute < hours * 60; minute += 5) {
      await sendDeskKey(office, request)
      passMinutes(5)
    }
    return office.notified.length - before
  }

  async function newKey(): Promise<string> {
    await sendDeskKey(office, request)
    const news = office.notified.at(-1)
    if (news?.kind !== 'desk-key') throw new Error('No key was mailed')
    return news.key.id
  }

  const open = (keyId: string, secretDigest: string) =>
    useDeskKey(office, keyId, { browser: 'Safari op iPhone', knownAs: undefined, secretDigest })

  it('makes one device known, once', async () => {
    const key = await newKey()
    const opened = await Promise.all(['a', 'b', 'c'].map((secret) => open(key, secret)))
    expect(opened.filter((device) => device !== undefined)).toHaveLength(1)
    expect(await office.store.devices.list()).toMatchObject([{ browser: 'Safari op iPhone' }])
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('is asked for a few times at once, as a first mail may be slow', async () => {
    for (let i = 0; i < 3; i++) await sendDeskKey(office, request)
    expect(office.notified).toHaveLength(3)
  })

  it('is left for the owner by a stranger who asks again and again', async () => {
    for (let i = 0; i < 9; i++) await sendDeskKey(office, { ...request, from: { network: 'a' } })
    expect(office.notified).toHaveLength(3)
    await sendDeskKey(office, { ...request, from: { network: 'b' } })
    expect(office.notified).toHaveLength(4)
  })

  it('is mailed twelve times in a day at most, however often it is asked for', async () => {
    expect(await askFor(24)).toBeLessThanOrEqual(12)
    expect(await askFor(24)).toBeLessThanOrEqual(12)
    passMinutes(24 * 60)
    expect(await askFor(2)).toBe(6)
  })

  it('ends with every device when all are ended', async () => {
    const used = await newKey()
    const unused = await newKey()
    await open(used, 'a')
    await office.store.change((changes) => changes.devices.forget())
    expect(await office.store.devices.find('a')).toBeUndefined()
    expect(await open(unused, 'b')).toBeUndefined()
  })
})
