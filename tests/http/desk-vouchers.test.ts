import { expect, test } from 'vitest'
import { deskVoucherSale as words, deskVouchers } from '#content/words/nl/desk-vouchers.ts'
import { ownerVouchers } from '#content/words/nl/owner-vouchers.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm, press, refusedPage } from '#tests/support/forms.ts'
import { giftOrder } from '#tests/support/gift-vouchers.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { textAt, visibleText, valueIn } from '#tests/support/pages.ts'

const { voucherMails } = wordsIn('en')
const farm = sharedFarm()
const codeIn = (html: string) => /([A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(html)?.[0] ?? ''

test('the owner sells a voucher for cash once, a guest redeems it, and the owner takes the rest back', async () => {
  const page = `${farm.desk}/cadeaubonnen`
  const sale = valueIn(await farm.html(page), 'new')
  const typed = { amount: '100', method: 'cash', buyerName: 'An Maes', language: 'nl' }
  const again = await refusedPage(page, { do: 'sell-voucher', new: sale, ...typed, amount: '5' })
  expect(again).toContain(words.amountProblem)
  expect(again).toContain('value="An Maes"')
  expect(valueIn(again, 'new')).toBe(sale)

  const pressSale = async () =>
    (await press(page, { do: 'sell-voucher', new: sale, ...typed })).text()
  const codes = [codeIn(await pressSale()), codeIn(await pressSale())]
  expect(new Set(codes).size).toBe(2)
  const listed = await textAt(page)
  expect(listed.match(/An Maes/g)).toHaveLength(2)
  expect(listed).not.toContain(codes[1])
  const year = `${farm.desk}/cijfers`
  expect(await textAt(year)).toContain('100')

  const id = await farm.book({ language: 'nl' })
  await farm.answer(id, 'confirm')
  const guest = farm.link.guest('booking', { id })
  const stale = await postForm(guest, { do: 'redeem', voucher: codes[0]! })
  expect(stale.status).toBe(422)
  const booking = farm.bookingPage(id)
  const received = await farm.html(farm.link.owner('deposit-received', id))
  const [, to = ''] = /href="([^"]+)"[^>]*>Met een cadeaubon betalen/.exec(received) ?? []
  expect(farm.site.url + to).toBe(`${booking}#receipts`)
  expect(await refusedPage(booking, { do: 'redeem', voucher: 'ABC' })).toContain('ABC')
  await press(booking, { do: 'redeem', voucher: codes[1]! })
  expect(await textAt(page)).toMatch(/€ \d+ ingeruild door Anneleen Peeters/)
  const code = codes[1]!.slice(0, 3)
  expect(await textAt(booking)).toMatch(
    new RegExp(`€ \\d+ met een cadeaubon, code begint met ${code}`),
  )

  // A guest who telephones pays with the rest of the same voucher; undoing the booking puts that
  // rest back.
  const { id: date } = await farm.dateOn('2025-10-23')
  const on = `${farm.desk}/datum/${date}`
  const caller = { do: 'phone', participants: '1', name: 'Mia', email: '', language: 'nl' }
  expect(await refusedPage(on, { ...caller, voucher: 'ABC' })).toContain('value="ABC"')
  const left = () =>
    farm.sql('select sum(left_cents) as cents, (select count(*) from entry) as n from voucher')
  const before = left()
  await press(on, { ...caller, voucher: codes[1]! })
  const [mia] = (await farm.site.farm<{ name: string; id: string }>('reservations')).filter(
    ({ name }) => name === 'Mia',
  )
  expect(await textAt(farm.bookingPage(mia!.id))).toContain('ontvangen: voorschot € 32,50')
  expect(left()).not.toEqual(before)
  await farm.undo(on)
  expect(left()).toEqual(before)

  const back = { do: 'voucher-taken-back', voucher: sale, [`iban-${sale}`]: 'BE68 5390 0754 7035' }
  expect(visibleText(await refusedPage(page, back))).toContain(deskVouchers.takeBack.ibanProblem)
  await press(page, { ...back, [`iban-${sale}`]: 'BE68 5390 0754 7034' })
  expect(await textAt(page)).toContain('Herroepen')
  expect(await textAt(farm.desk)).toContain('Cadeaubon van An Maes herroepen')
  expect(await textAt(farm.desk)).toContain('BE68 5390 0754 7034')

  // A voucher with nothing left on it is found by the first group of its code, and by its buyer.
  for (const sought of [codes[1]!.slice(0, 3), codes[1]!.slice(0, 4), codes[1]!, 'maes an']) {
    expect(await textAt(`${farm.desk}/zoeken?q=${sought}`)).toMatch(/An Maes.*Herroepen/)
  }
  // A code may begin as a sum does.
  farm.sql(`update voucher set code_beginning = '428' where buyer_name = 'An Maes'`)
  expect(await textAt(`${farm.desk}/zoeken?q=428`)).toMatch(/An Maes.*Herroepen/)
})

