import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { voucherBounds } from '#booking/vouchers/voucher-order.ts'
import { fill } from '#language/fill.ts'
import { pathTo } from '#language/addresses.ts'
import { Farm } from '../support/farm.ts'
import { postForm, press } from '../support/forms.ts'
import { mailsAbout } from '../support/mails.ts'
import { textAt, visibleText } from '../support/pages.ts'

const { giftVoucher, vouchers, voucherMails } = wordsIn('en')
const order = {
  worth: 'amount',
  participants: '1',
  amount: '€ 100',
  buyerName: 'Bram Claes',
  buyerEmail: 'bram@example.org',
  receiverName: 'Nele',
  receiverEmail: 'nele@example.org',
  message: '<b>Enjoy</b> http://evil.example/x',
  sendOn: '',
  consent: 'on',
}

test('a voucher is ordered, paid, given, printed, redeemed and withdrawn, without a script', async () => {
  await using farm = await new Farm().open()
  const { site } = farm
  const page = site.url + pathTo('giftVoucher', 'en')
  const wrong = await postForm(page, { ...order, amount: '5', receiverEmail: 'nobody' })
  expect(wrong.status).toBe(422)
  expect(visibleText(wrong.html)).toContain(fill(giftVoucher.problems.amount, voucherBounds))
  expect(visibleText(wrong.html)).toContain(giftVoucher.problems.receiverEmail)
  expect(wrong.html).toContain('bram@example.org')
  expect(wrong.html).not.toContain('<b>Enjoy')

  const ordered = await postForm(page, order)
  expect(ordered.status).toBe(200)
  expect(visibleText(ordered.html)).toContain(giftVoucher.ordered.title)
  const [toPay] = await mailsAbout(site, new RegExp(voucherMails.ordered.subject))
  const [own = '', withdraw = ''] = (toPay?.text ?? '').match(/http\S+\/l\/[a-z2-7]+/g) ?? []
  expect(await textAt(own)).toContain(vouchers.states.unpaid.title)

  const desk = `${site.url}/desk/cadeaubonnen`
  const id = /name="voucher" value="([^"]+)"/.exec(await farm.html(desk))?.[1] ?? ''
  await press(desk, { do: 'voucher-received', voucher: id })
  const [gift] = await mailsAbout(site, /A gift voucher from Bram/)
  expect(gift?.to?.[0]?.address).toBe('nele@example.org')
  expect(gift?.text).not.toContain('http://evil.example')
  const print = /http\S+\/l\/[a-z2-7]+\?code=\w+/.exec(gift?.text ?? '')?.[0] ?? ''
  const code = print.slice(-20)
  const printed = await farm.html(print)
  expect(printed).toContain('&lt;b&gt;Enjoy')
  expect(visibleText(printed)).toContain(code.slice(0, 4))
  expect((await fetch(print.slice(0, -1))).status).toBe(404)

  const booked = await farm.book({ participants: '1', language: 'en' })
  await farm.answer(booked, 'confirm')
  const booking = farm.link.guest('booking', { id: booked })
  expect((await press(booking, { voucher: 'ABCD' })).status).toBe(422)
  for (const _ of ['once', 'twice']) {
    expect((await press(booking, { voucher: code })).status).toBe(303)
  }
  expect(await textAt(booking)).not.toContain(vouchers.redeem.title)
  expect(await textAt(`${site.url}/desk/zoeken?q=nele`)).toContain(code.slice(0, 3))

  expect(await (await press(withdraw, { iban: '' })).text()).toContain(vouchers.withdraw.confirm)
  expect(await textAt(own)).toContain(vouchers.states.sent.title)
  expect((await press(withdraw, { iban: '', step: 'confirm' })).status).toBe(303)
  const [receipt] = await mailsAbout(site, new RegExp(voucherMails.withdrawn.subject))
  expect(receipt?.text).toContain('35')
  expect(await site.farm('vouchers')).toMatchObject([{ id, state: 'withdrawn', leftCents: 0 }])
})

test('a network that tries many codes waits', async () => {
  await using farm = await new Farm({ RATE_LIMIT: 'on' }).open()
  const id = await farm.book()
  await farm.answer(id, 'confirm')
  const booking = farm.link.guest('booking', { id })
  let answer = ''
  for (let n = 0; n < 21; n++) answer = await (await press(booking, { voucher: 'ABCD' })).text()
  expect(visibleText(answer)).toContain(
    visibleText(wordsIn('nl').vouchers.redeem.problems['too-many']),
  )
})
