import { addHours } from '../dates/brussels-time.ts'
import type { Source } from './sources.ts'

export type AskedAccount = { readonly iban: string; readonly at: Date }

export type RefundAccount = {
  /** The account the money came from; empty while nobody knows it. */
  readonly iban: string
  /** Account that a guest or the owner typed. */
  readonly asked: AskedAccount | undefined
}

/** Money goes back where it came from; any other account is asked for, and stands beside it. */
export function refundAccount(
  { iban, isBuyers }: Pick<Source, 'iban' | 'isBuyers'>,
  asked: AskedAccount | undefined,
): RefundAccount {
  const isOther = asked !== undefined && !isBuyers && asked.iban !== iban
  return { iban, asked: isOther ? asked : undefined }
}

/** An account typed while some money is of unknown origin is for that money alone; otherwise for all. */
export function refundAccounts(
  parts: readonly Pick<Source, 'iban' | 'isBuyers'>[],
  asked: AskedAccount | undefined,
): readonly RefundAccount[] {
  const isForUnknown = parts.some(({ iban }) => iban === '')
  return parts.map((part) => {
    const isAskedFor = part.iban === '' || !isForUnknown
    return refundAccount(part, isAskedFor ? asked : undefined)
  })
}

/** Empty while nobody has said. */
export function goesTo({ iban, asked }: RefundAccount): string {
  return asked?.iban ?? iban
}

/** A guest reads mail within a day: before that, no code asks the owner to pay an account that was typed. */
const waitHours = 24

export function payableFrom({ at }: Pick<AskedAccount, 'at'>): Date {
  return addHours(at, waitHours)
}

/** Undefined until the guest's mailbox has had a day to stop an account that was typed. */
export function payableTo({ iban, asked }: RefundAccount, now: Date): string | undefined {
  if (!asked) return iban
  return now < payableFrom(asked) ? undefined : asked.iban
}
