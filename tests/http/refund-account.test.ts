import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill } from '#language/fill.ts'
import { deskAccount } from '../support/desk-account.ts'
import { press } from '../support/forms.ts'
import { textAt } from '../support/pages.ts'
import { transfer } from '../support/statements/transfer.ts'

const { cancel, refundAccount } = wordsIn('en').myBooking
const known = 'BE71096123456769'
const desk = deskAccount()

/** Paid by a transfer that a statement told of; the pages to cancel it, and to stop another account. */
async function paidBooking() {
  const { id, deposit } = await desk.book()
  await desk.farm.answer(id, 'confirm')
  desk.farm.sql("update reservation set language = 'en' where id = ?", id)
  await desk.told(transfer({ structured: deposit, cents: 3250, iban: known }))
  const page = (purpose: 'cancel' | 'refund-account') => desk.farm.link.guest(purpose, { id })
  return { cancel: page('cancel'), stop: page('refund-account') }
}

test('money goes back where it came from, unless the guest asks for another account and lets it stand', async () => {
  const booking = await paidBooking()
  const asked = await textAt(booking.cancel)
  expect(asked).toContain(fill(cancel.goesBack, { ending: '6769' }))
  expect(asked).not.toContain(known)

  expect((await press(booking.cancel, { iban: 'BE62 5100' })).status).toBe(422)
  await press(booking.cancel, { iban: 'BE62 5100 0754 7061' })
  const named = await textAt(booking.stop)
  expect(named).toContain(fill(refundAccount.text, { ending: '7061' }))
  // Opening the page does nothing: mail scanners do that too.
  expect(await textAt(booking.stop)).toContain(refundAccount.button)
  expect((await press(booking.stop)).status).toBe(303)
  const stopped = await textAt(booking.stop)
  expect(stopped).toContain(refundAccount.back)
  expect(stopped).not.toContain(refundAccount.button)
})

test('a guest whose refund goes to the account of the payment need not type anything', async () => {
  const booking = await paidBooking()
  expect((await press(booking.cancel, { iban: '' })).status).toBe(303)
  const page = await textAt(booking.stop)
  expect(page).toContain(refundAccount.back)
  expect(page).not.toContain(refundAccount.button)
})
