import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { databases, type StorePlace } from '#tests/support/stores.ts'
import { startTestSite, type TestSite } from '#tests/support/test-site.ts'

/** What nobody types, and pasting brings along. */
const hidden = '\u0000\u0007\u000b\u001b\u0085'

describe.each(databases)('on the desk, over $name,', ({ findPlace }) => {
  let place: StorePlace
  let site: TestSite
  let desk: string
  let id: string
  let sessionId: string
  beforeAll(async () => {
    place = await findPlace()
    const env = { ...place.env, RATE_LIMIT: 'off' }
    site = await startTestSite({ dataDir: place.dataDir, env })
    desk = (await linksOf(site)).desk()
    const { body } = await callFunction(site.url, 'submit-reservation', reservationRequest())
    id = String(body['reservationId'])
    const [date] = await site.farm<{ id: string }>('schedule')
    sessionId = date!.id
  })
  afterAll(async () => {
    await site.stop()
    await place[Symbol.asyncDispose]()
  })

  const press = async (path: string, fields: Record<string, string>) => {
    const init = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const
    return (await fetch(desk + path, init)).status
  }
  const pageAt = async (path: string) => (await fetch(desk + path)).text()

  test('notes are kept without what nobody can see in them, and no longer than they may be', async () => {
    const note = `eerste${hidden} regel\r\ntweede\tregel`
    expect(await press(`/boeking/${id}`, { do: 'note', note })).toBe(303)
    expect(await pageAt(`/boeking/${id}`)).toContain('eerste regel\ntweede\tregel')
    expect(await press(`/boeking/${id}`, { do: 'note', note: '🥖'.repeat(1500) })).toBe(303)
    expect(await pageAt(`/boeking/${id}`)).toContain(`>${'🥖'.repeat(1000)}<`)

    const change = { capacity: '10', bookedElsewhere: '0', minimum: '', decidesOn: '' }
    const path = `/datum/${sessionId}`
    expect(await press(path, { do: 'change', ...change, note })).toBe(303)
    expect(await pageAt(path)).toContain('eerste regel\ntweede\tregel')
  })

  test('a name with a line break or a sign that nobody sees is refused, a NUL left out', async () => {
    const path = `/datum/${sessionId}`
    const caller = { do: 'phone', participants: '1', email: '', language: 'nl' }
    const phone = (name: string) => press(path, { ...caller, name, 'phone-note': `bel${hidden}` })
    expect(await phone('Bram\u0007Maes')).toBe(422)
    expect(await phone('Bram\nMaes')).toBe(422)
    expect(await phone('Bram\u0000 Claes')).toBe(303)
    expect(await pageAt(path)).toContain('Bram Claes')
    const guest = { do: 'guest', email: 'bram@example.org' }
    expect(await press(`/boeking/${id}`, { ...guest, name: 'Bram\u001bMaes' })).toBe(422)
  })

  test('what names nothing is not found, whatever stands in it', async () => {
    const name = `no${hidden}thing`
    expect(await press(`/boeking/${id}`, { do: 'move', date: name })).toBe(422)
    expect(await press(`/boeking/${id}`, { do: 'refund-paid', refund: name })).toBe(303)
    expect(await press('/rekening', { do: 'book', movement: name, booking: name })).toBe(303)
    for (const path of ['/boeking/no%00thing', '/datum/no%00thing', '/datum/%00/lijst.csv']) {
      expect((await fetch(desk + path)).status).toBe(404)
    }
    expect(site.output()).not.toContain('"level":"error"')
  })
})
