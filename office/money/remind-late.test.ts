import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { decideTransaction } from './decide-transaction.ts'
import { findMoneyWaiting } from './money-waiting.ts'
import { findLateBooking, remindLate } from './remind-late.ts'

const farm = freshOffice()

function reminded(): readonly string[] {
  return farm.office.notified.flatMap((news) =>
    news.kind === 'deposit-reminder' ? [news.reservation.id] : [],
  )
}

it('the clock does not repeat a reminder of the owner, nor the owner one of the clock within a week', async () => {
  const byOwner = await farm.confirmed()
  const byClock = await farm.confirmed({ email: 'lander@example.org' })
  // The deposit was due the day before; the clock reminds two days later.
  await farm.liveUntil('2025-09-23T08:00:00Z')
  expect(reminded()).toEqual([])
  expect(await remindLate(farm.office, byOwner)).toBe('done')
  await farm.liveUntil('2025-09-25T08:00:00Z')
  expect(reminded()).toEqual([byOwner, byClock])
  expect(await remindLate(farm.office, byClock)).toBe('not-now')
  expect(reminded()).toHaveLength(2)
})

it('a guest whose money may wait on a bank line is not reminded by itself, and the owner reads of the line', async () => {
  const { id } = await farm.owing()
  const other = await farm.owing('Lander Maes')
  const named = transfer({ text: 'workshop groenten', cents: 6400 })
  expect(await farm.readLines(named)).toEqual(['review'])
  await farm.liveUntil('2025-09-25T08:00:00Z')
  expect(reminded()).toEqual([other.id])
  const late = await findLateBooking(farm.store, await farm.found(id), farm.office.clock.now())
  expect(late?.waits).toMatchObject({ amountCents: 6400 })
  const { key } = late!.waits!
  await decideTransaction(farm.office, key, { kind: 'leave' })
  await farm.liveUntil('2025-09-25T09:00:00Z')
  expect(reminded()).toEqual([other.id, id])
})

it('a bank line that paid a part of a booking waits with its rest alone', async () => {
  const { id, deposit } = await farm.owing()
  expect(await farm.pay(deposit, { cents: 15_500 })).toBe('over')
  await farm.changeParty({ id, participants: 3 })
  await farm.liveUntil('2025-10-20T08:00:00Z')
  const late = await findLateBooking(farm.store, await farm.found(id), farm.office.clock.now())
  expect(late?.waits).toMatchObject({ amountCents: 2500 })
})

it('of very many lines that wait, the newest are looked at, and every one that names the booking', async () => {
  const { id } = await farm.owing()
  const other = await farm.owing('Lander Maes')
  const fits = transfer({ text: 'workshop groenten', cents: 6400 })
  const paid = transfer({ structured: other.deposit })
  const again = transfer({ structured: other.deposit })
  const nobodys = Array.from({ length: 200 }, (_, nth) =>
    transfer({ day: '2025-09-17', text: 'workshop', cents: 100_000 + nth, name: 'VOS TIM' }),
  )
  await farm.readLines(fits, paid, again, ...nobodys)
  farm.setClock('2025-10-06T08:00:00Z')
  const isWaited = async (booking: string) => (await findMoneyWaiting(farm.store)).has(booking)
  expect([await isWaited(id), await isWaited(other.id)]).toEqual([false, true])
  const [newest] = nobodys
  await farm.readLines({
    ...newest!,
    bankReference: '2509180000000001',
    cents: 6400,
    name: fits.name,
  })
  expect(await isWaited(id)).toBe(true)
})

async function onFarDate() {
  await farm.addEvening('2025-12-16')
  return await farm.confirmed({ preferredDate: 'dinsdag 16 december 2025 - 18:30-22:00' })
}

it('a payment that is put off can be late again, and guest and owner hear of it again', async () => {
  const id = await onFarDate()
  const said = () => farm.kindsTold().filter((kind) => kind.startsWith('deposit-'))
  await farm.liveUntil('2025-10-01T08:00:00Z')
  expect(said()).toEqual(['deposit-reminder', 'deposit-overdue'])
  await farm.changeParty({ id, by: 'guest', participants: 2 })
  await farm.liveUntil('2025-10-20T08:00:00Z')
  await farm.doDueTasks()
  expect(said()).toEqual([
    'deposit-reminder',
    'deposit-overdue',
    'deposit-reminder',
    'deposit-overdue',
  ])
})

it('a notice of a late payment that an earlier version said is not said again', async () => {
  const record = await onFarDate()
  for (const kind of ['deposit-reminder', 'deposit-overdue'] as const)
    await farm.store.change(({ history }) =>
      history.claimNotice({ kind, record, day: '2025-12-16' }, new Date('2025-09-30T08:00:00Z')),
    )
  await farm.liveUntil('2025-10-01T08:00:00Z')
  expect(farm.kindsTold()).not.toContain('deposit-reminder')
  expect(farm.kindsTold()).not.toContain('deposit-overdue')
})
