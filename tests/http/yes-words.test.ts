import { expect, test } from 'vitest'
import { deskAnswer } from '#content/words/nl/desk-answer.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { mailsAbout } from '../support/sent-mails.ts'

const farm = sharedFarm()
/** Each date has room for all. */
const days = { nl: '2025-12-18', fr: '2025-10-23', en: '2025-11-29' }

test.each(languages)(
  'a sentence with the yes stands in the mail, in %s, from each page',
  async (language) => {
    const own = 'Er is <b>parking</b> voor een camper.'
    const words = wordsIn(language).bookingMails.confirmed
    const [begin = ''] = words.subject.split('{')
    const ways = [
      (id: string) => [farm.desk, { do: 'confirm', booking: id, from: '1', words: own }] as const,
      (id: string) => [farm.bookingPage(id), { do: 'confirm', from: '1', words: own }] as const,
      (id: string) => [farm.link.owner('confirm', id), { from: '1', words: own }] as const,
      (id: string) =>
        [farm.desk, { do: 'confirm-all', chosen: `1 ${id}`, 'words-of-all': own }] as const,
      (id: string) => [farm.link.owner('confirm', id), { from: '1', words: ' ' }] as const,
    ]
    for (const [i, way] of ways.entries()) {
      const email = `yes-${language}-${i}@example.org`
      const id = await farm.book({ on: days[language], language, email })
      for (const page of [farm.desk, farm.bookingPage(id), farm.link.owner('confirm', id)]) {
        expect(await farm.html(page)).toContain(deskAnswer.confirm.own.title)
      }
      const [address, fields] = way(id)
      expect((await press(address, fields)).status).toBe(303)
      const mails = await mailsAbout(farm.site, new RegExp(`^${begin}`), i + 1)
      const mail = mails.find(({ to }) => to?.[0]?.address === email)
      expect(mail?.text?.includes(own)).toBe(i < 4)
      expect(
        mail?.text?.replaceAll(/\s/g, ' ').includes(words.ownWords.replaceAll(/\s/g, ' ')),
      ).toBe(i < 4)
      expect(mail?.html).not.toContain('<b>parking')
    }
  },
)
