import { expect, test } from 'vitest'
import { deskBegin as words } from '#content/words/nl/desk-begin.ts'
import { languages } from '#tests/support/first-languages.ts'
import {
  Evening,
  everything,
  type Fields,
  type OtherBusiness,
  wordsLeftIn,
} from '../support/another-business.ts'
import { postForm } from '../support/forms.ts'
import { publishTexts, writeText } from '../support/own-text.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { mailsOnceSent } from '../support/sent-mails.ts'
import { Farm } from '../support/farm.ts'

const values: Readonly<Record<string, Fields>> = {
  name: { name: 'Atelier Terre & Feu', accountHolder: 'Terre et Feu' },
  people: { guide: 'Zoë', cook: '' },
  address: { street: 'Rue du Four 3', postalCode: '5000', town: 'Namur' },
  mailbox: { mailbox: 'bonjour@atelier.example' },
  account: { iban: 'BE62 5100 0754 7061' },
  numbers: { enterpriseNumber: '0400.000.086', vatNumber: 'BE 0400.000.086' },
  payment: { depositPercent: '100', depositDays: '5', balanceDaysBefore: '7' },
}

const bowl: Fields = {
  nameNl: 'Een kom draaien',
  nameFr: 'Tourner un bol',
  nameEn: 'Throwing a bowl',
  sentenceNl: 'Je draait twee kommen, en kiest welke gebakken wordt.',
  sentenceFr: 'Vous tournez deux bols, et choisissez celui qui sera cuit.',
  sentenceEn: 'You throw two bowls, and choose which one is fired.',
  price: '70',
  startTime: '14:00',
  endTime: '17:00',
  least: '3',
  most: '6',
}
const raku: Fields = {
  nameNl: 'Raku',
  nameFr: 'Raku',
  nameEn: 'Raku firing',
  sentenceNl: 'Je glazuurt een schaal, en ziet ze gloeien.',
  sentenceFr: 'Vous émaillez une coupe, et la voyez rougeoyer.',
  sentenceEn: 'You glaze a dish, and watch it glow.',
  price: '85,50',
  startTime: '10:00',
  endTime: '16:00',
  least: '4',
  most: '6',
}
const dates: readonly Fields[] = [
  { workshop: 'een-kom-draaien', day: '2025-10-25' },
  { workshop: 'een-kom-draaien', day: '2025-11-08' },
  { workshop: 'raku', day: '2025-11-22', everyWeeks: '1', until: '2025-12-06', asOne: 'on' },
]

