import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { dateOn } from '#tests/support/dates.ts'
import { postForm } from '#tests/support/forms.ts'
import { visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  link = await linksOf(site)
})
afterAll(() => removeData(site))

const pageAt = async (url: string) => await (await fetch(url)).text()
const words = deskPages.date.former

async function book(different: Record<string, string>): Promise<string> {
  const request = reservationRequest({
    workshopType: 'drinks',
    preferredDate: 'Thursday 18 December 2025 - 18:30-22:00',
    participants: '2',
    ...different,
  })
  return String((await callFunction(site.url, 'submit-reservation', request)).body['reservationId'])
}

/** The lines of who had booked, as they are read, by name. */
function lineOf(page: string, name: string): string {
  const line = page.split('<li').find((each) => visibleText(`<li${each}`).includes(name))
  if (!line) throw new Error(`No line of ${name}`)
  return visibleText(`<li${line}`)
}

test('a date that was called off still says whom to telephone, and who awaits what', async () => {
  const { id } = await dateOn(site, '2025-12-18')
  const date = `${link.desk()}/datum/${id}`
  const paid = await book({ participantName: 'Zoë D’Hondt', email: 'zoe@example.org' })
  await postForm(link.owner('confirm', paid), {})
  await postForm(link.owner('deposit-received', paid), {})
  await book({ participantName: 'Tom Baker', email: 'tom@example.org' })
  const declined = await book({ participantName: 'Lien Maes', email: 'lien@example.org' })
  await postForm(link.owner('decline', declined), {})
  const caller = { do: 'phone', name: 'Tante Mia', email: '', language: 'nl', participants: '1' }
  await postForm(date, { ...caller, 'phone-note': '0470 00 00 00' })
  expect(await pageAt(date)).not.toContain(words.title)
  await postForm(date, { do: 'call-off', sure: 'on' })

  const page = await pageAt(date)
  const text = visibleText(page)
  expect(text).toContain(words.title)
  expect(text).not.toContain(deskPages.date.nobody)
  expect(text).toContain('Nog € 65 terug te betalen, aan 1 gast.')
  expect(lineOf(page, 'Zoë D’Hondt')).toMatch(
    /zoe@example\.org.*2 personen.*Afgelast.*€ 65 terug te betalen/,
  )
  expect(lineOf(page, 'Tom Baker')).toMatch(/tom@example\.org.*Afgelast.*Niets betaald/)
  expect(lineOf(page, 'Tante Mia')).toMatch(/Geen e-mailadres: verwittig zelf.*0470 00 00 00/)
  expect(lineOf(page, 'Lien Maes')).toContain('Geweigerd op maandag 15 september 2025')
  // Who is owed money comes first.
  expect(text.indexOf('Zoë D’Hondt')).toBeLessThan(text.indexOf('Tom Baker'))
  expect(page).toMatch(new RegExp(`href="[^"]*/boeking/${paid}"`))

  const csv = await pageAt(`${date}/lijst.csv`)
  expect(csv).toMatch(
    /"Zoë D’Hondt";"2";"zoe@example\.org";"nl";"Afgelast";"€.65 terug te betalen"/,
  )
  expect(csv).toContain('"0470 00 00 00"')
  expect(await pageAt(`${date}/agenda.ics`)).toContain('STATUS:CANCELLED')

  const booking = `${link.desk()}/boeking/${paid}`
  const refund = /name="refund" value="([\w-]+)"/.exec(await pageAt(booking))?.[1] ?? ''
  await postForm(booking, { do: 'refund-paid', refund })
  const after = await pageAt(date)
  expect(visibleText(after)).toContain(words.allRefunded)
  expect(lineOf(after, 'Zoë D’Hondt')).toContain('€ 65 terugbetaald op maandag 15 september 2025')
})

test('a date that was called off with nobody on it says so, and who booked elsewhere', async () => {
  const { id } = await dateOn(site, '2025-11-18')
  const date = `${link.desk()}/datum/${id}`
  await postForm(date, { do: 'call-off', sure: 'on' })
  const text = visibleText(await pageAt(date))
  expect(text).toContain(words.nobody)
  expect(text).toContain('2 plaatsen zijn elders geboekt')
  expect(text).not.toContain('plaatsen bezet')
})
