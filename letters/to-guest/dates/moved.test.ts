import { describe, expect, it } from 'vitest'
import { stepsAtMost } from '#booking/money/refund-steps.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { plainDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#tests/support/first-languages.ts'
import {
  calendarIn,
  codesIn,
  guestLetter,
  sampleNews,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'

const moved = sampleNews('moved')

describe('another date', () => {
  const move = (different: object) => guestLetter({ ...moved, ...different })

  it('replaces the first in the calendar: the same name, counted up, from no request made anew', () => {
    const placed = sampleNews('reservation')
    const first = calendarIn(guestLetter(placed, placed.reservation.createdAt))
    const second = calendarIn(move({}))
    const told = (file: readonly string[], name: string) =>
      file.find((each) => each.startsWith(`${name}:`))?.slice(name.length + 1)
    expect(told(second, 'UID')).toBe(`${placed.reservation.id}@farm.example`)
    expect(told(second, 'UID')).toBe(told(first, 'UID'))
    const count = (file: readonly string[]) => Number(told(file, 'SEQUENCE') ?? 0)
    expect(count(second)).toBeGreaterThan(count(first))
    const { reservation } = moved
    const createdAt = new Date(reservation.createdAt.getTime() + 1000)
    expect(count(calendarIn(move({ reservation: { ...reservation, createdAt } })))).toBe(
      count(second),
    )
    expect([told(first, 'STATUS'), told(second, 'STATUS')]).toEqual(['TENTATIVE', 'CONFIRMED'])
    expect(told(second, 'DTSTART')).toBe('20251018T080000Z')
  })

  it('names both dates, and payments go along', () => {
    const text = textOf(move({}))
    expect(text).toContain('Nieuwe datum: zaterdag 18 oktober 2025')
    expect(text).toContain('Vervalt: zaterdag 4 oktober 2025')
    expect(text).toContain('De € 95 die je al betaald hebt, verhuist mee')
    // Money that the terms kept for a place given up stays the farm's.
    const given = withPaid(moved.reservation, 28_500)
    expect(textOf(move({ reservation: given }))).toContain('De € 190 die je al betaald hebt')
  })

  it.each(languages)('names in %s the limit that it puts on refunds, if any', (language) => {
    const { moved: words, terms: termWords } = wordsIn(language).bookingMails
    const news = { ...sampleNews('moved', language), mostPercent: 50 }
    const refundSteps = stepsAtMost(news.reservation.refundSteps, 50)
    const told = (different: object) => textOf(guestLetter({ ...news, ...different }))
    const lowered = told({ reservation: { ...news.reservation, refundSteps } })
    const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
    const limit = inOneLine(fill(words.atMost, { percent: 50 }))
    expect(lowered).toContain(limit)
    // The terms below it agree: half until three days before 18 October.
    const whole = inOneLine(fill(termWords.whole, { date: plainDay('2025-10-11', language) }))
    expect(lowered).toContain(plainDay('2025-10-15', language))
    expect(lowered).not.toContain(whole)
    expect(told({ mostPercent: undefined })).toContain(whole)
    expect(told({ mostPercent: undefined })).not.toContain(limit)
    expect(told({})).toContain(inOneLine(termWords.successor))
  })

  it.each([true, false])(
    'in the place of one that was called off asks for diets, again if it lost them (kept: %s)',
    (hasDiets) => {
      const { rebooked: words, diets } = wordsIn('nl').bookingMails
      const text = textOf(guestLetter({ ...sampleNews('rebooked'), hasDiets }))
      const [told, other] = hasDiets
        ? [diets.again, words.dietsAgain]
        : [words.dietsAgain, diets.again]
      expect(text).toContain(diets.title)
      expect(text.replaceAll(/\s+/g, ' ')).toContain(told)
      expect(text.replaceAll(/\s+/g, ' ')).not.toContain(other)
      expect(textOf(move({}))).not.toContain(diets.title)
    },
  )

  it('asks for no money on a request: nothing is due before the answer', async () => {
    const reservation = { ...withPaid(moved.reservation, 0), status: 'requested' } as const
    const letter = move({ reservation })
    expect(await codesIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('Tot we bevestigen, hoef je niets te betalen')
    expect(textOf(letter)).toMatch(/Bekijk je aanvraag:[^]+Je aanvraag intrekken:/)
    expect(textOf(letter)).not.toMatch(/\+\+\+|ten laatste/)
    expect(calendarIn(letter)).toContain('STATUS:TENTATIVE')
  })
})
