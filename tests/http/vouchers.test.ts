import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { Farm } from '#tests/support/farm.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm, press, pressShown, refusedPage } from '#tests/support/forms.ts'
import { giftCodeIn, giftOrder } from '#tests/support/gift-vouchers.ts'
import {
  firstLinkTo,
  guestAddressesIn,
  mailTo,
  mailsAbout,
  mailsOnceSent,
} from '#tests/support/sent-mails.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { ReadPage, valuesIn } from '#tests/support/read-page.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'

const farm = sharedFarm()
const { bookingMails, errors, mails: mailWords, myBooking, reservationSuccess } = wordsIn('en')
const { voucherMails, vouchers } = wordsIn('en')

/**
 * Orders a voucher that the owner marks as paid, so that no statement told who paid it; gives its
 * id.
 */
async function buyGift(at: Farm, different: Partial<typeof giftOrder> = {}) {
  await postForm(at.site.url + pathTo('giftVoucher', 'en'), { ...giftOrder, ...different })
  const desk = `${at.desk}/cadeaubonnen`
  const voucher = await at.valueOn(desk, 'voucher')
  await pressShown(desk, { do: 'voucher-received', voucher })
  return voucher
}

/** The reservation form as a browser without script sends it. */
function form(voucher: string) {
  const { honeypot: website, language: _, ...fields } = reservationRequest()
  return { ...fields, website, consent: 'on', voucher }
}

test('a gift voucher is given with the request, from its mail to the farm’s yes, without a script', async () => {
  await using own = await new Farm().open()
  const { site } = own
  const page = site.url + pathTo('booking', 'en')
  await buyGift(own)
  const [gift] = await mailsAbout(site, new RegExp(voucherMails.byHand.subject))
  expect(gift?.text).toContain(voucherMails.links.print)
  expect(gift?.text).not.toMatch(/[?#&]code/)
  const code = giftCodeIn(gift?.text)
  const begun = await postForm(page, { voucher: code, filledIn: '' })
  expect(begun.status).toBe(200)
  expect(begun.html).toMatch(new RegExp(`<details[^>]*open[^]*value="${code}"`))
  expect(begun.html).not.toMatch(/id="\w+-problem"/)

  const wrong = await postForm(page, form(`${code.slice(0, -1)}!`))
  expect(wrong.status).toBe(422)
  expect(visibleText(wrong.html)).toContain(errors.booking.voucher)
  expect(wrong.html).toContain('value="Anneleen Peeters"')

  const placed = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(form(code)),
    redirect: 'manual',
  })
  const success = new URL(placed.headers.get('location') ?? '', page)
  expect(success.href).not.toContain(code.slice(0, 4))
  const thanks = visibleText(await own.html(success.href))
  const [, voucherPays = ''] = mailWords.reservation.nextStepsWithVoucher
  expect(thanks).toContain(reservationSuccess.asked.voucherNoted)
  expect(thanks).toContain(voucherPays)
  const mails = await mailsOnceSent(site, 6)
  const noted = visibleText(mailTo(mails, 'anneleen@example.org').html ?? '')
  expect(noted).toContain(mailWords.reservation.facts.voucherNoted)
  expect(noted).toContain(voucherPays)
  expect(thanks).not.toContain('50%')
  expect(noted).not.toMatch(/deposit/i)
  await own.answer(success.searchParams.get('id')!, 'confirm')
  const [yes] = await mailsAbout(site, /^Confirmed/)
  expect(visibleText(yes?.html ?? '')).toContain(bookingMails.confirmed.securedByVoucher)

  const file = await own.html(`${own.desk}/cijfers/kas.csv?van=2025-09-15&tot=2025-09-15`)
  expect(file).toContain('"Cadeaubon van Bram Claes";100,00;0,00;0,00;""')
  expect(file).toContain('"Anneleen Peeters";0,00;0,00;65,00;""')
  expect(file).toContain('"Nog te gebruiken op cadeaubonnen";"";"";"";35,00')
  expect(await textAt(`${own.desk}/cijfers`)).toMatch(
    /Cadeaubonnen € ?100,00 € ?0,00 Samen € ?100,00/,
  )

  // The sheet to print says what is left; one of which nothing is left is not printed.
  const printed = guestAddressesIn(gift)[0]!
  const sheet = await press(printed, { voucher: code })
  expect(visibleText(await sheet.text())).toContain(`${vouchers.facts.left}: €35`)
  await own.answer(await own.book({ on: '2025-10-23', voucher: code }), 'confirm')
  expect(visibleText(await refusedPage(printed, { voucher: code }))).toContain(
    vouchers.redeem.problems.used,
  )
})

test('a guest who tries codes with requests waits, on the page of a booking too, and may do without', async () => {
  await using paced = await new Farm({ RATE_LIMIT: 'on' }).open()
  const ask = (different: Record<string, unknown>) =>
    callFunction(paced.site.url, 'submit-reservation', reservationRequest(different))
  const voucher = '2222-2222-2222-2222-2222'
  const refused = { error: { code: 'voucher-unknown', field: 'voucher' } }
  for (let n = 0; n < 20; n++) expect((await ask({ voucher })).body).toMatchObject(refused)
  const last = await ask({ voucher })
  expect([last.status, last.body]).toMatchObject([429, { error: { code: 'too-many-codes' } }])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  const placed = await ask({})
  expect(placed.status).toBe(200)
  const id = String(placed.body['reservationId'])
  await paced.answer(id, 'confirm')
  const own = await press(paced.link.guest('booking', { id }), { voucher: 'ABCD' })
  expect(visibleText(await own.text())).toContain(
    visibleText(wordsIn('nl').vouchers.redeem.problems['too-many']),
  )
})

