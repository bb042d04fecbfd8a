import { describe, expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { type GivenStep, stepsOf } from '#booking/money/refund-steps.ts'
import type { Day } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { refundLines, refundOfDate, termsSentences } from './terms-sentences.ts'
import { wordsOf } from './words.ts'

const none = wordsOf(firstHouse, 'nl').booking.form.cost.noRefund
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const dated = (
  workshopOn: Day,
  { today = '2026-04-01' as Day, terms = firstHouse.terms, language = 'nl' as Language } = {},
) => plain(refundOfDate({ terms, today, workshopOn, none }, language))

/** Steps by days and percents: `14:100 7:50`. */
const withSteps = (steps: string, moveDaysBefore: number) => {
  const given = steps.split(' ').map((step): GivenStep => {
    const [daysBefore = 0, percent = 0] = step.split(':').map(Number)
    return { daysBefore, percent }
  })
  return { ...firstHouse.terms, refund: stepsOf(given), moveDaysBefore }
}

describe('the refund of a date', () => {
  it('is told by its days, and only those to come', () => {
    expect(dated('2026-04-18')).toBe(
      'Annuleren: tot en met zaterdag 11 april 2026 alles terug, tot en met woensdag 15 april ' +
        '2026 de helft of een andere datum, daarna niets.',
    )
    expect(dated('2026-04-06')).toBe(
      'Annuleren: tot en met vrijdag 3 april 2026 de helft terug of een andere datum, daarna niets.',
    )
    expect(dated('2026-04-02')).toBe(plain(none))
    expect(dated('2026-04-06', { language: 'fr' })).toContain('la moitié est remboursée jusqu’au')
  })

  it('counts no day that comes before the farm’s answer', () => {
    expect(dated('2026-04-18', { today: '2026-04-13' })).not.toContain('alles')
  })

  it('is told for one step and for three, and the last day to move by itself where no step ends with it', () => {
    expect(dated('2026-04-18', { terms: withSteps('14:100', 14) })).toBe(
      'Annuleren: tot en met zaterdag 4 april 2026 alles terug, daarna niets. Een andere datum ' +
        'kiezen kan tot en met zaterdag 4 april 2026.',
    )
    const three = withSteps('10:80 5:40 2:20', 5)
    expect(dated('2026-04-18', { terms: three })).toBe(
      'Annuleren: tot en met woensdag 8 april 2026 80% terug of een andere datum, tot en met ' +
        'maandag 13 april 2026 40% of een andere datum, tot en met donderdag 16 april 2026 20%, ' +
        'daarna niets.',
    )
    expect(dated('2026-04-18', { terms: three, language: 'fr' })).toContain('80 % sont remboursés')
    // Nothing goes back any more, and another date can still be chosen.
    const late = withSteps('14:100', 2)
    expect(dated('2026-04-06', { terms: late })).toBe(
      `${plain(none)} Een andere datum kiezen kan tot en met zaterdag 4 april 2026.`,
    )
  })
})

describe('the steps before any date', () => {
  const faq = (steps: string, language: Language, move = 14) => {
    const { cancel } = termsSentences(withSteps(steps, move), language)
    return plain(`${cancel.faq} ${cancel.taken}`)
  }

  it('are told for any number of them', () => {
    expect(faq('14:100', 'nl')).toBe(
      'Tot en met veertien dagen vooraf krijg je alles terug, daarna niets. Een andere datum kiezen ' +
        'kan tot veertien dagen vooraf. toch alles terug',
    )
    expect(faq('14:100 7:50 6:30', 'nl', 6)).toBe(
      'Tot en met veertien dagen vooraf krijg je alles terug, van dertien tot zeven dagen de helft ' +
        'of een andere datum, zes dagen vooraf 30% of een andere datum, daarna niets. ook de rest',
    )
    expect(faq('30:100 14:50', 'nl')).toContain('van 29 tot 14 dagen de helft')
    expect(faq('30:90', 'fr')).toMatch(/^Jusqu’à 30 jours avant, vous récupérez 90 % ; ensuite/)
    expect(faq('30:90', 'en')).toMatch(/^Up to 30 days ahead, you get 90% back; after that/)
  })

  it.each(languages)('are listed as whole sentences, in %s', (language) => {
    const lines = (steps: string, move: number) =>
      refundLines(withSteps(steps, move), language).map(plain)
    expect(lines('14:100', 14)).toHaveLength(3)
    expect(lines('14:100 7:50 6:30 2:10', 2)).toHaveLength(5)
    for (const line of lines('14:100 7:50 6:30 2:10', 1)) {
      expect(line).toMatch(/^[\dA-Z][^{}]*\.$/)
    }
  })
})
