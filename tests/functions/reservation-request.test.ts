import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
})
afterAll(() => removeData(site))

const ask = (different: Record<string, unknown>) =>
  callFunction(site.url, 'submit-reservation', reservationRequest(different))

async function expectNothingKept() {
  expect(await site.farm('reservations')).toEqual([])
  expect(await site.farm('mails')).toEqual([])
}

const long = 'x'.repeat(2001)

/** What is wrong in each field, in the order in which the form asks for them. */
const wrong = {
  workshopType: ['', 'cheese', 'SOURDOUGH', ' drinks', 1, null, ['drinks'], {}],
  preferredDate: ['', '   ', 'x'.repeat(201), 20250930, null, {}, 'a\nb', 'a\u0000b', '\ud800'],
  participants: ['', '0', '6', '-1', '1.5', '1e0', ' 1', '٣', 1, 5, null, ['1'], true],
  participantName: ['', ' ', 'x'.repeat(101), 7, null, 'An\r\nBcc: a@b', 'An\u0000', 'An\udfff'],
  email: ['', 'an', 'a@b\r\nBcc: c@d', `${'a'.repeat(250)}@b.be`, 7, null, 'a\u0000@b', 'a@b c'],
  specialRequirements: [long, 7, null, 'a\u0000', 'a\u001b[2J', '\ud800'],
  language: ['', 'de', 'NL', 7, null, 'constructor'],
  honeypot: [7, null, {}],
} as const
type Field = keyof typeof wrong
const fields = Object.keys(wrong) as Field[]

test.each(fields)(
  'a wrong %s is refused at the field, in the request’s language',
  async (field) => {
    for (const value of wrong[field]) {
      for (const language of field === 'language' ? (['nl'] as const) : languages) {
        const { status, body } = await ask({ language, [field]: value })
        const message = wordsIn(language).errors.booking[field]
        const context = JSON.stringify(value).slice(0, 60)
        expect(status, context).toBe(422)
        expect(body, context).toEqual({ error: { code: 'invalid-field', field, message } })
      }
    }
    await expectNothingKept()
  },
)

test('of several wrong fields the first of the form is named', async () => {
  const different: Record<string, unknown> = Object.fromEntries(
    fields.toReversed().map((field) => [field, 7]),
  )
  for (const field of fields) {
    expect((await ask(different)).body).toMatchObject({ error: { field } })
    delete different[field]
  }
  const { body } = await callFunction(site.url, 'submit-reservation', {})
  expect(body).toMatchObject({ error: { field: 'workshopType' } })
})

test.each(languages)('who fills in the hidden field is told so in %s, and no more', async (to) => {
  const { status, body } = await ask({ language: to, honeypot: ' http://spam.example ', email: '' })
  const message = wordsIn(to).errors.booking.honeypot
  expect({ status, body }).toEqual({
    status: 422,
    body: { error: { code: 'invalid-submission', message } },
  })
  if (to === 'en') expect(message).toBe('Invalid submission detected.')
})

test.each(['price', 'consent', '__proto__', 'constructor', 'toString'])(
  'a field %s that nobody asked for is refused by its name',
  async (field) => {
    const text = JSON.stringify(reservationRequest({ language: 'en' }))
    const { status, body } = await callFunction(
      site.url,
      'submit-reservation',
      text.replace('{', `{"${field}":{"participants":"1"},`),
    )
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { code: 'unknown-field', field } })
    expect((body['error'] as { message: string }).message).toContain(field)
  },
)

test.each(['null', '[]', '7', '"text"', 'true', '[{}]', '{}'])(
  'the JSON %s is no request',
  async (text) => {
    const { status, body } = await callFunction(site.url, 'submit-reservation', text)
    expect(status).toBe(422)
    expect(body['error']).toMatchObject({ code: 'invalid-field', field: 'workshopType' })
  },
)

test('the language of a request that has none is that of the browser', async () => {
  const { body } = await callFunction(
    site.url,
    'submit-reservation',
    reservationRequest({ language: undefined }),
    { 'accept-language': 'de, fr;q=0.8, en;q=0.3' },
  )
  const message = wordsIn('fr').errors.booking.language
  expect(body).toEqual({ error: { code: 'invalid-field', field: 'language', message } })
})

test('nothing of all this was kept, and the site still takes a request', async () => {
  await expectNothingKept()
  const longest = { participantName: 'x'.repeat(100), specialRequirements: 'y'.repeat(2000) }
  const { status, body } = await ask({ ...longest, honeypot: '  ' })
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['reservationId'])
  expect(body['reservationId']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-/)
  const reservations = await site.farm<{ name: string; specialRequirements: string }>(
    'reservations',
  )
  expect(reservations).toMatchObject([
    { name: longest.participantName, specialRequirements: longest.specialRequirements },
  ])
})
