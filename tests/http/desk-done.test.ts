import { beforeAll, expect, test } from 'vitest'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { desk as deskWords } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { fill } from '#language/fill.ts'
import { deskEvents } from '#content/words/nl/desk-booking.ts'
import { deskRefunds } from '#content/words/nl/desk-refunds.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { asOwner } from '#tests/support/desk-device.ts'
import { Farm } from '#tests/support/farm.ts'
import { dateFields, sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm, press, refusedPage } from '#tests/support/forms.ts'
import { tags, textAt, visibleText } from '#tests/support/pages.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'

type Dated = { readonly id: string; readonly workshop: string }

const farm = sharedFarm()
let requestId: string
let booking: string
let dates: readonly Dated[]
beforeAll(async () => {
  requestId = await farm.book()
  booking = farm.bookingPage(requestId)
  dates = await farm.site.farm<Dated>('schedule')
})

/** Presses a button that cannot do its work, and reads the page that says why. */
async function refusal(address: string, fields: Record<string, string>): Promise<string> {
  const answer = await press(address, fields)
  expect([409, 422]).toContain(answer.status)
  return visibleText(await answer.text())
}

/** Presses a button and reads the page that follows. */
async function after(address: string, fields: Record<string, string>): Promise<string> {
  const answer = await press(address, fields)
  expect(answer.status).toBe(303)
  return textAt(new URL(answer.headers.get('location')!, address).href)
}

const dateOf = (workshop: string) => dates.findLast((each) => each.workshop === workshop)!.id

test('a button of a booking says what it did, also when it is pressed twice', async () => {
  const { note, guest, move, 'new-link': newLink } = deskButtons.booking
  const named = { do: 'guest', name: 'Zoë Peeters', email: 'zoe@example.org' }
  expect(await after(booking, { do: 'note', note: 'Belt nog' })).toContain(note.done)
  expect(await after(booking, named)).toContain(guest.done)
  expect(await after(booking, { do: 'new-link' })).toContain(newLink.done)
  expect(await farm.html(booking)).toContain('<option value="" selected')
  expect(await refusal(booking, { do: 'move', date: '' })).toContain(
    deskButtons.booking.move.problem,
  )
  const moved = { do: 'move', date: dateOf('drinks') }
  for (const _ of ['once', 'twice']) expect(await after(booking, moved)).toContain(move.done)
})

test('a button of a date says what it did', async () => {
  const date = `${farm.desk}/datum/${dateOf('vegetables')}`
  const { phone, close, open, change, 'call-off': calledOff } = deskButtons.date
  const booked = { do: 'phone', name: 'An', email: '', participants: '2', language: 'nl' }
  expect(await after(date, booked)).toContain(phone.done)
  expect(await after(date, { do: 'close' })).toContain(close.done)
  expect(await after(date, { do: 'open' })).toContain(open.done)
  expect(await after(date, dateFields({ capacity: '9' }))).toContain(change.done)
  expect(await after(date, { do: 'call-off', sure: 'on' })).toContain(calledOff.done)
  // Nothing opens a date that was called off.
  expect(await refusal(date, { do: 'open' })).toContain(deskRefused.dateCalledOff)
})

test('a refused step is not said to be done', async () => {
  const html = await refusedPage(`${booking}?done=guest`, {
    do: 'guest',
    name: 'An',
    email: 'nothing',
  })
  expect(html).toContain(deskPages.date.emailProblem)
  expect(html).not.toContain(deskButtons.booking.guest.done)
})

test('a button that could not do its work says why', async () => {
  const standing = (status: keyof typeof deskWords.statuses) =>
    fill(deskRefused.booking, { status: deskWords.statuses[status] })
  const { sameParty, refundGone } = deskRefused
  expect(await refusal(booking, { do: 'party', participants: '1' })).toContain(sameParty)
  expect(await refusal(booking, { do: 'write-off' })).toContain(standing('requested'))
  expect(await refusal(booking, { do: 'repaid', refund: 'nothing' })).toContain(refundGone)
  await farm.answer(requestId, 'decline')
  for (const [address, fields] of [
    [farm.link.owner('confirm', requestId), {}],
    [booking, { do: 'party', participants: '3' }],
    [booking, { do: 'rebook', date: dateOf('drinks') }],
    [booking, { do: 'move', date: dateOf('sourdough') }],
  ] as const) {
    expect(await refusal(address, fields)).toContain(standing('declined'))
  }
})

