import { expect, test } from 'vitest'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { deskVouchers } from '#content/words/nl/desk-vouchers.ts'
import { ownerVouchers } from '#content/words/nl/owner-vouchers.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { asOwner } from '#tests/support/desk-device.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm, press, pressShown, refusedPage } from '#tests/support/forms.ts'
import { giftCodeIn, giftOrder } from '#tests/support/gift-vouchers.ts'
import { guestAddressesIn } from '#tests/support/sent-mails.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { tags, textAt, textsOf, visibleText } from '#tests/support/pages.ts'
import { valueIn } from '#tests/support/read-page.ts'

const { voucherMails } = wordsIn('en')
const farm = sharedFarm()

const page = () => `${farm.desk}/cadeaubonnen`

/** A buyer orders a voucher of € 100 on the site; gives its id and its reference. */
async function order(buyerName: string) {
  await postForm(farm.site.url + pathTo('giftVoucher', 'en'), { ...giftOrder, buyerName })
  const [row] = farm.sql('select id, reference from voucher where buyer_name = ?', buyerName)
  return row as Record<'id' | 'reference', string>
}

/** The owner sells a voucher for cash; gives the id of the form, and the code. */
async function sell(buyerName: string, amount: string, form?: string) {
  const id = form ?? (await farm.valueOn(page(), 'new'))
  const typed = { amount, method: 'cash', buyerName, language: 'nl' }
  const sold = await press(`${page()}?done=voucher-received`, {
    do: 'sell-voucher',
    new: id,
    ...typed,
  })
  const html = await sold.text()
  return { id, code: giftCodeIn(html), html, status: sold.status }
}

test('a sale that is refused keeps what was typed, and a form that is sent twice sells one voucher', async () => {
  const refused = await sell('An Maes', '5')
  expect(refused.status).toBe(422)
  expect(refused.html).toMatch(/Vul een bedrag in van 20 tot 500\seuro/)
  expect(refused.html).toContain('value="An Maes"')
  expect(valueIn(refused.html, 'new')).toBe(refused.id)
  for (const _ of ['once', 'twice']) {
    const { code, html } = await sell('An Maes', '100', refused.id)
    expect(code).not.toBe('')
    // A form of a page that told of an earlier payment.
    expect(visibleText(html)).not.toContain(
      visibleText(deskButtons.vouchers['voucher-received'].done),
    )
    expect(await textAt(page())).not.toContain(code)
  }
  expect(await farm.site.farm('vouchers')).toHaveLength(1)
})

test('a voucher that paid is named on the booking, and cancelling says that it gets its money back', async () => {
  const { id: sale, code: replaced } = await sell('Kurt Claes', '40')
  const { code } = await sell('Kurt Claes', '40', sale)
  const id = await farm.book({ on: '2025-10-23', participantName: 'Kurt Maes' })
  await farm.answer(id, 'confirm')
  const booking = farm.bookingPage(id)
  const received = await farm.read(farm.link.owner('deposit-received', id))
  expect(received.linkNamed('Met een cadeaubon betalen')).toBe(`${booking}#receipts`)
  const refused = await refusedPage(booking, { do: 'redeem', voucher: replaced })
  expect(refused).toContain(replaced)
  await press(booking, { do: 'redeem', voucher: code })
  // A sale that is sent again replaces no code of a voucher that was used.
  expect((await sell('Kurt Claes', '40', sale)).status).toBe(303)
  expect(await textAt(page())).toContain('€ 40 ingeruild door Kurt Maes')
  expect(await textAt(booking)).toContain(
    `€ 40 met een cadeaubon, code begint met ${code.slice(0, 3)}`,
  )
  expect(await textAt(booking)).toContain('€ 40 betaald met een cadeaubon: voorschot')
  const cancel = farm.link.owner('cancel-guest', id)
  const preview = await textAt(cancel)
  expect(preview).toContain('Daarvan gaat € 40 terug op de cadeaubon.')
  expect(preview).toContain('Annuleren, € 40 terug op de cadeaubon')
  const text = await farm.textAfter(await pressShown(cancel, { do: 'cancel-at-wish' }))
  expect(text.match(/€ 40 staat weer op de cadeaubon\./g)).toHaveLength(2)
  expect(text).not.toContain('met een cadeaubon, code')
})

