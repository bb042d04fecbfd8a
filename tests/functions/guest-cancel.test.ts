import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { press } from '#tests/support/forms.ts'
import { visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const iban = 'BE71 0961 2345 6769'
const { cancel: words } = wordsIn('en').myBooking

/** Of two, with a deposit of 65 euros that came; the address of its page to cancel. */
async function securedBooking(site: TestSite): Promise<{ id: string; cancel: string }> {
  const link = await linksOf(site)
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
  return { id, cancel: link.guest('cancel', { id }) }
}

test('who cancelled reads what goes back for that, whatever went back before', async () => {
  const site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  const { id, cancel } = await securedBooking(site)
  // Money that came too much was sent back last week.
  const database = new DatabaseSync(join(site.dataDir, 'hof-ter-gist.sqlite'), { timeout: 5_000 })
  const week = '2025-09-08T07:00:00.000Z'
  database
    .prepare('insert into refund values (?, ?, ?, ?, ?, ?)')
    .run('earlier', id, 1000, 'BE71096123456769', week, week)
  database.close()

  await press(cancel, { iban })
  const page = visibleText(await (await fetch(cancel)).text())
  expect(page).toContain(visibleText(fill(words.doneWithRefund, { amount: '€65' })))
  await site.stop()
  await removeData(site)
})

test('who read of more than goes back since midnight is told so before anything ends', async () => {
  const site = await startTestSite({ env: { RATE_LIMIT: 'off', NOW: '2025-09-23T23:59:00+02:00' } })
  const { id, cancel } = await securedBooking(site)
  const refundOn = (html: string) => /name="refund" value="(\d+)"/.exec(html)?.[1] ?? ''
  const read = refundOn(await (await fetch(cancel)).text())
  expect(read).toBe('6500')
  await site.stop()

  const { dataDir } = site
  const env = { RATE_LIMIT: 'off', NOW: '2025-09-24T00:01:00+02:00' }
  const later = await startTestSite({ dataDir, env })
  const there = cancel.replace(site.url, later.url)
  const statusOf = async () =>
    (await later.farm<{ id: string; status: string }>('reservations')).find(
      (each) => each.id === id,
    )?.status
  const told = await press(there, { iban, refund: read })
  expect(told.status).toBe(409)
  const page = await told.text()
  expect(visibleText(page)).toContain(visibleText(fill(words.refundToday, { amount: '€32.50' })))
  expect(page).toContain(iban)
  expect(await statusOf()).toBe('secured')
  expect((await press(there, { iban, refund: refundOn(page) })).status).toBe(303)
  expect(await statusOf()).toBe('cancelled')
  expect((await press(there, { iban, refund: refundOn(page) })).status).toBe(303)
  await later.stop()
  await removeData(later)
})
