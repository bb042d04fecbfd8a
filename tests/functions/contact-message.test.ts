import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
})
afterAll(() => removeData(site))

const send = (different: Record<string, unknown>, language = 'en') =>
  callFunction(site.url, 'send-contact-email', contactMessage(different), {
    'accept-language': language,
  })

/** Word for word those of the specification, section 5. */
const english = {
  name: 'Name is required and must be less than 100 characters',
  email: 'Valid email is required',
  subject: 'Subject is required and must be less than 200 characters',
  message: 'Message is required and must be less than 2000 characters',
} as const
const fields = ['name', 'email', 'subject', 'message'] as const
const limits = { name: 100, email: 255, subject: 200, message: 2000 } as const

function textOf(field: keyof typeof limits, length: number): string {
  if (field !== 'email') return 'x'.repeat(length)
  return `${'x'.repeat(length - '@'.length - 200)}@${'y'.repeat(200)}`
}

test.each(fields)('a wrong %s is refused in the words of the specification', async (field) => {
  const wrong = ['', ' \t\n ', textOf(field, limits[field] + 1), 7, null, ['a'], {}, true]
  for (const value of wrong) {
    const { status, body } = await send({ [field]: value })
    expect(status, JSON.stringify(value)).toBe(422)
    expect(body).toEqual({ success: false, error: english[field] })
  }
  const missing: Record<string, unknown> = contactMessage()
  delete missing[field]
  const { body } = await callFunction(site.url, 'send-contact-email', missing, {
    'accept-language': 'en',
  })
  expect(body).toEqual({ success: false, error: english[field] })
})

test.each(['nl', 'fr'] as const)('the messages exist in %s', async (language) => {
  for (const field of fields) {
    const { body } = await send({ [field]: '' }, language)
    expect(body['error']).toBe(wordsIn(language).errors.contact[field])
    expect(body['error']).not.toBe(english[field])
  }
})

test('of several wrong fields the first of the specification is named', async () => {
  const wrong: Record<string, unknown> = { message: '', subject: '', email: 'nobody', name: '' }
  for (const field of fields) {
    expect((await send(wrong)).body['error']).toBe(english[field])
    delete wrong[field]
  }
})

test.each(['nobody', '@', 'a@', '@b', 'a@b, c@d', 'a b@c', 'a@b\r\nBcc: c@d', '<a@b>', 'a@b@c'])(
  'the address %j is none',
  async (email) => {
    const { status, body } = await send({ email })
    expect({ status, error: body['error'] }).toEqual({ status: 422, error: english.email })
  },
)

test.each([
  ['name', 'Bram\r\nBcc: everyone@example.org'],
  ['name', 'Bram\u0000'],
  ['name', 'Bram\u2028De Smet'],
  ['name', 'Bram \ud800'],
  ['subject', 'Een vraag\nBcc: everyone@example.org'],
  ['subject', '\udc00'],
  ['message', 'Kan dat?\u0000'],
  ['message', 'Kan dat? \udfff'],
  ['email', 'bram\u0000@example.org'],
  ['email', 'bram\ud800@example.org'],
] as const)('the %s %j is refused', async (field, value) => {
  const { status, body } = await send({ [field]: value })
  expect({ status, error: body['error'] }).toEqual({ status: 422, error: english[field] })
})

test.each(['phone', '__proto__', 'constructor', 'honeypot'])(
  'a field %s that nobody asked for is refused by its name',
  async (field) => {
    const text = JSON.stringify(contactMessage()).replace('{', `{"${field}":"x",`)
    const { status, body } = await callFunction(site.url, 'send-contact-email', text, {
      'accept-language': 'en',
    })
    expect(status).toBe(422)
    expect(body['success']).toBe(false)
    expect(body['error']).toContain(field)
  },
)

test('nothing of all this was kept', async () => {
  expect(await site.farm('messages')).toEqual([])
  expect(await site.farm('mails')).toEqual([])
})

test('the longest texts are taken, and kept without the spaces around them', async () => {
  const longest = Object.fromEntries(fields.map((field) => [field, textOf(field, limits[field])]))
  const padded = Object.fromEntries(fields.map((field) => [field, `\n  ${longest[field]}\t `]))
  const { status, body } = await send(padded, 'fr-BE')
  expect({ status, body }).toEqual({ status: 200, body: { success: true } })
  const [kept] = await site.farm<Record<string, unknown>>('messages')
  expect(kept).toMatchObject({ ...longest, language: 'fr' })
})

test('people may write as they do', async () => {
  const different = {
    name: 'Zoë d’Hæne-Łukasz 陳',
    email: 'zoë+gist@bücher.example',
    subject: '“Kefir” & <kombucha>?',
    message: 'Regel een\r\nRegel twee\n\n\t– een lijst\n🧄',
  }
  expect((await send(different)).status).toBe(200)
  const [kept] = await site.farm<Record<string, unknown>>('messages')
  expect(kept).toMatchObject({ ...different, message: different.message.replace('\r', '') })
})
