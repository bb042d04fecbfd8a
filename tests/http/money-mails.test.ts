import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { deskAccount, keyBeside } from '../support/desk-account.ts'
import { press } from '../support/forms.ts'
import { textAt } from '../support/pages.ts'
import { mailsAbout, waitUntil } from '../support/sent-mails.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk
const plain = (text = '') => text.replaceAll(/\s+/g, ' ')

/** The text of the first mail to a guest with a subject, once it is there. */
async function mailTo(email: string, subject: RegExp): Promise<string> {
  const find = async () =>
    (await mailsAbout(farm.site, subject)).find(({ to }) =>
      to?.some(({ address }) => address === email),
    )
  await waitUntil(async () => (await find()) !== undefined)
  return plain((await find())?.text)
}

async function repay(id: string): Promise<void> {
  await press(farm.bookingPage(id), { do: 'refund-paid', refund: await farm.refundOf(id) })
}

const refundedTo = (email: string, language: Language) => {
  const { subject } = wordsIn(language).bookingMails.refunded
  return mailTo(email, new RegExp(`^${subject.split('{')[0]}`))
}

const reasonsIn = (language: Language) => wordsIn(language).bookingMails.refunded.reasons

test('the mail of a refund says why, in the guest’s language', async () => {
  const on = '2025-11-18'
  const over = await farm.book({ on, email: 'over@example.org' })
  await farm.answer(over, 'confirm')
  const { reference: structured = '' } = (await farm.booking(over)).payments[0]!
  const html = await desk.told(transfer({ structured, cents: 8500, name: 'Payer Over' }))
  const { paid, tooMuch } = wordsIn('nl').bookingMails
  const received = await mailTo('over@example.org', /^Alles betaald/)
  expect(received).toContain(plain(fill(paid.text, { amount: '€ 85', total: '€ 65' })))
  expect(received).toContain(plain(fill(tooMuch, { amount: '€ 20' })))
  await desk.press({ do: 'send-back', transaction: keyBeside(html, 'Payer Over') })
  expect(await textAt(farm.bookingPage(over))).toContain('Terug te betalen: € 20 (te veel betaald)')
  await repay(over)
  expect(await textAt(farm.bookingPage(over))).toMatch(
    /Terugbetaald op .*: € 20 \(te veel betaald\)/,
  )
  expect(await refundedTo('over@example.org', 'nl')).toContain(plain(reasonsIn('nl').over))

  const cancelled = await farm.secured({ on, language: 'fr', email: 'fr@example.org' })
  await press(farm.link.owner('cancel-guest', cancelled), { do: 'cancel-all' })
  await repay(cancelled)
  expect(await refundedTo('fr@example.org', 'fr')).toContain(plain(reasonsIn('fr').cancelled))
})

test('the mail about a payment names its sum, the open sum and the day to pay it', async () => {
  const email = 'lore@example.org'
  const id = await farm.book({ on: '2025-10-23', email, participants: '2' })
  await farm.answer(id, 'confirm')
  const page = farm.bookingPage(id)
  const byHand = { do: 'by-hand', method: 'cash', day: '2025-09-15' }
  await press(page, { ...byHand, amount: '100' })
  const { secured, paid, confirmed } = wordsIn('nl').bookingMails
  const first = await mailTo(email, /^Je plaats ligt vast/)
  expect(first).toContain(plain(fill(secured.text, { amount: '€ 100' })))
  const open = { amount: '€ 30', date: 'donderdag 16 oktober 2025' }
  expect(first).toContain(plain(fill(confirmed.balanceLater, open)))
  // One sum is one line of the history, with what it paid.
  const history = plain((await textAt(page)).split('Wat er gebeurd is')[1])
  expect(history).toContain('€ 100 ontvangen (voorschot € 65, saldo € 35), contant')
  expect(history.match(/ontvangen \(/g)).toHaveLength(1)
  await press(page, { ...byHand, amount: '30' })
  const last = await mailTo(email, /^Alles betaald/)
  expect(last).toContain(plain(fill(paid.text, { amount: '€ 30', total: '€ 130' })))
})
