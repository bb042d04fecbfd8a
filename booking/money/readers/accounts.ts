import { isIban } from '../iban.ts'
import type { FoundStatements, BankTransaction } from '../statement/transaction.ts'
import { Unreadable } from './problem.ts'
import { squeezed } from '../statement/references-in-text.ts'

export function checkAccounts(
  { format, statements }: FoundStatements,
  own: readonly string[],
): void {
  for (const { account, line } of statements) {
    if (account === '') throw new Unreadable('no-account', { format, line })
    if (own.some((one) => isSameAccount(account, one))) continue
    // A private account must not stand in full on a screen, or in a log.
    throw new Unreadable('other-account', { format, line, found: account.slice(-4) })
  }
}

/** Older files name a Belgian account by its twelve digits alone. */
export function isSameAccount(named: string, own: string): boolean {
  const account = named.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  return account === own || (own.startsWith('BE') && account === own.slice(4))
}

export function counterparty(
  name: string,
  account: string,
): Pick<BankTransaction, 'payerName' | 'payerIban'> {
  const payerName = squeezed(name).slice(0, 140)
  const payerIban = account.toUpperCase().replaceAll(/\s/g, '')
  return { ...(payerName && { payerName }), ...(isIban(payerIban) && { payerIban }) }
}

/** Banks write this for a missing reference. */
const none = /^(?:0*|NOTPROVIDED|NONREF|NOREF|NOT PROVIDED)$/i

export function bankReferenceOf(text: string): Pick<BankTransaction, 'bankReference'> {
  const reference = squeezed(text).slice(0, 80)
  return none.test(reference) ? {} : { bankReference: reference }
}
