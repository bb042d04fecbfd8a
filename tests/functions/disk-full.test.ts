import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { canLimitFiles, clearDisk, fillDisk } from '#tests/support/file-limit.ts'
import { bookingFields, postForm } from '#tests/support/forms.ts'
import { mailsOnceSent, waitUntil } from '#tests/support/mails.ts'
import { unescaped } from '#tests/support/pages.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

const broken = {
  nl: 'Er ging iets mis bij ons',
  fr: 'Un problème est survenu de notre côté',
  en: 'Something went wrong at our end',
}

test.runIf(await canLimitFiles())(
  'on a full disk each visitor is told in their language; when there is room again, all is well',
  async () => {
    const site = await startTestSite()
    const book = (different: Record<string, unknown> = {}) =>
      callFunction(site.url, 'submit-reservation', reservationRequest(different))
    const statusOf = async (path: string) => (await fetch(site.url + path)).status
    try {
      expect((await book()).status).toBe(200)
      await mailsOnceSent(site, 2)
      await fillDisk(site)

      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
      for (const language of languages) {
        const { errors } = wordsIn(language)
        const booked = await book({ language })
        expect(booked).toMatchObject({ status: 503, body: { error: { code: 'store-away' } } })
        expect(booked.headers.get('retry-after')).toMatch(/^\d+$/)
        const asked = { 'accept-language': language }
        const sent = await callFunction(site.url, 'send-contact-email', contactMessage(), asked)
        expect(sent).toMatchObject({ status: 503, body: { error: errors.contact.failedTryAgain } })
        const posted = await postForm(`${site.url}${pathTo('booking', language)}`, bookingFields())
        expect(posted.status).toBe(503)
        expect(unescaped(posted.html)).toContain(broken[language])
        // Who only looks around notices nothing.
        expect(await statusOf(pathTo('booking', language))).toBe(200)
      }
      expect(site.output()).not.toMatch(/anneleen|bram@/i)

      await clearDisk(site)
      await waitUntil(async () => (await statusOf('/readyz')) === 200)
      expect((await book({ email: 'later@example.org' })).status).toBe(200)
      expect(await site.farm('reservations')).toHaveLength(2)
      expect(await mailsOnceSent(site, 4)).toHaveLength(4)
      using database = new DatabaseSync(join(site.dataDir, 'hof-ter-gist.sqlite'))
      expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    } finally {
      await removeData(site)
    }
  },
)
