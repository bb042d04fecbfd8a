import { describe, expect, it } from 'vitest'
import {
  reservationFields,
  type ReservationRefusal,
} from '#booking/reservations/reservation-request.ts'
import { languages } from '#tests/support/first-languages.ts'
import { refusalSentences } from './sentences.ts'
import { wordsIn } from '#tests/support/first-words.ts'

const refusals: readonly ReservationRefusal[] = [
  { kind: 'invalid', fields: reservationFields },
  { kind: 'unknown-field', field: 'price' },
  { kind: 'robot' },
  { kind: 'not-on-schedule' },
  { kind: 'requests-closed' },
  { kind: 'fully-booked' },
  { kind: 'not-enough-places', left: 1 },
  { kind: 'not-enough-places', left: 3 },
  { kind: 'key-reused' },
]

describe.each(languages)('a refused reservation in %s', (language) => {
  const { errors } = wordsIn(language)
  const sentences = (refusal: ReservationRefusal) => refusalSentences(refusal, errors, language)

  it.each(refusals)('$kind is told in whole sentences', (refusal) => {
    const texts = sentences(refusal)
    expect(texts.length).toBeGreaterThan(0)
    for (const { text } of texts) expect(text).toMatch(/^\p{Lu}[^{}]{10,}$/u)
  })

  it('has one sentence for each wrong field, in the order of the form', () => {
    const texts = sentences({ kind: 'invalid', fields: ['workshopType', 'email'] })
    expect(texts).toEqual([
      { field: 'workshopType', text: errors.booking.workshopType },
      { field: 'email', text: errors.booking.email },
    ])
  })

  it('is shown at the date when the date is the reason', () => {
    const full = { kind: 'not-enough-places', left: 2 } as const
    for (const refusal of [{ kind: 'not-on-schedule' }, { kind: 'fully-booked' }, full] as const) {
      expect(sentences(refusal)[0]?.field).toBe('preferredDate')
    }
  })

  it('counts the places that are left', () => {
    const [one] = sentences({ kind: 'not-enough-places', left: 1 })
    const [three] = sentences({ kind: 'not-enough-places', left: 3 })
    expect(one?.text).toMatch(/1\s(?:pla|spot)/)
    expect(three?.text).toMatch(/3\s(?:pla|spot)/)
    expect(three?.text).not.toBe(one?.text.replace('1', '3'))
  })

  it('names a field it does not know as it was sent, and nothing else', () => {
    const [first] = sentences({ kind: 'unknown-field', field: '{n}' })
    expect(first).toMatchObject({ field: '{n}', text: expect.stringContaining('{n}') })
  })
})