test('a caller pays with a voucher, and undoing the booking puts that back', async () => {
  const { code: voucher } = await sell('Lien Maes', '35')
  const { id: date } = await farm.dateOn('2025-10-23')
  const on = `${farm.desk}/datum/${date}`
  const caller = { do: 'phone', participants: '1', name: 'Mia', email: '', language: 'nl' }
  expect(await refusedPage(on, { ...caller, voucher: 'ABC' })).toContain('value="ABC"')
  const left = () =>
    farm.sql('select sum(left_cents) as cents, (select count(*) from entry) as n from voucher')
  const before = left()
  const booked = await farm.textAfter(await press(on, { ...caller, voucher }))
  expect(booked).toContain('Mia')
  expect(left()).not.toEqual(before)
  await farm.undo(on)
  expect(left()).toEqual(before)
})

test('a voucher is taken back to an account, which the desk asks to pay until that is noted', async () => {
  const { id } = await sell('Roos Maes', '50')
  const back = { do: 'voucher-taken-back', voucher: id, [`iban-${id}`]: 'BE68 5390 0754 7035' }
  const refused = await refusedPage(page(), back)
  expect(visibleText(refused)).toContain(deskVouchers.takeBack.ibanProblem)
  await pressShown(page(), { ...back, [`iban-${id}`]: 'BE68 5390 0754 7034' })
  const [, , line = ''] = /(Roos Maes)(.*?)code begint met/.exec(await textAt(page())) ?? []
  expect(line).toContain(deskVouchers.states['taken-back'])
  const home = await textAt(farm.desk)
  expect(home).toContain('Cadeaubon van Roos Maes: € 50 terug te betalen')
  expect(home).toContain('BE68 5390 0754 7034')
  expect(home).toContain(
    'Is € 50 terugbetaald op BE68 5390 0754 7034? Heeft de koper een e-mailadres,',
  )
  expect(home).not.toContain(deskUndo.repaid.atOnce)
  await press(page(), { do: 'repaid', voucher: id })
  expect(await textAt(farm.desk)).not.toContain('Cadeaubon van Roos Maes: € 50 terug te betalen')
})

test('a button about a voucher that was spent or withdrawn meanwhile says that it did nothing', async () => {
  const refusal = async (fields: Record<string, string>) =>
    expect(visibleText(await refusedPage(page(), fields))).toContain(deskRefused.notAsShown)
  const { id: voucher } = await sell('Mon Maes', '50')
  const back = { do: 'voucher-taken-back', voucher, shown: '5000' }
  farm.sql('update voucher set left_cents = 2000 where id = ?', voucher)
  await refusal(back)
  for (const _ of ['once', 'twice'])
    expect((await press(page(), { ...back, shown: '2000' })).status).toBe(303)
  await refusal({ do: 'voucher-received', voucher })
  await refusal({ do: 'voucher-extended', voucher })
})

test('a voucher is found by the beginning of its code, also where that is a sum, and by its buyer', async () => {
  const { id, code } = await sell('Ilse Boon', '55')
  const found = (sought: string) => textAt(`${farm.desk}/zoeken?q=${sought}`)
  for (const sought of [code.slice(0, 3), code.slice(0, 4), code, 'boon ilse']) {
    expect(await found(sought)).toContain('Ilse Boon')
  }
  farm.sql(`update voucher set code_beginning = '428' where id = ?`, id)
  expect(await found('428')).toContain('Ilse Boon')
})

