import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { press } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type Listed = { readonly id: string; readonly status: string; readonly participants: number }
type Date13 = { readonly id: string; readonly taken: number; readonly startsAt: string }

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
let desk: string
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  link = await linksOf(site)
  desk = link.desk()
})
afterAll(async () => {
  await site.stop()
  await removeData(site)
})

async function book(different = {}): Promise<string> {
  const answer = await callFunction(
    site.url,
    'submit-reservation',
    reservationRequest({
      workshopType: 'vegetables',
      preferredDate: 'Thursday 23 October 2025 - 18:30-22:00',
      ...different,
    }),
  )
  return String(answer.body['reservationId'])
}

const dateOf = async (day: string) => {
  const found = (await site.farm<Date13>('schedule')).find((each) => each.startsAt.startsWith(day))
  if (!found) throw new Error(`No date on ${day}`)
  return found
}

describe('the desk', () => {
  test('opens for its own link alone', async () => {
    expect((await fetch(desk)).status).toBe(200)
    const id = await book()
    const others = [
      link.owner('confirm', id).replace('/l/', '/desk/'),
      link.guest('booking', { id }).replace('/l/', '/desk/'),
      link.owner('desk', id),
      link.desk(new Date('2025-08-01T00:00:00Z')),
      `${site.url}/desk/nothing`,
    ]
    for (const url of others) {
      const answer = await fetch(url)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain(deskPages.home.toDo)
    }
    expect((await fetch(desk.replace('/desk/', '/l/'))).status).toBe(404)
  })

  test('shows what waits and who comes', async () => {
    await book({ participantName: 'Zoë <b>D’Hondt</b>' })
    await callFunction(site.url, 'send-contact-email', contactMessage({ subject: 'Een groep <i>' }))
    const home = await (await fetch(desk)).text()
    expect(home).toContain('Zoë &lt;b&gt;D’Hondt&lt;/b&gt;')
    expect(visibleText(home)).toContain('nog 24 uur van de 24')
    const messages = await (await fetch(`${desk}/berichten`)).text()
    expect(messages).toContain('Een groep &lt;i&gt;')
    expect(messages).toContain(`href="mailto:${contactMessage().email}"`)
  })

  test('is kept by nobody, runs no script, and stands in no log', async () => {
    for (const url of [desk, `${desk}/datums`, `${desk}/berichten`, `${desk}/links`]) {
      const answer = await fetch(url)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      expect(answer.headers.get('content-security-policy')).not.toContain('script')
      expect(await answer.text()).not.toContain('<script')
    }
    expect(site.output()).not.toContain(desk.split('/').at(-1))
  })

  test('is in nothing that visitors get', async () => {
    const assets = join(import.meta.dirname, '../../build/client/assets')
    for (const name of await readdir(assets)) {
      if (!name.endsWith('.js') && !name.endsWith('.css')) continue
      const text = await readFile(join(assets, name), 'utf8')
      for (const word of [deskPages.home.nothing, '/desk', 'copyable', 'CODA', 'BkToCstmrStmt']) {
        expect(text.includes(word), `${name} has ${word}`).toBe(false)
      }
    }
    expect(await (await fetch(`${site.url}/nl`)).text()).not.toContain('/desk')
  })

  test('changes nothing for who only looks, whatever link is followed', async () => {
    await book()
    const before = await standing()
    const seen = new Set<string>()
    const follow = async (url: string): Promise<void> => {
      if (seen.has(url) || !/\/(desk|l)\//.test(url)) return
      seen.add(url)
      await fetch(url, { method: 'HEAD' })
      const html = await (await fetch(url)).text()
      const links = [...html.matchAll(/href="([^"#]+)"/g)].map((match) => match[1] ?? '')
      for (const to of links) await follow(new URL(to, url).href)
    }
    await follow(desk)
    expect(seen.size).toBeGreaterThan(20)
    expect(await standing()).toEqual(before)
  })
})

const standing = async () => [
  await site.farm('reservations'),
  await site.farm('schedule', '--all'),
  (await site.farm('mails')).length,
]

describe('a date', () => {
  test('takes who telephoned, and says so when they do not fit', async () => {
    const { id, taken } = await dateOf('2025-11-29')
    const caller = { do: 'phone', name: 'Bram', email: '', language: 'nl', 'phone-note': '' }
    const refused = await press(`${desk}/datum/${id}`, { ...caller, participants: '9' })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain(deskPages.date.noRoom)
    expect(page).toContain('value="Bram"')
    expect((await press(`${desk}/datum/${id}`, { ...caller, participants: '3' })).status).toBe(303)
    expect((await dateOf('2025-11-29')).taken).toBe(taken + 3)
  })

  test('keeps no fewer places than are taken', async () => {
    const { id, taken } = await dateOf('2025-10-28')
    const fields = {
      do: 'change',
      bookedElsewhere: String(taken),
      minimum: '',
      decidesOn: '',
      note: '',
    }
    const refused = await press(`${desk}/datum/${id}`, { ...fields, capacity: '2' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`Geef ${taken} of meer`)
    expect((await press(`${desk}/datum/${id}`, { ...fields, capacity: '12' })).status).toBe(303)
  })

  test('is called off only by who is sure, and then tells everyone', async () => {
    const id = await book({
      workshopType: 'sourdough',
      preferredDate: '8 november 2025 - 10:00-15:30',
    })
    const date = await dateOf('2025-11-08')
    expect((await press(`${desk}/datum/${date.id}`, { do: 'call-off' })).status).toBe(422)
    await press(`${desk}/datum/${date.id}`, { do: 'call-off', sure: 'on' })
    const listed = (await site.farm<Listed>('reservations')).find((each) => each.id === id)
    expect(listed?.status).toBe('cancelled')
    expect(await (await fetch(`${site.url}/nl/reserveren`)).text()).not.toContain(
      'zaterdag 8 november 2025',
    )
  })

  test('is listed for a spreadsheet without formulas', async () => {
    await book({ participantName: '=HYPERLINK("x")', specialRequirements: 'a;b "c"\n+1' })
    const { id } = await dateOf('2025-10-23')
    const csv = await (await fetch(`${desk}/datum/${id}/lijst.csv`)).text()
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv).not.toMatch(/(^|;)"[=+@-]/m)
  })

  test('can be added, alone or as a series without public holidays', async () => {
    const fields = {
      do: 'add',
      workshop: 'drinks',
      startTime: '14:00',
      endTime: '17:00',
      capacity: '6',
    }
    const wrong = { ...fields, day: '2025-09-01', everyWeeks: '', until: '' }
    const refused = await press(`${desk}/datums`, wrong)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(deskPages.dates.dayProblem)
    const series = { ...fields, day: '2025-11-04', everyWeeks: '1', until: '2025-11-18' }
    await press(`${desk}/datums`, series)
    const added = (await site.farm<Date13>('schedule')).filter(({ startsAt }) =>
      startsAt.includes('T14:00'),
    )
    // 11 November is a public holiday.
    expect(added.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2025-11-04', '2025-11-18'])
    expect((await press(`${desk}/datums`, series)).status).toBe(422)
  })
})

test('a fresh link is printed on the server, and opens the desk', async () => {
  const [printed] = await site.farm<{ url: string }>('desk')
  const path = new URL(printed?.url ?? '').pathname
  expect(await textAt(site.url + path)).toContain(deskPages.home.title)
})

test('every link ends at once when the owner says so', async () => {
  const id = await book()
  const confirm = link.owner('confirm', id)
  expect((await fetch(confirm)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await press(`${desk}/links`, { do: 'revoke' })
  expect((await fetch(desk)).status).toBe(404)
  expect((await fetch(confirm)).status).toBe(404)
  expect((await fetch(link.guest('booking', { id }))).status).toBe(200)
})