test('a potter makes the site hers in an evening, and no word of the example is left', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@studio.example' }).open()
  const { site } = farm
  expect(await textAt(farm.desk)).toContain(words.title)
  const page = await farm.html(`${farm.desk}/begin`)
  expect(visibleText(page)).toContain(words.empty.noWorkshop)
  expect(page).not.toContain('value="start-empty"')
  const early = await postForm(`${farm.desk}/begin`, { do: 'start-empty' })
  const refusal = [422, expect.stringContaining(words.empty.noWorkshop)]
  expect([early.status, early.html]).toEqual(refusal)

  await writeText(farm, 'home.welcome.title', { in: 'fr', to: 'Entrez donc' })
  await publishTexts(farm)
  const evening = new Evening(farm)
  await evening.makeItHers({ values, workshops: [raku, bowl], dates })
  expect(evening.answers).toBeLessThanOrEqual(90)

  const all = await everything(farm)
  expect(all.size).toBeGreaterThan(150)
  expect(wordsLeftIn(all)).toEqual([])
  expect(all.get('/fr')).toContain('"priceRange":"€70-€85.50"')
  expect(visibleText(all.get('/fr/reservation')!)).toContain('vous êtes de 3 à 6')
  // A course is nowhere told as one day beside its price.
  const told = ['/fr', '/fr/ateliers', '/fr/ateliers/raku'].map((path) => all.get(path))
  const counted = /[=>]"?3\sjours · |85,50\s€ par personne<[^.]*?>22 novembre · 3\sjours/g
  expect(told.join('').match(counted)).toHaveLength(7)
  // Workshops are on the site in the order in which she made them.
  const listed = all.get('/sitemap.xml')!.matchAll(/\/nl\/ateliers\/([\w-]+)</g)
  expect(Array.from(listed, ([, slug]) => slug)).toEqual(['raku', 'een-kom-draaien'])

  expect(await textAt(`${farm.desk}/datums`)).not.toContain('18 oktober')
  // The example's workshops are in no list of hers; where she arranges workshops they can come back.
  for (const list of ['datums', 'huis', 'teksten', 'groep', 'optie']) {
    const read = await farm.html(`${farm.desk}/${list}`)
    const named = ['raku', 'sourdough'].filter((slug) => read.includes(slug))
    expect([list, ...named]).toEqual([list, 'raku'])
  }
  expect(await textAt(`${farm.desk}/workshops`)).toMatch(/Van het voorbeeld[^]*Zuurdesembrood/)
  // Its sign is her own, and none of the drawn one; no page has the jar.
  expect(await farm.html(`${site.url}/fr/reservation`)).not.toContain('#jar')
  for (const [path, html] of all) expect(html, path).not.toMatch(/logo-mark|sign\.png/)
  expect(await farm.html(`${site.url}/fr`)).toContain('>AT</text>')
  // Her own texts stay, and their forms tell of no text or fact of the example.
  expect(await textAt(`${site.url}/fr`)).toContain('Entrez donc')
  const form = await farm.html(`${farm.desk}/teksten/tekst?tekst=home.welcome.title&van=/fr`)
  expect(form).toContain('{all.price}')
  expect(wordsLeftIn(new Map([['form', form]]))).toEqual([])

  const id = await farm.book({
    workshopType: 'raku',
    preferredDate: 'zaterdag 22 november 2025 - 10:00-16:00',
  })
  await farm.answer(id, 'confirm', 'all-received')
  expect(await farm.statusOf(id)).toBe('paid')
  const own = (['booking', 'invoice', 'cancel', 'move', 'diets'] as const).map(
    async (to) => [to, await farm.html(farm.link.guest(to, { id }))] as const,
  )
  expect(wordsLeftIn(new Map(await Promise.all(own)))).toEqual([])
  const mails = (await mailsOnceSent(site, 4)).map(({ subject, text, html }) => {
    return [subject ?? '', `${subject} ${text} ${html}`] as const
  })
  expect(wordsLeftIn(new Map(mails))).toEqual([])
  // She teaches alone.
  expect(mails.map(([, mail]) => mail).join('')).toMatch(/^Zoë$/m)
  expect(await textAt(`${farm.desk}/begin`)).toMatch(/7\. Een boeking om te proberen Klaar/)

  // A photograph that is described brings no drawing of the example back.
  const alt = { nl: 'Onze oven', fr: 'Notre four', en: 'Our kiln' }
  const seen = Object.fromEntries(languages.map((each) => [`shown-${each}`, '']))
  const place = `${farm.desk}/teksten/tekst?tekst=home.hero.pictureAlt&van=`
  await postForm(place, { do: 'keep-text', ...alt, ...seen })
  await publishTexts(farm)
  expect(await farm.html(`${site.url}/fr`)).not.toMatch(/assets\/(footer-land|hero-\w+)/)

  // The plain start's texts do not count as hers.
  expect(await textAt(`${farm.desk}/teksten`)).toMatch(/Versie 2 [^V]*, 1 eigen tekst /)
  // Each part that was set aside comes back by its own button.
  await postForm(`${farm.desk}/teksten`, { do: 'bring-back', edition: '0' })
  expect(await textAt(`${site.url}/nl`)).toContain('kippen')
})

const bicycles: OtherBusiness = {
  values: {
    name: { name: 'Cycles De Smet', accountHolder: 'De Smet SRL' },
    people: { guide: 'Noor', cook: '' },
    address: { street: 'Rue des Jantes 8', postalCode: '1050', town: 'Ixelles / Elsene' },
    location: { latitude: '50,6451', longitude: '5,5734' },
    mailbox: { mailbox: 'bonjour@rayon.example' },
    account: { iban: 'BE62 5100 0754 7061' },
    numbers: { enterpriseNumber: '0400.000.086', vatNumber: '' },
    social: { social: '' },
  },
  workshops: [
    {
      nameFr: 'Monter une roue',
      sentenceFr: 'Vous rayonnez une roue, du moyeu à la jante.',
      price: '120',
      startTime: '09:30',
      endTime: '16:30',
      least: '2',
      most: '4',
    },
  ],
  dates: [{ workshop: 'monter-une-roue', day: '2025-11-22' }],
}

