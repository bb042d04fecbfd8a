import type { Part } from './booked.ts'
import { type Account, bothKinds, type Ledger, openOf, takesMoney } from './ledger.ts'
import { namesAlike } from './names-alike.ts'

/** Those who owe exactly an amount, under a name that may be a payer's; one may come twice. */
export type Debtors = {
  readonly alike: (payer: readonly string[], amountCents: number) => Iterable<Account>
}

/** What a payment without reference is thought to be for, in this order. */
export const eachOrBoth: readonly (readonly Part['kind'][])[] = [
  ['deposit'],
  ['balance'],
  bothKinds,
]

/** By what is open at this moment: it is asked for when no more will be booked. */
export function debtorsOf({ accounts }: Ledger): Debtors {
  const debts = Map.groupBy([...accounts.values()].flatMap(debtsOf), ({ cents }) => cents)
  const namesOf = new Map<number, ReturnType<typeof namesAlike<Account>>>()
  return {
    alike: (payer, cents) => {
      const known = namesOf.get(cents)
      if (known) return known(payer)
      const names = namesAlike((debts.get(cents) ?? []).map(({ account }) => account))
      namesOf.set(cents, names)
      return names(payer)
    },
  }
}

function debtsOf(account: Account) {
  const amounts = takesMoney(account) ? eachOrBoth.map((kinds) => openOf(account, kinds)) : []
  return [...new Set(amounts)].filter((cents) => cents > 0).map((cents) => ({ cents, account }))
}
