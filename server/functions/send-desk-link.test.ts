import { beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { revokeOwnerLinks, sendDeskLink } from './send-desk-link.ts'

const minuteMs = 60_000

describe.each(databases)('a link to the desk, asked for by anybody, on $name', (on) => {
  let office: TestOffice
  beforeEach(async () => {
    const fresh = await on.openFreshStore()
    office = testOffice(fresh.store)
    return () => fresh[Symbol.asyncDispose]()
  })

  /** Asks every five minutes, and returns how many mails the farm got of it. */
  async function askFor(hours: number): Promise<number> {
    const before = office.told.length
    for (let minute = 0; minute < hours * 60; minute += 5) {
      await sendDeskLink(office)
      office.setClock(new Date(office.clock.now().getTime() + 5 * minuteMs))
    }
    return office.told.length - before
  }

  it('is one in a quarter of an hour', async () => {
    await Promise.all([sendDeskLink(office), sendDeskLink(office), sendDeskLink(office)])
    expect(office.told).toHaveLength(1)
    office.setClock(new Date(office.clock.now().getTime() + 15 * minuteMs))
    await sendDeskLink(office)
    expect(office.told).toHaveLength(2)
  })

  it('is mailed twelve times in a day at most, however often it is asked for', async () => {
    expect(await askFor(24)).toBeLessThanOrEqual(12)
    expect(await askFor(24)).toBeLessThanOrEqual(12)
    office.setClock(new Date(office.clock.now().getTime() + 24 * 60 * minuteMs))
    expect(await askFor(2)).toBe(6)
  })

  it('comes all the same when the owner ends all links', async () => {
    await askFor(12)
    const before = office.told.length
    await revokeOwnerLinks(office)
    expect(office.told.slice(before)).toEqual([{ kind: 'desk-link' }])
  })
})
