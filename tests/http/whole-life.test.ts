import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { choiceOf } from '#tests/support/dates.ts'
import { asOwner } from '#tests/support/desk-device.ts'
import { press } from '#tests/support/forms.ts'
import { readMails, waitUntil } from '#tests/support/sent-mails.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { referenceIn, Walk } from '#tests/support/walk.ts'

const farm = sharedFarm({ RATE_LIMIT: 'on' })
const guest = 'anneleen@example.org'
const waiting = 'bram@example.org'
const stillWaiting = 'chloe@example.org'
const language = 'fr'

/** Every mail that came, also those that the site has swept from its folder since. */
const came = new Map<string, Email>()
async function liveOnFrom(now: string) {
  await noteMails()
  await farm.restart({ NOW: now })
}
async function noteMails() {
  for (const mail of await readMails(farm.site)) came.set(mail.messageId ?? '', mail)
}

type Row = { readonly status: string }
const statuses = async () => (await farm.site.farm<Row>('reservations')).map((row) => row.status)

test('a booking lives through mails and buttons alone', async () => {
  const walk = new Walk(farm, language)
  const owner = walk.as('nl')
  const { booking, bookingMails: mails, myBooking, waitingMails, waitingList } = walk.words
  const toGuest = (about: string) => walk.mail({ to: guest, about })

  // A request, answered from the mail in two taps.
  const date = await farm.dateOn('2025-11-18')
  await walk.goTo(pathTo('booking', language))
  walk.type({ workshopType: date.workshop, preferredDate: choiceOf(date, language) })
  walk.type({ participants: '2', participantName: 'Anneleen', email: guest, consent: 'on' })
  await walk.press(booking.form.submit)
  expect(walk.page.address).toContain(`${pathTo('reservationSuccess', language)}?id=`)
  await toGuest(walk.words.mails.reservation.subject)
  const asked = await walk.toFarm(ownerMails.reservation.subject)
  await owner.goTo(new URL(/http\S+\/bevestigen\/\S+/.exec(asked.text ?? '')![0]).pathname)
  expect(await statuses()).toEqual(['requested'])
  await owner.press(desk.actions.confirm.button)
  expect(await statuses()).toEqual(['confirmed'])

  // The deposit, as a statement brings it.
  const confirmed = await toGuest(mails.confirmed.subject)
  expect(confirmed.text).toContain(walk.euros(6500))
  expect(confirmed.attachments.some(({ contentId }) => contentId?.endsWith('@qr>'))).toBe(true)
  const deposit = transfer({ structured: referenceIn(confirmed), cents: 6500 })
  await owner.giveStatement(codaFile([deposit]))
  await toGuest(mails.secured.subject)
  expect(await statuses()).toEqual(['secured'])

  // A full date: a party waits, places come free, and it takes them.
  const full = await farm.dateOn('2025-10-14')
  const join = async (participants: string, name: string, email: string) => {
    walk.page.tick('date', full.id)
    walk.type({ participants, name, email, consent: 'on' })
    await walk.press(waitingList.join.button)
    walk.reads(waitingList.joined.title)
  }
  await walk.goTo(pathTo('booking', language))
  await walk.follow(booking.schedule.waitingLink)
  await join('3', 'Bram Claes', waiting)
  const joined = await walk.mail({ to: waiting, about: waitingMails.joined.subject })
  await walk.open(joined, 'prove-waiting')
  await walk.press(walk.words.unproven.inLine.button)
  const ofDate = deskPath('datum', full.id)
  await owner.goTo(ofDate)
  owner.type({ [deskPages.date.capacity]: '13' })
  await owner.press(deskPages.date.save)
  await walk.open(await walk.mail({ to: waiting, about: waitingMails.offer.subject }), 'offer')
  walk.reads(walk.words.bookingMails.terms.noWithdrawal)
  await walk.press(waitingList.offer.button)
  walk.reads(waitingList.accepted.title)
  await walk.mail({ to: waiting, about: mails.confirmed.subject })

  // The farm calls the date off: everybody is told, the waiting list too, and is led to another
  // date.
  await walk.goTo(`/waiting-list?lng=${language}`)
  await join('1', 'Chloé Dubois', stillWaiting)
  await press(farm.site.url + ofDate, { do: 'call-off', sure: 'on' })
  const calledOff = await walk.mail({ to: waiting, about: mails.calledOff.subject })
  const ended = await walk.mail({ to: stillWaiting, about: waitingMails.calledOff.subject })
  const other = new URL(/^http\S+preferredDate=\S+$/m.exec(ended.text ?? '')![0])
  await walk.goTo(other.pathname + other.search)
  const preferred = other.searchParams.get('preferredDate')
  expect(walk.page.valuesOf('preferredDate')).toEqual([preferred])

  // The guest of the date moves to another one on the booking page.
  await walk.open(calledOff, 'booking')
  walk.reads(myBooking.calledOff.title)
  const later = await farm.dateOn('2025-12-18')
  walk.page.tick('date', later.id)
  await walk.press(myBooking.move.button)
  walk.reads(myBooking.statuses.confirmed.title)
  const again = await walk.mail({ to: waiting, about: mails.rebooked.subject })
  expect(again.attachments.map(({ filename }) => filename)).toContain('hof-ter-gist.ics')
  await walk.toFarm(ownerNews.rebooked.subject)
  expect(await farm.dateOn('2025-12-18')).toMatchObject({ taken: later.taken + 3 })

  // Ten days before, the balance; the guest would rather come another day.
  await liveOnFrom('2025-11-08T10:00:00+01:00')
  await walk.open(await toGuest(walk.words.reminderMails.balanceRequest.subject), 'booking')
  await walk.follow(myBooking.links.move)
  walk.page.tick('date', later.id)
  await walk.press(myBooking.move.button)
  const moved = await toGuest(mails.moved.subject)
  await walk.toFarm(ownerNews.moved.subject)

  // Six days before, the guest cancels after all: half of the deposit goes back, to the account
  // that the statement named.
  await liveOnFrom('2025-12-12T10:00:00+01:00')
  await walk.open(moved, 'cancel')
  const refund = walk.euros(3250)
  walk.reads(refund, fill(myBooking.cancel.goesBack, { ending: '6769' }))
  await walk.press(myBooking.cancel.button)
  expect((await toGuest(mails.cancelled.subject)).text).toContain(refund)
  const cancelled = await walk.toFarm(ownerNews.cancelled.subject)
  await owner.goTo(new URL(/http\S+\/terugbetaald\/\S+/.exec(cancelled.text ?? '')![0]).pathname)
  await owner.press(deskUndo.repaid.button)
  expect((await toGuest(mails.refunded.subject)).text).toContain(refund)
  expect(await statuses()).toEqual(['confirmed', 'cancelled'])
  await expectNothingFromLooking()
})

/** Opens every link of every mail as a scanner does: nothing may change. */
async function expectNothingFromLooking() {
  await noteMails()
  const texts = [...came.values()].map(({ text = '' }) => text).join('\n')
  const paths = new Set(Array.from(texts.matchAll(/http:\/\/[^\s/]+(\/\S+)/g), ([, path]) => path!))
  expect([...paths].filter((path) => path.startsWith('/l/')).length).toBeGreaterThan(8)
  // A mail is in its folder a moment before the outbox has noted it.
  await waitUntil(async () => (await mailStates()).every((state) => state !== 'waiting'))
  const before = await standing()
  for (const path of paths) {
    for (const method of ['HEAD', 'GET']) await asOwner(farm.site.url + path, { method })
  }
  expect(await standing()).toEqual(before)
}

async function mailStates() {
  const mails = await farm.site.farm<{ readonly state: string }>('mails')
  return mails.map(({ state }) => state)
}

async function standing() {
  const lists = ['reservations', 'schedule', 'mails', 'messages'] as const
  return Promise.all(lists.map((list) => farm.site.farm(list)))
}
