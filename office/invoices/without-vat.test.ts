import { expect, it } from 'vitest'
import { printInvoice } from '#content/words/print-invoice.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { changeHouse } from '../house/change-house.ts'
import { askInvoice } from './ask-invoice.ts'
import { makeInvoice } from './make-invoice.ts'

const farm = freshOffice()

const made = async (id: string) => {
  const outcome = await makeInvoice(farm.office, { id })
  if (outcome.kind !== 'made') throw new Error(outcome.kind)
  return outcome.invoice
}

it('invoices of an exempt house say why there is no VAT, and its credit notes give none back', async () => {
  await changeHouse(farm.office, [{ what: 'vat', percent: 0 }])
  const id = await farm.phone(2)
  await askInvoice(farm.office, { id, company: bakery, by: 'owner' })
  const exemption = 'Bijzondere vrijstellingsregeling kleine ondernemingen'
  const without = { vatCents: 0, vatPercent: 0, exemption }
  expect(await made(id)).toMatchObject({ ...without, baseCents: 13_000 })
  await farm.cancel({ id, by: 'owner' })
  const note = await made(id)
  expect(note).toMatchObject({ kind: 'credit-note', ...without })
  expect(note.paymentSentence).not.toMatch(/btw/i)
  expect(JSON.stringify(printInvoice(note, wordsIn('nl')))).toContain(exemption)
})
