import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { dutchLeftIn, heardOn } from '../support/dutch-left.ts'
import { sampleLetters, testLetters } from '../support/letters.ts'
import { callFunction } from '../support/requests.ts'
import { pathTo } from '#language/addresses.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valueIn, valuesIn } from '../support/read-page.ts'
import { makeKnown } from '../support/desk-device.ts'
import { press, pressShown } from '../support/forms.ts'
import { codaFile } from '../support/statements/coda-file.ts'
import { transfer } from '../support/statements/transfer.ts'
import { mailTo } from '../support/sent-mails.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm({ OWNER_EMAIL: 'owner@farm.example' })

const speak = (page: string, language: string) =>
  press(`${farm.desk}/${page}`, { do: 'owner-language', language })

test('the first steps ask the owner’s language, and it can be put back where the house’s values are', async () => {
  const dutch = ownerWordsIn('nl')
  const english = ownerWordsIn('en')
  const before = await farm.html(`${farm.desk}/begin`)
  expect(before.indexOf('lang="en"')).toBeLessThan(before.indexOf(dutch.begin.steps.who.title))
  const headersOfOwner = { cookie: await makeKnown(farm.site) }
  // The way to it is in the browser's language until it is chosen.
  const inFrench = { ...headersOfOwner, 'accept-language': 'fr' }
  const home = await (await fetch(farm.desk, { headers: inFrench })).text()
  expect(home).toMatch(new RegExp(`lang="fr"[^]*>${ownerWordsIn('fr').begin.title}</a>`))
  expect((await speak('begin', 'xx')).status).toBe(303)
  expect((await farm.html(farm.desk)).includes('<html lang="nl"')).toBe(true)

  const englishPage = await farm.htmlAfter(await speak('begin', 'en'))
  expect(englishPage).toContain('<html lang="en"')
  expect(visibleText(englishPage)).toContain(english.ownerLanguage.done)
  // A device that the desk does not know is spoken to as its browser asks.
  for (const [asked, language] of [
    ['', 'en'],
    ['fr-BE,fr;q=0.9', 'fr'],
  ] as const) {
    const headers = { 'accept-language': asked }
    for (const path of [farm.desk, `${farm.desk}/sleutel/x`]) {
      expect(await (await fetch(path, { headers })).text()).toContain(`<html lang="${language}"`)
    }
  }
  const site = await (await fetch(`${farm.site.url}/fr`, { headers: headersOfOwner })).text()
  // The site keeps its languages; the owner's way to its texts is in hers.
  expect([/<html[^>]* lang="fr"/.test(site), site.includes(english.texts.page.change)]).toEqual([
    true,
    true,
  ])

  const previews = await textAt(farm.site.url + pathTo('emailTemplates', 'nl'))
  expect(previews.includes('Altijd in het Engels')).toBe(true)

  await farm.book({ language: 'fr' })
  const mail = mailTo(await farm.mailsOnceSent(2), 'owner@farm.example')
  expect(mail.html).toContain('lang="en"')
  expect(mail.text).toContain(english.ownerMails.actions.booking)

  const house = await farm.html(`${farm.desk}/huis`)
  expect(visibleText(house)).toContain(`${english.ownerLanguage.value} Dutch → English`)
  await press(`${farm.desk}/huis`, { do: 'take-back', number: valueIn(house, 'number') })
  expect(await farm.html(`${farm.desk}/teksten`)).toContain(dutch.ownerLanguage.title)
})

test('a sum that a field is filled with in English is received as that sum', async () => {
  const id = await farm.secured()
  await speak('begin', 'en')
  const [amount = ''] = valuesIn(await farm.html(farm.bookingPage(id)), 'amount')
  expect(amount).toBe('32.50')
  await press(farm.bookingPage(id), { do: 'by-hand', amount, method: 'cash', day: '2025-09-15' })
  const { payments } = await farm.booking(id)
  expect(payments.map(({ paidCents }) => paidCents)).toEqual([3250, 3250])
})

const others = ['fr', 'en'] as const

/** Addresses, and sentences of the samples' guests. */
const notHers = /https?:\S+|We komen [^,;|\n’”]*|Met de rolstoel|(?:Mijn broer|Raakt hij) [^|\n]*/g

