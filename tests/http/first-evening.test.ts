import { expect, test } from 'vitest'
import { deskBegin as words } from '#content/words/nl/desk-begin.ts'
import { pathTo, unlistedPages } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { farmWordsIn } from '../support/farm-words.ts'
import { postForm } from '../support/forms.ts'
import { publishTexts, writeText } from '../support/own-text.ts'
import { textAt } from '../support/pages.ts'
import { mailsOnceSent } from '../support/sent-mails.ts'
import { Farm } from '../support/shared-farm.ts'

type Fields = Readonly<Record<string, string>>

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
  price: '85',
  startTime: '10:00',
  endTime: '16:00',
  least: '4',
  most: '6',
}
const dates: readonly Fields[] = [
  { workshop: 'een-kom-draaien', day: '2025-10-25' },
  { workshop: 'een-kom-draaien', day: '2025-11-08' },
  { workshop: 'raku', day: '2025-11-22' },
]

/** Fills in forms of the desk alone, and counts what was typed or chosen. */
class Evening {
  answers = 0
  readonly #farm: Farm
  constructor(farm: Farm) {
    this.#farm = farm
  }

  async fill(page: string, hidden: Fields, typed: Fields = {}) {
    this.answers += Object.keys(typed).length
    const sent = await postForm(`${this.#farm.desk}/${page}`, { ...hidden, ...typed })
    expect([page, hidden, sent.status]).toEqual([page, hidden, 303])
  }

  async makeItHers() {
    for (const [value, fields] of Object.entries(values)) {
      const named = Object.entries(fields).map(([field, text]) => [`${value}-${field}`, text])
      await this.fill('huis', { do: 'set', value }, Object.fromEntries(named))
    }
    await this.fill('workshops', { do: 'workshop-add' }, bowl)
    await this.fill('workshops', { do: 'workshop-add' }, raku)
    const rest = ['startTime', 'endTime', 'capacity', 'everyWeeks', 'until', 'price']
    const blank = Object.fromEntries(rest.map((field) => [field, '']))
    for (const date of dates) await this.fill('datums', { do: 'add', ...blank }, date)
    await this.fill('begin', { do: 'start-empty' })
  }
}

/** Addresses that say themselves what they are, and names that only machines read. */
const notRead =
  /<style[^]*?<\/style>|\/assets\/[\w./-]+|\sclass="[^"]*"|\s(href|id)="#?jar[\w-]*"|--jar-\w+|\(#jar-\w+\)|cid:jar@\w+/g

/** Every page that a visitor comes to, every mail, and what machines read, with their sources. */
async function everything({ site }: Farm): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const spoken = languages.flatMap((each) => [
    `/${each}`,
    `/${each}/no-such-page`,
    `/schedule.ics?lng=${each}`,
    `/waiting-list?lng=${each}`,
    `/next-date?lng=${each}`,
    `/l/${each}/x`,
    ...unlistedPages.map((page) => pathTo(page, each)),
  ])
  const machines = ['sitemap.xml', 'site.webmanifest', 'robots.txt', '.well-known/security.txt']
  const waiting = [...spoken, ...machines.map((file) => `/${file}`)]
  for (const path of waiting) {
    if (found.has(path)) continue
    const html = await (await fetch(site.url + path)).text()
    found.set(path, html)
    const links = html.matchAll(/(?:href|src)="(\/(?!assets|pictures|share)[^"#]*)/g)
    const inside = [...links].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    waiting.push(...inside.filter((link) => !/\.(svg|png|ico|js|css|woff2)$/.test(link)))
  }
  return found
}

/** Each word of the example once, with a page that says it. */
function wordsLeftIn(pages: ReadonlyMap<string, string>): readonly string[] {
  const found = new Map<string, string>()
  for (const [path, html] of pages) {
    const read = html.replaceAll(notRead, ' ')
    for (const word of farmWordsIn(read)) {
      const at = read.indexOf(word)
      found.getOrInsert(word, `${path}: ${read.slice(Math.max(0, at - 60), at + 60)}`)
    }
  }
  return [...found.values()]
}

test('a potter makes the site hers in an evening, and no word of the example is left', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@studio.example' }).open()
  const { site } = farm
  expect(await textAt(farm.desk)).toContain(words.title)
  const early = await postForm(`${farm.desk}/begin`, { do: 'start-empty' })
  expect(early).toMatchObject({
    status: 422,
    html: expect.stringContaining(words.empty.noWorkshop),
  })

  await writeText(farm, 'home.welcome.title', { in: 'fr', to: 'Entrez donc' })
  await publishTexts(farm)
  const evening = new Evening(farm)
  await evening.makeItHers()
  expect(evening.answers).toBeLessThanOrEqual(90)

  const all = await everything(farm)
  expect(all.size).toBeGreaterThan(150)
  expect(wordsLeftIn(all)).toEqual([])

  expect(await textAt(`${farm.desk}/datums`)).not.toContain('18 oktober')
  // Its sign is her own, and none of the drawn one.
  for (const [path, html] of all) expect(html, path).not.toMatch(/logo-mark|sign\.png/)
  expect(await farm.html(`${site.url}/fr`)).toContain('>AT</text>')
  // Her own texts stay.
  expect(await textAt(`${site.url}/fr`)).toContain('Entrez donc')

  const id = await farm.book({
    workshopType: 'raku',
    preferredDate: 'zaterdag 22 november 2025 - 10:00-16:00',
  })
  await farm.answer(id, 'confirm', 'all-received')
  expect(await farm.statusOf(id)).toBe('paid')
  const guest = (['booking', 'invoice', 'cancel', 'move', 'diets'] as const).map((purpose) =>
    farm.link.guest(purpose, { id }),
  )
  const own = guest.map(async (address) => [address, await farm.html(address)] as const)
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
  const seen = Object.fromEntries(languages.map((each) => [`seen-${each}`, '']))
  const place = `${farm.desk}/teksten/tekst?tekst=home.hero.pictureAlt&van=`
  await postForm(place, { do: 'keep-text', ...alt, ...seen })
  await publishTexts(farm)
  expect(await farm.html(`${site.url}/fr`)).not.toMatch(/assets\/(footer-land|hero-\w+)/)

  // Each part that was set aside comes back by its own button.
  await postForm(`${farm.desk}/teksten`, { do: 'bring-back', edition: '0' })
  expect(await textAt(`${site.url}/nl`)).toContain('kippen')
})
