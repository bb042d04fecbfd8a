import { expect, test } from 'vitest'
import { sum } from '#booking/sum.ts'
import { deskHouse as words } from '#content/words/nl/desk-house.ts'
import { languages } from '#tests/support/first-languages.ts'
import { Farm } from '#tests/support/farm.ts'
import { press, setValue } from '#tests/support/forms.ts'
import { mailsOnceSent } from '#tests/support/sent-mails.ts'
import { everyPath, visibleText, textAt } from '#tests/support/pages.ts'
import { valuesIn } from '#tests/support/read-page.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import type { TestSite } from '#tests/support/test-site.ts'

/** A price as people read it in three languages, as search engines do, and as the form counts. */
const priceOf = (euros: number) =>
  new RegExp(
    `€[\\s\\u00a0]?${euros}(?!\\d)|(?<!\\d)${euros}[\\s\\u00a0]€|"${euros}\\.00"|[":,]${euros}00(?!\\d)`,
  )

/** The pages that name each price. */
const pathsWith = async (site: TestSite, ...prices: readonly number[]) => {
  const pages = new Map<string, string>()
  for (const path of everyPath) pages.set(path, await (await fetch(site.url + path)).text())
  return prices.map((euros) => everyPath.filter((path) => priceOf(euros).test(pages.get(path)!)))
}

const request = (site: TestSite, email: string) =>
  askForPlaces(site.url, {
    workshopType: 'sourdough',
    preferredDate: 'Saturday 29 November 2025 - 10:00-15:30',
    language: 'en',
    email,
  })

const set = (site: TestSite, value: string, fields: Record<string, string>) =>
  setValue(`${site.url}/desk`, value, fields)

test('a new price is everywhere at once, and a booking keeps its own', async () => {
  await using farm = await new Farm().open()
  const { site } = farm
  const before = await request(site, 'before@example.org')
  const [named] = await pathsWith(site, 95)
  expect(named!.length).toBeGreaterThan(everyPath.length / 2)

  expect((await set(site, 'price-sourdough', { cents: '99' })).status).toBe(303)
  expect(await pathsWith(site, 95, 99)).toEqual([[], named])

  const after = await request(site, 'after@example.org')
  const totalOf = async (id: string) =>
    sum((await farm.booking(id)).payments, (one) => one.amountCents)
  expect([await totalOf(before), await totalOf(after)]).toEqual([9500, 9900])
})

test('telephone, days of opening and sentence of the day are where they belong once they are set, and nowhere before', async () => {
  await using farm = await new Farm().open()
  const { site } = farm
  const html = async (path: string) => (await fetch(site.url + path)).text()
  expect(await html('/nl/contact')).not.toContain('tel:')

  await set(site, 'telephone', { number: '09 200 00 00' })
  const contact = await html('/nl/contact')
  expect(contact.match(/href="tel:\+3292000000"/g)).toHaveLength(2)
  expect(contact).toContain('"telephone":"+3292000000"')
  await request(site, 'guest@example.org')
  for (const mail of await mailsOnceSent(site, 2)) {
    expect(mail.html).toContain('href="tel:+3292000000"')
    expect(mail.text).toMatch(/Tele(foon|phone) 09 200 00 00/)
  }

  const hours = { opens: '10:00', closes: '17:30' }
  const refused = await (await set(site, 'opening-hours', hours)).text()
  expect(visibleText(refused)).toContain(words.problems.days)
  const open = (page: string) =>
    [1, 2, 3, 4, 5, 6, 7].filter((day) => valuesIn(page, `opening-hours-day-${day}`).length > 0)
  expect(open(refused)).toEqual([])
  const chosen = [1, 2, 4, 5, 6, 7]
  const days = chosen.map((day) => [`day-${day}`, 'on'])
  await set(site, 'opening-hours', { ...hours, ...Object.fromEntries(days) })
  expect(visibleText(await html('/nl/contact'))).toContain('Elke dag behalve woensdag, van 10 tot')
  const closed = await html('/fr/contact')
  expect(visibleText(closed)).toContain('Tous les jours sauf le mercredi, de 10 h à 17 h 30')
  expect(closed).toContain('"Tuesday","Thursday","Friday","Saturday","Sunday"],"opens":"10:00"')
  const desk = await farm.html(`${farm.desk}/huis`)
  expect(open(desk)).toEqual(chosen)
  await set(site, 'other-hours', { opens: '13:00', closes: '16:00', 'day-3': 'on', 'day-7': 'on' })
  const otherwise = await html('/en/contact')
  expect(visibleText(otherwise)).toMatch(
    /Every day except Wednesday and Sunday, 10:00 to 17:30; Wednesday and Sunday, 13:00 to 16:00/,
  )
  expect(otherwise).toContain('"dayOfWeek":["Wednesday","Sunday"],"opens":"13:00"')

  const sentence = { nl: 'De kool is binnen.', fr: 'Le chou est rentré.', en: 'The cabbage is in.' }
  await set(site, 'sentence', sentence)
  for (const language of languages) {
    expect(visibleText(await html(`/${language}`))).toContain(sentence[language])
  }
})