test.each(others)('no mail to an owner who reads %s, or the accountant, has Dutch', (language) => {
  const house = { ...firstHouse, ownerLanguage: language }
  const letters = testLetters(undefined, house)
  const mails = sampleLetters(letters, language, house).filter(({ kind }) =>
    /-(owner|accountant)$/.test(kind),
  )
  expect(mails.length).toBeGreaterThan(20)
  const left = mails.flatMap(({ kind, language: spoken, content }) => {
    const read = [content.subject, content.text, heardOn(content.html)].join('\n')
    const dutch = dutchLeftIn(read.replaceAll(notHers, ''), language)
    return [...dutch, ...(spoken === language ? [] : [spoken])].map((word) => `${kind}: ${word}`)
  })
  expect(left).toEqual([])
})

/** Bookings in several states, money of a bank, a message and a voucher. */
async function liveASeason() {
  const names = ['Zoë', 'Lars', 'Nora', 'Ines', 'Otto']
  const [a, b, c, d] = await Promise.all(
    names.map((participantName) => farm.book({ on: '2025-10-23', participantName })),
  )
  await farm.answer(a!, 'confirm')
  await farm.answer(b!, 'confirm', 'deposit-received')
  await farm.answer(c!, 'confirm', 'all-received')
  await pressShown(farm.link.owner('cancel-guest', c!), { do: 'cancel-all' })
  await farm.answer(d!, 'decline')
  await farm.giveStatement(codaFile([transfer({ text: 'atelier', cents: 6500, name: 'Zoë' })]))
  const message = { name: 'Zoë', email: 'zoe@example.org', subject: '?', message: '!' }
  await callFunction(farm.site.url, 'send-contact-email', message)
}

/** Pages of the site in its own languages, and files that only programs read. */
const notTheOwners = /teksten\/(pagina|foto-beeld)|\.(ics|xml|json|pdf|png|jpg)(\?|$)/

/** Pages of the desk by their address, two of a kind. */
async function crawl(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const kinds = new Map<string, number>()
  const follow = async (url: string): Promise<void> => {
    const { pathname, searchParams } = new URL(url)
    const kind = `${pathname.replace(/[\da-f-]{36}/, 'id')} ${[...searchParams.keys()].join(' ')}`
    const seen = kinds.get(kind) ?? 0
    const isOurs = /\/desk(\/|$)/.test(pathname) && !notTheOwners.test(url)
    if (!isOurs || seen === 2 || pages.has(url)) return
    kinds.set(kind, seen + 1)
    pages.set(url, '')
    const { html, links } = await farm.read(url)
    pages.set(url, html)
    for (const { to } of links) await follow(to.split('#')[0]!)
  }
  const places = ['', '/zoeken?q=Zo%C3%AB', '/zoeken?q=', '/zoeken?q=xyz', '/nergens']
  for (const place of places) await follow(farm.desk + place)
  const locked = await fetch(farm.desk)
  return pages.set('locked', await locked.text())
}

/** Forms that are refused, by their page. */
const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'datums',
    { do: 'add-dates', startTime: 'x', endTime: 'x', capacity: 'x', everyWeeks: 'x', until: 'x' },
  ],
  ['datums', { do: 'close-period' }],
  ['datums', { do: 'away' }],
  ['cadeaubonnen', { do: 'sell-voucher', amount: '5' }],
  ['workshops', { do: 'workshop-add' }],
  ['huis', { do: 'set', value: 'address', 'address-town': '' }],
  ['huis', { do: 'set', value: 'payment', 'payment-depositPercent': 'x' }],
  ['huis', { do: 'set', value: 'account', 'account-iban': 'x' }],
  ['groep', { do: 'group' }],
  ['optie', { do: 'offer' }],
  ['begin', { do: 'start-empty' }],
]

test('a desk in French or English has no Dutch on its pages, in its files and in its refusals', async () => {
  await liveASeason()
  for (const language of others) {
    await speak('teksten', language)
    const pages = await crawl()
    expect(pages.size).toBeGreaterThan(40)
    for (const [field, form] of refused) {
      const answer = await press(`${farm.desk}/${field}`, form)
      pages.set(`${field} ${form['do']} ${form['value']}`, await answer.text())
      expect([field, form, answer.status]).toEqual([field, form, 422])
    }
    pages.set('file', await farm.htmlAfter(await farm.giveStatement('no statement')))
    const left = [...pages].flatMap(([url, html]) => {
      const read = heardOn(html)
      const sums = read.match(language === 'fr' ? /€\u00a0?\d/ : /€\u00a0\d|\d\u00a0€/) ?? []
      return [...dutchLeftIn(read, language), ...sums].map((word) => `${url}: ${word}`)
    })
    expect(left).toEqual([])
  }
})
