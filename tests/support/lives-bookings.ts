import { paidCents, totalCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { listRefunds } from './all-of.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import type { TestOffice } from './test-office.ts'

/** Bookings that cost, have been paid or get back something else than what happened to them says. */
export async function bookingsWrong(
  { store }: Pick<TestOffice, 'store'>,
  money: MoneyByHand,
): Promise<readonly string[]> {
  const wrong: string[] = []
  const expectSame = (what: string, found: number, right: number) => {
    if (found !== right) wrong.push(`${what}: ${found}, and not ${right}`)
  }
  const refunds = await listRefunds(store)
  for (const { id, participants, priceCents, payments } of await store.reservations.list()) {
    expectSame(`price of ${id}`, totalCents(payments), participants * priceCents)
    const back = refunds.filter(({ reservationId }) => reservationId === id)
    const cents = sum(back, ({ amountCents }) => amountCents)
    expectSame(`money of ${id}`, paidCents(payments), money.paid(id))
    expectSame(`refund of ${id}`, cents, money.owedBack(id))
  }
  return wrong
}