const unoffered = /allerg|régimes? |peut manger|liste d’attente|bons? cadeaux?/i

test('a mender of bicycles, alone and in French, shows a site once it is hers, and is paid', async () => {
  await using farm = await new Farm({
    OWNER_EMAIL: 'owner@rayon.example',
    NOW: '2025-10-20T09:00:00+02:00',
  }).open()
  const evening = new Evening(farm)
  await evening.fill('begin', { do: 'owner-language', language: 'fr' })
  await evening.fill('begin', { do: 'close-site' })
  for (const language of ['nl', 'en']) {
    await evening.fill('begin', { do: 'language-off', language })
  }
  await evening.fill('teksten', { do: 'page-off', page: 'giftVoucher' })
  for (const offer of ['waitingList', 'diary', 'diets']) {
    await evening.fill('huis', { do: 'offer-off', offer })
  }
  await evening.makeItHers(bicycles)
  expect((await fetch(farm.site.url)).status).toBe(503)
  await evening.fill('begin', { do: 'open-site' })
  expect(evening.answers).toBeLessThanOrEqual(40)
  const house = await textAt(`${farm.desk}/huis`)
  expect(house).toContain('Distances : vide')
  expect(await textAt(`${farm.desk}/begin`)).toContain('5. Vos textes Fait')
  expect(house).not.toContain('Pas sur le site')

  // The example's past dates are gone too, and the places that they had sold.
  expect(await textAt(`${farm.desk}/datums`)).not.toMatch(/octobre/)

  const all = await everything(farm)
  expect(all.get('/fr/contact')).toContain('mlat=50.6451&amp;mlon=5.5734')
  const titles = [...all.values()].map((html) => /<title>([^<]*)/.exec(html)?.[1] ?? '')
  expect(titles.filter((title) => /De\sSmet.*De\sSmet/.test(title))).toEqual([])
  // Sentences on languages and on how far ahead dates are known are true of a site of one language.
  expect(visibleText(all.get('/fr/ateliers')!)).toContain('Nous parlons français.')
  expect(all.get('/fr/reservation')).toMatch(/>4\spersonnes<\/option><\/select>/)
  expect(all.get('/next-date?lng=fr')).not.toContain('Dans quelle langue')
  expect(all.get('/fr/faq')).not.toMatch(/semaines\sà l’avance|role="tab/)
  expect(await textAt(`${farm.site.url}/mail-preview/date-letter-guest/fr`)).toContain('la rue est')
  expect(await textAt(`${farm.site.url}/mail-preview/practical-guest/fr`)).not.toContain('emportez')
  // Her card is printed in the language of her guests, and explained in that of her desk.
  expect(visibleText(all.get('/fr/carte-visite')!)).toMatch(/Monter une roue[^]*en français/)
  expect(visibleText(all.get('/fr/carte-visite')!)).not.toMatch(/Visitekaartje|Nederlands|drukker/)
  expect(wordsLeftIn(all)).toEqual([])
  const pages = [...all].filter(([path]) => !/\.|option-/.test(path))
  const found = pages.map(([path, html]) => {
    const pageText = visibleText(html.replaceAll(/<script[^]*?<\/script>/g, ' '))
    return [path, unoffered.exec(pageText)?.[0]] as const
  })
  expect(found.filter(([, word]) => word !== undefined)).toEqual([])
  expect(await farm.html(farm.site.url)).toMatch(/<html[^>]* lang="fr"[^]*Locality":"Ixelles"/)

  const preferredDate = 'samedi 22 novembre 2025 - 09:30-16:30'
  const id = await farm.book({ language: 'fr', workshopType: 'monter-une-roue', preferredDate })
  await farm.answer(id, 'confirm', 'all-received')
  expect(await farm.statusOf(id)).toBe('paid')
  const mails = await farm.mailsOnceSent(4)
  const texts = mails.map(({ subject, text, html }) => `${subject} ${text} ${html}`)
  expect(wordsLeftIn(new Map(texts.map((text) => [text.slice(0, 60), text])))).toEqual([])
  expect(texts.filter((text) => unoffered.test(text))).toEqual([])
  expect(texts.join('\n')).toMatch(/^Noor$/m)
})
