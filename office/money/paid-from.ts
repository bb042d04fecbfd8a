import { payerAccount } from '#booking/money/statement/accounts.ts'
import type { Store } from '#store/store.ts'
import type { TransactionOnFile } from '#store/transactions.ts'

type Reads = Pick<Store, 'listEvents' | 'transactionsOf'>

/** The account a booking was paid from, when the bank told it: for a part of a party, with all of it. */
export async function paidFrom(reads: Reads, id: string): Promise<string | undefined> {
  return payerAccount(await transactionsFor(reads, id))
}

async function transactionsFor(reads: Reads, id: string): Promise<readonly TransactionOnFile[]> {
  const own = await reads.transactionsOf(id)
  const off = (await reads.listEvents(id)).find(({ what }) => what === 'split-off')
  if (off?.what !== 'split-off') return own
  return [...own, ...(await transactionsFor(reads, off.detail.otherId))]
}
