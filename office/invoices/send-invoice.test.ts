import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { askInvoice } from './ask-invoice.ts'
import { makeAndMailInvoice } from './send-invoice.ts'

const farm = freshOffice()

it('an invoice is made with its mail or not at all', async () => {
  const id = await farm.phone(1, 'An Maes', 'an@example.org')
  await askInvoice(farm.office, { id, company: bakery, by: 'owner' })
  const letters = () => {
    throw new Error('no ink')
  }
  const withoutInk = { ...farm.office, lettersOf: () => letters }
  await expect(makeAndMailInvoice(withoutInk, { id })).rejects.toThrow('no ink')
  expect(await farm.store.invoices.listOf(id)).toEqual([])
  const outcome = { kind: 'made', isMailed: true }
  expect(await makeAndMailInvoice(farm.office, { id })).toMatchObject(outcome)
})
