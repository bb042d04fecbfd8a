import { expect, test } from 'vitest'
import { fill } from '#language/fill.ts'
import { business } from '#content/business.ts'
import { deskBookingButtons } from '#content/words/nl/desk-booking.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { elementsAt, textAt as valueAt, xmlTree } from '#booking/money/readers/camt/xml-tree.ts'
import { deskRefunds as words } from '#content/words/nl/desk-refunds.ts'
import { dayText } from '#desk/desk-language.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { press, pressShown } from '#tests/support/forms.ts'
import { textAt, textsOf, visibleText } from '#tests/support/pages.ts'
import { valuesIn } from '#tests/support/read-page.ts'
import { deskAccount } from '#tests/support/desk-account.ts'
import { asOwner } from '#tests/support/desk-device.ts'
import { transfer } from '#tests/support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk
const accounts = ['BE71096123456769', 'BE62510007547061'] as const
const { cancel, refundAccount } = wordsIn('en').myBooking

test('cash that is handed back is cash in the mail, the history and the cash book', async () => {
  const id = await farm.book({ on: '2025-10-23', participantName: 'Katrien Wouters' })
  const page = farm.bookingPage(id)
  await farm.answer(id, 'confirm')
  const came = { do: 'by-hand', amount: '32,50', method: 'cash', day: '2025-09-15' }
  expect((await press(page, came)).status).toBe(303)
  await pressShown(farm.link.owner('cancel-guest', id), { do: 'cancel-all' })
  for (const address of [
    farm.desk,
    page,
    farm.link.owner('refund-paid', await farm.refundOf(id)),
  ]) {
    const html = await farm.html(address)
    expect(valuesIn(html, 'method'), address).toContain('cash')
    expect(visibleText(html)).toContain(deskUndo.repaid.inCash)
  }
  expect(await textAt(page)).toContain(deskPages.booking.refundOfCash)
  await press(page, { do: 'repaid', refund: await farm.refundOf(id), method: 'cash' })
  const { inCash, subject } = wordsIn('nl').bookingMails.refunded
  const [mail] = await farm.mailsAbout(new RegExp(fill(subject, { amount: '€.32,50' })))
  const text = mail!.text!.replaceAll(/\s+/g, ' ')
  expect(text).toContain(fill(inCash.text, { amount: '€ 32,50' }))
  expect(text).not.toContain('teruggestort')
  expect(await textAt(page)).toContain('€ 32,50 terugbetaald, contant (jij)')
  const book = await farm.html(`${farm.desk}/cijfers/kas.csv?van=2025-09-01&tot=2025-09-30`)
  const own = book.split('\r\n').filter((line) => line.includes('Katrien Wouters'))
  expect(own).toHaveLength(2)
  for (const line of own) expect(line).toContain('contant')
})

async function ended(
  participantName: string,
  of: { readonly name: string; readonly iban: string },
) {
  const { id, deposit } = await desk.book(participantName)
  await farm.answer(id, 'confirm')
  await desk.told(transfer({ structured: deposit, cents: 3250, ...of }))
  await farm.answer(id, 'cancel-guest')
  return id
}

test('refunds are copied line by line, or given to the bank in one file, and wait until a statement shows them', async () => {
  // A bank compares the name with that of the account's holder, who may be another than the guest.
  const ids = [
    await ended('Zoë Peeters', { name: 'PEETERS ZOE', iban: accounts[0] }),
    await ended('Bram Claes', { name: 'ACME BV', iban: accounts[1] }),
  ]
  const home = await farm.html(farm.desk)
  for (const copied of [...accounts, '32,50', 'Zoë Peeters', 'ACME BV']) {
    expect(home).toContain(`data-copy="${copied}"`)
  }
  const named = textsOf(home, 'button').filter((name) => name.startsWith(words.copy))
  expect([named.length, new Set(named).size]).toEqual([8, 8])
  expect(valuesIn(home, 'method')).toEqual([])
  expect(visibleText(home)).toContain(visibleText(fill(words.file.other, { n: 2, amount: '€ 65' })))

  const address = `${farm.desk}/rekening/terugbetalingen.xml`
  // The button makes a file of the refunds that were in none yet, and marks them.
  const file = await press(address, { do: 'refund-file' })
  expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="terug\S+ \d/)
  const root = xmlTree(await file.text()).children[0]
  const payments = elementsAt(root, 'PmtInf/CdtTrfTxInf')
  expect(payments.map((one) => valueAt(one, 'CdtrAcct/Id/IBAN'))).toEqual(accounts)
  expect(payments.map((one) => valueAt(one, 'Cdtr/Nm')).toSorted()).toEqual([
    'ACME BV',
    'Zoe Peeters',
  ])
  const texts = payments.map((one) => valueAt(one, 'RmtInf/Ustrd'))

  const filed = visibleText(fill(words.filed, { date: dayText('2025-09-15') }))
  const after = visibleText(await farm.html(farm.desk))
  expect(after.split(filed)).toHaveLength(3)
  const again = visibleText(fill(words.fileAgain.other, { n: 2, amount: '€ 65' }))
  expect(after).toContain(again)
  const third = 'BE83363012345615'
  ids.push(await ended('Karel Aerts', { name: 'AERTS KAREL', iban: third }))
  const transfersIn = async (answer: Response) =>
    elementsAt(xmlTree(await answer.text()).children[0], 'PmtInf/CdtTrfTxInf')
  // A file made again pays nothing that the button would pay once more.
  expect(await transfersIn(await asOwner(address))).toHaveLength(2)
  expect(visibleText(await farm.html(farm.desk))).toContain(again)
  const next = await transfersIn(await press(address, { do: 'refund-file' }))
  expect(next.map((one) => valueAt(one, 'Cdtr/Nm'))).toEqual(['Karel Aerts'])
  texts.push(...next.map((one) => valueAt(one, 'RmtInf/Ustrd')))
  expect((await press(address, { do: 'refund-file' })).status).toBe(404)
  // The whole file can be asked for again; one that was downloaded has paid nothing yet.
  expect(await transfersIn(await asOwner(address))).toHaveLength(3)
  await desk.told(
    ...texts.map((text, nth) => transfer({ cents: -3250, text, iban: accounts[nth] ?? third })),
  )
  expect(await farm.html(farm.desk)).not.toContain('terugbetalingen.xml')
  expect((await asOwner(address)).status).toBe(404)
  for (const id of ids) {
    const booking = visibleText(await farm.html(`${farm.desk}/boeking/${id}`))
    expect(booking).not.toContain(fill(deskPages.booking.refund, { amount: '€ 32,50' }))
  }
})

