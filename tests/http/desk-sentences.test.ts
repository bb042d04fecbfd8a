import { expect, test } from 'vitest'
import { deskEvents } from '#content/words/nl/desk-booking.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskRefunds } from '#content/words/nl/desk-refunds.ts'
import { desk as words } from '#content/words/nl/desk.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { dateOn } from '../support/dates.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { textAt } from '../support/pages.ts'
import { waitUntil } from '../support/sent-mails.ts'

const { myBooking } = wordsOf(firstHouse, 'nl')

const on = '2025-09-30'
const farm = sharedFarm()

test('a request that waits for an answer is not said to be done', async () => {
  const id = await farm.book()
  await farm.answer(id, 'deposit-received')
  const text = await textAt(farm.link.owner('deposit-received', id))
  expect(text).toContain(words.next.request)
  expect(text).not.toContain(words.next.nothing)
})

test('a refund without an account promises no code to scan', async () => {
  const id = await farm.secured({ participantName: 'Bram Claes', on: '2025-10-23' })
  await farm.answer(id, 'cancel-guest')
  const home = await textAt(farm.desk)
  expect(home).toContain(deskPages.booking.refundNoIban)
  expect(home).not.toContain(deskRefunds.showCode)
  expect(await textAt(farm.link.owner('cancel-guest', id))).not.toContain('scannen')
})

test('a payment is said once, a reminder names it, and a mail that was sent is not promised again', async () => {
  const id = await farm.secured({ on, participantName: 'Zoë Peeters' })
  await farm.answer(id, 'balance-received')
  const date = await textAt(`${farm.desk}/datum/${(await dateOn(farm.site, on)).id}`)
  expect(date).toContain(words.statuses.paid)
  expect(date).not.toMatch(/betaald, betaald/)
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(myBooking.statuses.paid.text)

  await farm.restart({ NOW: '2025-09-29T10:00:00+02:00' })
  const booking = farm.bookingPage(id)
  await waitUntil(async () => (await textAt(booking)).includes(deskEvents.toGuest.practical))
  expect(await textAt(booking)).not.toContain('kalender')
  const guest = await textAt(farm.link.guest('booking', { id }))
  expect(guest).toContain(myBooking.paidSoon)
  expect(guest).not.toContain(myBooking.statuses.paid.text)
  expect(await textAt(farm.link.owner('balance-received', id))).toContain(words.next.ready)
})