test('a voucher that ended tells what was left on it, and the owner makes it valid for another year', async () => {
  const { id } = await sell('Rik Claes', '35')
  expect(await textAt(page())).toContain('Rik Claes € 35 Betaald op maandag 15 september 2025')
  farm.sql(`update voucher set valid_until = '2025-09-10' where id = ?`, id)
  expect(await textAt(page())).toContain(
    'Vervallen na woensdag 10 september 2025; er stond nog € 35 op',
  )
  const lapsed = 'Vervallen cadeaubonnen: € 35.'
  expect(await textAt(`${farm.desk}/cijfers?periode=2025-09`)).toContain(lapsed)
  expect(await textAt(`${farm.desk}/cijfers/boekhouder?periode=2025-09`)).toContain(
    'Op cadeaubonnen die vervielen, stond nog € 35',
  )
  await press(page(), { do: 'voucher-extended', voucher: id })
  expect(await textAt(page())).toContain('nog € 35, tot en met dinsdag 15 september 2026')
  expect(await textAt(`${farm.desk}/cijfers?periode=2025-09`)).not.toContain(lapsed)
})

test('the owner hears of an order, and when its buyer goes back on it', async () => {
  await order(giftOrder.buyerName)
  const [ordered] = await farm.mailsAbout(/^Cadeaubon besteld: Bram Claes/)
  expect(ordered!.text?.replaceAll(/\s+/g, ' ')).toContain(ownerVouchers.ordered.title)
  const [own] = await farm.mailsAbout(new RegExp(voucherMails.ordered.subject))
  await press(guestAddressesIn(own).at(-1)!, { step: 'confirm' })
  const [withdrawn] = await farm.mailsAbout(/^Cadeaubon herroepen: Bram Claes/)
  expect(withdrawn!.text?.replaceAll(/\s+/g, ' ')).toContain(ownerVouchers.withdrawn.nothing)
})

test('an order that lapsed unpaid is known by its reference, and its late money makes the voucher after all', async () => {
  const { id, reference: structured } = await order('Greet Nys')
  farm.sql(`update voucher set created_at = '2025-08-10T10:00:00.000Z' where id = ?`, id)
  expect(await textAt(page())).toContain('Niet betaald, vervallen na dinsdag 9 september 2025')
  const line = transfer({ structured, cents: 10_000, day: '2025-09-12', name: 'PAUL GREEN' })
  await farm.giveStatement(codaFile([line]))
  const account = `${farm.desk}/rekening`
  const html = await farm.html(account)
  expect(visibleText(html)).toContain('Cadeaubon van Greet Nys, vervallen.')
  expect(html).not.toContain('value="book"')
  const made = { do: 'make-voucher', transaction: valueIn(html, 'transaction') }
  for (const _ of ['once', 'twice'])
    expect((await pressShown(account, made)).headers.get('location')).toContain('done=make-voucher')
  expect(farm.sql('select * from voucher where id = ?', id)).toMatchObject([{ left_cents: 10_000 }])
  expect(farm.sql('select * from bank_transaction')).toMatchObject([
    { voucher_id: id, outcome: 'matched' },
  ])
})

test('an order of which a part came is asked for its rest alone', async () => {
  const { id: voucher, reference: structured } = await order('Ann Bal')
  await farm.giveStatement(codaFile([transfer({ structured, cents: 4000, day: '2025-09-12' })]))
  expect(await textAt(page())).toContain('Staat € 60 op je rekening?')
  const received = { do: 'voucher-received', voucher }
  const html = await refusedPage(page(), { ...received, shown: '10000' })
  expect(visibleText(html)).toContain(deskRefused.notAsShown)
  const asked = tags(html, 'input').filter(({ name }) => name === 'shown')
  expect(asked.map(({ value }) => value)).toContain('6000')
  expect((await press(page(), { ...received, shown: '6000' })).status).toBe(303)
})

test('two vouchers of one buyer are told apart by the names of their folds', async () => {
  for (const amount of ['50', '60']) await sell('Tine Goos', amount)
  const folds = textsOf(await (await asOwner(page())).text(), 'summary')
  const named = folds.filter((name) => name.includes('Tine Goos'))
  expect([named.length, new Set(named).size]).toEqual([2, 2])
})
