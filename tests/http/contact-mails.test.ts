import type { Email } from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { mailsOnceSent, mailTo } from '../support/sent-mails.ts'
import { visibleText } from '../support/pages.ts'
import { callFunction, contactMessage } from '../support/requests.ts'
import { fileSite } from '../support/worker.ts'

const typed = {
  name: 'Bram De Smet',
  subject: 'Koop nu <a href="https://spam.example">hier</a>',
  message: 'Zie https://spam.example/nu\n\n& antwoord "snel" <b>graag</b>.',
}
/** The text on one line, without quotation marks. */
const plain = (text = '') => text.replaceAll(/^>/gm, '').replaceAll(/\s+/g, ' ')
const addressOf = (language: string) => `bram-${language}@example.org`

const site = fileSite()
let mails: Email[]
beforeAll(async () => {
  for (const language of languages) {
    const message = contactMessage({ ...typed, email: addressOf(language) })
    const headers = { 'accept-language': language }
    const { body } = await callFunction(site.url, 'send-contact-email', message, headers)
    expect(body).toEqual({ success: true })
  }
  mails = await mailsOnceSent(site, 6)
})

test.each(languages)('a message in %s reaches the farm, and its sender hears of it', async (to) => {
  const email = addressOf(to)
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
