import { expect, test } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { deskCallOff } from '#content/words/nl/desk-dates.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { accountPage } from '#content/words/nl/statement.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { choiceOf, dateOn } from '#tests/support/dates.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { fillPerson, visit } from '#tests/support/visit.ts'

const guest = 'anneleen@example.org'
const waiting = 'bram@example.org'
const stillWaiting = 'chloe@example.org'
const farm = 'hallo@hoftergist.example'

type Row = { readonly id: string; readonly status: string; readonly email: string }
type WithPayments = Row & { readonly payments: readonly { readonly reference: string }[] }

const language = 'fr'

test('a booking lives through mails and buttons alone', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: true, post: 'smtp' })
  const { page } = journey
  await bringToDesk(page.context(), journey.site)
  const words = wordsOf(firstHouse, language)
  const { bookingMails: mails, myBooking, waitingMails, waitingList } = words
  const toGuest = (about: string) => journey.mail({ to: guest, about })
  const toFarm = (about: string) => journey.mail({ to: farm, about })
  const status = async () => (await journey.site.farm<Row>('reservations')).map((row) => row.status)
  const deskFrom = async (about: string) => journey.openFrom(await toFarm(about), 'desk')

  // A request, answered from the mail in two taps.
  const date = await dateOn(journey.site, '2025-11-18')
  const booking = journey.site.url + pathTo('booking', language)
  await visit(page, booking)
  await page.locator('[name=workshopType]').selectOption('drinks')
  await page.locator('[name=preferredDate]').selectOption(choiceOf(date, language))
  await fillPerson(page, { participants: '2', email: guest })
  await page.getByRole('button', { name: words.booking.form.submit }).click()
  await page.waitForURL(`**${pathTo('reservationSuccess', language)}?id=*`)
  await toGuest(words.mails.reservation.subject)
  await journey.openFrom(await toFarm(ownerMails.reservation.subject), 'confirm')
  expect(await status()).toEqual(['requested'])
  await journey.press(desk.actions.confirm.button)
  expect(await status()).toEqual(['confirmed'])

  // The deposit, as a statement brings it.
  const confirmed = await toGuest(mails.confirmed.subject)
  expect(confirmed.text).toContain(printEuros(6500, language))
  expect(confirmed.attachments.some(({ contentId }) => contentId?.endsWith('@qr>'))).toBe(true)
  const [kept] = await journey.site.farm<WithPayments>('reservations')
  const [deposit = ''] = kept!.payments.map(({ reference }) => reference)
  await deskFrom(ownerMails.reservation.subject)
  await page.getByRole('link', { name: accountPage.title, exact: true }).click()
  const buffer = Buffer.from(codaFile([transfer({ structured: deposit, cents: 6500 })]))
  const file = { name: 'rekening.cod', mimeType: 'application/octet-stream', buffer }
  await page.getByLabel(accountPage.file).setInputFiles(file)
  await journey.press(accountPage.read)
  await toGuest(mails.secured.subject)
  expect(await status()).toEqual(['secured'])

  // A full date: a party waits, places come free, and it takes them.
  const full = await dateOn(journey.site, '2025-10-14')
  await page.goto(booking)
  await page.getByRole('link', { name: words.booking.schedule.waitingLink }).click()
  await page.locator(`[value="${full.id}"]`).check()
  await page.getByLabel(waitingList.join.participants).selectOption('3')
  await page.getByLabel(waitingList.join.name).fill('Bram Claes')
  await page.getByLabel(waitingList.join.email).fill(waiting)
  await page.locator('[name=consent]').check()
  await journey.press(waitingList.join.button)
  await page.getByRole('heading', { name: waitingList.joined.title }).waitFor()
  const joined = await journey.mail({ to: waiting, about: waitingMails.joined.subject })
  await journey.openFrom(joined, 'prove-waiting')
  await journey.press(words.unproven.inLine.button)
  await deskFrom(ownerMails.reservation.subject)
  const deskAddress = `${journey.site.url}/desk`
  await page.goto(`${deskAddress}/datum/${full.id}`)
  await page.locator('summary').getByText(deskPages.date.change, { exact: true }).click()
  await page.getByLabel(deskPages.date.capacity, { exact: true }).fill('13')
  await journey.press(deskPages.date.save)
  const offer = await journey.mail({ to: waiting, about: waitingMails.offer.subject })
  await journey.openFrom(offer, 'offer')
  await journey.press(waitingList.offer.button)
  await page.getByRole('heading', { name: waitingList.accepted.title }).waitFor()
  await journey.mail({ to: waiting, about: mails.confirmed.subject })

  // The farm calls the date off: everybody is told, the waiting list too, and is led to another
  // date.
  await page.goto(`${journey.site.url}/waiting-list?lng=${language}`)
  await page.locator(`[value="${full.id}"]`).check()
  await page.getByLabel(waitingList.join.participants).selectOption('1')
  await page.getByLabel(waitingList.join.name).fill('Chloé Dubois')
  await page.getByLabel(waitingList.join.email).fill(stillWaiting)
  await page.locator('[name=consent]').check()
  await journey.press(waitingList.join.button)
  await page.goto(`${deskAddress}/datum/${full.id}`)
  await page.locator('summary').getByText(desk.callOff.title, { exact: true }).click()
  await journey.press(deskCallOff.look)
  await journey.press(desk.callOff.button)
  const calledOff = await journey.mail({ to: waiting, about: mails.calledOff.subject })
  const ended = await journey.mail({ to: stillWaiting, about: waitingMails.calledOff.subject })
  const [other = ''] = /^http\S+preferredDate=\S+$/m.exec(ended.text ?? '') ?? []
  await page.goto(other)
  const preferred = new URL(other).searchParams.get('preferredDate')
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe(preferred)

  // The guest of the date moves to another one on the booking page.
  await journey.openFrom(calledOff, 'booking')
  await page.getByRole('heading', { name: myBooking.calledOff.title }).waitFor()
  const later = await dateOn(journey.site, '2025-12-18')
  await page.locator(`[value="${later.id}"]`).check()
  await journey.press(myBooking.move.button)
  await page.getByRole('heading', { name: myBooking.statuses.confirmed.title }).waitFor()
  const again = await journey.mail({ to: waiting, about: mails.rebooked.subject })
  expect(again.attachments.map(({ filename }) => filename)).toContain('hof-ter-gist.ics')
  await toFarm(ownerNews.rebooked.subject)
  expect(await dateOn(journey.site, '2025-12-18')).toMatchObject({ taken: later.taken + 3 })

  // Ten days before, the balance; the guest would rather come another day.
  await journey.liveOnFrom('2025-11-08T10:00:00+01:00')
  const reminded = await toGuest(words.reminderMails.balanceRequest.subject)
  await journey.openFrom(reminded, 'booking')
  await page.getByRole('link', { name: myBooking.links.move }).click()
  await page.locator(`[value="${later.id}"]`).check()
  await journey.press(myBooking.move.button)
  await toGuest(mails.moved.subject)
  await toFarm(ownerNews.moved.subject)

  // Six days before, the guest cancels after all: half of the deposit goes back.
  await journey.liveOnFrom('2025-12-12T10:00:00+01:00')
  await journey.openFrom(await toGuest(mails.moved.subject), 'cancel')
  const refund = printEuros(3250, language)
  await page.getByText(refund).first().waitFor()
  // The refund goes back where the statement says the money came from: nothing to type.
  await page.getByText(fill(myBooking.cancel.goesBack, { ending: '6769' })).waitFor()
  await journey.press(myBooking.cancel.button)
  expect((await toGuest(mails.cancelled.subject)).text).toContain(refund)
  await journey.openFrom(await toFarm(ownerNews.cancelled.subject), 'refund-paid')
  await journey.press(desk.refundPaid.button)
  expect((await toGuest(mails.refunded.subject)).text).toContain(refund)
  expect(await status()).toEqual(expect.arrayContaining(['cancelled', 'cancelled']))
  expect(journey.complaints).toEqual([])
  await expectNothingFromLooking(journey)
})

/** Opens every link of every mail as a scanner does, scripts and all: nothing may change. */
async function expectNothingFromLooking(journey: BookingJourney) {
  const found = await Promise.all((await journey.mails()).map((mail) => journey.linksIn(mail)))
  const addresses = new Set(found.flat().map(({ address }) => address))
  expect(new Set(found.flat().map(({ purpose }) => purpose)).size).toBeGreaterThan(8)
  // A mail is in its folder a moment before the outbox has noted it.
  await waitUntil(async () => (await mailStates(journey)).every((state) => state !== 'waiting'))
  const before = await stateOf(journey)
  for (const address of addresses) {
    await fetch(address, { method: 'HEAD' })
    await journey.page.goto(address)
  }
  expect(await stateOf(journey)).toEqual(before)
}

async function mailStates({ site }: BookingJourney) {
  const mails = await site.farm<{ readonly state: string }>('mails')
  return mails.map(({ state }) => state)
}

async function stateOf({ site }: BookingJourney) {
  const lists = ['reservations', 'schedule', 'mails', 'messages'] as const
  return Promise.all(lists.map((list) => site.farm(list)))
}