test('no text and no map tells a distance that is left blank, and a country is that of address, telephone and numbers', async () => {
  await using farm = await new Farm().open()
  const read = (path: string) => farm.html(farm.site.url + path)
  const pages = ['/nl/contact', '/fr/faq', '/en/workshops', '/mail-preview/secured-guest/nl']
  const all = async () => (await Promise.all(pages.map(read))).map(visibleText).join(' ')
  const distances = /15\s(?:minuten|minutes) (?:te voet tot|plus loin)|nog 15|another 15|15 km/
  const before = await all()
  expect(before.match(new RegExp(distances, 'g'))?.length).toBeGreaterThan(3)
  expect(await read('/nl/contact')).toMatch(/class="map-radius">15<[^]*geoRadius":15000/)
  const refused = await setValue(farm.desk, 'distances', { walkMinutes: '0', radiusKm: '7,5' })
  const text = visibleText(await refused.text())
  expect(text).toContain('Vul bij ‘Minuten te voet’ een aantal in van 1 tot 240,')
  expect(text).toContain('Vul bij ‘Kilometer’ een aantal in van 1 tot 500,')
  await setValue(farm.desk, 'distances', { walkMinutes: '', radiusKm: '25' })
  expect(await read('/nl/contact')).toMatch(/class="map-radius">25<[^]*geoRadius":25000/)
  await setValue(farm.desk, 'distances', { walkMinutes: '', radiusKm: '' })
  expect((await all()).match(distances)).toBeNull()
  const contact = await read('/fr/contact')
  expect(contact).not.toMatch(/geoRadius"|class="map-radius|\{business/)
  expect(contact).toContain('les autoroutes E17 et E40, le chemin de fer.')
  for (const number of ['2', '1']) await press(`${farm.desk}/huis`, { do: 'take-back', number })
  expect(await all()).toBe(before)

  expect((await setValue(farm.desk, 'country', { countryCode: 'XX' })).status).toBe(422)
  await setValue(farm.desk, 'country', { countryCode: 'FR' })
  const short = await setValue(farm.desk, 'telephone', { number: '06 12 34 56' })
  expect(visibleText(await short.text())).toContain('met 9 tot 15 cijfers')
  await setValue(farm.desk, 'telephone', { number: '06 12 34 56 78' })
  const numbers = { enterpriseNumber: '732 829 320 00074', vatNumber: 'FR 44 732 829 320' }
  expect((await setValue(farm.desk, 'numbers', { ...numbers, vatNumber: 'FR 1' })).status).toBe(422)
  expect((await setValue(farm.desk, 'numbers', numbers)).status).toBe(303)
  const french = await read('/nl/contact')
  expect(french).toContain('"addressCountry":"FR"')
  expect(french).toContain('"telephone":"+33612345678"')
  expect(french).toContain('href="tel:+33612345678"')
  expect(visibleText(french)).toMatch(/De Pinte,? Frankrijk[^]*732 829 320 00074[^]*FR44732829320/)
  expect(await textAt(`${farm.site.url}/fr/contact`)).toMatch(/De Pinte,? France/)
  expect(await textAt(`${farm.desk}/huis`)).toContain('Land: Frankrijk')
})
