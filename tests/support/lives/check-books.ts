import { type Kysely, sql } from 'kysely'
import { balanceOf } from '#booking/money/balances.ts'
import type { Entry } from '#booking/money/entry.ts'
import type { LedgerAccount } from '#booking/money/ledger-account.ts'
import { paidCents, totalCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { Tables } from '#store/tables.ts'
import { listEntries, listRefunds, listTransactions } from '../all-of.ts'
import type { ExpectedCash } from './expected-cash.ts'
import { giftsWrong } from './voucher-acts.ts'
import type { ExpectedMoney } from './expected-money.ts'
import type { TestOffice } from '../test-office.ts'

/** Tells where bookings, refunds, vouchers and accounts differ from what happened to them. */
export async function booksWrong(office: TestOffice, money: ExpectedMoney, db: Kysely<Tables>) {
  const wrong = [...(await cashWrong(db, money)), ...(await giftsWrong(office, money))]
  const expectSame = (what: string, found: number, ...right: readonly number[]) => {
    if (!right.includes(found)) wrong.push(`${what}: ${found}, and not ${right.join(' or ')}`)
  }
  const { store } = office
  const ends = (await listEntries(store)).flatMap((entry) =>
    [entry.from, entry.to].map((account) => ({ account, entry })),
  )
  const byAccount = Map.groupBy(ends, ({ account }) => account)
  const of = (account: LedgerAccount): readonly Entry[] =>
    (byAccount.get(account) ?? []).map(({ entry }) => entry)
  const balance = (account: LedgerAccount) => balanceOf(account, of(account))
  const refunds = await listRefunds(store)
  for (const { id, participants, priceCents, payments } of await store.reservations.list()) {
    const back = refunds.filter(({ reservationId }) => reservationId === id)
    expectSame(`price of ${id}`, totalCents(payments), participants * priceCents)
    expectSame(`money of ${id}`, paidCents(payments), money.paid(id))
    const backCents = sum(back, ({ amountCents }) => amountCents)
    expectSame(`refund of ${id}`, backCents, money.owedBack(id))
    const own = payments.map(({ kind }) => `${kind}:${id}` as const)
    const stays = totalCents(payments) + sum(own, balance)
    expectSame(`entries of what stays of ${id}`, stays, money.staysOfEnded(id))
  }
  const due = await dueOn(store, refunds)
  for (const account of new Set([...due.keys(), ...byAccount.keys()])) {
    const right = due.get(account) ?? rightOf(account, of(account))
    if (right) expectSame(`entries of ${account}`, balance(account), ...right)
  }
  return wrong
}

/** The balances that each account of a refund, a rest or noted money may have. */
async function dueOn(store: TestOffice['store'], refunds: readonly Refund[]) {
  const due = new Map<LedgerAccount, readonly number[]>()
  for (const [first, parts] of Map.groupBy(refunds, ({ firstPart }) => firstPart)) {
    const open = parts.filter(({ paidAt }) => !paidAt)
    due.set(`refund:${first}`, [sum(open, ({ amountCents }) => amountCents)])
  }
  // A statement has shown it, or has not.
  for (const { id, paidAt, amountCents } of refunds)
    due.set(`hand:${id}`, paidAt ? [amountCents, 0] : [0])
  for (const { id, refundCents, refundedAt } of await store.vouchers.list())
    due.set(`voucher-refund:${id}`, [refundedAt ? 0 : refundCents])
  for (const { key, outcome, settledAt, detail } of await listTransactions(store)) {
    if (outcome === 'over' && !settledAt) due.set(`rest:${key}`, [detail.restCents ?? 0])
  }
  return due
}

/** A refund or rest that is no more is empty; a statement has shown what the owner noted, or has not. */
function rightOf(account: LedgerAccount, entries: readonly Entry[]) {
  if (/^(refund|rest):/.test(account)) return [0]
  if (!account.startsWith('hand:')) return undefined
  const [marked, back] = (['marked', 'refunded'] as const).map((kind) =>
    sum(entries, (entry) => (entry.kind === kind ? entry.cents : 0)),
  ) as [number, number]
  return [0, -marked, back, back - marked]
}

/** Quick enough to run after each step: the sum of all accounts, the bank, and the hands beside it. */
export async function cashWrong(
  db: Kysely<Tables>,
  cash: ExpectedCash,
): Promise<readonly string[]> {
  const { rows } = await sql<Sums>`
    with standing as (
      select to_account as account, cents from entry
      union all select from_account, -cents from entry
    )
    select coalesce(sum(cents), 0) as everything,
      coalesce(sum(case when account = 'bank' then -cents end), 0) as bank,
      coalesce(sum(case when account = 'bank' or account like 'hand:%' then -cents end), 0) as outside
    from standing`.execute(db)
  const { everything, bank, outside } = rows[0]!
  const found = [
    ['all accounts', Number(everything), 0],
    ['the bank', Number(bank), cash.bank],
    ['bank and hands', Number(outside), cash.bankAndHands],
  ] as const
  return found.flatMap(([what, cents, right]) =>
    cents === right ? [] : [`entries of ${what}: ${cents}, and not ${right}`],
  )
}

type Sums = Readonly<Record<'everything' | 'bank' | 'outside', number | string>>
