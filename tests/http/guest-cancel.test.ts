import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, pressShown, refusedPage } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valueIn, valuesIn } from '../support/read-page.ts'

/** Seven days before the date, shortly before midnight. */
const sevenDaysBefore = { NOW: '2025-09-23T23:50:00+02:00' }
const farm = sharedFarm(sevenDaysBefore)
const iban = 'BE71 0961 2345 6769'
const pageOf = (purpose: 'move' | 'cancel' | 'booking', id: string) =>
  farm.link.guest(purpose, { id })

test('before the answer a guest reads that all goes back, whatever the day', async () => {
  const id = await farm.book({ language: 'en' })
  await farm.answer(id, 'deposit-received')
  const { refunds } = wordsIn('en').myBooking
  for (const purpose of ['cancel', 'booking'] as const) {
    const text = await textAt(pageOf(purpose, id))
    expect(text).toContain(fill(refunds.beforeAnswer, { amount: '€32.50' }))
    expect(text).not.toContain(refunds.nothing)
  }
})

test('seven days before, moving takes nothing away and says nothing of it', async () => {
  const id = await farm.secured({ language: 'en' })
  const html = await farm.html(pageOf('move', id))
  expect(html).not.toContain('name="most"')
  expect((await press(pageOf('move', id), { date: valueIn(html, 'date') })).status).toBe(303)
  expect(await textAt(pageOf('cancel', id))).toContain('we refund everything: €32.50')
})

test('a guest who cancelled reads the refund of the cancellation, apart from earlier refunds', async () => {
  const id = await farm.secured({ participants: '2', language: 'en' })
  // Money that came too much was sent back last week.
  farm.sql(
    `insert into refund (id, reservation_id, amount_cents, iban, created_at, paid_at) values
      ('earlier', ?, 1000, 'BE71096123456769', '2025-09-08T07:00:00.000Z', '2025-09-08T07:00:00.000Z')`,
    id,
  )
  const cancel = pageOf('cancel', id)
  await pressShown(cancel, { iban })
  const { cancel: cancelWords, refunds } = wordsIn('en').myBooking
  const inDays = visibleText(fill(cancelWords.doneWithRefund, { amount: '€65' }))
  expect(await textAt(cancel)).toContain(inDays)
  farm.sql('update refund set paid_at = created_at where reservation_id = ?', id)
  const repaid = visibleText(fill(refunds.repaid, { amount: '€65' }))
  expect(await textAt(cancel)).toContain(repaid)
  // The days begin once the guest has answered the mail that asks for an account.
  const unknown = await farm.secured({ participants: '2', language: 'en' })
  await farm.answer(unknown, 'cancel-guest')
  expect(await textAt(pageOf('booking', unknown))).toContain('€65 to refund')
  expect(await textAt(pageOf('booking', unknown))).not.toContain(inDays)
})

describe('six days before', () => {
  let cancels: string
  let moves: string
  /** The sum and the date that both read on the day before. */
  let read: { readonly shown: string; readonly date: string }
  beforeAll(async () => {
    cancels = await farm.secured({ participants: '2', language: 'en' })
    moves = await farm.secured({ language: 'fr' })
    read = {
      shown: await farm.valueOn(pageOf('cancel', cancels), 'shown'),
      date: await farm.valueOn(pageOf('move', moves), 'date'),
    }
    await farm.restart({ NOW: '2025-09-24T00:01:00+02:00' })
  })
  afterAll(() => farm.restart(sevenDaysBefore))

  test('a guest who read of more than goes back since midnight is told so before anything ends', async () => {
    const cancel = pageOf('cancel', cancels)
    expect(read.shown).toBe('6500')
    // A form without its sum showed none, and is shown again too.
    expect((await press(cancel, { iban })).status).toBe(409)
    const page = await refusedPage(cancel, { iban, shown: read.shown }, 409)
    const { refundToday, ibanMissing } = wordsIn('en').myBooking.cancel
    expect(visibleText(page)).toContain(visibleText(fill(refundToday, { amount: '€32.50' })))
    expect(page).toContain(iban)
    expect(await farm.statusOf(cancels)).toBe('secured')
    const shown = { iban, shown: valueIn(page, 'shown') }
    const nowhere = await refusedPage(cancel, { ...shown, iban: '' })
    expect(visibleText(nowhere)).toContain(visibleText(ibanMissing))
    for (const _ of ['once', 'twice']) {
      expect((await press(cancel, shown)).status).toBe(303)
      expect(await farm.statusOf(cancels)).toBe('cancelled')
    }
  })

  test('a guest who cancelled is promised no successor on a date that was called off', async () => {
    const id = await farm.secured({ participants: '2', language: 'en' })
    await pressShown(pageOf('cancel', id), { iban, ifTaken: 'on' })
    const { vacancy } = wordsIn('en').guestChanges
    const [waits = ''] = visibleText(vacancy.waits).split('.')
    expect(await textAt(pageOf('booking', id))).toContain(waits)
    farm.sql(
      'insert into succession (id, reservation_id, successor_id, places, cents, at) values (?, ?, ?, 1, 1625, ?)',
      'first',
      id,
      'somebody',
      '2025-09-24T09:00:00.000Z',
    )
    const waitsMore = visibleText(fill(vacancy.waitsMore, { amount: '€16.25' }))
    expect(await textAt(pageOf('booking', id))).not.toContain(waits)
    const update = 'update session set state = ? where id in (select session_id from vacancy)'
    expect(await textAt(pageOf('booking', id))).toContain(waitsMore)
    farm.sql(update, 'called-off')
    expect(await textAt(pageOf('booking', id))).not.toContain(waitsMore)
    farm.sql(update, 'open')
  })

  test('a guest whose booking ended reads of no new date on a page that was still open', async () => {
    const move = pageOf('move', cancels)
    const { headers } = await press(move, { date: read.date })
    const booking = await textAt(`${pageOf('booking', cancels)}?done=move`)
    expect([headers.get('location'), booking]).toEqual([
      new URL(move).pathname,
      expect.not.stringContaining(wordsIn('en').myBooking.done.move.split('{')[0]!),
    ])
  })

  test('a guest reads what moving takes away before it does, and after', async () => {
    const language = 'fr'
    const words = wordsIn(language).myBooking
    const { date } = read
    // The page from before midnight said nothing of it: it is shown again, with the date still chosen.
    const page = await refusedPage(pageOf('move', moves), { date }, 409)
    expect(visibleText(page)).toContain(visibleText(fill(words.move.atMost, { percent: 50 })))
    expect(valuesIn(page, 'date')).toEqual([date])
    expect((await press(pageOf('move', moves), { date, most: '50' })).status).toBe(303)

    // 28 October is far away, and yet half goes back, until three days before it and no longer.
    const text = await textAt(pageOf('cancel', moves))
    const amount = printEuros(1625, language)
    const until = printDay('2025-10-25', language)
    const { refundToday } = words.cancel
    for (const sentence of [refundToday, words.refunds.partOpen, words.refunds.nothing]) {
      expect(text).toContain(visibleText(fill(sentence, { amount, until, percent: 50 })))
    }
    expect(text).not.toContain(`${printEuros(3250, language)}.`)
  })
})

