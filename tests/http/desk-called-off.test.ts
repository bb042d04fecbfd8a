import { expect, test } from 'vitest'
import { calledOff as inFrench } from '#content/words/fr/change-mails.ts'
import { deskCallOff } from '#content/words/nl/desk-dates.ts'
import { calledOff as inDutch } from '#content/words/nl/change-mails.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskFormer } from '#content/words/nl/desk-party.ts'
import { desk } from '#content/words/nl/desk.ts'
import type { Day } from '#language/dates.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { press } from '#tests/support/forms.ts'
import { visibleText, textAt } from '#tests/support/pages.ts'

const farm = sharedFarm()

test('a date is called off with a reason, once its mails and the sum that goes back were seen', async () => {
  const on = '2025-10-23'
  const id = await farm.secured({ on, participants: '1', email: 'an@example.org' })
  const french = await farm.book({ on, language: 'fr', email: 'celine@example.org' })
  await farm.answer(french, 'confirm')
  const { id: date } = await farm.dateOn(on)
  const own = 'De <b>schuur</b> staat onder water.'
  const why = { reason: 'weather', words: own }
  for (const address of [`${farm.desk}/datum/${date}`, farm.link.owner('call-off', date)]) {
    expect(visibleText(await farm.html(address))).toContain(deskCallOff.reasons.weather)
    const looked = await press(address, { do: 'preview-call-off', ...why })
    expect(looked.status).toBe(200)
    const html = await looked.text()
    const text = visibleText(html)
    expect(text).toContain('krijgt zijn geld terug: samen hoogstens € 32,50.')
    expect(text).toContain('Nederlands: 1 mail')
    expect(text).toContain('Frans: 1 mail')
    for (const { reasons } of [inDutch, inFrench]) expect(html).toContain(reasons.weather)
    expect(html).toContain(`value="${own.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`)
    expect(html).toContain(`>${desk.callOff.button}</button>`)
    expect(await farm.statusOf(id)).toBe('secured')
    const mended = await (await press(address, { do: 'edit', ...why })).text()
    expect(mended).toMatch(/checked="" value="weather"/)
    expect(visibleText(mended)).toContain(own)
  }
  const unsure = await press(`${farm.desk}/datum/${date}`, { do: 'call-off' })
  expect(visibleText(await unsure.text())).toContain(deskCallOff.lookTitle)
  expect(await farm.statusOf(id)).toBe('secured')
  await press(`${farm.desk}/datum/${date}`, { do: 'call-off', sure: 'on', ...why })
  expect(await farm.statusOf(id)).toBe('cancelled')
  const schedule = await textAt(`${farm.site.url}/nl/reserveren`)
  expect(schedule).not.toContain('donderdag 23 oktober 2025')
  const [dutch] = await farm.mailsAbout(/^Gaat niet door/)
  const [other] = await farm.mailsAbout(/^Atelier annulé/)
  expect(dutch?.text).toContain(inDutch.reasons.weather)
  expect(dutch?.text).toContain(own)
  expect(other?.text).toContain(inFrench.reasons.weather)
})

const words = deskFormer
const pageOf = async (day: Day) => `${farm.desk}/datum/${(await farm.dateOn(day)).id}`

/** The line of a guest on the page, by name. */
function lineOf(page: string, name: string): string {
  const line = page.split('<li').find((each) => visibleText(`<li${each}`).includes(name))
  if (!line) throw new Error(`No line of ${name}`)
  return visibleText(`<li${line}`)
}

test('a date that was called off still says whom to telephone, and who awaits what', async () => {
  const on = '2025-12-18'
  const date = await pageOf(on)
  const book = (participantName: string, email: string) => ({
    on,
    participants: '2',
    participantName,
    email,
  })
  const paid = await farm.secured(book('Zoë D’Hondt', 'zoe@example.org'))
  await farm.book(book('Tom Baker', 'tom@example.org'))
  await farm.answer(await farm.book(book('Lien Maes', 'lien@example.org')), 'decline')
  const caller = { do: 'phone', name: 'Tante Mia', email: '', language: 'nl', participants: '1' }
  await press(date, { ...caller, 'phone-note': '0470 00 00 00' })
  expect(await textAt(date)).not.toContain(words.title)
  await press(date, { do: 'call-off', sure: 'on' })

  const page = await farm.html(date)
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
  // The guest who is owed money comes first.
  expect(text.indexOf('Zoë D’Hondt')).toBeLessThan(text.indexOf('Tom Baker'))
  expect(page).toMatch(new RegExp(`href="[^"]*/boeking/${paid}"`))

  const csv = await farm.html(`${date}/lijst.csv`)
  expect(csv).toMatch(
    /"Zoë D’Hondt";"2";"zoe@example\.org";"nl";"Afgelast";"€.65 terug te betalen"/,
  )
  expect(csv).toContain('"0470 00 00 00"')
  expect(await farm.html(`${date}/agenda.ics`)).toContain('STATUS:CANCELLED')

  // The booking's own page says the same.
  const own = await textAt(farm.bookingPage(paid))
  expect(own).toContain(desk.statuses['called-off'])
  expect(own).not.toContain(desk.statuses.cancelled)
  const refund = await farm.refundOf(paid)
  await press(farm.bookingPage(paid), { do: 'repaid', refund })
  const after = await farm.html(date)
  expect(visibleText(after)).toContain(words.allRefunded)
  expect(lineOf(after, 'Zoë D’Hondt')).toContain('€ 65 terugbetaald op maandag 15 september 2025')
})

test('a date that was called off says so before all else, on its page, in lists and where it is found', async () => {
  const date = await pageOf('2025-11-18')
  await press(date, { do: 'call-off', sure: 'on' })
  const text = await textAt(date)
  expect(text).toContain(words.nobody)
  expect(text).toMatch(/18\.30 tot 22 uur\. Afgelast\. .*2 plaatsen zijn elders geboekt/)
  const line = lineOf(await farm.html(`${farm.desk}/datums`), '18 november')
  const found = lineOf(await farm.html(`${farm.desk}/zoeken?q=18/11`), 'dinsdag 18 november 2025')
  for (const each of [line, found]) expect(each).toContain(deskPages.date.state['called-off'])
  for (const each of [text, line, found]) expect(each).not.toContain('plaatsen bezet')
})
