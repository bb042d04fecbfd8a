import { describe, expect, it } from 'vitest'
import { dayMs } from '#booking/dates/brussels-time.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { listToDos } from '../due/to-do.ts'
import { splitParty } from '../party/split-party.ts'
import { changeRefundAccount, stopRefundAccount } from './refund-account.ts'
import { fileNewTransfers } from './refund-transfers.ts'

const known = 'BE71096123456769'
const other = 'BE62510007547061'

describe('the account of a refund', () => {
  const farm = freshOffice()

  const refundOf = async (id: string) => (await farm.refunds(id))[0]!
  /** Number of mails to the guest about an account. */
  const timesTold = () => farm.kindsTold().filter((kind) => kind === 'refund-account').length

  /** A booking that was paid from a known account, and then cancelled by its guest. */
  async function ended(iban: string): Promise<string> {
    const { id, deposit } = await farm.owing()
    await farm.pay(deposit, { iban: known })
    await farm.cancel({ id, by: 'guest', iban })
    return id
  }

  /** The line that paid a booking was a companion's. */
  async function becomeShare(id: string): Promise<void> {
    const { store } = farm.office
    const keys = (await store.entries.listOf(id)).flatMap((entry) => entry.line ?? [])
    const [line] = await store.transactions.listEach(keys)
    if (line?.outcome !== 'matched' && line?.outcome !== 'part') throw new Error('No line paid')
    const share = { ...line, detail: { isShare: true } } as const
    await store.change((changes) => changes.transactions.update(share))
  }

  it('is the one the money came from, whether the guest names it or none', async () => {
    for (const typed of ['', known]) {
      const id = await ended(typed)
      expect(await refundOf(id)).toMatchObject({ iban: known, named: undefined })
    }
    expect(timesTold()).toBe(0)
  })

  it('has the money late once five working days are over, if anybody knows it', async () => {
    const lateSince = async (day: string) =>
      (await listToDos(farm.store, new Date(`${day}T12:00:00Z`)))
        .filter((one) => one.kind === 'refund')
        .map((refund) => refund.lateSince)
        .toSorted()
    await farm.cancel({ id: await farm.paid(), by: 'guest' })
    expect(await lateSince('2025-12-01')).toEqual([undefined])
    await ended('')
    expect(await lateSince('2025-09-22')).toEqual([undefined, undefined])
    expect(await lateSince('2025-09-23')).toEqual(['2025-09-22', undefined])
  })

  it('is still known for all that it paid when money beyond that has gone back to it', async () => {
    const { id, deposit } = await farm.owing()
    await farm.pay(deposit, { cents: 13_500, iban: known })
    await farm.decide({ kind: 'send-back' })
    await farm.cancel({ id, by: 'owner' })
    const back = (await farm.refunds(id)).map((one) => [one.iban, one.amountCents])
    expect(back.toSorted()).toEqual([
      [known, 13_000],
      [known, 500],
    ])
  })

  it('is none of the part that went when its money came after the split', async () => {
    const { id, deposit, balance } = await farm.owing()
    await farm.pay(deposit, { iban: known })
    const sessionId = await farm.addEvening('2025-11-25')
    const split = await splitParty(farm.office, { id, going: 1, sessionId, by: 'guest' })
    if (split.kind !== 'done') throw new Error(split.kind)
    farm.setClock('2025-09-18T10:00:00Z')
    await farm.pay(balance, { cents: 3250, iban: other, day: '2025-09-18' })
    await farm.cancel({ id: split.other.id, by: 'owner' })
    expect(await refundOf(split.other.id)).toMatchObject({ iban: known, amountCents: 3250 })
  })

  it('is kept beside another one that a guest asks for, and the mailbox hears of it', async () => {
    const id = await ended(other)
    const named = { iban: other, at: farm.office.clock.now() }
    expect(await refundOf(id)).toMatchObject({ iban: known, named })
    expect(timesTold()).toBe(1)
  })

  it('is the first one again once the guest stops the other, and a stopped account stays so', async () => {
    const id = await ended(other)
    await stopRefundAccount(farm.office, id)
    await stopRefundAccount(farm.office, id)
    await farm.cancel({ id, by: 'guest', iban: other })
    expect(await refundOf(id)).toMatchObject({ iban: known, named: undefined })
    const events = (await farm.store.history.listEvents(id)).map(({ what }) => what)
    const ofAccounts = events.filter((what) => what.startsWith('account'))
    expect(ofAccounts).toEqual(['account-asked', 'account-stopped'])
  })

  it('stands beside another one that the owner types as well', async () => {
    const id = await ended('')
    const { id: refund } = await refundOf(id)
    const keep = (typed: string) => changeRefundAccount(farm.office, { id: refund, typed })
    expect(await keep(other)).toEqual({ kind: 'done' })
    expect(await refundOf(id)).toMatchObject({ iban: known, named: { iban: other } })
    expect(timesTold()).toBe(1)
    await keep(known)
    expect(await refundOf(id)).toMatchObject({ iban: known, named: undefined })
  })

  it('needs no wait when the owner types the one that a companion paid as much from', async () => {
    for (const [cents, isKnown] of [
      [6500, true],
      [6400, false],
    ] as const) {
      const { id, deposit } = await farm.owing()
      await farm.pay(deposit, { iban: other, cents })
      await becomeShare(id)
      if (!isKnown) await farm.receive({ id, kind: 'deposit' })
      await farm.cancel({ id, by: 'guest' })
      const { id: refund } = await refundOf(id)
      expect(await refundOf(id)).toMatchObject({ amountCents: 6500, iban: '', named: undefined })
      await changeRefundAccount(farm.office, { id: refund, typed: other })
      expect(await refundOf(id)).toMatchObject(
        isKnown ? { iban: other, named: undefined } : { iban: '', named: { iban: other } },
      )
      expect(timesTold()).toBe(isKnown ? 0 : 1)
    }
  })

  it('needs the wait once as much as the companion paid has gone back to it', async () => {
    const { id, deposit } = await farm.owing()
    await farm.pay(deposit, { iban: other, cents: 6500 })
    await becomeShare(id)
    await farm.receive({ id, kind: 'balance' })
    const type = async () => {
      const refund = (await farm.refunds(id)).find(({ iban }) => iban === '')!
      await changeRefundAccount(farm.office, { id: refund.id, typed: other })
      return farm.store.refunds.find(refund.id)
    }
    await farm.changeParty({ id, participants: 1, by: 'guest' })
    expect(await type()).toMatchObject({ amountCents: 6500, iban: other, named: undefined })
    await farm.cancel({ id, by: 'guest' })
    expect(await type()).toMatchObject({ amountCents: 6500, iban: '', named: { iban: other } })
  })

  /** The deposit is noted as cash and the balance as a transfer, and the guest asks for all at another account. */
  async function endedUnshown() {
    const { id, balance } = await farm.owing()
    await farm.receive({ id, kind: 'deposit', method: 'cash' })
    await farm.receive({ id, kind: 'balance' })
    await farm.cancel({ id, by: 'guest', iban: other })
    return { id, balance }
  }
  const parts = async (id: string) =>
    (await farm.refunds(id)).map((one) => [one.amountCents, one.iban, one.named?.iban])

  it('that a later statement shows gets its own cents, and the asked one the others', async () => {
    const { id, balance } = await endedUnshown()
    await farm.pay(balance, { iban: known })
    const shown = [6500, known, undefined]
    expect((await parts(id)).toSorted()).toEqual([[6500, '', other], shown])
  })

  it('that a later statement shows changes no refund that is in a file for the bank', async () => {
    const { id, balance } = await endedUnshown()
    farm.pass(dayMs)
    expect(await fileNewTransfers(farm.office)).toMatchObject([{ iban: other, cents: 13_000 }])
    await farm.pay(balance, { iban: known })
    expect(await fileNewTransfers(farm.office)).toEqual([])
    expect(await parts(id)).toEqual([[13_000, '', other]])
  })

  it('of a refund in a file for the bank stays, unless the owner knows that the file paid nothing', async () => {
    const id = await ended(other)
    farm.pass(dayMs)
    await fileNewTransfers(farm.office)
    await stopRefundAccount(farm.office, id)
    const { id: refund } = await refundOf(id)
    const third = 'BE83363012345615'
    const type = { id: refund, typed: third }
    const filedOn = '2025-09-16'
    expect(await changeRefundAccount(farm.office, type)).toEqual({ kind: 'filed', filedOn })
    expect(await parts(id)).toEqual([[6500, known, other]])
    const change = (office = farm.office) =>
      changeRefundAccount(office, { ...type, knownFile: filedOn })
    await change(farm.pressing('refund-account', { reservations: [id] }))
    await farm.undo(id)
    expect(await fileNewTransfers(farm.office)).toEqual([])
    await change()
    farm.pass(dayMs)
    expect(await fileNewTransfers(farm.office)).toMatchObject([{ iban: third, cents: 6500 }])
  })

  it('of a rest stays unknown, whoever pays the booking later', async () => {
    const { id, deposit, balance } = await farm.owing()
    await farm.pay(deposit, { cents: 13_500, iban: '' })
    await farm.decide({ kind: 'send-back' })
    await farm.changeParty({ id, participants: 3 })
    await farm.pay(balance, { iban: known })
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 13_000 })
    expect(await parts(id)).toEqual([[500, '', undefined]])
  })

  it("names the holder as the booking's own transfer did, also where two people have one account", async () => {
    const bookings = [await farm.owing('Anneleen Peeters'), await farm.owing('Piet Claes')]
    const names = ['PEETERS ANNELEEN', 'ONBEKEND']
    for (const [nth, { deposit }] of bookings.entries())
      await farm.pay(deposit, { name: names[nth]! })
    for (const { id } of bookings) await farm.cancel({ id, by: 'owner' })
    const holders = (await farm.refunds()).map(({ holder }) => holder)
    expect(holders.toSorted()).toEqual(names.toSorted())
  })
})
