import { describe, expect, test } from 'vitest'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskSearch } from '#content/words/nl/desk-search.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { asOwner } from '../support/desk-device.ts'
import { addSixty, sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'

const farm = sharedFarm()

const addressOf = (typed: string) => `${farm.desk}/zoeken?q=${encodeURIComponent(typed)}`
const search = async (typed: string) => visibleText(await farm.html(addressOf(typed)))

describe('the search box', () => {
  test('stands on every page of the desk, with what was typed', async () => {
    const id = await farm.secured({ on: '2025-10-23' })
    const date = await farm.dateOn('2025-10-23')
    const places = [
      '',
      'datums',
      'rekening',
      'berichten',
      'toestellen',
      'zoeken',
      `boeking/${id}`,
      `boeking/${id}/personen?participants=3`,
      `datum/${date.id}`,
      'boeking/nothing',
    ]
    for (const place of places) {
      const html = await farm.html(`${farm.desk}/${place}`)
      expect(html.match(/<search><form [^>]*action="\/desk\/zoeken"/g)).toHaveLength(1)
      expect(html).toContain(`>${deskSearch.label}</label>`)
    }
    expect(await farm.html(addressOf('"><b>'))).toContain('value="&quot;&gt;&lt;b&gt;"')
  })
})

describe('a search', () => {
  test('shows whole words before parts of words, and those who wish for a date', async () => {
    for (const participantName of ['Jan Zwaluwens', 'Tine Janzwaluwens']) {
      await farm.book({
        on: '2025-10-23',
        participantName,
        email: `${participantName.slice(0, 3)}@example.org`,
      })
    }
    const found = await search('zwaluwens')
    expect(found).toMatch(/Jan Zwaluwens.*Tine Janzwaluwens/)
    const wish = ['w', 'drinks', 'Magda Zwaluw', 'magda.z@example.org']
    farm.sql(
      `insert into wish (id, workshop, name, email, participants, language, languages, weekdays, state, created_at, ends_at)
        values (?, ?, ?, ?, 2, 'nl', 'nl', '', 'wanted', '2025-09-01T08:00:00.000Z', '2026-09-01T08:00:00.000Z')`,
      ...wish,
    )
    expect(await search('magd')).toContain('Magda Zwaluw (magda.z@example.org)')
    expect(await search('magdalena')).not.toContain('Magda Zwaluw')
  })

  test('finds a guest by half a name, and says what is known of the booking', async () => {
    const id = await farm.book({
      on: '2025-10-23',
      participantName: 'Célestine Vandenbroucke',
      email: 'c.vdb@example.org',
      participants: '3',
    })
    await farm.answer(id, 'confirm')
    const found = await search('van den broucke celestine')
    expect(found).toContain('1 boeking')
    expect(found).toContain(referenceOf(id))
    expect(found).toContain('donderdag 23 oktober 2025')
    expect(found).toMatch(/nog €\s195/)
    expect(await farm.html(addressOf('celes'))).toContain(`href="/desk/boeking/${id}"`)
  })

  test('leads straight to the booking that a reference names', async () => {
    const id = await farm.book({ on: '2025-10-28', participantName: 'Bram Maes' })
    await farm.answer(id, 'confirm')
    const { payments } = await farm.booking(id)
    const digits = payments[0]!.reference
    const printed = printStructuredCommunication(digits)
    for (const typed of [id.slice(0, 8), referenceOf(id), digits, printed, ` ${printed} `]) {
      const answer = await asOwner(addressOf(typed), { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/desk/boeking/${id}`])
    }
    const beside = await asOwner(addressOf(`${referenceOf(id)} bram`), { redirect: 'manual' })
    expect(beside.status).toBe(200)
    expect(await beside.text()).toContain('Bram Maes')
  })

  test('finds a party that waits for a place', async () => {
    const full = await farm.dateOn('2025-10-14')
    const waits = { date: full.id, participants: '2', name: 'Hanne Wacht', consent: 'on' }
    await press(`${farm.site.url}/waiting-list`, { ...waits, email: 'hanne@example.org' })
    const found = await search('hanne wa')
    expect(found).toContain(deskSearch.waiting)
    expect(found).toContain('Hanne Wacht')
  })

  test('says so when nothing fits, and how to search', async () => {
    for (const typed of ['niemand', '????', "'; drop table reservation; --", '%']) {
      const found = await search(typed)
      expect(found).toContain('Niets gevonden')
      expect(found).toContain(deskSearch.how)
    }
    expect(await search('')).not.toContain('Niets gevonden')
    expect(await search('')).toContain(deskSearch.how)
  })

  test('shows fifty at a time, the latest first', async () => {
    for (let n = 0; n < 5; n++) await farm.book({ on: '2025-12-18', participantName: `Reeks ${n}` })
    addSixty(farm, 'Oud Reeks')
    farm.sql(
      `insert into reservation_word select 'reeks', id from reservation where id like 'Oud Reeks-%'`,
    )
    const html = await farm.html(addressOf('reeks'))
    expect(html.match(/href="\/desk\/boeking\//g)).toHaveLength(50)
    expect(html.indexOf('Reeks 4')).toBeLessThan(html.indexOf('Reeks 0'))
    expect(html).toContain(deskPages.earlier)
    const [, more = ''] = /href="(\/desk\/zoeken\?q=reeks&amp;tot=[^"]+)"/.exec(html) ?? []
    const rest = await farm.html(farm.site.url + more.replace('&amp;', '&'))
    expect(rest.match(/href="\/desk\/boeking\//g)).toHaveLength(15)
    expect(rest).toContain('Oud Reeks-0<')
  })
})
