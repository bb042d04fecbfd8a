import { type Kysely, sql } from 'kysely'
import type { Tables } from '#store/tables.ts'
import type { CashByHand } from './cash-by-hand.ts'

/**
 * Tells where the sum of all accounts is not zero, or bank and hands differ from statements and
 * marks; quick enough to run after each step.
 */
export async function cashWrong(db: Kysely<Tables>, cash: CashByHand): Promise<readonly string[]> {
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
