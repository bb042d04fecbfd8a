import { expect, it } from 'vitest'
import type { Language } from '#language/languages.ts'
import { visibleText } from '#tests/support/pages.ts'
import {
  codesIn,
  guestLetter,
  onlyLetter,
  purposesIn,
  sampleNews,
  testLetters,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'

const letters = testLetters()
const part = (language: Language, deposit: number, balance = 0) => {
  const { reservation } = sampleNews('secured', language)
  const paid = withPaid(reservation, deposit, balance)
  const news = { kind: 'part-received', reservation: paid, cents: 4000 } as const
  return letters(news)
}
const only = (...how: Parameters<typeof part>) => onlyLetter(part(...how), 'part-received-guest')

it.each([
  [
    'nl',
    'We kregen € 40 voor je reservatie',
    'Van de € 95 is er al € 70 aangekomen',
    'ligt je plaats vast',
  ],
  ['fr', 'Nous avons bien reçu 40 €', 'Sur 95 €, nous avons déjà reçu 70 €', 'sera garantie'],
  [
    'en',
    'We’ve received €40 for your booking',
    'Of the €95, €70 has already',
    'your place is secured',
  ],
] as const)(
  'a mail about a part says, in %s, what came, whoever paid it, and what is open',
  async (language, ...texts) => {
    const letter = only(language, 7000)
    for (const each of texts) expect(textOf(letter)).toContain(each)
    const [[, , , , , , , amount, , reference] = []] = await codesIn(letter)
    expect([amount, reference]).toEqual(['EUR25.00', '984000000195'])
    expect(purposesIn(letter)).toEqual(['booking', 'move', 'cancel'])
  },
)

it('a part of the balance asks for its rest, and says nothing of a place that is secured', async () => {
  const letter = only('nl', 9500, 6000)
  expect(textOf(letter)).toContain('Van de € 95 is er al € 60 aangekomen')
  expect(textOf(letter)).not.toContain('ligt je plaats vast')
  const [[, , , , , , , amount, , reference] = []] = await codesIn(letter)
  expect([amount, reference]).toEqual(['EUR35.00', '984000000296'])
})

it('a mail that all is paid names the lower price of a booking whose rest was written off', () => {
  const { reservation, ...news } = sampleNews('paid')
  const payments = reservation.payments.map((each) => ({ ...each, amountCents: 9000 }))
  const lowered = withPaid({ ...reservation, payments } as typeof reservation, 9000, 9000)
  const text = textOf(guestLetter({ ...news, reservation: lowered, cents: 18_000 }))
  expect(text).toContain('De betaling van € 180 is er. Daarmee is alles betaald: € 180.')
  expect(text).not.toContain('€ 190')
})

it('the balance before the deposit asks for the deposit', () => {
  expect(textOf(only('nl', 0, 9500))).toContain('Is het voorschot er helemaal, dan')
})

it.each([
  ['nl', /kwam € 95 aan/, /betaling van € 95 .* zaterdag 18 oktober 2025 ligt vast/],
  ['fr', /paiement de 95 € /, /paiement de 95 € .* samedi 18 octobre 2025 est garantie/],
  ['en', /payment of €95 /, /payment of €95 .* Saturday 18 October 2025 is secured/],
] as const)(
  'the mail of a part and that of the deposit begin with the sum, in %s',
  (language, ...first) => {
    const shown = (['part-received', 'secured'] as const).map((kind) =>
      visibleText(guestLetter({ ...sampleNews(kind, language), cents: 9500 }).content.html),
    )
    expect(shown).toEqual(first.map((each) => expect.stringMatching(each)))
  },
)

it.each([
  ['part-received', sampleNews('part-received')],
  ['secured', sampleNews('secured')],
  ['taken-back', sampleNews('taken-back')],
] as const)(
  'news of money once the workshop has begun (%s) speaks of no place, and offers nothing to choose',
  (_, news) => {
    const letter = guestLetter(news, news.reservation.session.startsAt)
    expect(purposesIn(letter)).toEqual(['booking'])
    expect(textOf(letter)).not.toMatch(/vast|annuleren/)
  },
)

it('says nothing once all is paid', () => {
  expect(part('nl', 9500, 9500)).toEqual([])
})

it.each([
  ['nl', 'Nu moet je alleen nog komen.', /betaling van € 95 .* zaterdag 18 oktober 2025/],
  ['fr', 'Il ne reste qu’à venir.', /paiement de 95 € .* samedi 18 octobre 2025/],
  ['en', 'All that’s left is to turn up.', /payment of €95 .* Saturday 18 October 2025/],
] as const)(
  'the mail of money paid begins with it, and at the workshop asks nothing more, in %s',
  (language, come, first) => {
    const news = sampleNews('paid', language)
    const before = guestLetter(news)
    expect(visibleText(before.content.html)).toMatch(first)
    expect(textOf(before)).toContain(come)
    expect(purposesIn(before)).toContain('diets')
    const atTheDoor = guestLetter(news, news.reservation.session.startsAt)
    expect(textOf(atTheDoor)).not.toContain(come)
    expect(purposesIn(atTheDoor)).toEqual(['booking'])
  },
)
