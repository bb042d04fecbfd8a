import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { mailsOnceSent, mailTo } from '#tests/support/mails.ts'
import { visibleText } from '#tests/support/pages.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

const typed = {
  name: 'Bram De Smet',
  email: 'bram@example.org',
  subject: 'Koop nu <a href="https://spam.example">hier</a>',
  message: 'Zie https://spam.example/nu\n\n& antwoord "snel" <b>graag</b>.',
}
/** On one line, without the marks of a quotation. */
const plain = (text = '') => text.replaceAll(/^>/gm, '').replaceAll(/\s+/g, ' ')

test.each(languages)(
  'a message in %s is told to the farm, and its sender that it arrived',
  async (to) => {
    const site = await startTestSite()
    try {
      await callFunction(site.url, 'send-contact-email', contactMessage(typed), {
        'accept-language': to,
      })
      const mails = await mailsOnceSent(site, 2)

      const notice = mailTo(mails, business.email)
      expect(notice.replyTo).toMatchObject([{ address: typed.email }])
      expect(notice.from).toMatchObject({ address: business.email })
      expect(notice.subject).toBe(`Bericht van ${typed.name}`)
      for (const body of [plain(notice.text), visibleText(notice.html ?? '')]) {
        for (const each of Object.values(typed)) expect(body).toContain(plain(each))
      }
      expect(notice.html).toContain('lang="nl"')
      expect(notice.html).not.toContain('<b>graag')

      const words = wordsIn(to).mails.contact
      const confirmation = mailTo(mails, typed.email)
      expect(confirmation.replyTo).toMatchObject([{ address: business.email }])
      expect(confirmation.subject).toBe(words.subject)
      expect(confirmation.html).toContain(`lang="${to}"`)
      for (const body of [plain(confirmation.text), visibleText(confirmation.html ?? '')]) {
        for (const each of [words.text, words.footer]) expect(body).toContain(plain(each))
        expect(body).toContain(words.greeting.replace('{name}', typed.name))
      }
      const [source = ''] = (await site.farm<{ subject: string }>('messages')).map((m) => m.subject)
      expect(source).toBe(typed.subject)
      for (const whole of [confirmation.text, confirmation.html]) {
        expect(whole).not.toMatch(/spam|snel|Koop/)
      }
      expect(confirmation.attachments).toEqual([])
    } finally {
      await removeData(site)
    }
  },
)
