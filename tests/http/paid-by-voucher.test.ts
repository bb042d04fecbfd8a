import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { sharedFarm } from '../support/farm.ts'
import { postForm, press } from '../support/forms.ts'
import { giftOrder } from '../support/gift-vouchers.ts'
import { mailsAbout } from '../support/mails.ts'
import { textAt, visibleText } from '../support/pages.ts'

const farm = sharedFarm()
const { myBooking, voucherMails, vouchers } = wordsIn('en')

test('a guest reads what the voucher paid, that it goes back there, and then that it did', async () => {
  const { site, link } = farm
  await postForm(site.url + pathTo('giftVoucher', 'en'), giftOrder)
  const desk = `${site.url}/desk/cadeaubonnen`
  const voucher = /name="voucher" value="([^"]+)"/.exec(await farm.html(desk))?.[1] ?? ''
  await postForm(desk, { do: 'voucher-received', voucher })
  const [gift] = await mailsAbout(site, /A gift voucher from Bram/)
  const code = /\?code=(\w+)/.exec(gift?.text ?? '')?.[1] ?? ''
  const id = await farm.book({ language: 'en' })
  await farm.answer(id, 'confirm')
  const booking = link.guest('booking', { id })

  const redeemed = await press(booking, { voucher: code })
  const said = await textAt(new URL(redeemed.headers.get('location') ?? '', site.url).href)
  const sums = { amount: '€65', left: '€35' }
  expect(said).toContain(visibleText(fill(vouchers.redeem.done, sums)))
  expect(said).toContain(myBooking.refunds.voucherFirst)

  const cancel = link.guest('cancel', { id })
  expect(await textAt(cancel)).toContain(fill(myBooking.cancel.toVoucher, { amount: '€65' }))
  await press(cancel)
  const after = await textAt(cancel)
  expect(after).toContain(fill(voucherMails.back, { amount: '€65' }))
  expect(after).not.toContain(visibleText(myBooking.cancel.done))
})