/** Paid by a transfer that a statement told of; the pages to cancel it, and to stop another account. */
async function paidBooking() {
  const { id, deposit } = await desk.book()
  await farm.answer(id, 'confirm')
  farm.sql("update reservation set language = 'en' where id = ?", id)
  await desk.told(transfer({ structured: deposit, cents: 3250, iban: accounts[0] }))
  const page = (purpose: 'cancel' | 'refund-account') => farm.link.guest(purpose, { id })
  return { id, page: farm.bookingPage(id), cancel: page('cancel'), stop: page('refund-account') }
}

test('money goes back where it came from, unless the guest asks for another account and lets it stand', async () => {
  const booking = await paidBooking()
  const preview = await textAt(booking.cancel)
  expect(preview).toContain(fill(cancel.goesBack, { ending: '6769' }))
  expect(preview).not.toContain(accounts[0])

  expect((await press(booking.cancel, { iban: 'BE62 5100' })).status).toBe(422)
  await pressShown(booking.cancel, { iban: 'BE62 5100 0754 7061' })
  const named = await textAt(booking.stop)
  expect(named).toContain(fill(refundAccount.text, { ending: '7061' }))
  // Opening the page does nothing: mail scanners do that too.
  expect(await textAt(booking.stop)).toContain(refundAccount.button)
  expect((await press(booking.stop)).status).toBe(303)
  const stopped = await textAt(booking.stop)
  expect(stopped).toContain(refundAccount.back)
  expect(stopped).not.toContain(refundAccount.button)
})

test('an account in a file for the bank is stopped by nobody, and changed by an owner who knows of the file', async () => {
  const booking = await paidBooking()
  await pressShown(booking.cancel, { iban: accounts[1] })
  farm.sql("update refund set asked_at = '2025-09-14T00:00:00.000Z' where asked_iban <> ''")
  await press(`${farm.desk}/rekening/terugbetalingen.xml`, { do: 'refund-file' })
  await press(booking.stop)
  const given = fill(refundAccount.given, { ending: '7061', email: business.email })
  expect(await textAt(booking.stop)).toContain(visibleText(given))

  const refund = await farm.refundOf(booking.id)
  const typed = { do: 'refund-account', refund, [`iban-${refund}`]: accounts[0] }
  const date = dayText('2025-09-15')
  const filed = visibleText(fill(deskBookingButtons['refund-account'].filed, { date }))
  const refused = await press(booking.page, typed)
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(visibleText(page)).toContain(filed)
  expect(await textAt(booking.page)).toContain(filed)
  const known = { ...typed, filed: valuesIn(page, 'filed')[0]! }
  expect((await press(booking.page, known)).status).toBe(303)
  expect(await textAt(booking.page)).not.toContain(filed)
})

test('a guest whose paid request is declined reads that the money goes back', async () => {
  const { id, deposit } = await desk.book()
  await desk.told(transfer({ structured: deposit, cents: 3250, iban: accounts[0] }))
  await farm.answer(id, 'decline')
  const { onItsWay } = wordsIn('nl').myBooking.refunds
  const sentence = visibleText(fill(onItsWay, { amount: '€ 32,50' }))
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(sentence)
})
