import { expect, it } from 'vitest'
import { shownBusiness } from '#app/business.ts'
import { exampleNumbers } from '#booking/house/example-numbers.ts'
import { readVatNumber } from '#booking/invoices/company.ts'
import { sellerOf } from '#booking/invoices/invoice.ts'
import { readIban } from '#booking/money/iban.ts'
import { nb } from '#language/dates.ts'
import { languages } from '#tests/support/first-languages.ts'
import { firstHouse } from '../first-house.ts'
import { everyText } from '#tests/support/every-text.ts'
import { printGoingAhead } from './going-ahead.ts'
import { wordsOf } from './words.ts'
import { wordsIn } from '#tests/support/first-words.ts'

it('a date that needs one person says so in the singular', () => {
  const minimumText = (minimum: number) => {
    const standing = { minimum, decidesOn: undefined } as const
    return languages.map((language) =>
      printGoingAhead(standing, language, wordsIn(language).availability),
    )
  }
  expect(minimumText(1)).toEqual([
    'Gaat door vanaf 1\u00a0deelnemer',
    'A lieu à partir de 1\u00a0participant',
    'Goes ahead with 1\u00a0person or more',
  ])
  expect(minimumText(2)[2]).toBe('Goes ahead with 2\u00a0people or more')
})

it.each(languages)('a group of one size is no range, in %s', (language) => {
  const group = { from: 7, to: 7 }
  const workshops = Object.fromEntries(
    Object.entries(firstHouse.workshops).map(([slug, facts]) => [slug, { ...facts, group }]),
  )
  const words = wordsOf({ ...firstHouse, workshops, privateGroup: group }, language)
  const seven = '(7|zeven|sept|seven)'
  const range = new RegExp(
    `\\b${seven} (tot|à|to|and|et|en) ${seven}\\b|\\bde 7\\s(p|\\.|,|$)`,
    'i',
  )
  expect(everyText(words).filter(([, text]) => range.test(text))).toEqual([])
  expect(words.workshop.sourdough.groupSizeText).toMatch(/^7\s/)
})

it.each(languages)('a teacher who is alone leaves no gap in a sentence, in %s', (language) => {
  const people = { ...firstHouse.business.people, cook: '' }
  const words = wordsOf({ ...firstHouse, business: { ...firstHouse.business, people } }, language)
  const gaps = everyText(words).filter(([, text]) => /[ \u{a0}]{2}|^[ ,]|, ?,| [,.]/u.test(text))
  expect(gaps).toEqual([])
  // The paragraph about the cook is gone whole.
  expect(words.about.guide.paragraphs).toHaveLength(2)
  expect(words.ownDate.teachers.cook).toBe('')
  const two = /(neither|two) of us|nous deux|ons twee/
  expect(everyText(words).filter(([, text]) => two.test(text))).toEqual([])
})

it.each(languages)('a workshop that is aside is in no numbers of the others, in %s', (language) => {
  const { drinks } = firstHouse.workshops
  const odd = {
    ...drinks!,
    priceCents: 8100,
    startTime: '19:10' as const,
    group: { from: 3, to: 17 },
  }
  const house = { ...firstHouse, shown: ['sourdough', 'vegetables'] }
  const [now, then] = [drinks!, odd].map((of) => {
    const workshops = { ...firstHouse.workshops, drinks: of }
    const texts = everyText(wordsOf({ ...house, workshops }, language))
    return texts.filter(([path]) => !path.includes('.drinks.'))
  })
  expect(then).toEqual(now)
  const { head } = wordsOf(house, language).workshopPage.unknown
  expect(`${head.description} ${head.keywords}`).not.toMatch(/dranken|boissons|drinks/)
})

it('several prices are told from the lowest on', () => {
  const price = 'faq.title'
  const texts = { ...firstHouse.texts, nl: { [price]: '{all.price}' } }
  expect(wordsOf({ ...firstHouse, texts }, 'nl').faq.title).toBe('€\u00a065 of €\u00a095')
})

it.each([
  ['BE', 'Bijvoorbeeld BE71 0961 2345 6769.', /^Bijvoorbeeld BE 0203.201.340. Leeg/],
  ['NL', 'Bijvoorbeeld NL91 ABNA 0417 1643 00.', /^Bijvoorbeeld NL 123456789 B01. Leeg/],
  ['AT', '', /^Leeg laten mag/],
] as const)(
  'a house in %s shows numbers of its country, or none, and promises what it can make',
  (countryCode, account, vat) => {
    const { business } = firstHouse
    const address = { ...business.address, countryCode }
    const { iban, vatNumber } = exampleNumbers(countryCode)
    const own = { ...business, address, vatNumber: vatNumber ?? '' }
    const words = wordsOf({ ...firstHouse, business: own }, 'nl')
    expect(words.myBooking.cancel.ibanHint.replaceAll(nb, ' ')).toBe(account)
    expect(words.invoice.fields.vatNumberHint.replaceAll(nb, ' ')).toMatch(vat)
    // Only Belgian houses make electronic invoices.
    expect(words.invoice.text.includes('Peppol')).toBe(countryCode === 'BE')
    for (const read of [iban && readIban(iban), vatNumber && readVatNumber(vatNumber)])
      expect(read).not.toBeUndefined()
  },
)

it('a sentence has the name of the town in its language', () => {
  const spoken = ['fr', 'nl', 'en'] as const
  const { business } = firstHouse
  const address = { ...business.address, town: 'Ixelles / Elsene' }
  const title = { 'faq.title': '{business.address.town}' }
  const texts = { ...firstHouse.texts, fr: title, nl: title, en: title }
  const house = { ...firstHouse, spoken, texts, business: { ...business, address } }
  expect(spoken.map((language) => wordsOf(house, language).faq.title)).toEqual([
    'Ixelles',
    'Elsene',
    'Ixelles',
  ])
})

it('a name that stands for two languages is printed once, on pages, in mails and on invoices', () => {
  const { business } = firstHouse
  const address = { ...business.address, town: 'Ixelles / Ixelles / Elsene' }
  const house = { ...firstHouse, business: { ...business, address } }
  expect([
    shownBusiness(house).address.town,
    wordsOf(house, 'nl').business.address.town,
    sellerOf(house).town,
  ]).toEqual(Array.from({ length: 3 }, () => 'Ixelles / Elsene'))
})

it('every language says how many the bread table seats, beside the specification’s text', () => {
  const groupSizes = languages.map((language) =>
    wordsOf(firstHouse, language).workshop.sourdough.groupSizeText.replaceAll(nb, ' '),
  )
  expect(groupSizes).toEqual([
    '4 tot 8 deelnemers',
    'De 4 à 8 participants',
    '6 to 10 participants as a rule; the bread table seats eight',
  ])
})

it('the page on privacy has one name, in the banner too', () => {
  for (const language of languages) {
    const { layout } = wordsOf(firstHouse, language)
    expect(layout.cookies.privacyLink).toBe(layout.footer.privacy)
  }
})
