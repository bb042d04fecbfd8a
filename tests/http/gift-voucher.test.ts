import { expect, test } from 'vitest'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { deskVouchers } from '#content/words/nl/desk-vouchers.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { choiceOf } from '#tests/support/dates.ts'
import { giftCodeIn } from '#tests/support/gift-vouchers.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { referenceIn, Walk } from '#tests/support/walk.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()

test('a voucher is bought, paid, given, printed, spent, withdrawn and paid back', async () => {
  const walk = new Walk(farm, 'fr')
  const { language, words } = walk
  const { giftVoucher, vouchers, voucherMails, booking, reservationSuccess } = words
  const buyer = `buyer.${language}@example.org`
  const receiver = `receiver.${language}@example.org`
  const buyerName = `Bram ${language}`

  const { form } = giftVoucher
  await walk.goTo(pathTo('giftVoucher', language))
  walk.type({ [form.worth]: 'amount' })
  walk.type({
    [form.amount]: '5',
    [form.receiverName]: 'Nele',
    [form.receiverEmail]: receiver,
    [form.message]: '<b>Veel</b> http://evil.example/x BE68 5390 0754 7034',
    [form.buyerName]: buyerName,
    [form.buyerEmail]: buyer,
  })
  walk.type({ consent: 'on' })
  await walk.refused(form.submit, giftVoucher.problems.amount.split('{')[0]!)
  walk.type({ [form.amount]: '200' })
  await walk.press(form.submit)
  walk.reads(giftVoucher.ordered.title, walk.euros(20_000))

  const ordered = await walk.mail({ to: buyer, about: voucherMails.ordered.subject })
  await walk.open(ordered, 'voucher')
  walk.reads(vouchers.states.unpaid.title, walk.euros(20_000))
  const paid = transfer({ structured: referenceIn(ordered), cents: 20_000 })
  await walk.giveStatement(codaFile([paid]))
  await walk.mail({ to: buyer, about: voucherMails.paid.subject })
  const given = fill(voucherMails.gift.subject, { name: buyerName })
  const gift = await walk.mail({ to: receiver, about: given })
  expect(gift.text).not.toContain('http://evil')

  const code = giftCodeIn(gift.text)
  await walk.open(gift, 'gift')
  walk.type({ [vouchers.redeem.label]: code.slice(0, -1) })
  await walk.refused(vouchers.print.show, vouchers.redeem.problems['no-code'])
  walk.type({ [vouchers.redeem.label]: code })
  await walk.press(vouchers.print.show)
  walk.reads('Nele', buyerName, '<b>Veel</b>', walk.euros(20_000))
  expect(walk.page.main).not.toMatch(/http:|7034/)
  expect(walk.page.address).not.toContain(code.slice(0, 4))
  await walk.press(vouchers.print.book)
  const date = await farm.dateOn('2025-12-18')
  const participantName = `Nele ${language}`
  const chosen = { workshopType: date.workshop, preferredDate: choiceOf(date, language) }
  const person = { participantName, email: receiver, consent: 'on' }
  walk.type({ ...chosen, participants: '1', ...person })
  await walk.press(booking.form.submit)
  walk.reads(reservationSuccess.asked.voucherNoted)
  const id = new URL(walk.page.address).searchParams.get('id') ?? ''
  const mail = await walk.toFarm(fill(ownerMails.reservation.subject, { name: participantName }))
  expect(mail.text).toContain(walk.as('nl').euros(20_000))
  await farm.answer(id, 'confirm')
  const { confirmed } = words.bookingMails
  const yes = await walk.mail({ to: receiver, about: confirmed.subject })
  const used = { amount: walk.euros(6500), left: walk.euros(13_500) }
  expect(yes.text).toContain(fill(confirmed.voucherPaid, used))
  await walk.open(yes, 'booking')

  // The same code is typed once more, for another booking.
  const again = await farm.book({ on: '2025-11-29', language, email: receiver })
  await farm.answer(again, 'confirm')
  const { redeem, withdraw } = vouchers
  await walk.goTo(farm.link.guest('booking', { id: again }))
  walk.type({ [redeem.label]: 'ABCD' })
  await walk.refused(redeem.button, redeem.problems['no-code'])
  walk.type({ [redeem.label]: code })
  await walk.press(redeem.button)
  const left = walk.euros(4000)
  walk.reads(words.myBooking.statuses.paid.title)
  const owner = walk.as('nl')
  await walk.goTo(`${deskPath('zoeken')}?q=nele`)
  owner.reads(fill(deskVouchers.code, { code: code.slice(0, 3) }))

  const iban = 'BE71 0961 2345 6769'
  await walk.open(ordered, 'withdraw-voucher')
  walk.reads(fill(words.myBooking.cancel.goesBack, { ending: iban.slice(-4) }))
  await walk.press(withdraw.button)
  walk.reads(withdraw.confirmText, fill(withdraw.refund, { amount: left }))
  await walk.press(withdraw.confirm)
  walk.reads(vouchers.states.withdrawn.title)
  const receipt = await walk.mail({ to: buyer, about: voucherMails.withdrawn.subject })
  expect(receipt.text).toContain(left)
  // The account that paid waits for nobody.
  expect(receipt.text).toContain(voucherMails.withdrawn.notYouAtOnce)
  await walk.goTo(deskPath('cadeaubonnen'))
  owner.reads(fill(deskVouchers.refund, { amount: owner.euros(4000), iban }))
  await walk.goTo(deskPath())
  const line = fill(deskVouchers.toDo, { name: buyerName, amount: owner.euros(4000) })
  await walk.press(`${deskUndo.repaid.button}: ${line}`)
  owner.reads(deskButtons.home.repaid.done)
  const refunded = fill(voucherMails.refunded.subject, { amount: left })
  await walk.mail({ to: buyer, about: refunded })
})
