import { beforeEach, describe, expect, it } from 'vitest'
import { everyRow } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { listToDos } from '../due/to-do.ts'
import { askRestLater, receiveByHand, writeOff } from './receive-payment.ts'
import { readReceiptsToVoid, voidReceipt } from './void-receipt.ts'
import { changeRefundAccount } from './refund-account.ts'

const farm = freshOffice()
let id: string

describe('the small rest of a deposit', () => {
  beforeEach(async () => {
    id = await farm.confirmed()
  })

  const receive = (cents: number) =>
    receiveByHand(farm.office, { id, cents, method: 'transfer', day: '2025-09-15' })
  const payments = async () =>
    (await farm.found(id)).payments.map(({ kind, amountCents, paidCents }) => [
      kind,
      paidCents,
      amountCents,
    ])

  it('a euro that the deposit lacks is asked with the balance, and by no letter of its own', async () => {
    const [[, , deposit = 0] = [], [, , balance = 0] = []] = (await payments()) as number[][]
    expect((await askRestLater(farm.office, id)).kind).toBe('refused')
    await receive(deposit - 100)
    expect((await askRestLater(farm.office, id)).kind).toBe('done')
    expect((await askRestLater(farm.office, id)).kind).toBe('done-before')
    expect((await farm.found(id)).status).toBe('secured')
    expect(await payments()).toEqual([
      ['deposit', deposit - 100, deposit - 100],
      ['balance', 0, balance + 100],
    ])
    expect(farm.kindsTold().slice(-1)).toEqual(['secured'])
    await farm.liveUntil('2025-09-29T10:00:00+02:00')
    expect(farm.kindsTold()).not.toContain('deposit-reminder')
    const toDo = await listToDos(farm.store, farm.office.clock.now())
    expect(toDo.map((one) => one.kind === 'late' && one.late.part)).not.toContain('deposit')
  })

  it('what is asked later can be asked as before, as if nothing had been', async () => {
    await receive(3150)
    const before = await everyRow(farm.store)
    const pressed = farm.pressing('ask-later', { reservations: [id] })
    expect((await askRestLater(pressed, id)).kind).toBe('done')
    expect(await farm.undo(id)).toEqual({ kind: 'done' })
    expect(await everyRow(farm.store)).toEqual(before)
  })
})

describe('a booking made by telephone', () => {
  beforeEach(async () => {
    id = await farm.phone(2)
  })

  const toDo = async () =>
    (await listToDos(farm.store, farm.office.clock.now())).map(({ kind }) => kind)
  async function afterTheDay() {
    await farm.liveUntil('2025-10-01T07:00:00Z')
  }

  it('is owed after the day, and waits for the owner until it is paid', async () => {
    await farm.receive({ id, kind: 'deposit' })
    await afterTheDay()
    expect(await toDo()).toEqual(['late'])
    await farm.receive({ id, kind: 'balance' })
    expect(await toDo()).toEqual([])
  })

  it('a sum noted twice is taken for a slip, unless the day, the way or the owner says otherwise', async () => {
    const cash = { cents: 1000, method: 'cash', day: '2025-09-15' } as const
    const note = async (different: Partial<Parameters<typeof receiveByHand>[1]> = {}) =>
      (await receiveByHand(farm.office, { id, ...cash, ...different })).kind
    expect(await note()).toBe('done')
    expect(await note()).toBe('noted-before')
    expect(await note({ day: '2025-09-14' })).toBe('done')
    expect(await note({ method: 'transfer' })).toBe('done')
    expect(await note({ isAgain: true })).toBe('done')
    expect(await farm.paidCents(id)).toMatchObject({ deposit: 4000 })
  })

  it('a debt that the owner writes off waits no longer, and can be paid after all', async () => {
    expect((await writeOff(farm.office, id)).kind).toBe('refused')
    await afterTheDay()
    expect((await writeOff(farm.office, id)).kind).toBe('done')
    expect((await writeOff(farm.office, id)).kind).toBe('done-before')
    expect(await toDo()).toEqual([])
    const events = await farm.store.history.listEvents(id)
    expect(events.filter(({ what }) => what === 'written-off')).toMatchObject([
      { by: 'owner', detail: { cents: 13_000 } },
    ])
    expect((await farm.receive({ id, kind: 'deposit' })).kind).toBe('done')
    // Money that did not come after all is a debt the owner has not written off.
    const [noted] = await readReceiptsToVoid(farm.store, await farm.found(id))
    await voidReceipt(farm.office, { id, account: noted!.receipt.account, notifies: false })
    expect(await toDo()).toEqual(['late'])
  })

  it('the account of a refund is the one the owner heard, if a transfer can reach it', async () => {
    await farm.receive({ id, kind: 'deposit' })
    await farm.cancel({ id, by: 'owner' })
    const account = async () => (await farm.refunds())[0]!
    const refund = (await account()).id
    const keep = (typed: string) => changeRefundAccount(farm.office, { id: refund, typed })
    expect((await keep('BE71 0961 2345 6768')).kind).toBe('invalid')
    expect((await account()).iban).toBe('')
    expect((await keep('be71 0961 2345 6769')).kind).toBe('done')
    expect((await account()).iban).toBe('BE71096123456769')
  })
})
