import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { sharedFarm } from '../support/shared-farm.ts'

// The first date, 30 September, is over; the clock goes back on 26 October.
const farm = sharedFarm({ NOW: '2025-10-01T09:00:00+02:00' })

const ask = (different: Record<string, unknown>) =>
  callFunction(farm.site.url, 'submit-reservation', reservationRequest(different))

test('a date is understood in three languages, with any dash, with or without its weekday', async () => {
  const written = [
    'donderdag 23 oktober 2025 - 18:30-22:00',
    'jeudi\u00a023\u00a0octobre\u00a02025\u202f—\u202f18:30—22:00',
    ' 23 OCTOBER 2025 − 18:30 ',
  ]
  for (const preferredDate of written) {
    expect((await ask({ workshopType: 'vegetables', preferredDate })).status).toBe(200)
  }
  expect(await farm.dateOn('2025-10-23')).toMatchObject({ taken: 3 })
})

const evening = '28 oktober 2025 - 18:30-22:00'
test.each([
  ['is over', { preferredDate: '30 september 2025 - 18:30-22:00' }],
  ['is on no schedule', { preferredDate: '29 oktober 2025 - 18:30-22:00' }],
  ['starts at another hour', { preferredDate: '28 oktober 2025 - 19:30-22:00' }],
  ['is of another workshop', { workshopType: 'sourdough' }],
  ['does not exist', { preferredDate: '31 september 2025 - 18:30-22:00' }],
  ['is no date at all', { preferredDate: 'next week, or so' }],
  ['is another year', { preferredDate: '28 oktober 2031 - 18:30-22:00' }],
])('a date that %s is refused in the visitor’s language', async (_what, different) => {
  for (const language of languages) {
    const { status, body } = await ask({ preferredDate: evening, language, ...different })
    const message = wordsIn(language).errors.booking.notOnSchedule
    const error = { code: 'not-on-schedule', field: 'preferredDate', message }
    expect({ status, body }).toEqual({ status: 409, body: { error } })
  }
})

test.each(languages)('a full date says so, another how many are left, in %s', async (language) => {
  const { fullyBooked, notEnoughPlaces } = wordsIn(language).errors.booking
  const full = await ask({ preferredDate: '14 oktober 2025 - 18:30-22:00', language })
  const isFull = { code: 'fully-booked', field: 'preferredDate', message: fullyBooked }
  expect(full).toMatchObject({ status: 409, body: { error: isFull } })

  const preferredDate = '9 oktober 2025 - 18:30-22:00'
  const party = { workshopType: 'vegetables', preferredDate, participants: '4' }
  const few = await ask({ ...party, language })
  const message = notEnoughPlaces.other.replace('{n}', '3')
  const hasFew = { code: 'not-enough-places', message }
  expect(few).toMatchObject({ status: 409, body: { error: hasFew } })
})

test('"5 or more" holds five places, and the hour after the clock went back is the right one', async () => {
  const preferredDate = 'Tuesday 18 November 2025 - 18:30-22:00'
  expect((await ask({ preferredDate, participants: '5' })).status).toBe(200)
  expect(await farm.dateOn('2025-11-18')).toMatchObject({
    startsAt: '2025-11-18T18:30:00+01:00',
    endsAt: '2025-11-18T22:00:00+01:00',
    taken: 7,
    state: 'few-left',
  })
})
