import { describe, expect, it } from 'vitest'
import { dayMs, instantIn } from '#booking/dates/brussels-time.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#tests/support/first-languages.ts'
import {
  calendarIn,
  codesIn,
  onlyLetter,
  purposesIn,
  sampleNews,
  testLetters,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { withPayments } from '#booking/reservations/status.ts'
import type { Letter } from '../../letters.ts'

const { reservation } = sampleNews('confirmed')
const confirmation = (changed: ReservationOnFile, at?: Date) =>
  onlyLetter(testLetters(at)({ kind: 'confirmed', reservation: changed }), 'confirmed-guest')
const amounts = async (letter: Letter) => (await codesIn(letter)).map((code) => code[7])

describe('the farm’s yes', () => {
  it('asks for the deposit alone, and says when the balance comes', async () => {
    const letter = confirmation(reservation)
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
    const text = textOf(confirmation(reservation))
    expect(text).toContain('Tot en met zaterdag 11 oktober 2025: alles terug.')
    expect(text).toContain('Tot en met woensdag 15 oktober 2025: 50% terug, of een andere datum.')
  })

  it('asks for the rest of the deposit when a part came first', async () => {
    const letter = confirmation(withPaid(reservation, 5000))
    expect(await amounts(letter)).toEqual(['EUR45.00'])
    expect(textOf(letter)).toContain('Van de € 95 is er al € 50 aangekomen')
  })

  it('says that the deposit is here when it was quicker, and brings the date in ink', async () => {
    const secured = withPaid(reservation, 9500)
    const letter = confirmation(secured)
    expect(textOf(letter)).toContain('Je voorschot was ons voor')
    expect(textOf(letter)).not.toContain('+++984/0000/00195+++')
    expect(await codesIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('Het saldo van € 95 betaal je ten laatste op zaterdag 11')
    expect(calendarIn(letter)).toContain('STATUS:CONFIRMED')
    // The balance has its code from the day of its own mail.
    const late = confirmation(secured, instantIn('2025-10-08', '08:00'))
    expect(await codesIn(late)).toMatchObject([{ 9: '984000000296' }])
  })

  it('asks for nothing when all was paid', async () => {
    const letter = confirmation(withPaid(reservation, 9500, 9500))
    expect(await codesIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('alles meteen in orde')
    expect(textOf(letter)).not.toMatch(/\+\+\+/)
  })

  it('asks for both at once in the last week, in one transfer', async () => {
    const payments = reservation.payments.map((each) => ({ ...each, dueOn: '2025-10-12' as const }))
    const letter = confirmation({ ...reservation, ...withPayments(reservation.status, payments) })
    expect(await codesIn(letter)).toMatchObject([{ 7: 'EUR190.00', 9: '984000000195' }])
    expect(textOf(letter)).toContain('Voorschot en saldo samen')
    expect(textOf(letter)).not.toContain('Het saldo van')
    // One thing to come is no list.
    expect(letter.content.html).not.toContain('<ol')
  })

  it('promises the directions at once in the last days, as their mail is due', () => {
    const { arrives, arrivesAtOnce } = wordsIn('nl').bookingMails.confirmed
    const eve = textOf(confirmation(reservation, instantIn('2025-10-17', '09:00')))
    expect(eve).toContain(oneLine(arrivesAtOnce))
    expect(eve).not.toContain(arrives.slice(0, 30))
  })

  it('names no day that has been', () => {
    const late = confirmation(reservation, instantIn('2025-09-30', '09:00'))
    expect(textOf(late)).toContain('Betalen: zo snel het kan')
    expect(textOf(late)).not.toContain('29 september')
  })

  it('offers no other date once the terms no longer allow one', () => {
    const purposes = (now: Date) => purposesIn(confirmation(reservation, now), now)
    expect(purposes(instantIn('2025-10-15', '23:00'))).toEqual(['booking', 'move', 'cancel'])
    expect(purposes(instantIn('2025-10-16', '01:00'))).toEqual(['booking', 'cancel'])
  })
})

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

it.each(languages)('says in one sentence in %s that nothing goes back so late', (language) => {
  const { terms: words } = wordsIn(language).bookingMails
  const { reservation: booked } = sampleNews('confirmed', language)
  const eve = new Date(booked.session.startsAt.getTime() - dayMs)
  const text = textOf(confirmation(booked, eve))
  expect(text).toContain(oneLine(words.nothingAny))
  // The mail names no earlier day, so "after that" and "the rest too" would hang in the air.
  expect(text).toContain(oneLine(words.successorAll))
  for (const each of [words.nothing, words.successor]) expect(text).not.toContain(oneLine(each))
  // Nobody else can book on a group's own date.
  const session = { ...booked.session, state: 'private' as const }
  expect(textOf(confirmation({ ...booked, session }, eve))).not.toContain(
    oneLine(words.successorAll),
  )
})

it('each refund step offers another date as well, while the date can still be changed', () => {
  const refundSteps = [
    { daysBefore: 7, percent: 80 },
    { daysBefore: 3, percent: 50 },
  ]
  const text = textOf(confirmation({ ...reservation, refundSteps }))
  expect(text).toMatch(/80% terug, of een andere datum\.[^.]* 50% terug, of een andere datum\./)
})

it('a refund that lasts longer than the right to change the date is not said to end with it', () => {
  const { terms: words } = wordsIn('nl').bookingMails
  const { day } = reservation.session
  const held = { daysBefore: 7, percent: 100, heldUntil: day }
  const refundSteps = [held, { daysBefore: 0, percent: 0 }]
  const text = textOf(confirmation({ ...reservation, refundSteps }))
  const whole = fill(words.whole, { date: printDay(day, 'nl') })
  expect(text).toMatch(new RegExp(`${oneLine(whole)}\\W+${oneLine(words.nothing)}`))
})
