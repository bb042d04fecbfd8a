import { beforeEach, describe, expect, it } from 'vitest'
import { totalCents } from '#booking/money/owed.ts'
import { everyRow } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { listToDos } from '../due/to-do.ts'
import { splitParty } from '../party/split-party.ts'
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

describe('the rest of a price', () => {
  let balance: string
  beforeEach(async () => {
    const owing = await farm.owing()
    id = owing.id
    balance = owing.balance
    await receiveByHand(farm.office, { id, cents: 11_000, method: 'cash', day: '2025-09-15' })
  })

  it('a rest that the owner writes off before the day is asked no more, and money for it waits', async () => {
    const before = await everyRow(farm.store)
    const let20Go = (office = farm.office) => writeOff(office, { id, shown: 2000 })
    expect((await writeOff(farm.office, { id, shown: 1900 })).kind).toBe('refused')
    const pressed = farm.pressing('write-off', { reservations: [id] })
    expect((await let20Go(pressed)).kind).toBe('done')
    expect(await farm.undo(id)).toEqual({ kind: 'done' })
    expect(await everyRow(farm.store)).toEqual(before)
    expect((await let20Go()).kind).toBe('done')
    expect((await let20Go()).kind).toBe('done-before')
    const { status, payments } = await farm.found(id)
    expect([status, totalCents(payments)]).toEqual(['paid', 11_000])
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 4500 })
    expect(farm.kindsTold().slice(-1)).toEqual(['paid'])
    await farm.liveUntil('2025-09-29T10:00:00+02:00')
    expect(farm.kindsTold()).not.toContain('balance-request')
    expect(await farm.pay(balance, { cents: 2000 })).toBe('over')
    await farm.liveUntil('2025-10-01T07:00:00Z')
    const toDo = await listToDos(farm.store, farm.office.clock.now())
    expect(toDo.map(({ kind }) => kind)).toEqual(['transaction'])
  })

  it('a price that was lowered stays lower by the share of each who stays, and is shared by a split', async () => {
    await writeOff(farm.office, { id, shown: 2000 })
    const totalFor = async (participants: number) => {
      await farm.changeParty({ id, participants })
      return totalCents((await farm.found(id)).payments)
    }
    expect([await totalFor(1), await totalFor(2), await totalFor(3)]).toEqual([
      5500, 12_000, 18_500,
    ])
    const sessionId = await farm.addEvening('2025-10-14')
    const split = { id, going: 1, sessionId, by: 'owner' } as const
    const outcome = await splitParty(farm.office, split)
    if (outcome.kind !== 'done') throw new Error(outcome.kind)
    const parts = [outcome.reservation, outcome.other]
    const totals = parts.map(({ payments }) => totalCents(payments))
    expect(totals).toEqual([12_334, 6166])
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
    expect((await writeOff(farm.office, { id })).kind).toBe('refused')
    await afterTheDay()
    expect((await writeOff(farm.office, { id })).kind).toBe('done')
    expect((await writeOff(farm.office, { id })).kind).toBe('done-before')
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
