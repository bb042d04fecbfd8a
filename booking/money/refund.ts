import { addHours } from '../dates/brussels-time.ts'
import { inProportion, sum } from '../sum.ts'
import type { Cents } from '../units.ts'
import type { Id } from '../id.ts'
import type { EndingKind } from '../reservations/status.ts'
import type { Entry, PostedEntry } from './entry.ts'
import { type RefundLedgerAccount, idOf, isPayment, isRest } from './ledger-account.ts'

export type NamedAccount = { readonly iban: string; readonly at: Date }

export type RefundAccount = Pick<Source, 'iban' | 'voucherId'> & {
  readonly named: NamedAccount | undefined
}

/** A refund goes to the account that the money came from; another account that the guest named is kept beside it. */
export function refundAccount(
  { iban, voucherId }: Pick<Source, 'iban' | 'voucherId'>,
  named: NamedAccount | undefined,
): RefundAccount {
  const isOther = named !== undefined && !voucherId && named.iban !== iban
  return { iban, voucherId, named: isOther ? named : undefined }
}

/** The account that the guest named gets the money of unknown origin; if every origin is known, it gets all the money. */
export function refundAccounts(
  parts: readonly Pick<Source, 'iban' | 'voucherId'>[],
  named: NamedAccount | undefined,
): readonly RefundAccount[] {
  const isForUnknown = parts.some(isOfUnknown)
  return parts.map((part) => {
    const isAskedFor = isOfUnknown(part) || !isForUnknown
    return refundAccount(part, isAskedFor ? named : undefined)
  })
}

/** True of money for which the guest's page asks an account: no guest names one for a voucher's buyer. */
export function isOfUnknown({ iban, voucherId }: Pick<Source, 'iban' | 'voucherId'>): boolean {
  return iban === '' && !voucherId
}

export function goesTo({ iban, named }: RefundAccount): string {
  return named?.iban ?? iban
}

/** The mailbox has so many hours to stop an account that somebody typed: a guest reads mail within a day. */
export const waitHours = 24

export function payableFrom({ at }: Pick<NamedAccount, 'at'>): Date {
  return addHours(at, waitHours)
}

/** The account to pay; undefined while the mailbox can still stop a typed one. */
export function payableTo({ iban, named }: RefundAccount, now: Date): string | undefined {
  if (!named) return iban
  return now < payableFrom(named) ? undefined : named.iban
}

/** Cents of a booking's money, and the account that a bank's line showed they came from. */
export type Source = {
  /** Empty for money that the owner noted or a companion paid. */
  readonly iban: string
  readonly cents: Cents
  /** The gift voucher that paid these cents and was withdrawn since: they go back to its buyer. */
  readonly voucherId?: Id<'voucher'> | undefined
}

/** `out` is a refund, or a sum that the bank took back; `along` is money that went with a split. */
export type Flow = { readonly at: Date } & (
  | ({ readonly kind: 'in' } & Source)
  | ({ readonly kind: 'out' } & Source)
  | { readonly kind: 'along'; readonly cents: Cents }
)

const order = ['in', 'out', 'along'] as const

/** Cents that came from each account, less those that left for it again. */
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

/** Shares a refund out over the accounts in proportion; cents without a source come last. */
export function refundBySource(cents: Cents, sources: readonly Source[]): readonly Source[] {
  const missing = Math.max(0, cents - sum(sources, (source) => source.cents))
  const all = (missing > 0 ? added(sources, { iban: '', cents: missing }) : sources).toSorted(
    (a, b) => Number(a.iban === '') - Number(b.iban === ''),
  )
  return inProportion(cents, all, (source) => source.cents).map(({ of, cents: part }) => {
    return { ...of, cents: part }
  })
}

function added(sources: readonly Source[], { iban, cents, voucherId }: Source): readonly Source[] {
  const has = sources.some((one) => one.iban === iban && one.voucherId === voucherId)
  if (!has) return [...sources, { iban, cents, voucherId }]
  return sources.map((one) =>
    one.iban === iban && one.voucherId === voucherId ? { ...one, cents: one.cents + cents } : one,
  )
}

/** Cents are taken off their owner's sources: off their account, then off those of unknown origin. */
function lessened(sources: readonly Source[], { iban, cents, voucherId }: Source) {
  const own = sources.filter((source) => source.voucherId === voucherId)
  const turn = (source: Source) => [iban, '', source.iban].indexOf(source.iban)
  let left = cents
  const taken = new Map<Source, Cents>()
  for (const source of (own.length > 0 ? own : sources).toSorted((a, b) => turn(a) - turn(b))) {
    const part = Math.min(left, source.cents)
    taken.set(source, part)
    left -= part
  }
  return sources
    .map((source) => ({ ...source, cents: source.cents - (taken.get(source) ?? 0) }))
    .filter((source) => source.cents > 0)
}

/** Refunds of a rest that was too much, which never paid for the booking. */
export function refundsOfRests(entries: readonly Entry[]): readonly string[] {
  const ofRests = entries.filter(({ kind, from }) => kind === 'owed-back' && isRest(from))
  return ofRests.map(({ to }) => idOf(to))
}

export function owedBackIn(entries: readonly PostedEntry[]) {
  const moves = entries.flatMap(({ kind, from, to, cents }) => {
    if (kind === 'owed-back' && isPayment(from)) return [{ payment: from, refund: to, cents }]
    return kind === 'owed-no-longer' ? [{ payment: to, refund: from, cents: -cents }] : []
  })
  const byBoth = Map.groupBy(moves, ({ payment, refund }) => `${payment} ${refund}`)
  const owed = [...byBoth.values()].map((group) => {
    const { payment, refund } = group[0]!
    return { payment, refundId: idOf(refund), cents: sum(group, (one) => one.cents) }
  })
  return owed.filter(({ cents }) => cents > 0)
}

export type RefundReason =
  | 'over'
  | 'after-end'
  | 'party'
  | 'called-off'
  | 'declined'
  | 'cancelled'
  | 'cancelled-part'
  | 'place-taken'

type RefundedBooking = {
  readonly refund: { readonly firstPart: Id<'refund'>; readonly createdAt: Date }
  readonly entries: readonly PostedEntry[]
  readonly ending:
    | { readonly what: EndingKind; readonly at: Date; readonly refundCents: Cents }
    | undefined
  /** Cents, less those that went back to vouchers. */
  readonly paidCents: Cents
  readonly hasSuccessor: boolean
}

type IntoRefund = Extract<PostedEntry, { readonly to: RefundLedgerAccount }>

/** The entries that brought a refund its money tell its reason; undefined where the ledger does not have them. */
export function refundReason(refunded: RefundedBooking): RefundReason | undefined {
  const { refund, entries, ending, hasSuccessor } = refunded
  const came = entries.find(
    (entry): entry is IntoRefund => entry.to === `refund:${refund.firstPart}`,
  )
  switch (came?.kind) {
    case 'given-up':
    case 'put-down-anew':
      return 'party'
    case 'owed-back':
      break
    case undefined:
      return undefined
  }
  if (!isPayment(came.from)) return ending && ending.at <= refund.createdAt ? 'after-end' : 'over'
  if (ending?.what !== 'cancelled') return ending?.what
  if (hasSuccessor && ending.at < refund.createdAt) return 'place-taken'
  return ending.refundCents < refunded.paidCents ? 'cancelled-part' : 'cancelled'
}