test('a guest who gets nothing back, and names no account for a successor’s money, reads how to do without', async () => {
  const id = await farm.secured({ language: 'en' })
  const terms = JSON.stringify([{ daysBefore: 0, percent: 0, successor: true }])
  farm.sql('update reservation set terms = ? where id = ?', terms, id)
  const { successorAll } = wordsIn('en').bookingMails.terms
  expect(await textAt(pageOf('booking', id))).toContain(visibleText(successorAll))
  const { ibanOrUntick } = wordsIn('en').myBooking.cancel
  const page = await refusedPage(pageOf('cancel', id), { ifTaken: 'on', iban: '' })
  expect(visibleText(page)).toContain(visibleText(ibanOrUntick))
  const unticked = await refusedPage(pageOf('cancel', id), { shown: '1' }, 409)
  expect([page, unticked].map((html) => valuesIn(html, 'ifTaken'))).toEqual([['on'], []])
  expect((await pressShown(pageOf('cancel', id), { iban: '' })).status).toBe(303)
  const { done } = wordsIn('en').myBooking.cancel
  expect(await textAt(pageOf('booking', id))).toContain(visibleText(done))
})

// This test puts a nearer date on the schedule than the others choose.
test('a guest whom the farm moves two days forward reads the days of the earlier date, and when it is too late to move', async () => {
  const id = await farm.secured({ language: 'en' })
  expect((await farm.addDate({ day: '2025-09-28' })).status).toBe(303)
  const { id: date } = await farm.dateOn('2025-09-28')
  await press(farm.bookingPage(id), { do: 'move', date })
  const text = await textAt(pageOf('cancel', id))
  expect(text).toContain('28 September 2025')
  expect(text).toContain('including Tuesday 23 September 2025 we refund everything: €32.50.')
  expect(text).toContain('including Saturday 27 September 2025 we refund €16.25. After that')
})

/** A booking, paid by the guest in whose place somebody else comes. */
async function handedOn(different: Record<string, unknown>): Promise<string> {
  const id = await farm.secured(different)
  await farm.answer(id, 'balance-received')
  const person = { 'substitute-name': 'Lotte Wouters', 'substitute-language': 'en' }
  const mailbox = { 'substitute-email': 'lotte@example.org' }
  await press(farm.bookingPage(id), { do: 'substitute', ...person, ...mailbox })
  return id
}

// This test calls a date off.
test('money of a payer is promised to nobody who came in their place', async () => {
  const { guestChanges, myBooking } = wordsIn('en')
  const { cancel, calledOff, statuses } = myBooking
  const on = '2025-10-23'
  const cancelled = await handedOn({ on })
  const off = await handedOn({ on })
  const smaller = await handedOn({ on, participants: '2' })
  const page = (id: string, purpose: 'cancel' | 'booking' | 'party') => farm.newestLink(purpose, id)
  const { back } = guestChanges.party
  const fewer = await textAt(`${page(smaller, 'party')}?participants=1`)
  expect(fewer).toContain(cancel.toPayer)
  expect(fewer).not.toContain(back)
  expect(await textAt(page(smaller, 'cancel'))).not.toContain(visibleText(cancel.paidAlong))
  await press(page(cancelled, 'cancel'), { shown: '0' })
  const ended = await textAt(page(cancelled, 'booking'))
  expect(ended).toContain(cancel.toPayer)
  expect(ended).not.toContain(visibleText(fill(cancel.doneWithRefund, { amount: '€65' })))
  await press(`${farm.desk}/datum/${(await farm.dateOn(on)).id}`, { do: 'call-off', sure: 'on' })
  const own = await textAt(page(off, 'booking'))
  const choose = fill(calledOff.choose, { date: printDay(on, 'en') })
  for (const told of [choose, cancel.toPayer]) expect(own).toContain(visibleText(told))
  await press(farm.bookingPage(off), { do: 'repaid', refund: await farm.refundOf(off) })
  const paidBack = await textAt(page(off, 'booking'))
  for (const told of [statuses.cancelled.text, cancel.toPayer])
    expect(paidBack).toContain(visibleText(told))
})
