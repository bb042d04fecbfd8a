import { describe, expect, it } from 'vitest'
import { instantIn } from '#booking/dates/brussels-time.ts'
import {
  codesIn,
  guestLetter,
  sampleNews,
  siteUrl,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'

const cancelled = sampleNews('cancelled')

describe('money on its way back', () => {
  const cancellation = (different: object) => guestLetter({ ...cancelled, ...different })
  const refund = cancelled.refunds[0]!

  it('is named with its sum and the days it takes to come', () => {
    const text = textOf(cancellation({}))
    expect(text).toContain('alles terug wat je betaald hebt: € 95')
    expect(text).toContain('binnen 5 werkdagen')
  })

  it('is named beside the sum that was paid, when it is a part of that', () => {
    const text = textOf(cancellation({ refunds: [{ ...refund, amountCents: 4750 }] }))
    expect(text).toContain('Van de € 95 die je betaald hebt, krijg je € 47,50 terug')
  })

  it.each(['', 'BE71096123456768', 'https://spam.example'])(
    'asks for an account when %j is none, and does not repeat it',
    (iban) => {
      const text = textOf(cancellation({ refunds: [{ ...refund, iban }] }))
      expect(text).toContain('Antwoord op deze mail met je IBAN')
      expect(text).not.toContain('Op rekening')
      if (iban) expect(text).not.toContain(iban)
    },
  )

  it('is not promised when nothing was paid, nor when the terms give nothing', () => {
    const { reservation } = cancelled
    const unpaid = textOf(cancellation({ refunds: [], reservation: withPaid(reservation, 0) }))
    expect(unpaid).toContain('Je had nog niets betaald')
    const late = textOf(cancellation({ refunds: [] }))
    expect(late).toContain('krijg je volgens onze voorwaarden niets terug')
    // A zero may come of an earlier move as well.
    const fewer = { ...sampleNews('party-changed'), givenUpCents: 4750 }
    for (const text of [late, textOf(guestLetter(fewer))])
      expect(text).not.toMatch(/zo kort voor de datum/i)
    for (const text of [unpaid, late]) expect(text).not.toContain('Je geld terug')
  })

  it('is neither denied nor promised to a guest who came in the place of the payer', () => {
    const payer = { name: 'Anneleen', email: 'anneleen@example.org', language: 'nl' } as const
    const reservation = { ...cancelled.reservation, payer }
    const money = { refunds: [], guestsKeptCents: 4750, onVoucherCents: 4750, reservation }
    const text = textOf(cancellation(money))
    for (const told of ['niets terug', '€ 47,50']) expect(text).not.toContain(told)
    expect(text).toContain('gaat naar wie betaald heeft')
    const off = textOf(
      guestLetter({ ...sampleNews('called-off'), reservation, onVoucherCents: 4750 }),
    )
    expect(off).toContain('aan Anneleen, die betaald had')
    for (const told of ['je geld', 'cadeaubon']) expect(off).not.toContain(told)
    const fewer = { ...sampleNews('party-changed'), reservation: withPaid(reservation, 9500) }
    for (const of of [{ givenUpCents: 4750 }, { paidAgainCents: 4750, guestsAgainCents: 4750 }])
      expect(textOf(guestLetter({ ...fewer, ...of }))).not.toContain('€ 47,50')
  })

  it('is said to be the farm’s doing when it was', () => {
    expect(textOf(cancellation({ by: 'owner' }))).toContain('We hebben je reservatie geannuleerd')
    expect(textOf(cancellation({}))).toContain('bedankt dat je het liet weten')
  })

  it('may go to another date instead when the farm calls a date off', () => {
    const news = sampleNews('called-off')
    const none = { withRoom: [], toWaitFor: [] }
    const textWith = (different: Partial<typeof news>) =>
      textOf(guestLetter({ ...news, ...different }))
    expect(textWith({})).toContain('dan schuift je geld gewoon mee')
    expect(textWith({ refunds: [] })).not.toMatch(/geld/)
    expect(textWith({ others: none })).not.toMatch(/schuift|Een andere datum kiezen/)
    expect(textWith({ others: none })).toContain('Je geld terug')
  })

  it('shows an account by its ends alone: whoever holds the link may have typed it', () => {
    for (const by of ['guest', 'owner']) {
      const text = textOf(cancellation({ by }))
      expect(text).toContain('Op rekening: BE71 … 6769')
      expect(text).not.toContain('0961')
    }
  })
})

it('a substitute is asked for the balance in its time, and told of its day before', async () => {
  const substitute = sampleNews('substitute')
  expect(await codesIn(guestLetter(substitute))).toEqual([])
  expect(textOf(guestLetter(substitute))).toContain('Het saldo van € 95 betaal je ten laatste op')
  const late = guestLetter(substitute, instantIn('2025-10-08', '09:00'))
  expect(await codesIn(late)).toMatchObject([{ 7: 'EUR95.00' }])
  expect(textOf(late)).toContain('het is nu aan jou om het te betalen')
})

it('a no leads to the other dates, in the guest’s language', () => {
  for (const [language, path] of [
    ['nl', '/nl/reserveren'],
    ['fr', '/fr/reservation'],
    ['en', '/en/booking'],
  ] as const) {
    const letter = guestLetter(sampleNews('declined', language))
    expect(letter.content.text).toContain(`\n${siteUrl}${path}\n`)
    expect(letter.content.html).toContain(`href="${siteUrl}${path}"`)
  }
})
