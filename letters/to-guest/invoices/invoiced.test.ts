import { expect, it } from 'vitest'
import { guestLetter, sampleNews, textOf } from '#tests/support/letters.ts'

it.each([
  ['nl', '18 en 25 oktober'],
  ['fr', '18 et 25 octobre'],
  ['en', '18 and 25 October'],
] as const)('the mail of a course’s invoice names every day, in %s', (language, days) => {
  const { reservation, ...news } = sampleNews('invoiced', language)
  const session = { ...reservation.session, furtherDays: ['2025-10-25'] } as const
  const ofCourse = { ...news, reservation: { ...reservation, session } }
  expect(textOf(guestLetter(ofCourse))).toContain(days)
})
