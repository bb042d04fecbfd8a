import { expect, test } from 'vitest'
import { deskAccount } from '../support/desk-account.ts'
import { press } from '../support/forms.ts'
import { textAt } from '../support/pages.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk

test('money that waits on the account is named on its booking: after cancelling, and too much', async () => {
  const ended = await desk.book('Luc Lambert')
  await farm.answer(ended.id, 'confirm')
  await press(farm.link.owner('cancel-guest', ended.id), { do: 'cancel-at-wish' })
  await desk.told(transfer({ structured: ended.deposit, cents: 3250, name: 'LAMBERT SPRL' }))
  const page = farm.bookingPage(ended.id)
  expect(await textAt(page)).toContain('Op Rekening wacht € 32,50 van LAMBERT SPRL')
  expect(await farm.html(page)).toMatch(/href="\/desk\/rekening"[^>]*>Op Rekening wacht/)

  const over = await desk.book('Nele Claes')
  await farm.answer(over.id, 'confirm')
  await desk.told(transfer({ structured: over.deposit, cents: 21_000, name: 'NELE CLAES' }))
  expect(await textAt(farm.bookingPage(over.id))).toMatch(
    /Er kwam € 210 van NELE CLAES: € [\d,]+ te veel wacht op Rekening/,
  )
  expect(await textAt(farm.bookingPage(over.id))).not.toContain('LAMBERT')
})
