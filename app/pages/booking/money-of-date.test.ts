import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Day } from '#language/dates.ts'
import { refundOf } from './money-of-date.ts'

const words = wordsOf(firstHouse, 'nl').booking.form.cost.refund
const told = (day: Day, agreedOn: Day = '2026-04-01') =>
  refundOf({ day }, agreedOn, { terms: firstHouse.terms, words, language: 'nl' })

it('the refund is told by the days of the date, and only those to come', () => {
  expect(told('2026-04-18')).toContain('tot en met zaterdag 11 april 2026 alles terug')
  expect(told('2026-04-18')).toContain('tot en met woensdag 15 april 2026 de helft')
  expect(told('2026-04-06')).toContain('tot en met vrijdag 3 april 2026 de helft')
  expect(told('2026-04-06')).not.toContain('alles')
  expect(told('2026-04-02')).toBe(words.none)
})

it('no day counts that comes before the farm’s answer', () => {
  expect(told('2026-04-18', '2026-04-13')).not.toContain('alles')
})
