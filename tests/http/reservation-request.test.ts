import { expect, test } from 'vitest'
import { reservationFields } from '#booking/reservations/reservation-request.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { fileSite } from '../support/worker.ts'

const site = fileSite({ env: { RATE_LIMIT: 'off' } })

const ask = (different: Record<string, unknown>, headers = {}) =>
  callFunction(site.url, 'submit-reservation', reservationRequest(different), headers)

test.each(languages)('the first wrong field of the form is named, in %s', async (language) => {
  const wrong: Record<string, unknown> = {}
  for (const field of reservationFields.toReversed()) {
    if (field === 'language') continue
    wrong[field] = 7
    const { status, body } = await ask({ language, ...wrong })
    const message = wordsIn(language).errors.booking[field]
    const error = { code: 'invalid-field', field, message }
    expect({ status, body }).toEqual({ status: 422, body: { error } })
  }
})

test.each(languages)('a robot filling in the hidden field hears that alone, in %s', async (to) => {
  const { status, body } = await ask({
    language: to,
    honeypot: ' http://spam.example ',
    email: '',
  })
  const message = wordsIn(to).errors.booking.honeypot
  const error = { code: 'invalid-submission', message }
  expect({ status, body }).toEqual({ status: 422, body: { error } })
})

test('a field that nobody asked for is refused by its name', async () => {
  const { status, body } = await ask({ price: '0', language: 'en' })
  expect(status).toBe(422)
  const message = expect.stringContaining('price')
  expect(body).toMatchObject({ error: { code: 'unknown-field', field: 'price', message } })
})

test('the language of a request that has none is that of the browser', async () => {
  const accepted = { 'accept-language': 'de, fr;q=0.8, en;q=0.3' }
  const { body } = await ask({ language: undefined }, accepted)
  const message = wordsIn('fr').errors.booking.language
  expect(body).toEqual({ error: { code: 'invalid-field', field: 'language', message } })
})

test.each([
  ['that is not planned', 'not-on-schedule', { preferredDate: '29 oktober 2025 - 18:30-22:00' }],
  ['at another hour', 'not-on-schedule', { preferredDate: '30 september 2025 - 19:30-22:00' }],
  ['of another workshop', 'not-on-schedule', { workshopType: 'sourdough' }],
  ['that does not exist', 'not-on-schedule', { preferredDate: '31 september 2025 - 18:30-22:00' }],
  ['that is full', 'fully-booked', { preferredDate: '14 oktober 2025 - 18:30-22:00' }],
] as const)('a date %s is refused in the visitor’s language', async (_, code, different) => {
  for (const language of languages) {
    const { status, body } = await ask({ language, ...different })
    const { notOnSchedule, fullyBooked } = wordsIn(language).errors.booking
    const message = { 'not-on-schedule': notOnSchedule, 'fully-booked': fullyBooked }[code]
    const error = { code, field: 'preferredDate', message }
    expect({ status, body }).toEqual({ status: 409, body: { error } })
  }
})

test.each(languages)('a party too large hears how many places are left, in %s', async (to) => {
  const preferredDate = '9 oktober 2025 - 18:30-22:00'
  const party = { workshopType: 'vegetables', preferredDate, participants: '4' }
  const message = wordsIn(to).errors.booking.notEnoughPlaces.other.replace('{n}', '3')
  const error = { code: 'not-enough-places', message }
  expect(await ask({ ...party, language: to })).toMatchObject({ status: 409, body: { error } })
})

test('nothing of all this was kept, and "5 or more" is taken for five places', async () => {
  expect([await site.farm('reservations'), await site.farm('mails')]).toEqual([[], []])
  const longest = { participantName: 'x'.repeat(100), specialRequirements: 'y'.repeat(2000) }
  const { status, body } = await ask({ ...longest, participants: '5', honeypot: '  ' })
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['reservationId', 'held'])
  expect(body['reservationId']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-/)
  const { participantName: name, specialRequirements } = longest
  expect(await site.farm('reservations')).toMatchObject([
    { name, specialRequirements, participants: 5 },
  ])
})
