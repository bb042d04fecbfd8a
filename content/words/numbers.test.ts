import { describe, expect, it } from 'vitest'
import { refundTerms } from '#booking/money/refund-terms.ts'
import { retentionTerms } from '#booking/people/retention.ts'
import { languages } from '#language/languages.ts'
import { firstHouse } from '../house.ts'
import { wordsOf } from './words.ts'

const numbers = (text = '') => [...text.matchAll(/\d+/g)].map(Number)

/** Numbers of the rules are written out in the words, so whoever changes one must find them all. */
describe.each(languages)('what the words say in numbers, in %s', (language) => {
  const words = wordsOf(firstHouse, language)

  it('is the days of the refund terms, on the page of dates and in the mail', () => {
    const [whole, half] = refundTerms.map(({ daysBefore }) => daysBefore)
    const told = [[whole], [half, (whole ?? 0) - 1], [half]]
    const { steps } = words.booking.info.cancellation
    expect(steps.map(numbers)).toEqual(told)
    expect(words.mails.reservation.cancellationSteps.slice(0, 3).map(numbers)).toEqual(told)
  })
  it('is the years of a booking and of what was paid for it, on the privacy page', () => {
    const { bookingYears, voucherYears } = retentionTerms
    const { items = [] } = words.privacy.sections.retention
    const paid = [bookingYears, voucherYears]
    expect(items.slice(0, 2).map(numbers)).toEqual([[bookingYears], [...paid, voucherYears]])
  })
})
