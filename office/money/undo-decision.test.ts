import { expect, it } from 'vitest'
import { everyRow } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { withdrawVoucher } from '../vouchers/withdraw-voucher.ts'
import { officeRecordingStep, undoStep } from '../undo/desk-step.ts'
import { buyGift } from '#tests/support/gift-vouchers.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { type Decision, decideTransaction } from './decide-transaction.ts'
import { scopeOfDecision } from './decision-scope.ts'

const farm = freshOffice()
const iban = 'BE71096123456769'

type Undoable = Exclude<Decision, { readonly kind: 'make-voucher' }>

/**
 * Decides on the waiting line as the desk does, and undoes that: everything has to be as it was.
 */
async function decideAndUndo(decision: Undoable, key?: string): Promise<void> {
  const { office, store } = farm
  const [first] = await store.transactions.listToDecide()
  const line = key ?? first!.key
  const before = await everyRow(farm.store)
  const scope = await scopeOfDecision(store, line, decision)
  const kept = officeRecordingStep(office, { what: decision.kind, device: 'phone', ...scope })
  expect(await decideTransaction(kept, line, decision)).toBe('done')
  expect(await everyRow(farm.store)).not.toEqual(before)
  const since = new Date(0)
  const step = (await store.steps.findLast({ device: 'phone', since }))!
  expect(await undoStep(office, step.id)).toEqual({ kind: 'done' })
  expect(await everyRow(farm.store)).toEqual(before)
}

it('a line that is booked, divided, sent back or put aside can be as if nobody had decided', async () => {
  const one = await farm.owing('Fien Maes')
  const other = await farm.owing('Fien Maes')
  await farm.readLines(transfer({ cents: 13_000, name: 'MAES FIEN', text: 'twee voorschotten' }))
  const shares = [one, other].map(({ id }) => ({ reservationId: id, cents: 6500 }))
  await decideAndUndo({ kind: 'book', reservationId: one.id })
  await decideAndUndo({ kind: 'book', reservationId: one.id, cents: 4000 })
  await decideAndUndo({ kind: 'divide', shares })
  await decideAndUndo({ kind: 'leave' })
  const [line] = await farm.store.transactions.listToDecide()
  await farm.decide({ kind: 'leave' })
  await decideAndUndo({ kind: 'look-again' }, line!.key)
  await farm.pay(one.deposit, { cents: 15_000 })
  await decideAndUndo({ kind: 'send-back' })
})

it('undo of a line that paid the refunds of a booking and of a voucher makes the line wait again', async () => {
  const { id, deposit } = await farm.owing()
  await farm.pay(deposit, { iban })
  await farm.cancel({ id, by: 'owner' })
  const [refund] = await farm.refunds(id)
  const gifts = [await buyGift(farm.office), await buyGift(farm.office)]
  for (const gift of gifts) await withdrawVoucher(farm.office, { id: gift.id, iban })
  const cents = -refund!.amountCents - 10_000
  await farm.readLines(transfer({ cents, iban, text: 'terug', day: '2025-09-17' }))
  await decideAndUndo({ kind: 'refund', refundIds: [refund!.id, gifts[0]!.id] })
})