test('a sentence and a number that were typed are there again when the yes is refused', async () => {
  const one = await farm.book({ on: '2025-12-18' })
  const many = await farm.book({ on: '2025-12-18', participants: '5' })
  const fields = { do: 'confirm', shown: 'earlier', words: 'Breng laarzen mee.' }
  const forms = async (id: string, more = {}) => {
    const { html } = await postForm(farm.desk, { ...fields, booking: id, ...more })
    const all = html.split('<form').filter((form) => form.includes('value="confirm"'))
    return [all.filter((form) => form.includes(id)), all.filter((form) => !form.includes(id))].map(
      String,
    )
  }
  const [own, others] = await forms(one)
  expect(own).toContain('Breng laarzen mee.</textarea>')
  expect(others).not.toContain('laarzen')
  const [chosen] = await forms(many, { participants: '6' })
  expect(chosen).toMatch(/<option value="6" selected/)
  for (const page of [farm.bookingPage(many), farm.link.owner('confirm', many)]) {
    const html = await refusedPage(page, { ...fields, participants: '6' })
    expect(html).toContain('Breng laarzen mee.</textarea>')
    const inputs = tags(html, 'input')
    expect(inputs.filter((input) => 'checked' in input)).toMatchObject([{ value: '6' }])
    expect(inputs.filter(({ value }) => value === '6')).toHaveLength(1)
  }
  await farm.answer(one, 'decline')
  await farm.answer(many, 'decline')
})

test('a button about a booking without an address, or a refund that went, says why', async () => {
  const date = `${farm.desk}/datum/${dateOf('drinks')}`
  await after(date, { do: 'phone', name: 'Mia', email: '', participants: '1', language: 'nl' })
  const rows = await farm.site.farm<{ readonly id: string; readonly name: string }>('reservations')
  const mia = rows.find(({ name }) => name === 'Mia')!.id
  expect(await refusal(farm.bookingPage(mia), { do: 'new-link' })).toContain(deskWords.noMail)
  await farm.answer(mia, 'deposit-received', 'cancel-guest')
  const refund = await farm.refundOf(mia)
  const accountOf = (iban: string) => ({ do: 'refund-account', refund, [`iban-${refund}`]: iban })
  const wrong = await refusal(farm.bookingPage(mia), accountOf('BE71 0961 2345 6768'))
  expect(wrong).toContain(deskButtons.booking['refund-account'].problem)
  const account = accountOf('BE71 0961 2345 6769')
  expect(await after(farm.bookingPage(mia), account)).toContain('BE71 0961 2345 6769')
  await after(farm.bookingPage(mia), { do: 'repaid', refund })
  expect(await refusal(farm.bookingPage(mia), account)).toContain(deskRefused.refundPaid)
})

test('a balance owed after the day stands on the desk until the owner writes it off', async () => {
  await using own = await new Farm().open()
  const owing = await own.secured({ on: '2025-10-23' })
  await own.restart({ NOW: '2025-10-24T10:00:00+02:00' })
  const home = own.desk
  const line = /Nog te ontvangen: .*€ 32,50/
  await expect.poll(() => textAt(home)).toMatch(line)
  const pageText = await after(`${home}/boeking/${owing}`, { do: 'write-off', shown: '3250' })
  expect(pageText).toContain('€ 32,50 niet meer gevraagd')
  expect(await textAt(home)).not.toMatch(line)
})

test('an address says nothing of its own making', async () => {
  for (const done of ['<b>x</b>', 'toString', '__proto__', '']) {
    const page = await asOwner(`${booking}?done=${encodeURIComponent(done)}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('class="notice"')
  }
})

const { myBooking } = wordsOf(firstHouse, 'nl')

test('a request that waits for an answer is not said to be done', async () => {
  const id = await farm.book()
  await farm.answer(id, 'deposit-received')
  const text = await textAt(farm.link.owner('deposit-received', id))
  expect(text).toContain(deskWords.next.request)
  expect(text).not.toContain(deskWords.next.nothing)
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
  const id = await farm.secured({ on: '2025-09-30', participantName: 'Zoë Peeters' })
  await farm.answer(id, 'balance-received')
  const date = await textAt(`${farm.desk}/datum/${(await farm.dateOn('2025-09-30')).id}`)
  expect(date).toContain(deskWords.statuses.paid)
  expect(date).not.toMatch(/betaald, betaald/)
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(myBooking.statuses.paid.text)

  await farm.restart({ NOW: '2025-09-29T10:00:00+02:00' })
  const page = farm.bookingPage(id)
  await waitUntil(async () => (await textAt(page)).includes(deskEvents.toGuest.practical))
  expect(await textAt(page)).not.toContain('kalender')
  const guest = await textAt(farm.link.guest('booking', { id }))
  expect(guest).toContain(myBooking.paidSoon)
  expect(guest).not.toContain(myBooking.statuses.paid.text)
  expect(await textAt(farm.link.owner('balance-received', id))).toContain(deskWords.next.ready)
})
