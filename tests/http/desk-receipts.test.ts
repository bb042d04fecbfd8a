import { expect, test } from 'vitest'
import { desk as deskTexts } from '#content/words/nl/desk.ts'
import { deskFigures } from '#content/words/nl/desk-figures.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskReceipts as words } from '#content/words/nl/desk-receipts.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { fill } from '#language/fill.ts'
import { deskAccount } from '../support/desk-account.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valuesIn } from '../support/read-page.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk
const { 'ask-later': later } = deskButtons.booking

const receiptsOn = async (id: string) => (await farm.read(farm.bookingPage(id))).offered('receipt')
const letLeave = (kind: string) =>
  farm.sql("update mail set state = 'sent', attempts = 1 where kind = ?", kind)
const toldOfMistakes = async () =>
  (await farm.mailKinds()).filter((kind) => kind === 'noted-by-mistake-guest').length

test('a sum that came by hand is noted with how and when, and in parts', async () => {
  const { id } = await desk.book('Wouter Claes')
  const page = farm.bookingPage(id)
  await farm.answer(id, 'confirm')
  const form = { do: 'by-hand', amount: '20', method: 'cash', day: '2025-09-12' }
  const refused = async (different: Partial<typeof form>) => {
    const answer = await press(page, { ...form, ...different })
    expect(answer.status).toBe(422)
    return answer.text()
  }
  expect(await refused({ amount: 'veel' })).toContain('value="veel"')
  expect(visibleText(await refused({ amount: '0' }))).toContain(words.amountProblem)
  expect(visibleText(await refused({ day: '2027-01-01' }))).toContain(words.dayProblem)
  expect(visibleText(await refused({ amount: '65,01' }))).toContain(
    fill(words.tooMuch, { amount: '€ 65' }),
  )
  expect(await farm.textAfter(await press(page, form))).toContain(
    deskButtons.booking['by-hand'].done,
  )
  expect(await desk.paid(id)).toEqual([2000, 0])
  await press(page, { ...form, amount: '22,50', method: 'payconiq', day: '2025-09-14' })
  expect(await desk.paid(id)).toEqual([3250, 1000])
  const text = await textAt(page)
  expect(text).toContain('€ 20 op vrijdag 12 september 2025, contant: voorschot')
  const paid = '€ 22,50 ontvangen: voorschot € 12,50, saldo € 10'
  expect(text).toContain(`${paid}, Payconiq, zondag 14 september 2025 (jij)`)
  // A sum that pays both is one receipt; without the first, it pays the deposit alone.
  expect(text).toContain('€ 22,50 op zondag 14 september 2025, Payconiq: voorschot en saldo')
  const [receipt = '', ...others] = await receiptsOn(id)
  expect(others).toHaveLength(1)
  const left = await farm.textAfter(await press(page, { do: 'not-received', receipt }))
  expect(left).toContain('€ 22,50 op zondag 14 september 2025, Payconiq: voorschot Toch')
  expect(await desk.paid(id)).toEqual([2250, 0])
  // The same sum of that day is asked about, unless it was taken back.
  await press(page, form)
  const twice = await refused({})
  const pageText = { amount: '€ 20', day: 'vrijdag 12 september 2025', how: words.hows.cash }
  expect(visibleText(twice)).toContain(fill(words.again.problem, pageText))
  expect(twice).toMatch(/name="again"/)
  expect(twice).toContain('value="2025-09-12"')
  expect(await desk.paid(id)).toEqual([3250, 1000])
  await press(page, { ...form, again: 'on' })
  expect(await desk.paid(id)).toEqual([3250, 3000])
  // Two payments that are due on one day are one in every line of the page.
  farm.sql("update payment set due_on = '2025-10-16' where reservation_id = ?", id)
  const atOnce = await textAt(page)
  expect(atOnce).toContain('€ 22,50 ontvangen: betaling, Payconiq')
  expect(atOnce).not.toMatch(/: voorschot|saldo €/)
})

test('a euro that a deposit lacks can be asked with the balance as soon as the rest is paid', async () => {
  const { id } = await desk.book('Lander Peeters')
  const page = farm.bookingPage(id)
  await farm.answer(id, 'confirm')
  const cash = { do: 'by-hand', method: 'cash', day: '2025-09-15' }
  await press(page, { ...cash, amount: '20' })
  expect(await textAt(page)).not.toContain(later.title)
  await press(page, { ...cash, amount: '11,50' })
  const lacking = await textAt(page)
  expect(lacking).toContain(fill(later.text, { amount: '€ 1', told: later.mail }))
  expect(lacking.indexOf(later.title)).toBeLessThan(lacking.indexOf('Voorschot ontvangen'))
  const text = await farm.textAfter(await press(page, { do: 'ask-later' }))
  expect(text).toContain(deskButtons.booking['ask-later'].done)
  expect(text).toContain('€ 1 van het voorschot naar het saldo verschoven')
  expect(text).not.toContain(later.title)
})

