import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { callFunction, contactMessage } from '../support/requests.ts'
import { fileSite } from '../support/worker.ts'

const site = fileSite({ env: { RATE_LIMIT: 'off' } })

const send = (different: Record<string, unknown>, language = 'en') => {
  const headers = { 'accept-language': language }
  return callFunction(site.url, 'send-contact-email', contactMessage(different), headers)
}

test.each(languages)('the first of several wrong fields is named, in %s', async (language) => {
  const { contact } = wordsIn(language).errors
  const wrong: Record<string, unknown> = { message: '', subject: '', email: 'nobody', name: 7 }
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const { status, body } = await send(wrong, language)
    expect({ status, body }).toEqual({
      status: 422,
      body: { success: false, error: contact[field] },
    })
    delete wrong[field]
  }
})

test('a field that nobody asked for is refused by its name, and nothing is kept', async () => {
  const { status, body } = await send({ phone: 'x' })
  expect({ status, body }).toMatchObject({ status: 422, body: { success: false } })
  expect(body['error']).toContain('phone')
  expect([await site.farm('messages'), await site.farm('mails')]).toEqual([[], []])
})
