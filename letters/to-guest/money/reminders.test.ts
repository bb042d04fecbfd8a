import { describe, expect, it } from 'vitest'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#tests/support/first-languages.ts'
import {
  codesIn,
  guestLinksIn,
  onlyLetter,
  purposesIn,
  sampleNews,
  testLetters,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'
import type { Letter } from '../../letters.ts'

const letters = testLetters()
const secured = sampleNews('balance-request').reservation
const payments = async (letter: Letter) =>
  (await codesIn(letter)).map((code) => `${code[7]} ${code[9]}`)
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('a deposit that did not come', () => {
  const { reservation } = sampleNews('deposit-reminder')
  const remind = (changed = reservation, now = instantIn('2025-10-01', '09:00')) =>
    testLetters(now)({ kind: 'deposit-reminder', reservation: changed })
  const reminder = onlyLetter(remind(), 'deposit-reminder-guest')

  it('is asked for once more, with its code, and as soon as can be: its day has been', async () => {
    expect(await payments(reminder)).toEqual(['EUR95.00 984000000195'])
    expect(textOf(reminder)).toContain('Betalen: zo snel het kan')
    expect(textOf(reminder)).not.toContain('29 september')
  })

  it('ends nothing, and says so', () => {
    expect(textOf(reminder)).toContain('Je reservatie blijft staan')
    expect(purposesIn(reminder)).toEqual(['booking', 'move', 'cancel'])
  })

  it.each([
    ['nl', 'een deel aangekomen', 'Van de € 95 is er al € 50 aangekomen', 'je voorschot nog niet'],
    [
      'fr',
      'Une partie de votre acompte',
      'Sur 95 €, nous avons déjà reçu 50 €',
      'Votre acompte n’est pas encore',
    ],
    ['en', 'Part of your deposit', 'Of the €95, €50 has already', 'deposit hasn’t arrived'],
  ] as const)('is never said not to have come when a part has, in %s', (language, ...texts) => {
    const [said, received, unsaid] = texts
    const own = withPaid(sampleNews('deposit-reminder', language).reservation, 5000)
    const text = textOf(onlyLetter(remind(own), 'deposit-reminder-guest'))
    expect(text).toContain(said)
    expect(text).toContain(received)
    expect(text).not.toContain(unsaid)
  })

  it('is asked for as far as it is missing, and no more once it was paid', async () => {
    const part = onlyLetter(remind(withPaid(reservation, 5000)), 'deposit-reminder-guest')
    expect(await payments(part)).toEqual(['EUR45.00 984000000195'])
    expect(remind(withPaid(reservation, 9500, 9500))).toEqual([])
  })
})

describe('the balance', () => {
  const ask = (reservation = secured, now?: Date) =>
    testLetters(now)({ kind: 'balance-request', reservation })

  it('is asked for with its day, its own communication and the terms', async () => {
    const letter = onlyLetter(ask(), 'balance-request-guest')
    expect(await payments(letter)).toEqual(['EUR95.00 984000000296'])
    expect(textOf(letter)).toContain('een eigen mededeling, niet die van het voorschot')
    expect(textOf(letter)).toContain('Betalen: ten laatste op zaterdag 11 oktober 2025')
    expect(textOf(letter)).toContain('Tot en met zaterdag 11 oktober 2025: alles terug.')
  })

  it.each([
    ['nl', 'Een deel van het bedrag is er al', 'Van de € 95 is er al € 60 aangekomen'],
    ['fr', 'Une partie du montant nous est déjà parvenue', 'Sur 95 €, nous avons déjà reçu 60 €'],
    ['en', 'Part of the amount has already arrived', 'Of the €95, €60 has already'],
  ] as const)('names in %s the part that was paid', (language, said, received) => {
    const { reservation } = sampleNews('balance-request', language)
    const letter = onlyLetter(ask(withPaid(reservation, 9500, 6000)), 'balance-request-guest')
    expect(textOf(letter)).toContain(said)
    expect(textOf(letter)).toContain(received)
  })

  it('is asked for in one sum with what the deposit lacks', async () => {
    const letter = onlyLetter(ask(withPaid(secured, 9499)), 'balance-request-guest')
    expect(await payments(letter)).toEqual(['EUR95.01 984000000195'])
    expect(textOf(letter)).toContain('Van de € 190 is er al € 94,99 aangekomen')
  })

  it('is not asked for when it is here', () => {
    expect(ask(withPaid(secured, 9500, 9500))).toEqual([])
  })

  it('names no day that has been', () => {
    const late = onlyLetter(ask(secured, instantIn('2025-10-12', '09:00')), 'balance-request-guest')
    expect(textOf(late)).not.toContain('11 oktober')
    expect(textOf(late)).toContain('zo snel het kan')
  })
})

it('a new link is of the new version, and goes to the address of the booking', () => {
  const { reservation } = sampleNews('new-link')
  const renewed = { ...reservation, linkVersion: 7 }
  const news = { kind: 'new-link', reservation: renewed, endsOthers: true } as const
  const letter = onlyLetter(letters(news), 'new-link-guest')
  expect(letter.to).toBe(reservation.email)
  expect(guestLinksIn(letter).map(({ version }) => version)).toEqual([7, 7, 7])
  // Nothing can be changed about a booking that has ended.
  const ended = letters({ ...news, reservation: { ...renewed, status: 'cancelled' } })[0]!
  expect(guestLinksIn(ended).map(({ purpose }) => purpose)).toEqual(['booking'])
})

it.each(languages)('says in %s whether earlier links still work', (language) => {
  const { reservation } = sampleNews('new-link', language)
  const { text, othersEnded, notAsked } = wordsOf(firstHouse, language).reminderMails.newLink
  const said = (endsOthers: boolean) => {
    const news = { kind: 'new-link', reservation, endsOthers } as const
    const letter = textOf(onlyLetter(letters(news), 'new-link-guest'))
    return [text, othersEnded, notAsked].filter((each) => letter.includes(flat(each)))
  }
  expect(said(false)).toEqual([text, notAsked])
  expect(said(true)).toEqual([othersEnded])
})