test('a guest reads what the voucher paid, that it goes back there, and then that it did', async () => {
  const { site, link } = farm
  await buyGift(farm)
  const [gift] = await mailsAbout(site, new RegExp(voucherMails.byHand.subject))
  const code = giftCodeIn(gift?.text)
  const id = await farm.book({ language: 'en' })
  await farm.answer(id, 'confirm')
  const booking = link.guest('booking', { id })

  const redeemed = await press(booking, { voucher: code })
  const pageText = await farm.textAfter(redeemed)
  const sums = { amount: '€65', left: '€35' }
  expect(pageText).toContain(visibleText(fill(vouchers.redeem.done, sums)))
  expect(pageText).toContain(myBooking.refunds.voucherFirst)

  const cancel = link.guest('cancel', { id })
  expect(await textAt(cancel)).toContain(fill(myBooking.cancel.allToVoucher, { amount: '€65' }))
  await pressShown(cancel)
  const after = await textAt(cancel)
  for (const text of [after, await textAt(booking)]) {
    expect(text).toContain(fill(voucherMails.back, { amount: '€65' }))
  }
  expect(after).not.toContain(visibleText(myBooking.cancel.done))

  // Whoever comes instead of the guest has no part in the voucher.
  const handedOn = await farm.book({ language: 'en' })
  await farm.answer(handedOn, 'confirm')
  await press(link.guest('booking', { id: handedOn }), { voucher: code })
  const person = { 'substitute-name': 'Lotte Wouters', 'substitute-language': 'en' }
  const mailbox = { 'substitute-email': 'lotte@example.org' }
  await press(farm.bookingPage(handedOn), { do: 'substitute', ...person, ...mailbox })
  const theirs = farm.newestLink('cancel', handedOn)
  const today = fill(myBooking.cancel.refundToday, { amount: '€65' })
  expect(await textAt(theirs)).toContain(`${today} `)
  expect(await textAt(theirs)).toContain(myBooking.cancel.toPayer)
})

test('a buyer who gives a voucher back names an account, where no statement did', async () => {
  const { withdraw } = vouchers
  await buyGift(farm, { buyerEmail: 'sofie@example.org' })
  const about = new RegExp(voucherMails.paid.subject)
  const mail = mailTo(await farm.mailsAbout(about, 2), 'sofie@example.org')
  const voucher = await farm.read(guestAddressesIn(mail)[0]!)
  // The communication was for the payment, which has come.
  expect(voucher.main).not.toContain(voucherMails.facts.reference)
  const fields = voucher.linkNamed(withdraw.link)
  expect(visibleText(await refusedPage(fields, { iban: 'BE71' }))).toContain(
    visibleText(withdraw.ibanProblem),
  )
  const sure = await press(fields, { iban: 'BE71 0961 2345 6769' })
  expect(visibleText(await sure.text())).toContain(visibleText(withdraw.confirmText))
})

test('a voucher for a workshop begins the request with that workshop and its people', async () => {
  const { site } = farm
  const receiver = 'mila@example.org'
  const message = `Dag${'\u0323'.repeat(200)}!`
  await buyGift(farm, { worth: 'sourdough', participants: '7', receiverEmail: receiver, message })
  const gift = await firstLinkTo(site, receiver)
  const code = giftCodeIn(mailTo(await mailsOnceSent(site, 1), receiver).text)
  const shown = await (await press(gift, { voucher: code })).text()
  // A heap of marks would be printed across the code.
  expect(shown).toMatch(/Dag\u0323{4}!/)
  const { address, fields } = new ReadPage(gift, shown).pressed(vouchers.print.book)
  const { html } = await postForm(address, fields)
  const begun = ['workshopType', 'participants', 'voucher'].map((name) => valuesIn(html, name))
  expect(begun).toEqual([['sourdough'], ['5'], [code]])
})

test('a guest reads which part of a refund goes back onto the voucher', async () => {
  const { link, site } = farm
  const receiver = 'rita@example.org'
  await buyGift(farm, { worth: 'amount', amount: '20', receiverEmail: receiver })
  await firstLinkTo(site, receiver)
  const voucher = giftCodeIn(mailTo(await mailsOnceSent(site, 1), receiver).text)
  const id = await farm.book({ language: 'en' })
  await farm.answer(id, 'confirm')
  await press(link.guest('booking', { id }), { voucher })
  await farm.answer(id, 'all-received')
  const pageText = await textAt(link.guest('cancel', { id }))
  expect(pageText).toContain(fill(myBooking.cancel.refundToday, { amount: '€65' }))
  expect(pageText).toContain(fill(myBooking.cancel.toVoucher, { amount: '€20' }))
})
