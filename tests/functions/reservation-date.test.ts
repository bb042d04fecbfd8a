import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { dateOn, type DateRow } from '#tests/support/dates.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  // The first date, 30 September, is over; the clock goes back on 26 October.
  site = await startTestSite({ env: { NOW: '2025-10-01T09:00:00+02:00', RATE_LIMIT: 'off' } })
})
afterAll(() => removeData(site))

const ask = (different: Record<string, unknown>) =>
  callFunction(site.url, 'submit-reservation', reservationRequest(different))

test('a date is understood in three languages, with any dash, with or without its weekday', async () => {
  const written = [
    'donderdag 23 oktober 2025 - 18:30-22:00',
    'jeudi 23 octobre 2025 - 18:30-22:00',
    'Thursday 23 October 2025 - 18:30-22:00',
    '23 oktober 2025 - 18:30-22:00',
    'Thursday, 23 October 2025 – 18:30–22:00',
    'jeudi 23 octobre 2025 — 18:30—22:00',
    '  THURSDAY 23 OCTOBER 2025 − 18:30 − 22:00 ',
    '23 octobre 2025 ‑ 18:30‑22:00',
    'jeudi\u00a023\u00a0octobre\u00a02025\u202f-\u202f18:30-22:00',
    '23 oktober 2025 - 18:30',
  ]
  for (const [i, preferredDate] of written.entries()) {
    const language = languages[i % 3]
    const answer = await ask({ workshopType: 'vegetables', preferredDate, language })
    expect(answer.status, preferredDate).toBe(200)
  }
  const reservations = await site.farm<{ workshop: string; startsAt: string }>('reservations')
  expect(reservations).toHaveLength(written.length)
  for (const { workshop, startsAt } of reservations) {
    expect({ workshop, startsAt }).toEqual({
      workshop: 'vegetables',
      startsAt: '2025-10-23T18:30:00+02:00',
    })
  }
  expect(await dateOn(site, '2025-10-23')).toMatchObject({ taken: 10, left: 0, state: 'full' })
})

test.each([
  ['is over', { preferredDate: 'dinsdag 30 september 2025 - 18:30-22:00' }],
  ['is on no schedule', { preferredDate: 'woensdag 29 oktober 2025 - 18:30-22:00' }],
  ['starts at another hour', { preferredDate: 'dinsdag 28 oktober 2025 - 19:30-22:00' }],
  ['is of another workshop', { workshopType: 'sourdough' }],
  ['does not exist', { preferredDate: '31 september 2025 - 18:30-22:00' }],
  ['is in a language we do not speak', { preferredDate: '28 Oktobar 2025 - 18:30-22:00' }],
  ['is no date at all', { preferredDate: 'next week, or so' }],
  ['is another year', { preferredDate: 'dinsdag 28 oktober 2031 - 18:30-22:00' }],
])('a date that %s is refused in the visitor’s language', async (_what, different) => {
  for (const language of languages) {
    const { status, body } = await ask({
      preferredDate: 'dinsdag 28 oktober 2025 - 18:30-22:00',
      language,
      ...different,
    })
    const message = wordsIn(language).errors.booking.notOnSchedule
    expect({ status, body }).toEqual({
      status: 409,
      body: { error: { code: 'not-on-schedule', field: 'preferredDate', message } },
    })
  }
})

test('a full date says so, and one with too few places how many are left', async () => {
  for (const language of languages) {
    const full = await ask({ preferredDate: '14 oktober 2025 - 18:30-22:00', language })
    expect(full.status).toBe(409)
    const message = wordsIn(language).errors.booking.fullyBooked
    expect(full.body).toEqual({ error: { code: 'fully-booked', field: 'preferredDate', message } })

    const few = await ask({
      workshopType: 'vegetables',
      preferredDate: '9 oktober 2025 - 18:30-22:00',
      participants: '4',
      language,
    })
    expect(few.status).toBe(409)
    const { other } = wordsIn(language).errors.booking.notEnoughPlaces
    expect(few.body).toMatchObject({
      error: { code: 'not-enough-places', message: other.replace('{n}', '3') },
    })
  }
  expect(await dateOn(site, '2025-10-09')).toMatchObject({ left: 3 })
})

test('"5 or more" holds five places, and the hour after the clock went back is the right one', async () => {
  const preferredDate = 'Tuesday 18 November 2025 - 18:30-22:00'
  const { status } = await ask({ preferredDate, participants: '5', language: 'en' })
  expect(status).toBe(200)
  const date: DateRow = await dateOn(site, '2025-11-18')
  expect(date).toMatchObject({
    startsAt: '2025-11-18T18:30:00+01:00',
    endsAt: '2025-11-18T22:00:00+01:00',
    taken: 7,
    left: 3,
    state: 'few-left',
  })
  const [newest] = await site.farm<Record<string, unknown>>('reservations')
  expect(newest).toMatchObject({ participants: 5, status: 'requested', workshop: 'drinks' })
})
