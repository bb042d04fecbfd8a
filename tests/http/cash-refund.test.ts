import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill } from '#language/fill.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { press } from '../support/forms.ts'
import { mailsAbout } from '../support/sent-mails.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm()

test('cash that is handed back is cash in the mail, the history and the cash book', async () => {
  const id = await farm.book({ on: '2025-10-23', participantName: 'Katrien Wouters' })
  const page = farm.bookingPage(id)
  await farm.answer(id, 'confirm')
  const came = { do: 'by-hand', amount: '32,50', method: 'cash', day: '2025-09-15' }
  expect((await press(page, came)).status).toBe(303)
  await press(farm.link.owner('cancel-guest', id), { do: 'cancel-all' })
  const ticked = /name="method"[^>]*checked[^>]*>/
  for (const address of [
    farm.desk,
    page,
    farm.link.owner('refund-paid', await farm.refundOf(id)),
  ]) {
    const html = await farm.html(address)
    expect(ticked.test(html), address).toBe(true)
    expect(visibleText(html)).toContain(deskUndo.repaid.inCash)
  }
  expect(await textAt(page)).toContain(deskPages.booking.refundOfCash)
  await press(page, { do: 'refund-paid', refund: await farm.refundOf(id), method: 'cash' })
  const { inCash, subject } = wordsIn('nl').bookingMails.refunded
  const [mail] = await mailsAbout(farm.site, new RegExp(fill(subject, { amount: '€.32,50' })))
  const text = mail!.text!.replaceAll(/\s+/g, ' ')
  expect(text).toContain(fill(inCash.text, { amount: '€ 32,50' }))
  expect(text).not.toContain('teruggestort')
  expect(await textAt(page)).toContain('€ 32,50 terugbetaald, contant (jij)')
  const book = await farm.html(`${farm.desk}/cijfers/kas.csv?van=2025-09-01&tot=2025-09-30`)
  const own = book.split('\r\n').filter((line) => line.includes('Katrien Wouters'))
  expect(own).toHaveLength(2)
  for (const line of own) expect(line).toContain('contant')
})

test('a refund that is no cash is a transfer, as before', async () => {
  const id = await farm.secured({ on: '2025-10-23', participantName: 'Bram Aerts' })
  await press(farm.link.owner('cancel-guest', id), { do: 'cancel-all' })
  const page = farm.bookingPage(id)
  expect(/name="method"[^>]*checked/.test(await farm.html(page))).toBe(false)
  await press(page, { do: 'refund-paid', refund: await farm.refundOf(id) })
  const book = await farm.html(`${farm.desk}/cijfers/kas.csv?van=2025-09-01&tot=2025-09-30`)
  expect(book.split('\r\n').filter((line) => /Bram Aerts.*bank/.test(line))).toHaveLength(1)
})
