import { expect, it } from 'vitest'
import { printInvoice } from '#content/words/print-invoice.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { listToDos } from '../due/to-do.ts'
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

it('each rate is credited by itself, the newest first, before an invoice for another day', async () => {
  await changeHouse(farm.office, [{ what: 'vat', percent: 0 }])
  const id = await farm.phone(3)
  await askInvoice(farm.office, { id, company: bakery, by: 'owner' })
  const exempt = await made(id)
  await changeHouse(farm.office, [{ what: 'vat', percent: 21 }])
  await farm.changeParty({ id, participants: 4, by: 'owner' })
  const taxed = await made(id)
  expect([exempt.vatCents, taxed.vatCents]).toEqual([0, 1128])
  await farm.move({ id, sessionId: await farm.addEvening('2025-11-25'), by: 'owner' })
  const note = { kind: 'credit-note', totalCents: 6500, vatCents: 1128 }
  expect(await made(id)).toMatchObject({ ...note, corrects: [{ number: taxed.number }] })
  expect(await made(id)).toMatchObject({ kind: 'invoice', totalCents: 26_000, vatPercent: 21 })
  const [, , , other] = await farm.store.invoices.listOf(id)
  const without = { kind: 'credit-note', totalCents: 19_500, vatPercent: 0, vatCents: 0 }
  expect(other).toMatchObject({ ...without, corrects: [{ number: exempt.number }] })
})

it('the list names the number that an invoice waits for: of the company, or first of the house', async () => {
  const lacking = async () =>
    (await listToDos(farm.store, farm.office.clock.now())).map(
      (line) => 'missing' in line && line.missing,
    )
  const id = await farm.phone(1)
  await askInvoice(farm.office, { id, company: { ...bakery, vatNumber: '' }, by: 'owner' })
  expect(await lacking()).toEqual(['buyer'])
  await changeHouse(farm.office, [{ what: 'numbers', enterpriseNumber: '', vatNumber: '' }])
  expect(await lacking()).toEqual(['seller'])
})
