import { expect, test } from 'vitest'
import { deskHouse as words } from '#content/words/nl/desk-house.ts'
import { press, setValue } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { Farm } from '../support/shared-farm.ts'

test('no text and no map tells a distance that is left blank, and a country is that of address, telephone and numbers', async () => {
  await using farm = await new Farm().open()
  const read = (path: string) => farm.html(farm.site.url + path)
  const pages = ['/nl/contact', '/fr/faq', '/en/workshops', '/mail-preview/secured-guest/nl']
  const all = async () => (await Promise.all(pages.map(read))).map(visibleText).join(' ')
  const told = /15\s(?:minuten|minutes) (?:te voet tot|plus loin)|nog 15|another 15|15 km/
  const before = await all()
  expect(before.match(new RegExp(told, 'g'))?.length).toBeGreaterThan(3)
  expect(await read('/nl/contact')).toMatch(/class="map-radius">15<[^]*geoRadius":15000/)
  const refused = await setValue(farm.desk, 'distances', { walkMinutes: '0', radiusKm: '7,5' })
  const said = visibleText(await refused.text())
  expect(said).toContain(words.problems.walkMinutes.slice(0, 50))
  expect(said).toContain(words.problems.radiusKm.slice(0, 50))
  await setValue(farm.desk, 'distances', { walkMinutes: '', radiusKm: '25' })
  expect(await read('/nl/contact')).toMatch(/class="map-radius">25<[^]*geoRadius":25000/)
  await setValue(farm.desk, 'distances', { walkMinutes: '', radiusKm: '' })
  expect((await all()).match(told)).toBeNull()
  const contact = await read('/fr/contact')
  expect(contact).not.toMatch(/geoRadius"|class="map-radius|\{business/)
  expect(contact).toContain('les autoroutes E17 et E40, le chemin de fer.')
  for (const number of ['2', '1']) await press(`${farm.desk}/huis`, { do: 'take-back', number })
  expect(await all()).toBe(before)

  expect((await setValue(farm.desk, 'country', { countryCode: 'XX' })).status).toBe(422)
  await setValue(farm.desk, 'country', { countryCode: 'FR' })
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
