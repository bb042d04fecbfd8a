import { describe, expect, it } from 'vitest'
import { cashTotals } from '#booking/figures/cash-book.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { listTransactions } from '#tests/support/all-of.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { readCashLines } from './accountant.ts'
import { type Decision, decideTransaction } from './decide-transaction.ts'

const september = { from: '2025-09-01', until: '2025-09-30' } as const

describe('a transaction that waits', () => {
  const farm = freshOffice()

  const waiting = async () =>
    (await listTransactions(farm.store)).filter(({ settledAt }) => !settledAt)
  const onlyOne = async () => (await waiting())[0]!
  const decide = (decision: Decision) => farm.decide(decision)

  it('is booked as suggested, once, and the guest hears of it', async () => {
    const { id, balance } = await farm.owing()
    const wrong = `${balance.slice(0, 11)}${(Number(balance[11]) + 1) % 10}`
    await farm.pay(wrong, { name: 'K. Janssens' })
    const { key } = await onlyOne()
    const decision = { kind: 'book', reservationId: id } as const
    expect(await decideTransaction(farm.office, key, decision)).toBe('done')
    expect(await decideTransaction(farm.office, key, decision)).toBe('done-before')
    // The reference differed little from the balance's, and the deposit is paid first.
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    expect(await listTransactions(farm.store)).toMatchObject([
      { outcome: 'matched', reservationId: id, settledAt: expect.any(Date) },
    ])
  })

  it('is booked on any booking that the owner names, as far as that owes', async () => {
    const { id } = await farm.owing()
    await farm.readLines(transfer({ structured: '090933755493', cents: 14_000 }))
    expect(await decide({ kind: 'book', reservationId: id })).toBe('done')
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 6500 })
    // The owner knows of the rest, and decides what the guest hears of it.
    expect(farm.office.notified).toMatchObject([{ kind: 'paid', cents: 13_000, overCents: 0 }])
    expect(await waiting()).toMatchObject([{ outcome: 'over', detail: { restCents: 1000 } }])
  })

  it('pays two bookings at once, the one and then the other', async () => {
    const one = await farm.owing()
    const other = await farm.owing()
    const text = `${one.deposit} en ${other.deposit}`
    await farm.readLines(transfer({ text, cents: 19_500 }))
    expect(await decide({ kind: 'book', reservationId: one.id })).toBe('done')
    expect(await decide({ kind: 'book', reservationId: one.id })).toBe('does-not-fit')
    expect(await decide({ kind: 'book', reservationId: other.id })).toBe('done')
    expect(await farm.paidCents(one.id)).toEqual({ deposit: 6500, balance: 6500 })
    expect(await farm.paidCents(other.id)).toEqual({ deposit: 6500, balance: 0 })
    // The line stays the first one's.
    const line = { outcome: 'matched', reservationId: one.id, settledAt: expect.any(Date) }
    expect(await listTransactions(farm.store)).toMatchObject([line])
  })

  it('goes back to its account when it is for a cancelled booking', async () => {
    const { id, deposit } = await farm.owing()
    await farm.cancel({ id, by: 'guest' })
    await farm.pay(deposit)
    for (const reservationId of [id, 'nothing']) {
      expect(await decide({ kind: 'book', reservationId })).toBe('does-not-fit')
    }
    expect(await farm.paidCents(id)).toEqual({ deposit: 0, balance: 0 })
    const { key } = await onlyOne()
    expect(await decideTransaction(farm.office, key, { kind: 'send-back' })).toBe('done')
    expect(await decideTransaction(farm.office, key, { kind: 'send-back' })).toBe('done-before')
    expect(await farm.refunds()).toMatchObject([
      { reservationId: id, amountCents: 6500, iban: 'BE71096123456769', paidAt: undefined },
    ])
    // The statement that shows the refund leaving closes it.
    const sent = transfer({ cents: -6500, day: '2025-09-20' })
    expect(await farm.readLines(sent)).toEqual(['matched'])
    expect(farm.kindsTold()).toEqual(['cancelled', 'refunded'])
    const { together } = cashTotals(await readCashLines(farm.store, september))
    expect(together).toEqual({ receivedCents: 6500, refundedCents: 6500 })
  })

  it('belongs to the booking it is booked on instead of a cancelled one, and so does its rest', async () => {
    const cancelled = await farm.owing()
    const next = await farm.owing()
    await farm.cancel({ id: cancelled.id, by: 'guest' })
    await farm.pay(cancelled.deposit, { cents: 13_500 })
    expect(await onlyOne()).toMatchObject({ reservationId: cancelled.id })
    expect(await decide({ kind: 'book', reservationId: next.id })).toBe('done')
    expect(await farm.paidCents(next.id)).toEqual({ deposit: 6500, balance: 6500 })
    expect(await decide({ kind: 'send-back' })).toBe('done')
    expect(await listTransactions(farm.store)).toMatchObject([{ reservationId: next.id }])
    expect(await farm.refunds()).toMatchObject([{ reservationId: next.id, amountCents: 500 }])
  })

  it('goes nowhere while nobody knows whose it is', async () => {
    await farm.owing()
    await farm.readLines(transfer({ structured: '090933755493' }))
    expect(await decide({ kind: 'send-back' })).toBe('does-not-fit')
    expect(await farm.refunds()).toEqual([])
  })

  const takenBackBy = (reference: string) => ({
    ...transfer({ structured: reference, cents: -6500 }),
    code: '00101000',
    returned: '4',
  })

  it('is booked off once when the bank takes it back, told to the guest or not', async () => {
    const { id, deposit, balance } = await farm.owing()
    await farm.readLines(transfer({ structured: deposit }), transfer({ structured: balance }))
    for (const notifies of [false, true]) {
      const reference = notifies ? deposit : balance
      await farm.readLines(takenBackBy(reference))
      const { key } = await onlyOne()
      const decision = { kind: 'take-back', notifies } as const
      expect(await decideTransaction(farm.office, key, decision)).toBe('done')
      expect(await decideTransaction(farm.office, key, decision)).toBe('done-before')
      const notices = farm.kindsTold().filter((kind) => kind === 'taken-back')
      expect(notices).toHaveLength(notifies ? 1 : 0)
      // The payment that the reference names is owed again.
      expect(await farm.paidCents(id)).toEqual({ deposit: notifies ? 0 : 6500, balance: 0 })
      expect((await farm.found(id)).status).toBe(notifies ? 'confirmed' : 'secured')
      expect(await farm.lastEvent(id)).toMatchObject({
        what: 'taken-back',
        detail: { payment: notifies ? 'deposit' : 'balance', cents: 6500 },
      })
    }
    expect(await waiting()).toEqual([])
  })

  it.each([
    [true, []],
    [false, ['balance-request']],
  ])('is asked for once when the bank takes it back late (told: %s)', async (notifies, asked) => {
    const { deposit, balance } = await farm.owing()
    await farm.readLines(transfer({ structured: deposit }), transfer({ structured: balance }))
    await farm.liveUntil('2025-09-20T06:30:00Z')
    await farm.readLines(takenBackBy(balance))
    expect(await farm.decide({ kind: 'take-back', notifies })).toBe('done')
    farm.forgetTold()
    await farm.liveUntil('2025-09-20T12:00:00Z')
    expect(farm.kindsTold()).toEqual(asked)
  })

  it('is only shown when the bank takes it back and it was never booked, or has ended', async () => {
    const { id, deposit } = await farm.owing()
    await farm.readLines(takenBackBy(deposit))
    expect(await onlyOne()).toMatchObject({ detail: { reason: 'reversal' } })
    const takeBack = { kind: 'take-back', notifies: false } as const
    for (const decision of [
      { kind: 'book', reservationId: id },
      { kind: 'send-back' },
      takeBack,
    ] as const) {
      expect(await decide(decision)).toBe('does-not-fit')
    }
    await farm.pay(deposit)
    await farm.cancel({ id, by: 'owner' })
    expect(await decide(takeBack)).toBe('does-not-fit')
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    expect(await decide({ kind: 'leave' })).toBe('done')
    expect(await waiting()).toEqual([])
  })

  it('one transfer is divided over bookings, each told once, and each counted in the cash book', async () => {
    const one = await farm.owing('Fien Maes')
    const other = await farm.owing('Fien Maes')
    await farm.readLines(
      transfer({ cents: 13_000, name: 'MAES FIEN', text: 'twee keer voorschot' }),
    )
    const shares = [one, other].map(({ id }) => ({ reservationId: id, cents: 6500 }))
    const tooMuch = { reservationId: one.id, cents: 13_001 }
    expect(await decide({ kind: 'divide', shares: [tooMuch] })).toBe('does-not-fit')
    expect(await decide({ kind: 'divide', shares })).toBe('done')
    for (const { id } of [one, other]) {
      expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    }
    expect(farm.kindsTold()).toEqual(['secured', 'secured'])
    expect(await waiting()).toEqual([])
    const lines = await readCashLines(farm.store, september)
    const cash = lines.map(({ reservationId, receivedCents }) => [reservationId, receivedCents])
    expect(cash.toSorted()).toEqual([one, other].map(({ id }) => [id, 6500]).toSorted())
  })

  it('a part of a transfer is booked by hand, and the rest keeps waiting', async () => {
    const one = await farm.owing('Fien Maes')
    const other = await farm.owing('Lander Claes')
    await farm.readLines(transfer({ cents: 10_000, name: 'MAES FIEN', text: 'voor ons twee' }))
    expect(await decide({ kind: 'book', reservationId: one.id, cents: 10_001 })).toBe(
      'does-not-fit',
    )
    await decide({ kind: 'book', reservationId: one.id, cents: 4000 })
    expect((await onlyOne()).detail).toMatchObject({ restCents: 6000 })
    await decide({ kind: 'book', reservationId: other.id })
    expect(await farm.paidCents(one.id)).toEqual({ deposit: 4000, balance: 0 })
    expect(await farm.paidCents(other.id)).toEqual({ deposit: 6000, balance: 0 })
    expect(await waiting()).toEqual([])
  })
})
