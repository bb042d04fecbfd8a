import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { errors } from '#content/words/nl/errors.ts'
import type { Day } from '#language/dates.ts'
import { asOwner } from '../support/desk-device.ts'
import { dateFields, sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { textsOf, visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'
import { callFunction, contactMessage } from '../support/requests.ts'

const on = '2025-10-23'
const farm = sharedFarm()

const standing = async () => [
  await farm.site.farm('reservations'),
  await farm.site.farm('schedule', '--all'),
  (await farm.site.farm('mails')).length,
]

describe('the desk', () => {
  test('opens on a known device alone', async () => {
    expect((await asOwner(farm.desk)).status).toBe(200)
    const id = await farm.book({ on })
    expect(await farm.html(farm.link.owner('confirm', id))).toContain('href="/desk/toestellen"')
    const guests = farm.link.guest('booking', { id }).replace('/l/', '/desk/')
    const addresses = [farm.desk, farm.bookingPage(id), farm.link.owner('confirm', id), guests]
    for (const url of addresses) {
      const answer = await fetch(url)
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain(deskPages.home.toDo)
    }
  })

  test('shows what waits and who comes', async () => {
    await farm.book({ on, participantName: 'Zoë <b>D’Hondt</b>' })
    const message = contactMessage({ subject: 'Een groep <i>' })
    await callFunction(farm.site.url, 'send-contact-email', message)
    const home = await farm.html(farm.desk)
    expect(home).toContain('Zoë &lt;b&gt;D’Hondt&lt;/b&gt;')
    expect(visibleText(home)).toContain('nog 24 uur om te antwoorden')
    const messages = await farm.html(`${farm.desk}/berichten`)
    expect(messages).toContain('Een groep &lt;i&gt;')
    expect(messages).toContain(`href="mailto:${message.email}?subject=Re`)
  })

  test.each(['huis', 'workshops'])(
    'has no two buttons of one name on its page %s',
    async (path) => {
      const names = textsOf(await farm.html(`${farm.desk}/${path}`), 'button')
      expect(names).toEqual([...new Set(names)])
    },
  )

  test('is in nothing that visitors get', async () => {
    const assets = join(import.meta.dirname, '../../build/client/assets')
    for (const name of await readdir(assets)) {
      if (!name.endsWith('.js') && !name.endsWith('.css')) continue
      const text = await readFile(join(assets, name), 'utf8')
      for (const word of [deskPages.home.nothing, '/desk', 'copyable', 'CODA', 'BkToCstmrStmt']) {
        expect(text.includes(word), `${name} has ${word}`).toBe(false)
      }
    }
    expect(await farm.html(`${farm.site.url}/nl`)).not.toContain('/desk')
  })

  test('changes nothing when it is only looked at, whatever link is followed', async () => {
    await farm.book({ on })
    const before = await standing()
    const seen = new Set<string>()
    const kinds = new Map<string, number>()
    /** Thousands of texts have a form each: three pages of a kind tell of the others. */
    const isOneOfMany = (url: string): boolean => {
      const { pathname, searchParams } = new URL(url)
      const kind = `${pathname.replace(/[\da-f-]{36}/, 'id')} ${[...searchParams.keys()].join(' ')}`
      const count = (kinds.get(kind) ?? 0) + 1
      kinds.set(kind, count)
      return count > 3
    }
    const follow = async (url: string): Promise<void> => {
      if (seen.has(url) || !/\/(desk|l)(\/|$)/.test(url) || isOneOfMany(url)) return
      seen.add(url)
      await asOwner(url, { method: 'HEAD' })
      for (const { to } of (await farm.read(url)).links) await follow(to.split('#')[0]!)
    }
    await follow(farm.desk)
    expect(seen.size).toBeGreaterThan(20)
    expect(await standing()).toEqual(before)
  })
})

describe('a date', () => {
  const pageOf = async (day: Day) => `${farm.desk}/datum/${(await farm.dateOn(day)).id}`

  test('takes who telephoned, and says so when they do not fit', async () => {
    const day = '2025-11-29'
    const { taken } = await farm.dateOn(day)
    const caller = { do: 'phone', name: 'Bram', email: '', language: 'nl', 'phone-note': '' }
    const page = await refusedPage(await pageOf(day), { ...caller, participants: '9' })
    expect(page).toContain(deskPages.date.noRoom)
    expect(page).toContain('value="Bram"')
    const booked = { ...caller, participants: '3', new: valueIn(page, 'new') }
    for (const _ of ['once', 'twice'])
      expect((await press(await pageOf(day), booked)).status).toBe(303)
    expect(await farm.dateOn(day)).toMatchObject({ taken: taken + 3 })
  })

  test('keeps no fewer places than are taken', async () => {
    const { taken } = await farm.dateOn('2025-10-28')
    const resize = async (capacity: string) =>
      press(await pageOf('2025-10-28'), dateFields({ bookedElsewhere: `${taken}`, capacity }))
    const refused = await resize('2')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`Vul ${taken} of meer in`)
    expect((await resize('12')).status).toBe(303)
  })

  test('is listed for a spreadsheet without formulas', async () => {
    const specialRequirements = 'a;b "c"\n+1'
    await farm.book({ on, participantName: '=HYPERLINK("x")', specialRequirements })
    for (const wide of ['\uff1d', '\uff0b', '\uff0d', '\uff20']) {
      await farm.book({ on, participantName: `${wide}HYPERLINK("y")` })
    }
    const csv = await farm.html(`${await pageOf(on)}/lijst.csv`)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv).not.toMatch(/(^|;)"[=+@\uff1d\uff0b\uff0d\uff20-]/m)
  })

  test('can be added, alone or as a series without public holidays', async () => {
    const hours = { startTime: '14:00', endTime: '17:00', capacity: '6' }
    const add = (fields: Record<string, string>) =>
      press(`${farm.desk}/datums`, { do: 'add-dates', workshop: 'drinks', ...hours, ...fields })
    const refused = await add({ day: '2025-09-01', everyWeeks: '', until: '' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(deskDates.dayProblem)
    const series = { day: '2025-11-04', everyWeeks: '1', until: '2025-11-18', asOne: 'off' }
    const pageText = await farm.textAfter(await add(series))
    const first = 'Gefermenteerde dranken, dinsdag 4 november 2025, 14 tot 17 uur'
    expect(pageText).toContain(`2 data zijn toegevoegd. ${first}`)
    const starts = (await farm.site.farm<{ startsAt: string }>('schedule'))
      .map(({ startsAt }) => startsAt)
      .filter((startsAt) => startsAt.includes('T14:00'))
    // 11 November is a public holiday.
    expect(starts.map((at) => at.slice(0, 10))).toEqual(['2025-11-04', '2025-11-18'])
    expect((await add(series)).status).toBe(422)
  })
})

test('a form of the desk that cannot be read leads back to the desk', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await asOwner(farm.desk, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(415)
  const page = await answer.text()
  expect(visibleText(page)).toContain(errors.request.notOurForm)
  expect(page).toContain(`href="/desk">${deskPages.notThere.home}</a>`)
})
