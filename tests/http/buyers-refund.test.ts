import { expect, test } from 'vitest'
import { unbrokenIban } from '#booking/money/iban.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { deskVouchers } from '#content/words/nl/desk-vouchers.ts'
import { fill } from '#language/fill.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { press, pressShown } from '#tests/support/forms.ts'
import { giftCodeIn } from '#tests/support/gift-vouchers.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { mailsTo, mailTo } from '#tests/support/sent-mails.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()
const { cancel } = wordsIn('en').myBooking

async function payByVoucher(id: string, iban = '') {
  const vouchers = `${farm.desk}/cadeaubonnen`
  const voucher = await farm.valueOn(vouchers, 'new')
  const sale = { amount: '100', method: 'cash', buyerName: 'An Maes', language: 'en' }
  const sold = await press(vouchers, { do: 'sell-voucher', new: voucher, ...sale })
  await press(farm.link.guest('booking', { id }), { voucher: giftCodeIn(await sold.text()) })
  await pressShown(vouchers, { do: 'voucher-taken-back', voucher, [`iban-${voucher}`]: iban })
}

test('a guest is asked for no account for money of a voucher’s buyer, who paid in cash', async () => {
  const { link } = farm
  const email = 'nele@example.org'
  const id = await farm.book({ on: '2025-10-23', language: 'en', email })
  await farm.answer(id, 'confirm')
  await payByVoucher(id)
  await pressShown(link.guest('cancel', { id }))
  const { text = '' } = mailTo(await farm.mailsAbout(/^Cancelled/), email)
  const pages = [link.guest('refund-account', { id }), link.guest('booking', { id })]
  for (const said of [visibleText(text), ...(await Promise.all(pages.map(textAt)))]) {
    expect(said).toContain(cancel.toPayer)
    expect(said).not.toMatch(/IBAN|you paid/)
  }
})

test('the desk says whose voucher a refund is of, and asks about the account of the buyer', async () => {
  const id = await farm.book({ on: '2025-10-23' })
  await farm.answer(id, 'confirm')
  await payByVoucher(id)
  await pressShown(farm.link.guest('cancel', { id }))
  const refund = await farm.refundOf(id)
  const { toDo, toDoNoIban, sure } = deskVouchers
  const owed = fill(toDo, { name: 'An Maes', amount: '€ 65' })
  const iban = 'BE62510007547061'
  const pages = [farm.desk, farm.bookingPage(id)]
  for (const text of await Promise.all(pages.map(textAt)))
    for (const said of [owed, toDoNoIban, sure.told]) expect(text).toContain(visibleText(said))
  await press(farm.bookingPage(id), { do: 'refund-account', refund, [`iban-${refund}`]: iban })
  const asked = fill(deskUndo.repaid.sure, { amount: '€ 65', iban: unbrokenIban(iban) })
  for (const html of await Promise.all(pages.map((page) => farm.html(page)))) {
    expect(visibleText(html)).toContain(visibleText(asked))
    expect(html).toContain('data-copy="An Maes"')
  }
})

test('the page of a cancelled booking promises the guest no money of a voucher’s buyer', async () => {
  const id = await farm.book({ on: '2025-10-23', language: 'en' })
  await farm.answer(id, 'confirm')
  const came = { do: 'by-hand', amount: '32,50', method: 'cash', day: '2025-09-15' }
  await press(farm.bookingPage(id), came)
  await payByVoucher(id, 'BE68 5390 0754 7034')
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(cancel.toPayer)
  const before = await textAt(farm.link.guest('cancel', { id }))
  expect(before).not.toContain('7034')
  expect(before).toContain(visibleText(fill(cancel.refundToday, { amount: '€32.50' })))
  expect(before).toContain(cancel.toPayer)
  await pressShown(farm.link.guest('cancel', { id }), { iban: 'BE71096123456769' })
  const page = await textAt(farm.link.guest('booking', { id }))
  expect(page).toContain(visibleText(fill(cancel.doneWithRefund, { amount: '€32.50' })))
  expect(page).toContain(cancel.toPayer)
})

test('a party that shrinks and grows again is promised no money of a voucher’s buyer', async () => {
  const { guestChanges, bookingMails } = wordsIn('en')
  const { party } = guestChanges
  const email = 'lies@example.org'
  const id = await farm.book({ on: '2025-10-23', language: 'en', email, participants: '2' })
  await farm.answer(id, 'confirm')
  const came = { do: 'by-hand', amount: '65', method: 'cash', day: '2025-09-15' }
  await press(farm.bookingPage(id), came)
  await payByVoucher(id)
  const page = farm.link.guest('party', { id })
  const become = async (n: number) => {
    const shown = await farm.read(`${page}?participants=${n}`)
    await press(page, shown.pressed(party.button).fields)
    return visibleText(await farm.html(`${page}?participants=${3 - n}`))
  }
  const fewer = await textAt(`${page}?participants=1`)
  expect(fewer).toContain(`${party.back} €32.50`)
  expect(fewer).toContain(cancel.toPayer)
  expect(await become(1)).toContain(`${party.paidAgain} €32.50`)
  await become(2)
  const again = fill(bookingMails.partyChanged.paidAgain, { amount: '€32.50' })
  const told = async () => {
    const mails = mailsTo(await farm.mailsAbout(/number of people/), email)
    return visibleText(mails.map(({ text = '' }) => text).join(' '))
  }
  await expect.poll(told).toContain(visibleText(again))
})

test('a successor is promised to bring a guest no money of a voucher’s buyer', async () => {
  const email = 'mies@example.org'
  const id = await farm.book({ on: '2025-10-28', language: 'en', email })
  await farm.answer(id, 'confirm')
  const came = { do: 'by-hand', amount: '32,50', method: 'cash', day: '2025-09-15' }
  await press(farm.bookingPage(id), came)
  await payByVoucher(id)
  const half = JSON.stringify([{ daysBefore: 3, percent: 50, successor: true }])
  farm.sql('update reservation set terms = ? where id = ?', half, id)
  await pressShown(farm.link.guest('cancel', { id }), { ifTaken: 'on', iban: 'BE71096123456769' })
  const waits = fill(wordsIn('en').guestChanges.vacancy.waits, { amount: '€16.25' })
  const { text = '' } = mailTo(await farm.mailsAbout(/^Cancelled.* 28 Oct/), email)
  for (const said of [text, await textAt(farm.link.guest('booking', { id }))])
    expect(visibleText(said)).toContain(visibleText(waits))
})
