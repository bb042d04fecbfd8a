import { addHours } from '../dates/brussels-time.ts'

export type AskedAccount = { readonly iban: string; readonly at: Date }

export type RefundAccount = {
  /** The account the money came from, or else the one the guest named; empty while nobody has said. */
  readonly iban: string
  readonly asked: AskedAccount | undefined
}

type Named = { readonly known: string | undefined; readonly typed: string }

/** Money goes back where it came from; any other account is asked for, and stands beside it. */
export function refundAccount({ known, typed }: Named, now: Date): RefundAccount {
  if (!known) return { iban: typed, asked: undefined }
  const isOther = typed !== '' && typed !== known
  return { iban: known, asked: isOther ? { iban: typed, at: now } : undefined }
}

export function onceStopped(account: RefundAccount, known: string | undefined): RefundAccount {
  const iban = known ?? (account.asked ? account.iban : '')
  return { iban, asked: undefined }
}

export function goesTo({ iban, asked }: RefundAccount): string {
  return asked?.iban ?? iban
}

export function stoppable(account: RefundAccount, known: string | undefined): string | undefined {
  const iban = goesTo(account)
  return iban !== '' && iban !== known ? iban : undefined
}

/** A guest reads mail within a day: before that, no code asks the owner to pay another account. */
const waitHours = 24

export function payableFrom({ at }: AskedAccount): Date {
  return addHours(at, waitHours)
}

export function payableTo({ iban, asked }: RefundAccount, now: Date): string | undefined {
  if (!asked) return iban
  return now < payableFrom(asked) ? undefined : asked.iban
}
