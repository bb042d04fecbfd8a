import { expect, it } from 'vitest'
import { referenceOf } from '#booking/reservations/reference.ts'
import { keysOf } from '#language/keys-of.ts'
import { languages } from '#tests/support/first-languages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { guestLetter, sampleNews, testLetters, textOf } from '#tests/support/letters.ts'

it.each(languages)('the mail of a refund says in %s why', (language) => {
  const { reasons } = wordsIn(language).bookingMails.refunded
  for (const reason of keysOf(reasons)) {
    const news = { ...sampleNews('refunded', language), reason }
    const text = textOf(guestLetter(news))
    expect(text).toContain(reasons[reason].replaceAll(/\s+/g, ' '))
  }
})

it('no guest is told of money that went to the buyer of a voucher', () => {
  const { refund, ...news } = sampleNews('refunded')
  expect(testLetters()({ ...news, refund: { ...refund, voucherId: 'gift' } })).toEqual([])
})

it('a guest is promised no money of a voucher’s buyer', () => {
  const cancelled = sampleNews('cancelled')
  const own = { ...cancelled.refunds[0]!, amountCents: 3250 }
  const refunds = [own, { ...own, iban: '', amountCents: 4100, voucherId: 'gift' }] as const
  for (const news of [
    { ...cancelled, refunds },
    { ...sampleNews('called-off'), refunds },
    { ...sampleNews('party-changed'), refunds, givenUpCents: 7350 },
    { ...sampleNews('party-changed'), refunds, paidAgainCents: 6500, guestsAgainCents: 6500 },
    { ...sampleNews('place-taken'), refunds },
  ]) {
    const text = textOf(guestLetter(news))
    expect(text).toContain('€ 32,50')
    expect(text).toContain(wordsIn('nl').myBooking.cancel.toPayer)
    expect(text).not.toMatch(/€ (41|73,50)/)
  }
})

it('the mails about a payment name the sum that came, and what is too much of it', () => {
  const { secured, paid, tooMuch } = wordsIn('nl').bookingMails
  for (const [kind, { text }] of [
    ['secured', secured],
    ['paid', paid],
  ] as const) {
    const news = { ...sampleNews(kind), cents: 20_100, overCents: 1100 }
    const letterText = textOf(guestLetter(news))
    const [before = ''] = text.split('{amount}')
    expect(letterText).toContain(`${before}€ 201`)
    expect(letterText).toContain(tooMuch.replace('{amount}', '€ 11'))
  }
})

it('a guest who gets money back reads that the shares of companions are part of it', () => {
  const { tellThem, theirShare } = wordsIn('nl').companions
  const saysSo = (different: object) => {
    const news = { ...sampleNews('cancelled'), hasCompanions: true, ...different }
    const text = textOf(guestLetter(news))
    return [text.includes(tellThem), text.includes(theirShare)]
  }
  expect(saysSo({})).toEqual([true, true])
  expect(saysSo({ refunds: [] })).toEqual([true, false])
  expect(saysSo({ hasCompanions: false })).toEqual([false, false])
})

it.each(['moved', 'rebooked', 'hours-changed'] as const)(
  'a guest whose booking is %s reads that companions get no mail',
  (kind) => {
    const { tellThem } = wordsIn('nl').companions
    const told = (hasCompanions: boolean) =>
      textOf(guestLetter({ ...sampleNews(kind), hasCompanions }))
    expect([told(true).includes(tellThem), told(false).includes(tellThem)]).toEqual([true, false])
  },
)

it('an account is asked for a sum that is named, where other money goes back to a known one', () => {
  const news = sampleNews('cancelled')
  const [known] = news.refunds
  const refunds = [known!, { ...known!, iban: '', amountCents: 6750 }]
  const text = textOf(guestLetter({ ...news, refunds }))
  expect(text).toContain('Bedrag: € 67,50 Antwoord op deze mail met je IBAN')
})

it('a payer whom somebody replaced reads the reference of the booking, and the mail is listed with it', () => {
  const { reservation, ...news } = sampleNews('refunded')
  const payer = {
    id: 'replaced',
    name: 'Anneleen',
    email: 'a@example.org',
    language: 'nl',
  } as const
  const letter = guestLetter({ ...news, reservation: { ...reservation, payer } })
  expect([letter.to, letter.about]).toEqual([payer.email, [reservation.id]])
  expect(textOf(letter)).toContain(referenceOf(reservation.id))
})
