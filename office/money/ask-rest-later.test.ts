import { beforeEach, expect, it } from 'vitest'
import { everyRow } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { doDueWork } from '../due/do-due-work.ts'
import { listToDos } from '../due/to-do.ts'
import { findUndoable, undoable, undoStep } from '../undo/desk-step.ts'
import { askRestLater, receiveByHand } from './receive-payment.ts'

const farm = freshOffice()
let id: string
beforeEach(async () => {
  id = await farm.confirmed()
})

const receive = (cents: number) =>
  receiveByHand(farm.office, { id, cents, method: 'transfer', day: '2025-09-15' })
const payments = async () =>
  (await farm.store.reservations.get(id)).payments.map(({ kind, amountCents, paidCents }) => [
    kind,
    paidCents,
    amountCents,
  ])
const told = () => farm.office.told.map(({ kind }) => kind)

it('a euro that the deposit lacks is asked with the balance, and by no letter of its own', async () => {
  const [[, , deposit = 0] = [], [, , balance = 0] = []] = (await payments()) as number[][]
  await receive(deposit - 100)
  expect((await askRestLater(farm.office, id)).kind).toBe('done')
  expect((await askRestLater(farm.office, id)).kind).toBe('done-before')
  expect((await farm.store.reservations.get(id)).status).toBe('secured')
  expect(await payments()).toEqual([
    ['deposit', deposit - 100, deposit - 100],
    ['balance', 0, balance + 100],
  ])
  expect(told().slice(-1)).toEqual(['secured'])
  farm.setClock('2025-09-29T10:00:00+02:00')
  await doDueWork(farm.office)
  expect(told()).not.toContain('deposit-reminder')
  const toDo = await listToDos(farm.store, farm.office.clock.now())
  expect(toDo.map((one) => one.kind === 'late' && one.late.part)).not.toContain('deposit')
})

it('can be undone, as if nothing had been', async () => {
  await receive(3150)
  const before = await everyRow(farm.store)
  const step = { what: 'ask-later', device: 'phone', reservationId: id } as const
  expect((await askRestLater(undoable(farm.office, step), id)).kind).toBe('done')
  const { id: done } = (await findUndoable(farm.office, { record: id }))!
  expect(await undoStep(farm.office, done)).toEqual({ kind: 'done' })
  const but = ({ name }: { readonly name: string }) => !['desk_step', 'event'].includes(name)
  expect((await everyRow(farm.store)).filter(but)).toEqual(before.filter(but))
})

it('a larger rest, or a deposit of which nothing came, is asked now', async () => {
  expect((await askRestLater(farm.office, id)).kind).toBe('refused')
  const [[, , deposit = 0] = []] = (await payments()) as number[][]
  await receive(deposit - 500)
  expect((await askRestLater(farm.office, id)).kind).toBe('refused')
  expect((await farm.store.reservations.get(id)).status).toBe('confirmed')
  await receive(1)
  expect((await askRestLater(farm.office, id)).kind).toBe('done')
})
