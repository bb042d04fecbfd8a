import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { press, setValue } from '../support/forms.ts'
import { publishTexts, writeText } from '../support/own-text.ts'
import { tags, visibleText } from '../support/pages.ts'
import { Farm } from '../support/farm.ts'

const townsOf = async (farm: Farm, spoken: readonly string[]) => {
  const pages = await Promise.all(spoken.map((each) => farm.html(`${farm.site.url}/${each}`)))
  return pages.map((html) => /Locality":"([^"]*)"/.exec(html)?.[1])
}

const turn = (farm: Farm, does: string, language: string) =>
  press(`${farm.desk}/teksten`, { do: does, language })

test('a town keeps its name in each language, in any order of the languages', async () => {
  await using farm = await new Farm().open()
  const address = { street: 'Rue des Jantes 8', postalCode: '1050' }
  await setValue(farm.desk, 'address', { ...address, town: 'Elsene / Ixelles / Brussels' })
  const names = ['Elsene', 'Ixelles', 'Brussels']
  expect(await townsOf(farm, ['nl', 'fr', 'en'])).toEqual(names)
  await turn(farm, 'language-up', 'fr')
  await farm.textAfter(await turn(farm, 'language-off', 'nl'))
  expect(await townsOf(farm, ['fr', 'en'])).toEqual(names.slice(1))
  await farm.textAfter(await turn(farm, 'language-on', 'nl'))
  expect(await townsOf(farm, ['nl', 'fr', 'en'])).toEqual(names)
  const made = { nameNl: 'Het lokaal', nameFr: 'Le local', nameEn: 'The room' }
  const page = (button: string) =>
    press(`${farm.desk}/paginas`, { do: button, page: 'le-local', ...made })
  await page('own-page-add')
  await writeText(farm, 'ownPages.le-local.lead', { in: 'nl', to: 'Ruim.' })
  await publishTexts(farm)
  await page('own-page-foot')
  expect(await farm.html(`${farm.site.url}/nl/het-lokaal`)).toContain('Hof ter Gist, Elsene"')
})

test('a site has the languages that its owner wants, in her order, and its guests keep theirs', async () => {
  await using farm = await new Farm().open()
  const at = (path: string) => farm.site.url + path
  const booked = await farm.book({ language: 'en', email: 'jane@example.org' })

  const off = await turn(farm, 'language-off', 'en')
  expect(await farm.textAfter(off)).toContain('Het Engels staat niet meer')
  await turn(farm, 'language-up', 'fr')

  // French is first: for a visitor without a language, for machines, and under the bare address.
  const contact = await farm.html(at(pathTo('contact', 'nl')))
  const alternates = tags(contact, 'link').filter(({ rel }) => rel === 'alternate')
  expect(alternates.map(({ hreflang, href }) => [hreflang, new URL(href ?? '').pathname])).toEqual([
    ['fr', '/fr/contact'],
    ['nl', '/nl/contact'],
    ['x-default', '/fr/contact'],
  ])
  expect(contact).not.toContain('/en/')
  expect(await (await fetch(at('/'))).text()).toMatch(/<html[^>]* lang="fr"/)
  expect(await farm.html(at('/sitemap.xml'))).not.toContain('/en')
  expect(await farm.html(at('/.well-known/security.txt'))).toContain('Preferred-Languages: fr, nl')

  // An address in a language that went leads on, with its query.
  for (const [from, to] of [
    ['/en/booking?workshopType=drinks', '/fr/reservation?workshopType=drinks'],
    ['/en', '/fr'],
  ] as const) {
    const { status, headers } = await fetch(at(from), { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, to])
  }
  for (const lng of ['en', 'EN', 'constructor']) {
    expect(await farm.html(at(`/next-date?lng=${lng}`)), lng).toMatch(/<html[^>]* lang="fr"/)
    expect(await farm.html(at(`/schedule.ics?lng=${lng}`)), lng).toContain('/fr/')
  }
  // A language in capitals is itself.
  for (const path of ['/next-date', '/l', '/waiting-list']) {
    expect(await farm.html(at(`${path}?lng=NL`)), path).toMatch(/<html[^>]* lang="nl"/)
  }

  await farm.answer(booked, 'confirm')
  const [mail] = await farm.mailsAbout(/Confirmed: /)
  expect(mail?.to?.[0]?.address).toBe('jane@example.org')

  // A form of the desk asks for them in their order.
  const form = await farm.html(`${farm.desk}/workshops`)
  const names = [...form.matchAll(/name="(name|sentence)(\w\w)"/g)].map(
    ([, text, one]) => `${text} ${one}`,
  )
  expect(names).toEqual(['name Fr', 'name Nl', 'sentence Fr', 'sentence Nl'])
  expect(await farm.html(`${farm.desk}/huis`)).toMatch(/"sentence-fr"[^]*"sentence-nl"/)
  const again = await farm.textAfter(
    await press(`${farm.desk}/begin`, { do: 'language-on', language: 'en' }),
  )
  expect(again).toMatch(/De eerste avond Het Engels staat nu op de site/)
  await turn(farm, 'language-off', 'en')

  // A text is written in these two, and nobody is asked for the third.
  const written = await writeText(farm, 'home.hero.title', { in: 'nl', to: 'Zout, en wachten' })
  expect(written.status).toBe(303)
  const texts = await farm.html(`${farm.desk}/teksten`)
  expect(texts).not.toContain('in het Engels')
  expect(texts).toContain('in het Frans')
  const made = {
    nameNl: 'Mosterd',
    nameFr: 'Moutarde',
    sentenceNl: 'Je maalt.',
    sentenceFr: 'On moud.',
  }
  const facts = { price: '30', startTime: '10:00', endTime: '12:00', least: '2', most: '5' }
  const add = { do: 'workshop-add', ...facts }
  expect((await press(`${farm.desk}/workshops`, { ...add, ...made, nameFr: '' })).status).toBe(422)
  expect((await press(`${farm.desk}/workshops`, { ...add, ...made })).status).toBe(303)

  // The owner reads a text of the house in her language.
  await press(`${farm.desk}/begin`, { do: 'owner-language', language: 'fr' })
  expect(visibleText(await farm.html(`${farm.desk}/huis`))).toMatch(/Nom : Moutarde .*On moud/)

  // A language that went comes back with all its texts, and asks for those that were written meanwhile.
  await writeText(farm, 'home.welcome.title', { in: 'fr', to: 'Entrez donc' })
  const waiting = async () => visibleText(await farm.html(`${farm.desk}/teksten`))
  expect(await waiting()).not.toContain('en anglais')
  await turn(farm, 'language-on', 'en')
  expect(await waiting()).toContain('en anglais')
  const english = await farm.html(at(pathTo('contact', 'en')))
  for (const language of languages) expect(english).toContain(`hrefLang="${language}"`)
  await turn(farm, 'language-off', 'en')
  await turn(farm, 'language-off', 'nl')
  // A Dutch desk of a French site asks for the French of a text alone.
  await press(`${farm.desk}/begin`, { do: 'owner-language', language: 'nl' })
  const part = await farm.html(`${farm.desk}/teksten/zoeken?deel=split`)
  expect(part).toContain('<span lang="fr">')
  const title = `${farm.desk}/teksten/tekst?tekst=split.title`
  expect((await farm.html(`${title}&taal=nl`)).match(/name="nl"/g)).toHaveLength(1)
  expect(await farm.html(`${farm.desk}/datums`)).not.toContain('name="taughtIn"')
  await turn(farm, 'language-off', 'fr')
  expect((await fetch(at('/fr'))).status).toBe(200)
})
