import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { sharedFarm } from '../support/farm.ts'
import { postForm, press } from '../support/forms.ts'
import { giftOrder } from '../support/gift-vouchers.ts'
import { mailsAbout, mailTo } from '../support/mails.ts'
import { textAt, visibleText } from '../support/pages.ts'

const farm = sharedFarm()
const { myBooking, voucherMails, vouchers } = wordsIn('en')

/** Marked by hand: no statement told who paid it. */
async function buyGift(different: Partial<typeof giftOrder> = {}) {
  await postForm(farm.site.url + pathTo('giftVoucher', 'en'), { ...giftOrder, ...different })
  const desk = `${farm.site.url}/desk/cadeaubonnen`
  const voucher = /name="voucher" value="([^"]+)"/.exec(await farm.html(desk))?.[1] ?? ''
  await postForm(desk, { do: 'voucher-received', voucher })
}

test('a guest reads what the voucher paid, that it goes back there, and then that it did', async () => {
  const { site, link } = farm
  await buyGift()
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

test('whoever gives a voucher back says where to, where no statement did', async () => {
  const { withdraw } = vouchers
  await buyGift({ buyerEmail: 'sofie@example.org' })
  const about = new RegExp(voucherMails.paid.subject)
  const { text = '' } = mailTo(await mailsAbout(farm.site, about, 2), 'sofie@example.org')
  const voucher = await farm.html(/http\S+\/l\/[a-z2-7]+/.exec(text)?.[0] ?? '')
  const path = new RegExp(`href="([^"]+)"[^>]*>${withdraw.link}`).exec(voucher)?.[1] ?? ''
  const asked = new URL(path, farm.site.url).href
  const refused = await press(asked, { iban: 'BE71' })
  expect(refused.status).toBe(422)
  expect(visibleText(await refused.text())).toContain(visibleText(withdraw.ibanProblem))
  const sure = await press(asked, { iban: 'BE71 0961 2345 6769' })
  expect(visibleText(await sure.text())).toContain(visibleText(withdraw.confirmText))
})
