import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { business } from '#content/business.ts'
import { pathTo } from '#language/addresses.ts'
import { Farm } from '../support/farm.ts'
import { postForm } from '../support/forms.ts'
import { giftOrder } from '../support/gift-vouchers.ts'
import { mailsAbout, mailsOnceSent, mailTo } from '../support/mails.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'

const {
  errors,
  mails: { reservation: words },
  reservationSuccess,
  voucherMails,
} = wordsIn('en')

/** As the form without script sends it. */
function form(voucher: string, different: Record<string, string> = {}) {
  const { honeypot: website, language: _, ...asked } = reservationRequest()
  return { ...asked, website, consent: 'on', voucher, ...different }
}

test('a gift voucher is given with the request, from its mail to the farm’s yes, without a script', async () => {
  await using farm = await new Farm().open()
  const { site } = farm
  const page = site.url + pathTo('booking', 'en')
  await postForm(site.url + pathTo('giftVoucher', 'en'), giftOrder)
  const desk = `${site.url}/desk/cadeaubonnen`
  const id = /name="voucher" value="([^"]+)"/.exec(await farm.html(desk))?.[1] ?? ''
  await postForm(desk, { do: 'voucher-received', voucher: id })
  const [gift] = await mailsAbout(site, /A gift voucher from Bram/)
  expect(gift?.text).toContain(voucherMails.links.print)
  const print = /http\S+\/l\/[a-z2-7]+\?code=\w+/.exec(gift?.text ?? '')?.[0] ?? ''
  const printed = await farm.html(print)
  expect(printed).toContain(`action="${pathTo('booking', 'en')}#reservation"`)
  const code = /name="voucher" value="([^"]+)"/.exec(printed)?.[1] ?? ''

  const begun = await postForm(page, { voucher: code, withVoucher: '' })
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
  const thanks = visibleText(await farm.html(success.href))
  const [, voucherPays = ''] = words.nextStepsWithVoucher
  expect(thanks).toContain(reservationSuccess.asked.voucherNoted)
  expect(thanks).toContain(voucherPays)
  const mails = await mailsOnceSent(site, 5)
  const noted = visibleText(mailTo(mails, 'anneleen@example.org').html ?? '')
  expect(noted).toContain(words.facts.voucherNoted)
  expect(noted).toContain(voucherPays)
  for (const said of [thanks, noted]) expect(said).not.toContain('50%')
  expect(mails.filter(({ to }) => to?.[0]?.address === business.email).at(-1)?.text).toContain(
    'er staat nog €',
  )
  await farm.answer(success.searchParams.get('id')!, 'confirm')
  const [yes] = await mailsAbout(site, /^Confirmed/)
  expect(visibleText(yes?.html ?? '')).toContain(
    wordsIn('en').bookingMails.confirmed.securedByVoucher,
  )
  expect(await site.farm('vouchers')).toMatchObject([{ id, leftCents: 3500 }])

  const file = await farm.html(`${farm.desk}/cijfers/kas.csv?van=2025-09-15&tot=2025-09-15`)
  expect(file).toContain('"Cadeaubon van Bram Claes";100,00;0,00;0,00;""')
  expect(file.match(/"Anneleen Peeters";0,00;0,00;32,50;""/g)).toHaveLength(2)
  expect(file).toContain('"Nog te gebruiken op cadeaubonnen";"";"";"";35,00')
  expect(await textAt(`${farm.desk}/cijfers`)).toMatch(/Cadeaubonnen € ?100 € ?0 Samen € ?100/)
})

test('whoever tries codes with requests waits as on the page of a booking, and may do without', async () => {
  await using farm = await new Farm({ RATE_LIMIT: 'on' }).open()
  const ask = (different: Record<string, unknown>) =>
    callFunction(farm.site.url, 'submit-reservation', reservationRequest(different))
  const voucher = '2222-2222-2222-2222-2222'
  const refused = { error: { code: 'voucher-unknown', field: 'voucher' } }
  for (let n = 0; n < 20; n++) expect((await ask({ voucher })).body).toMatchObject(refused)
  const last = await ask({ voucher })
  expect([last.status, last.body]).toMatchObject([429, { error: { code: 'too-many-codes' } }])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask({})).status).toBe(200)
})
