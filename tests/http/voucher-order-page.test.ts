import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm, pressShown, refusedPage } from '#tests/support/forms.ts'
import { giftOrder } from '#tests/support/gift-vouchers.ts'
import { firstLinkTo } from '#tests/support/sent-mails.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'

const farm = sharedFarm()
const { voucherMails } = wordsIn('en')

/** The text of a page, less that of its scripts, which hold words that are not shown. */
const shownText = (html: string) => visibleText(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))

test('a buyer sees how the mail to somebody else begins, and so it does', async () => {
  const receiver = 'receiver@example.org'
  const buyerEmail = 'giver@example.org'
  const message = 'Bel 0470 12 34 56, of evil。example'
  const names = { buyerName: 'Bank evil.example', buyerEmail, receiverEmail: receiver }
  const order = { ...giftOrder, ...names, message }
  const { html } = await postForm(farm.site.url + pathTo('giftVoucher', 'en'), order)
  const { title, text } = wordsIn('en').giftVoucher.ordered.gift
  const [subject, ...beginning] = [
    fill(voucherMails.gift.subject, { name: 'Bank' }),
    fill(voucherMails.gift.text, { name: 'Bank', receiver: 'Nele' }),
    'Bel …, of evil。 example',
  ] as const
  const page = await textAt(await firstLinkTo(farm.site, buyerEmail))
  const ordered = shownText(html)
  for (const pageText of [ordered, page]) {
    expect(pageText).toContain(fill(title, { email: receiver }))
    expect(pageText).toContain(text)
    for (const line of [subject, ...beginning]) expect(pageText).toContain(line)
  }

  const desk = `${farm.desk}/cadeaubonnen`
  const voucher = await farm.valueOn(desk, 'voucher')
  await pressShown(desk, { do: 'voucher-received', voucher })
  const [gift] = await farm.mailsAbout(new RegExp(subject))
  const read = visibleText(gift?.html ?? '')
  for (const line of beginning) expect(read).toContain(line)
})

test('the page of an order says when its voucher leaves', async () => {
  const { next, nextOn } = wordsIn('en').giftVoucher.ordered
  const pageText = async (sendOn: string) => {
    const page = farm.site.url + pathTo('giftVoucher', 'en')
    const { html } = await postForm(page, { ...giftOrder, sendOn })
    return shownText(html)
  }
  expect(await pageText('')).toContain(next)
  const onDay = await pageText('2025-12-24')
  expect(onDay).toContain(fill(nextOn, { date: 'Wednesday 24 December 2025' }))
  expect(onDay).not.toContain(next)
})

test('an order with the field of robots filled in is refused, and says why', async () => {
  const page = farm.site.url + pathTo('giftVoucher', 'en')
  const html = await refusedPage(page, { ...giftOrder, website: 'https://example.org' })
  expect(shownText(html)).toContain(wordsIn('en').errors.booking.honeypot)
})
