import {
  balanceOf,
  type Entry,
  type LedgerAccount,
  paymentOf,
  voucherOf,
} from '#booking/money/entry.ts'
import { totalCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { listEntries, listRefunds, listTransactions } from './all-of.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import type { TestOffice } from './test-office.ts'

/** Tells where the entries differ from payments, vouchers, refunds and lines, or from the bank. */
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
  for (const { id, payments } of await store.reservations.list()) {
    for (const { kind, amountCents, paidCents } of payments) {
      const account = `${kind}:${id}` as const
      expectSame(account, paymentOf(account, of(account)), { amountCents, paidCents })
    }
    const own = payments.map(({ kind }) => `${kind}:${id}` as const)
    const stays = totalCents(payments) + sum(own, standing)
    expectSame(`what stays of ${id}`, stays, money.staysOfEnded(id))
  }
  for (const {
    id,
    amountCents,
    receivedCents,
    leftCents,
    refundCents,
    refundedAt,
  } of await store.vouchers.list()) {
    const account = `voucher:${id}` as const
    const sums = { receivedCents, leftCents, refundCents }
    expectSame(account, voucherOf(account, amountCents, of(account)), sums)
    expectSame(
      `refund of ${account}`,
      standing(`voucher-refund:${id}`),
      refundedAt ? 0 : refundCents,
    )
  }
  const due = await dueOn(store)
  for (const [account, cents] of due) {
    if (!cents.includes(standing(account)))
      wrong.push(`entries of ${account}: ${standing(account)}, and not ${cents.join(' or ')}`)
  }
  const accounts = [...byAccount.keys()]
  const outside = accounts.filter((one) => one === 'bank' || one.startsWith('hand:'))
  for (const account of accounts.filter((one) => !due.has(one))) {
    // The accounts of a refund or rest that is no more are empty.
    if (/^(refund|rest):/.test(account)) expectSame(account, standing(account), 0)
    // A statement has shown what was marked, or has not.
    const cents = (kind: Entry['kind']) =>
      sum(
        of(account).filter((one) => one.kind === kind),
        (one) => one.cents,
      )
    const [marked, back] = [cents('marked'), cents('refunded')]
    const right = [0, -marked, back, back - marked]
    if (account.startsWith('hand:') && !right.includes(standing(account)))
      wrong.push(`entries of ${account}: ${standing(account)}, and not ${right.join(' or ')}`)
  }
  expectSame('all accounts', sum(accounts, standing), 0)
  expectSame('the bank', 0 - standing('bank'), money.bank)
  expectSame('bank and hands', 0 - sum(outside, standing), money.bankAndHands)
  return wrong
}

/** The balance that each account of a refund, a rest or a hand may have. */
async function dueOn(store: TestOffice['store']) {
  const due = new Map<LedgerAccount, readonly number[]>()
  const refunds = await listRefunds(store)
  for (const [first, parts] of Map.groupBy(refunds, ({ firstPart }) => firstPart)) {
    const open = parts.filter(({ paidAt }) => !paidAt)
    due.set(`refund:${first}`, [sum(open, ({ amountCents }) => amountCents)])
  }
  // A statement has shown it, or has not.
  for (const { id, paidAt, amountCents } of refunds)
    due.set(`hand:${id}`, paidAt ? [amountCents, 0] : [0])
  for (const { key, outcome, settledAt, detail } of await listTransactions(store)) {
    if (outcome === 'over' && !settledAt) due.set(`rest:${key}`, [detail.restCents ?? 0])
  }
  return due
}