test('a voucher that paid is named on the booking, and cancelling says that it gets its money back', async () => {
  const page = `${farm.desk}/cadeaubonnen`
  const sale = valueIn(await farm.html(page), 'new')
  const typed = { amount: '40', method: 'cash', buyerName: 'Kurt Claes', language: 'nl' }
  const sold = await press(page, { do: 'sell-voucher', new: sale, ...typed })
  const code = codeIn(await sold.text())
  const id = await farm.book({ on: '2025-10-23', participantName: 'Kurt Maes' })
  await farm.answer(id, 'confirm')
  const booking = farm.bookingPage(id)
  await press(booking, { do: 'redeem', voucher: code })
  expect(await textAt(booking)).toContain(
    `€ 40 met een cadeaubon, code begint met ${code.slice(0, 3)}`,
  )
  const cancel = farm.link.owner('cancel-guest', id)
  const preview = await textAt(cancel)
  expect(preview).toContain('Daarvan gaat € 40 terug op de cadeaubon.')
  expect(preview).toContain('Annuleren, € 40 terug op de cadeaubon')
  const answer = await press(cancel, { do: 'cancel-at-wish' })
  const text = await farm.textAfter(answer)
  expect(text.match(/€ 40 staat weer op de cadeaubon\./g)).toHaveLength(2)
  expect(text).not.toContain('met een cadeaubon, code')
})

test('a voucher that ended tells what was left on it, and the owner makes it valid for another year', async () => {
  const page = `${farm.desk}/cadeaubonnen`
  const sale = valueIn(await farm.html(page), 'new')
  const typed = { amount: '35', method: 'cash', buyerName: 'Rik Claes', language: 'nl' }
  await press(page, { do: 'sell-voucher', new: sale, ...typed })
  expect(await textAt(page)).toContain('Rik Claes € 35 Betaald op maandag 15 september 2025')
  farm.sql(`update voucher set valid_until = '2025-09-10' where id = ?`, sale)
  expect(await textAt(page)).toContain(
    'Vervallen na woensdag 10 september 2025; er stond nog € 35 op',
  )
  const lapsed = 'Vervallen cadeaubonnen: € 35.'
  expect(await textAt(`${farm.desk}/cijfers?periode=2025-09`)).toContain(lapsed)
  expect(await textAt(`${farm.desk}/cijfers/boekhouder?periode=2025-09`)).toContain(
    'Op cadeaubonnen die vervielen, stond nog € 35',
  )
  await press(page, { do: 'voucher-extended', voucher: sale })
  expect(await textAt(page)).toContain('nog € 35, tot en met dinsdag 15 september 2026')
  expect(await textAt(`${farm.desk}/cijfers?periode=2025-09`)).not.toContain(lapsed)
})

test('the owner hears of an order, and when its buyer goes back on it', async () => {
  await postForm(farm.site.url + pathTo('giftVoucher', 'en'), giftOrder)
  const [ordered] = await farm.mailsAbout(/^Cadeaubon besteld: Bram Claes/)
  expect(ordered!.text?.replaceAll(/\s+/g, ' ')).toContain(ownerVouchers.ordered.title)
  const [own] = await farm.mailsAbout(new RegExp(voucherMails.ordered.subject))
  const links = [...(own!.text ?? '').matchAll(/http\S+\/l\/[a-z2-7]+/g)].map(([link]) => link)
  const withdraw = new URL(links.at(-1)!).pathname
  await press(farm.site.url + withdraw, { step: 'confirm' })
  const [withdrawn] = await farm.mailsAbout(/^Cadeaubon herroepen: Bram Claes/)
  expect(withdrawn!.text?.replaceAll(/\s+/g, ' ')).toContain(ownerVouchers.withdrawn.nothing)
})

test('an order that lapsed unpaid is known by its reference, and its late money makes the voucher after all', async () => {
  await postForm(farm.site.url + pathTo('giftVoucher', 'en'), {
    ...giftOrder,
    buyerName: 'Greet Nys',
  })
  const [order] = farm.sql(`select * from voucher where buyer_name = 'Greet Nys'`)
  const {
    id,
    reference,
    amount_cents: cents,
  } = order as Record<'id' | 'reference', string> & { amount_cents: number }
  farm.sql(`update voucher set created_at = '2025-08-10T10:00:00.000Z' where id = ?`, id)
  expect(await textAt(`${farm.desk}/cadeaubonnen`)).toContain(
    'Niet betaald, vervallen na dinsdag 9 september 2025',
  )
  const line = transfer({ structured: reference, cents, day: '2025-09-12', name: 'PAUL GREEN' })
  await farm.giveStatement(codaFile([line]))
  const account = `${farm.desk}/rekening`
  const html = await farm.html(account)
  expect(visibleText(html)).toContain('Cadeaubon van Greet Nys, vervallen.')
  expect(html).not.toContain('value="book"')
  await press(account, { do: 'make-voucher', transaction: valueIn(html, 'transaction') })
  expect(farm.sql('select * from voucher where id = ?', id)).toMatchObject([{ left_cents: cents }])
  expect(farm.sql('select * from bank_transaction')).toMatchObject([
    { voucher_id: id, outcome: 'matched' },
  ])
})
