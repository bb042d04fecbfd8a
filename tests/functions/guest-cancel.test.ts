import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { visibleText } from '#tests/support/mails.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

test('who cancelled reads what goes back for that, whatever went back before', async () => {
  const site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  const link = await linksOf(site)
  const press = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const request = reservationRequest({
    workshopType: 'drinks',
    preferredDate: 'Tuesday 30 September 2025 - 18:30-22:00',
    participants: '2',
    language: 'en',
  })
  const { body } = await callFunction(site.url, 'submit-reservation', request)
  const id = String(body['reservationId'])
  await press(link.owner('confirm', id))
  await press(link.owner('deposit-received', id))
  // Money that came too much was sent back last week.
  const database = new DatabaseSync(join(site.dataDir, 'hof-ter-gist.sqlite'), { timeout: 5_000 })
  const week = '2025-09-08T07:00:00.000Z'
  database
    .prepare('insert into refund values (?, ?, ?, ?, ?, ?)')
    .run('earlier', id, 1000, 'BE71096123456769', week, week)
  database.close()

  const cancel = link.guest('cancel', { id })
  await press(cancel, { iban: 'BE71 0961 2345 6769' })
  const { doneWithRefund } = wordsIn('en').myBooking.cancel
  const page = visibleText(await (await fetch(cancel)).text())
  expect(page).toContain(visibleText(fill(doneWithRefund, { amount: '€65' })))
  await site.stop()
  await removeData(site)
})
