import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { listToDos } from '../due/to-do.ts'
import { writeOff } from '../money/receive-payment.ts'
import { askInvoice } from './ask-invoice.ts'
import { makeInvoice } from './make-invoice.ts'
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

it('another invoice waits on the desk once the party of the first has grown, and a credit note once it shrinks or its rest is written off', async () => {
  const id = await farm.phone(2)
  await askInvoice(farm.office, { id, company: bakery, by: 'owner' })
  const make = () => makeInvoice(farm.office, { id })
  const toDo = async () =>
    (await listToDos(farm.store, farm.office.clock.now())).map(({ kind }) => kind)
  await make()
  expect(await toDo()).toEqual([])
  await farm.changeParty({ id, participants: 3, by: 'guest' })
  expect(await toDo()).toEqual(['invoice-more'])
  const invoice = { kind: 'invoice', totalCents: 6500 }
  expect(await make()).toMatchObject({ kind: 'made', invoice })
  expect(await toDo()).toEqual([])
  await farm.changeParty({ id, participants: 2, by: 'guest' })
  expect(farm.office.notified.at(-1)).toMatchObject({ isWronglyInvoiced: true })
  expect(await toDo()).toEqual(['credit-note'])
  await make()
  await farm.receive({ id, kind: 'deposit' })
  await writeOff(farm.office, { id })
  expect(await toDo()).toEqual(['credit-note'])
  const { amountCents } = (await farm.found(id)).payments[0]!
  const creditNote = { kind: 'credit-note', totalCents: 13_000 - amountCents }
  expect(await make()).toMatchObject({ kind: 'made', invoice: creditNote })
})
