import {
  balanceOf,
  type Entry,
  type LedgerAccount,
  paymentOf,
  voucherOf,
} from '#booking/money/entry.ts'
import { sum } from '#booking/sum.ts'
import { listEntries, listRefunds, listTransactions } from './all-of.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import type { TestOffice } from './test-office.ts'

/** Where the farm's entries say otherwise than its payments, vouchers, refunds and lines, or than the bank. */
export async function entriesWrong(
  { store }: Pick<TestOffice, 'store'>,
  money: MoneyByHand,
): Promise<readonly string[]> {
  const wrong: string[] = []
  const expectSame = (what: string, found: unknown, right: unknown) => {
    const [one, other] = [JSON.stringify(found), JSON.stringify(right)]
    if (one !== other) wrong.push(`entries of ${what}: ${one}, and not ${other}`)
  }
  const entries = await listEntries(store)
  const byAccount = Map.groupBy(
    entries.flatMap((entry) => [entry.from, entry.to].map((account) => ({ account, entry }))),
    ({ account }) => account,
  )
  const of = (account: LedgerAccount): readonly Entry[] =>
    (byAccount.get(account) ?? []).map(({ entry }) => entry)
  const standing = (account: LedgerAccount) => balanceOf(account, of(account))
  for (const { id, payments } of await store.listReservations()) {
    for (const { kind, amountCents, paidCents } of payments) {
      const account = `${kind}:${id}` as const
      expectSame(account, paymentOf(account, of(account)), { amountCents, paidCents })
    }
  }
  for (const {
    id,
    amountCents,
    receivedCents,
    leftCents,
    refundCents,
    refundedAt,
  } of await store.listVouchers()) {
    const account = `voucher:${id}` as const
    const sums = { receivedCents, leftCents, refundCents }
    expectSame(account, voucherOf(account, amountCents, of(account)), sums)
    expectSame(
      `refund of ${account}`,
      standing(`voucher-refund:${id}`),
      refundedAt ? 0 : refundCents,
    )
  }
  for (const [first, parts] of Map.groupBy(
    await listRefunds(store),
    ({ firstPart }) => firstPart,
  )) {
    const open = parts.filter(({ paidAt }) => !paidAt)
    expectSame(
      `refund ${first}`,
      standing(`refund:${first}`),
      sum(open, (part) => part.amountCents),
    )
  }
  for (const { key, outcome, settledAt, detail } of await listTransactions(store)) {
    if (outcome !== 'over' || settledAt) continue
    expectSame(`rest of ${key}`, standing(`rest:${key}`), detail.restCents)
  }
  const outside = [...byAccount.keys()].filter((one) => one === 'bank' || one.startsWith('hand:'))
  expectSame('the bank', 0 - sum(outside, standing), money.cash)
  return wrong
}
