import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'

/** Cents of a booking's money, and the account that a bank's line showed they came from. */
export type Source = {
  /** Empty where no bank told: money marked by hand, or a companion's. */
  readonly iban: string
  readonly cents: Cents
  /** A gift voucher paid them and was withdrawn since: they are its buyer's, and no guest names another account. */
  readonly isBuyers?: true
}

/** `out` is a refund, or a sum that the bank took back; `along` is money that went with a split. */
export type Flow = { readonly at: Date } & (
  | ({ readonly kind: 'in' } & Source)
  | ({ readonly kind: 'out' } & Pick<Source, 'iban' | 'cents'>)
  | { readonly kind: 'along'; readonly cents: Cents }
)

const order = ['in', 'out', 'along'] as const

/** An account is known for the cents that came from it, less what left again; never for one more. */
export function sourcesOf(flows: readonly Flow[]): readonly Source[] {
  const inTime = flows.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || order.indexOf(a.kind) - order.indexOf(b.kind),
  )
  let sources: readonly Source[] = []
  for (const flow of inTime) {
    if (flow.kind === 'in') sources = added(sources, flow)
    else if (flow.kind === 'out') sources = lessened(sources, flow)
    else for (const part of refundBySource(flow.cents, sources)) sources = lessened(sources, part)
  }
  return sources
}

/**
 * Shares a refund out over the accounts in proportion to their payments, to the cent; an account
 * gets at most the cents it paid. Cents without a source have an empty account, and come last.
 */
export function refundBySource(cents: Cents, sources: readonly Source[]): readonly Source[] {
  const missing = Math.max(0, cents - sum(sources, (source) => source.cents))
  const all = (missing > 0 ? added(sources, { iban: '', cents: missing }) : sources).toSorted(
    (a, b) => Number(a.iban === '') - Number(b.iban === ''),
  )
  const whole = sum(all, (source) => source.cents)
  let [counted, given] = [0, 0]
  return all
    .map((source) => {
      counted += source.cents
      const part = Math.round((cents * counted) / whole) - given
      given += part
      return { ...source, cents: part }
    })
    .filter((part) => part.cents > 0)
}

function added(sources: readonly Source[], { iban, cents, isBuyers }: Source): readonly Source[] {
  const has = sources.some((one) => one.iban === iban && one.isBuyers === isBuyers)
  if (!has) return [...sources, { iban, cents, ...(isBuyers && { isBuyers }) }]
  return sources.map((one) =>
    one.iban === iban && one.isBuyers === isBuyers ? { ...one, cents: one.cents + cents } : one,
  )
}

/** An account without a source was named by somebody, for money of unknown origin. */
function lessened(sources: readonly Source[], { iban, cents }: Pick<Source, 'iban' | 'cents'>) {
  const from = sources.some((source) => source.iban === iban) ? iban : ''
  let left = cents
  return sources
    .map((source) => {
      if (source.iban !== from) return source
      const taken = Math.min(left, source.cents)
      left -= taken
      return { ...source, cents: source.cents - taken }
    })
    .filter((source) => source.cents > 0)
}
