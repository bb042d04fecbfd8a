import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { listToDos } from '../due/to-do.ts'
import { askInvoice } from '../people/ask-invoice.ts'
import { makeInvoice } from './make-invoice.ts'

const farm = freshOffice()

it('an invoice that was taken back whole is something to do until another is made', async () => {
  const id = await farm.phone(1)
  const ask = (name: string) =>
    askInvoice(farm.office, { id, company: { ...bakery, name }, by: 'owner' })
  const toDo = async () => {
    const lines = await listToDos(farm.store, farm.office.clock.now())
    return lines.map(({ kind }) => kind)
  }
  await ask('Bakkerij')
  await makeInvoice(farm.office, { id })
  await ask('Een andere bakkerij')
  const [invoice, creditNote] = [{ kind: 'invoice' }, { kind: 'credit-note' }]
  expect(await makeInvoice(farm.office, { id })).toMatchObject({ invoice: creditNote })
  expect(await toDo()).toEqual(['invoice'])
  expect(await makeInvoice(farm.office, { id })).toMatchObject({ invoice })
  expect(await toDo()).toEqual([])
})