test('a rest can be let go before the day, and the page and its mail name the lower price', async () => {
  const { id } = await desk.book('Fien Claes')
  const page = farm.bookingPage(id)
  await farm.answer(id, 'confirm')
  await press(page, { do: 'by-hand', method: 'cash', day: '2025-09-15', amount: '64,50' })
  const { before, done } = deskButtons.booking['write-off']
  const told = later.mail
  const text = fill(before, { amount: '€ 0,50', price: '€ 64,50', told })
  expect(await textAt(page)).toContain(text)
  const button = { do: 'write-off', shown: '50' }
  expect(visibleText(await (await press(page, { ...button, shown: '' })).text())).toContain(text)
  const after = await farm.textAfter(await press(page, button))
  for (const each of [done, '€ 0,50 niet meer gevraagd']) expect(after).toContain(each)
  expect(await textAt(page)).not.toContain(deskButtons.booking['write-off'].title)
  expect(await desk.paid(id)).toEqual([3250, 3200])
})

test('a receipt of any day is taken back, the guest hears of it if asked, and that can be undone', async () => {
  const { id } = await desk.book('Nora Maes')
  await farm.answer(id, 'confirm', 'deposit-received')
  const page = farm.bookingPage(id)
  const [receipt = ''] = await receiptsOn(id)
  letLeave('secured-guest')
  const succession = [id, id, id, 1, 1625, '2025-09-15T09:00:00.000Z']
  farm.sql('insert into succession values (?, ?, ?, ?, ?, ?)', ...succession)
  const text = visibleText(await farm.html(page))
  expect(text).toContain('zelf genoteerd: voorschot')
  expect(text).toContain(fill(words.succeeded, { amount: '€ 16,25' }))
  // The mail of this receipt has left: the guest hears that it was a mistake, unless the owner says
  // no.
  expect(text).toContain(words.tellTold)
  expect(valuesIn(await farm.html(page), 'tell')).toEqual(['on'])
  const button = { do: 'not-received', receipt }
  const pageText = await farm.textAfter(await press(page, button))
  expect(pageText).toContain(deskButtons.booking['not-received'].done)
  expect(pageText).toContain('€ 32,50 toch niet ontvangen: voorschot (jij)')
  expect(await desk.paid(id)).toEqual([0, 0])
  expect(await farm.textAfter(await farm.undo(page))).toContain(deskUndo.done.undo)
  expect(await desk.paid(id)).toEqual([3250, 0])
  expect(await toldOfMistakes()).toBe(0)
  for (const _ of ['once', 'twice'])
    expect((await press(page, { ...button, tell: 'on' })).status).toBe(303)
  expect(await toldOfMistakes()).toBe(1)
  expect(await desk.paid(id)).toEqual([0, 0])
})

test('a receipt of a line waits at the account again, and pays another booking from there', async () => {
  const wrong = await desk.book('Jan Janssens')
  const right = await desk.book('Tine Janssens')
  const line = { structured: wrong.deposit, cents: 3250, name: 'JANSSENS T' }
  await desk.told(transfer(line))
  const [receipt = ''] = await receiptsOn(wrong.id)
  await press(farm.bookingPage(wrong.id), { do: 'not-received', receipt })
  expect(await desk.paid(wrong.id)).toEqual([0, 0])
  const account = visibleText(await desk.now())
  expect(account).toContain('Je haalde dit van een boeking af. Zeg waar het wel voor is.')
  const transaction = receipt.slice('rest:'.length)
  const home = visibleText(await farm.html(farm.desk))
  expect(home).toContain('Je haalde dit van een boeking af.')
  const book = await farm.html(`${farm.desk}/cijfers/kas.csv?van=2025-09-01&tot=2025-09-30`)
  expect(book).toContain(deskFigures.file.nobodys)
  await desk.press({ do: 'book', transaction, booking: right.id, shown: '3250' })
  expect(await desk.paid(right.id)).toEqual([3250, 0])
  expect(await toldOfMistakes()).toBe(1)
})

test('a refund without an account names where the money came from, whose that may be', async () => {
  const { id, deposit } = await desk.book('Sofie Maes')
  await farm.answer(id, 'confirm')
  await desk.told(transfer({ structured: deposit, cents: 3250, name: 'MAES JOB' }))
  const share = JSON.stringify({ isShare: true })
  farm.sql('update bank_transaction set detail = ? where reservation_id = ?', share, id)
  await farm.answer(id, 'cancel-guest')
  const account = 'MAES JOB, BE71 0961 2345 6769'
  for (const page of [farm.bookingPage(id), farm.desk])
    expect(await textAt(page)).toContain(
      fill(deskPages.booking.refundCameFrom, { amount: '€ 32,50', account }),
    )
  // An account that somebody typed since does not make the payer unknown.
  const refund = await farm.refundOf(id)
  const typed = { refund, [`iban-${refund}`]: 'BE68 5390 0754 7034' }
  await press(farm.bookingPage(id), { do: 'refund-account', ...typed })
  for (const page of [farm.bookingPage(id), farm.desk])
    expect(await textAt(page)).toContain(`${deskTexts.transfer.from} ${account}`)
})
