import { isIncome } from '../../figures/cash-book.ts'
import { isIban } from '../iban.ts'
import type { FoundStatements, BankTransaction } from './transaction.ts'
import { Unreadable } from './problem.ts'
import { squeezed } from './references-in-text.ts'

export function checkAccounts({ format, statements }: FoundStatements, own: string): void {
  for (const { account, line } of statements) {
    if (account === '') throw new Unreadable('no-account', { format, line })
    if (isSameAccount(account, own)) continue
    // Somebody's private account is not to stand in full on a screen, or in a log.
    throw new Unreadable('other-account', { format, line, found: account.slice(-4) })
  }
}

/** Older files name a Belgian account by its twelve digits alone. */
function isSameAccount(named: string, own: string): boolean {
  const account = named.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  return account === own || (own.startsWith('BE') && account === own.slice(4))
}

type Kept = {
  readonly amountCents: number
  readonly outcome: string
  readonly payerIban: string
  readonly detail?: { readonly isShare?: boolean }
}

/** Undefined when unknown, not a single one, or in part a companion's: then who booked has to be asked. */
export function payerAccount(transactions: readonly Kept[]): string | undefined {
  // What still waits for the owner may be somebody else's.
  const paid = transactions.filter(isIncome)
  if (paid.some(({ detail }) => detail?.isShare)) return undefined
  const [account, ...others] = new Set(paid.map(({ payerIban }) => payerIban))
  return others.length === 0 && account ? account : undefined
}

export function counterparty(
  name: string,
  account: string,
): Pick<BankTransaction, 'payerName' | 'payerIban'> {
  const payerName = squeezed(name).slice(0, 140)
  const payerIban = account.toUpperCase().replaceAll(/\s/g, '')
  return { ...(payerName && { payerName }), ...(isIban(payerIban) && { payerIban }) }
}

/** What banks write where they have no reference. */
const none = /^(?:0*|NOTPROVIDED|NONREF|NOREF|NOT PROVIDED)$/i

export function bankReferenceOf(text: string): Pick<BankTransaction, 'bankReference'> {
  const reference = squeezed(text).slice(0, 80)
  return none.test(reference) ? {} : { bankReference: reference }
}
