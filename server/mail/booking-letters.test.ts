import { describe, expect, it } from 'vitest'
import { instantIn } from '#booking/brussels-time.ts'
import { termsAtMost } from '#booking/refund-terms.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#language/languages.ts'
import {
  calendarIn,
  codesIn,
  linksIn,
  onlyLetter,
  sampleOf,
  siteUrl,
  testLetters,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import type { Letter } from './letters.ts'
import { sampleReservation } from './sample-reservation.ts'

const letters = testLetters()
const confirmed = sampleOf('confirmed')
const moved = sampleOf('moved')
const cancelled = sampleOf('cancelled')

const confirmation = (reservation: ReservationOnFile, at?: Date) =>
  onlyLetter(testLetters(at).forNews({ kind: 'confirmed', reservation }), 'confirmed-guest')
const amounts = async (letter: Letter) => (await codesIn(letter)).map((code) => code[7])

describe('the farm’s yes', () => {
  it('asks for the deposit alone, and says when the balance comes', async () => {
    const letter = confirmation(confirmed.reservation)
    expect(await amounts(letter)).toEqual(['EUR95.00'])
    expect(textOf(letter)).toContain('+++984/0000/00195+++')
    expect(textOf(letter)).not.toContain('+++984/0000/00296+++')
    expect(textOf(letter)).toContain('ten laatste op maandag 29 september 2025')
    expect(textOf(letter)).toContain(
      'Het saldo van € 95 betaal je ten laatste op zaterdag 11 oktober',
    )
    expect(calendarIn(letter)).toEqual([''])
  })

  it('tells the terms by the days of that booking', () => {
    const text = textOf(confirmation(confirmed.reservation))
    expect(text).toContain('Tot en met zaterdag 11 oktober 2025: je krijgt alles terug.')
    expect(text).toContain('Tot en met woensdag 15 oktober 2025: je krijgt 50% terug, of je kiest')
  })

  it('asks for what is left when a part came before it', async () => {
    const letter = confirmation(withPaid(confirmed.reservation, 5000))
    expect(await amounts(letter)).toEqual(['EUR45.00'])
    expect(textOf(letter)).toContain('Van de € 95 is er al € 50 aangekomen')
  })

  it('says that the deposit is here when it was quicker, and brings the date in ink', async () => {
    const secured = { ...withPaid(confirmed.reservation, 9500), status: 'secured' } as const
    const letter = confirmation(secured)
    expect(textOf(letter)).toContain('Je voorschot was ons voor')
    expect(textOf(letter)).not.toContain('+++984/0000/00195+++')
    expect(await codesIn(letter)).toMatchObject([{ 9: '984000000296' }])
    expect(calendarIn(letter)).toContain('STATUS:CONFIRMED')
  })

  it('asks for nothing when everything was', async () => {
    const letter = confirmation({ ...withPaid(confirmed.reservation, 9500, 9500), status: 'paid' })
    expect(await codesIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('alles meteen in orde')
    expect(textOf(letter)).not.toMatch(/\+\+\+/)
  })

  it('asks for both at once in the last week, in one transfer', async () => {
    const payments = confirmed.reservation.payments.map((each) => ({
      ...each,
      dueOn: '2025-10-12',
    }))
    const letter = confirmation({ ...confirmed.reservation, payments })
    expect(await codesIn(letter)).toMatchObject([{ 7: 'EUR190.00', 9: '984000000195' }])
    expect(textOf(letter)).toContain('Voorschot en saldo samen')
    expect(textOf(letter)).not.toContain('Het saldo van')
  })

  it('names no day that has been', () => {
    const late = confirmation(confirmed.reservation, instantIn('2025-09-30', '09:00'))
    expect(textOf(late)).toContain('Betalen: zo snel het kan')
    expect(textOf(late)).not.toContain('29 september')
  })

  it('offers no other date once the terms no longer allow one', () => {
    const purposes = (now: Date) =>
      linksIn(confirmation(confirmed.reservation, now), now).map(({ purpose }) => purpose)
    expect(purposes(instantIn('2025-10-15', '23:00'))).toEqual(['booking', 'move', 'cancel'])
    expect(purposes(instantIn('2025-10-16', '01:00'))).toEqual(['booking', 'cancel'])
  })
})

describe('money on its way back', () => {
  const cancellation = (different: object) =>
    onlyLetter(letters.forNews({ ...cancelled, ...different }), 'cancelled-guest')
  const refund = cancelled.refund!

  it('is told with its amount, its account and its time', () => {
    const text = textOf(cancellation({}))
    expect(text).toContain('alles terug wat je betaald hebt: € 95')
    expect(text).toContain('Op rekening: BE71 0961 2345 6769')
    expect(text).toContain('binnen 5 werkdagen')
  })

  it('is told as a part when it is one', () => {
    const text = textOf(cancellation({ refund: { ...refund, amountCents: 4750 } }))
    expect(text).toContain('Van de € 95 die je betaald hebt, krijg je € 47,50 terug')
  })

  it.each(['', 'BE71096123456768', 'https://spam.example'])(
    'asks for an account when %j is none, and repeats nothing of it',
    (iban) => {
      const text = textOf(cancellation({ refund: { ...refund, iban } }))
      expect(text).toContain('Antwoord op deze mail met je IBAN')
      expect(text).not.toContain('Op rekening')
      if (iban) expect(text).not.toContain(iban)
    },
  )

  it('is not promised when nothing was paid, nor when the terms give nothing', () => {
    const { reservation } = cancelled
    const unpaid = textOf(
      cancellation({ refund: undefined, reservation: withPaid(reservation, 0) }),
    )
    expect(unpaid).toContain('Je had nog niets betaald')
    const late = textOf(cancellation({ refund: undefined }))
    expect(late).toContain('niets meer terug van de € 95 die je betaald hebt')
    for (const text of [unpaid, late]) expect(text).not.toContain('Je geld terug')
  })

  it('is said to be the farm’s doing when it was', () => {
    expect(textOf(cancellation({ by: 'owner' }))).toContain('We hebben je reservatie geannuleerd')
    expect(textOf(cancellation({}))).toContain('Je hebt je reservatie geannuleerd')
  })

  it('may go to another date instead when the farm calls a date off', () => {
    const news = sampleOf('called-off')
    const none = { withRoom: [], toWaitFor: [] }
    const told = (different: Partial<typeof news>) =>
      textOf(onlyLetter(letters.forNews({ ...news, ...different }), 'called-off-guest'))
    expect(told({})).toContain('dan schuift je geld gewoon mee')
    expect(told({ refund: undefined })).not.toMatch(/geld/)
    expect(told({ others: none })).not.toMatch(/schuift|Een andere datum kiezen/)
    expect(told({ others: none })).toContain('Je geld terug')
  })
})

describe('another date', () => {
  const move = (different: object) =>
    onlyLetter(letters.forNews({ ...moved, ...different }), 'moved-guest')

  it('replaces the first in the calendar: the same name, counted up', () => {
    const placed = sampleReservation('nl')
    const first = calendarIn(onlyLetter(letters.forReservation(placed), 'reservation-guest'))
    const second = calendarIn(move({}))
    const line = (file: readonly string[], name: string) =>
      file.find((each) => each.startsWith(`${name}:`))
    expect(line(second, 'UID')).toBe(`UID:${placed.reservation.id}@farm.example`)
    expect(line(second, 'UID')).toBe(line(first, 'UID'))
    const count = (file: readonly string[]) => Number(line(file, 'SEQUENCE')?.slice(9) ?? 0)
    const atOnce = testLetters(placed.reservation.createdAt)
    const asked = calendarIn(onlyLetter(atOnce.forReservation(placed), 'reservation-guest'))
    expect(count(second)).toBeGreaterThan(count(asked))
    expect([line(first, 'STATUS'), line(second, 'STATUS')]).toEqual([
      'STATUS:TENTATIVE',
      'STATUS:CONFIRMED',
    ])
    expect(line(second, 'DTSTART')).toBe('DTSTART:20251018T080000Z')
  })

  it('names both, and what is paid goes along', () => {
    const text = textOf(move({}))
    expect(text).toContain('Nieuwe datum: zaterdag 18 oktober 2025')
    expect(text).toContain('Vervalt: zaterdag 4 oktober 2025')
    expect(text).toContain('De € 95 die je al betaald hebt, verhuist mee')
  })

  it.each(languages)('says in %s what it takes away, and only when it does', (language) => {
    const { moved: words, terms: termWords } = wordsIn(language).bookingMails
    const news = { ...sampleOf('moved', language), mostPercent: 50 }
    const terms = termsAtMost(news.reservation.terms, 50)
    const told = (different: object) =>
      textOf(onlyLetter(letters.forNews({ ...news, ...different }), 'moved-guest'))
    const lowered = told({ reservation: { ...news.reservation, terms } })
    const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
    const said = inOneLine(fill(words.atMost, { percent: 50 }))
    expect(lowered).toContain(said)
    // The terms below it agree: half until three days before 18 October.
    const whole = inOneLine(fill(termWords.whole, { date: printDay('2025-10-11', language) }))
    expect(lowered).toContain(printDay('2025-10-15', language))
    expect(lowered).not.toContain(whole)
    expect(told({ mostPercent: undefined })).toContain(whole)
    expect(told({ mostPercent: undefined })).not.toContain(said)
  })

  it('of a request asks for no money: nobody owes anything before the answer', async () => {
    const reservation = { ...withPaid(moved.reservation, 0), status: 'requested' } as const
    const letter = move({ reservation })
    expect(await codesIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('Tot we bevestigen, hoef je niets te betalen')
    expect(textOf(letter)).not.toMatch(/\+\+\+|ten laatste/)
    expect(calendarIn(letter)).toContain('STATUS:TENTATIVE')
  })
})

it('a no leads to the other dates, in the guest’s language', () => {
  for (const [language, path] of [
    ['nl', '/nl/reserveren'],
    ['fr', '/fr/reservation'],
    ['en', '/en/booking'],
  ] as const) {
    const letter = onlyLetter(letters.forNews(sampleOf('declined', language)), 'declined-guest')
    expect(letter.content.text).toContain(`\n${siteUrl}${path}\n`)
    expect(letter.content.html).toContain(`href="${siteUrl}${path}"`)
  }
})
