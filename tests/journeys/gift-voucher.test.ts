import { expect, test } from 'vitest'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskRefunds } from '#content/words/nl/desk-refunds.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { deskVouchers } from '#content/words/nl/desk-vouchers.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { choiceOf, dateOn } from '#tests/support/dates.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { fillPerson } from '#tests/support/visit.ts'
import { referenceIn } from '#tests/support/walk.ts'
import { walkedFarm } from '#tests/support/walked-farm.ts'

const farm = walkedFarm('folder')

// The way without a script is in `tests/http/vouchers.test.ts`.
test('a voucher is bought, paid, given, printed, spent, withdrawn and paid back', async () => {
  const walk = await farm.walk(['fr', true])
  const { site } = farm.journey
  const { language, words, page } = walk
  const { giftVoucher, vouchers, voucherMails, booking, reservationSuccess } = words
  const buyer = `buyer.${language}@example.org`
  const receiver = `receiver.${language}@example.org`
  const buyerName = `Bram ${language}`

  const { form } = giftVoucher
  await walk.goTo(pathTo('giftVoucher', language))
  await walk.choose(form.worth, 'amount')
  await walk.type({
    [form.amount]: '5',
    [form.receiverName]: 'Nele',
    [form.receiverEmail]: receiver,
    [form.message]: '<b>Veel</b> http://evil.example/x',
    [form.buyerName]: buyerName,
    [form.buyerEmail]: buyer,
  })
  await page.locator('[name=consent]').check()
  await walk.refused(form.submit, giftVoucher.problems.amount.split('{')[0]!)
  await walk.type({ [form.amount]: '200' })
  await walk.press(form.submit)
  await walk.reads(giftVoucher.ordered.title, walk.euros(20_000))

  const ordered = await walk.mail({ to: buyer, about: voucherMails.ordered.subject })
  await walk.open(ordered, 'voucher')
  await walk.reads(vouchers.states.unpaid.title, walk.euros(20_000))
  const paid = transfer({ structured: referenceIn(ordered), cents: 20_000 })
  await walk.giveStatement(codaFile([paid]))
  await walk.mail({ to: buyer, about: voucherMails.paid.subject })
  const given = fill(voucherMails.gift.subject, { name: buyerName })
  const gift = await walk.mail({ to: receiver, about: given })
  expect(gift.text).not.toContain('http://evil')

  const code = /([A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(gift.text ?? '')?.[0] ?? ''
  await walk.open(gift, 'gift')
  await walk.type({ [vouchers.redeem.label]: code.slice(0, -1) })
  await walk.refused(vouchers.print.show, vouchers.redeem.problems['no-code'])
  await walk.type({ [vouchers.redeem.label]: code })
  await walk.press(vouchers.print.show)
  await walk.reads('Nele', buyerName, '<b>Veel</b>', walk.euros(20_000))
  expect(page.url()).not.toContain(code.slice(0, 4))
  await walk.press(vouchers.print.book)
  const date = await dateOn(site, '2025-12-18')
  await page.locator('[name=workshopType]').selectOption(date.workshop)
  await page.locator('[name=preferredDate]').selectOption(choiceOf(date, language))
  const participantName = `Nele ${language}`
  await fillPerson(page, { participantName, email: receiver })
  await page.getByRole('button', { name: booking.form.submit }).click()
  await page.waitForURL(`**${pathTo('reservationSuccess', language)}?id=*`)
  await page.getByText(reservationSuccess.asked.voucherNoted).waitFor()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const mail = await walk.toFarm(fill(ownerMails.reservation.subject, { name: participantName }))
  expect(mail.text).toContain(walk.as('nl').euros(20_000))
  await walk.answer(id, 'confirm')
  const { confirmed } = words.bookingMails
  const yes = await walk.mail({ to: receiver, about: confirmed.subject })
  const used = { amount: walk.euros(6500), left: walk.euros(13_500) }
  expect(yes.text).toContain(fill(confirmed.voucherPaid, used))
  await walk.open(yes, 'booking')

  // The same code is typed once more, for another booking.
  const again = await walk.book('2025-11-29', { email: receiver })
  await walk.answer(again, 'confirm')
  const { redeem, withdraw } = vouchers
  await walk.goTo((await linksOf(site)).guest('booking', { id: again }))
  await page.locator('summary').getByText(booking.form.voucher).click()
  await walk.type({ [redeem.label]: 'ABCD' })
  await walk.refused(redeem.button, redeem.problems['no-code'])
  await walk.type({ [redeem.label]: code })
  await walk.press(redeem.button)
  const left = walk.euros(4000)
  await walk.reads(words.myBooking.statuses.paid.title)
  const owner = walk.as('nl')
  await walk.goTo(`${deskPath('zoeken')}?q=nele`)
  await owner.reads(fill(deskVouchers.code, { code: code.slice(0, 3) }))

  const iban = 'BE71 0961 2345 6769'
  await walk.open(ordered, 'withdraw-voucher')
  await walk.reads(fill(words.myBooking.cancel.goesBack, { ending: iban.slice(-4) }))
  await walk.press(withdraw.button)
  await walk.reads(withdraw.confirmText, fill(withdraw.refund, { amount: left }))
  await walk.press(withdraw.confirm)
  await walk.reads(vouchers.states.withdrawn.title)
  const receipt = await walk.mail({ to: buyer, about: voucherMails.withdrawn.subject })
  expect(receipt.text).toContain(left)
  await walk.goTo(deskPath('cadeaubonnen'))
  await owner.reads(fill(deskVouchers.refund, { amount: owner.euros(4000), iban }))
  await walk.goTo(deskPath())
  await page.locator('summary').getByText(deskRefunds.pay).click()
  await walk.press(deskUndo.repaid.button)
  await owner.reads(deskButtons.home.repaid.done)
  const refunded = fill(voucherMails.refunded.subject, { amount: left })
  await walk.mail({ to: buyer, about: refunded })
})
