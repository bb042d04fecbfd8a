import { describe, expect, it } from 'vitest'
import { refundTerms } from '#booking/refund-terms.ts'
import { retentionTerms } from '#booking/retention.ts'
import { workshopSlugs } from '#booking/workshops.ts'
import { languages } from '#language/languages.ts'
import { everyText } from '#tests/support/every-text.ts'
import { workshops } from '../workshops.ts'
import { wordsIn } from './words.ts'

const euros = (text: string) =>
  [...text.matchAll(/€\s?(\d+)|(\d+)\s€/g)].map(([, before, after]) => Number(before ?? after))
const numbers = (text = '') => [...text.matchAll(/\d+/g)].map(Number)
/** "10:00", "10 h", "15 h 30", "15.30" and "22 uur" are all times of the day. */
const times = (text: string) =>
  [...text.matchAll(/(\d{1,2})(?:[:.]|\sh\s?)(\d\d)?(?!\d)|(\d{1,2})(?=\suur|\stot)/g)].map(
    ([, hour, minutes, whole]) => `${hour ?? whole}:${minutes ?? '00'}`,
  )

/** Numbers are written out in the words, so whoever changes one in the rules must find them all. */
describe.each(languages)('what the words say in numbers, in %s', (language) => {
  const words = wordsIn(language)

  it('is the price of a workshop wherever an amount stands', () => {
    const prices = workshopSlugs.map((slug) => workshops[slug].priceCents / 100)
    const named = everyText(words).flatMap(([, text]) => euros(text))
    expect([...new Set(named)].toSorted()).toEqual([...new Set(prices)].toSorted())
  })

  it.each(workshopSlugs)('is the price of %s in its own description', (slug) => {
    expect(euros(words.workshop[slug].head.description)).toEqual([workshops[slug].priceCents / 100])
  })

  it.each(workshopSlugs)('is when %s begins and ends, where its length is told', (slug) => {
    const { startTime, endTime } = workshops[slug]
    const [, hours = ''] = words.workshop[slug].durationText.split(/[:,]\s(.*)/)
    expect(times(hours)).toEqual([startTime, endTime])
    expect(words.workshop[slug].schedule[0]?.time).toBe(startTime)
  })

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
    expect(items.slice(0, 2).map(numbers)).toEqual([[bookingYears], [bookingYears, voucherYears]])
  })
})
