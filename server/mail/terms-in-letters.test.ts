import { expect, it } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#language/languages.ts'
import { onlyLetter, sampleOf, testLetters, textOf } from '#tests/support/letters.ts'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

it.each(languages)(
  'so close to the date that nothing goes back, it is said whole in %s',
  (language) => {
    const { terms: words } = wordsIn(language).bookingMails
    const { reservation } = sampleOf('confirmed', language)
    const eve = new Date(reservation.session.startsAt.getTime() - 24 * 3_600_000)
    const news = { kind: 'confirmed', reservation } as const
    const text = textOf(onlyLetter(testLetters(eve).forNews(news), 'confirmed-guest'))
    expect(text).toContain(oneLine(words.nothingAny))
    // Of no day before it, so "after that" would hang in the air.
    expect(text).not.toContain(oneLine(words.nothing))
  },
)

it('where money goes back longer than the date can be changed, nothing says that it ends with that', () => {
  const { terms: words } = wordsIn('nl').bookingMails
  const { reservation } = sampleOf('confirmed')
  const { day } = reservation.session
  const heldUntil = day
  const terms = [
    { daysBefore: 7, percent: 100, heldUntil },
    { daysBefore: 0, percent: 0 },
  ]
  const news = { kind: 'confirmed', reservation: { ...reservation, terms } } as const
  const text = textOf(onlyLetter(testLetters().forNews(news), 'confirmed-guest'))
  const whole = fill(words.whole, { date: printDay(day, 'nl') })
  expect(text).toMatch(new RegExp(`${oneLine(whole)}\\W+${oneLine(words.nothing)}`))
})
