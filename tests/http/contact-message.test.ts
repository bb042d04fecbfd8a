import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { mailsOnceSent, mailTo } from '../support/sent-mails.ts'
import { visibleText } from '../support/pages.ts'
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

const typed = {
  name: 'Bram De Smet',
  subject: 'Koop nu <a href="https://spam.example">hier</a>',
  message: 'Zie https://spam.example/nu\n\n& antwoord "snel" <b>graag</b>.',
}
/** The text on one line, without quotation marks. */
const plain = (text = '') => text.replaceAll(/^>/gm, '').replaceAll(/\s+/g, ' ')

test.each(languages)('a message in %s reaches the farm, and its sender hears of it', async (to) => {
  const email = `bram-${to}@example.org`
  const { length: before } = await site.mailFiles()
  expect((await send({ ...typed, email }, to)).body).toEqual({ success: true })
  const mails = await mailsOnceSent(site, before + 2)
  const notice = mails.find(({ replyTo }) => replyTo?.[0]?.address === email)!
  expect(notice.from).toMatchObject({ address: business.email })
  expect(notice.subject).toBe(`Bericht van ${typed.name}`)
  for (const body of [plain(notice.text), visibleText(notice.html ?? '')]) {
    for (const each of [...Object.values(typed), email]) expect(body).toContain(plain(each))
  }
  expect(notice.html).toContain('lang="nl"')
  expect(notice.text).toMatch(/\/desk\/berichten\/[\w-]{36}/)
  expect(notice.html).not.toContain('<b>graag')

  const words = wordsIn(to).mails.contact
  const confirmation = mailTo(mails, email)
  expect(confirmation.replyTo).toMatchObject([{ address: business.email }])
  expect(confirmation.subject).toBe(words.subject)
  expect(confirmation.html).toContain(`lang="${to}"`)
  for (const body of [plain(confirmation.text), visibleText(confirmation.html ?? '')]) {
    for (const each of [words.text, words.footer]) expect(body).toContain(plain(each))
    expect(body).toContain(words.greeting.replace('{name}', typed.name.split(' ')[0]!))
  }
  for (const whole of [confirmation.text, confirmation.html]) {
    expect(whole).not.toMatch(/spam|snel|Koop/)
  }
  expect(confirmation.attachments).toEqual([])
})
