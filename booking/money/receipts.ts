import type { Day } from '#language/dates.ts'
import type { Id } from '../id.ts'
import { allocate, sum } from '../sum.ts'
import type { Cents } from '../units.ts'
import { ignoreEntry, type PostedEntry } from './entry.ts'
import { isPayment, type LedgerAccount } from './ledger-account.ts'
import type { Method } from './method.ts'
import { type Owed, paymentKinds, type PaymentPart } from './owed.ts'

export type Receipt = {
  /** Account that a mistaken receipt returns to: the owner's note, or the rest of its bank line. */
  readonly account: Extract<LedgerAccount, `hand:${string}` | `rest:${string}`>
  /** Day in Brussels: the bank's where a line showed it. */
  readonly day: Day
  readonly at: Date
  readonly method: Method | undefined
  readonly parts: readonly PaymentPart[]
}

/** Receipts of a booking in the order they came, without money that was taken back. */
export function receiptsOf(
  id: Id<'reservation'>,
  entries: readonly PostedEntry[],
): readonly Receipt[] {
  const marks = entries.filter(({ kind, from }) => kind === 'shown' && from === 'bank')
  const shown = new Map<string, PostedEntry>(marks.map((entry) => [entry.to, entry]))
  const steps = entries.flatMap((entry) => {
    const step = stepOf(entry, shown.get(entry.from))
    const payment = isPayment(entry.to) ? entry.to : entry.from
    const kind = paymentKinds.find((one) => payment === `${one}:${id}`)
    const share = 'share' in entry ? entry.share : undefined
    return step && kind ? [{ ...step, kind, share }] : []
  })
  const receipts = [...Map.groupBy(steps, ({ account }) => account).values()].map((group) => {
    const { account, day, at, method } = group[0]!
    const parts = group.map(({ kind, cents, share }) => ({ kind, cents, share }))
    const byShare = Map.groupBy(parts, ({ share }) => share)
    return { account, day, at, method, parts: [...byShare.values()].flatMap(netByKind) }
  })
  return receipts.filter(({ parts }) => parts.length > 0)
}

type Step = Omit<Receipt, 'parts'> & { readonly cents: number }

function stepOf(entry: PostedEntry, shown: PostedEntry | undefined): Step | undefined {
  const { kind, cents, day, at, line } = entry
  const method = kind === 'marked' ? entry.method : undefined
  switch (kind) {
    case 'received':
    case 'rest-placed':
      return { account: `rest:${line}`, day, at, method, cents }
    case 'marked':
      if (shown) return { account: `rest:${shown.line}`, day: shown.day, at, method, cents }
      return { account: entry.from, day, at, method, cents }
    case 'unmarked':
    case 'put-back':
      return { account: entry.to, day, at, method, cents: -cents }
    default:
      return ignoreEntry<
        | 'shown'
        | 'taken-back'
        | 'redeemed'
        | 'back-on-voucher'
        | 'owed-back'
        | 'refunded'
        | 'went-along'
        | 'carried'
      >(entry)
  }
}

/** Sums by payment: cents that moved from one payment to another are taken off the first. */
export function netByKind<Move extends Pick<PaymentPart, 'kind' | 'cents'>>(
  moves: readonly Move[],
): readonly Move[] {
  const parts = [...Map.groupBy(moves, ({ kind }) => kind).values()].map((group) => {
    return { ...group[0]!, cents: sum(group, ({ cents }) => cents) }
  })
  let below = -sum(parts, ({ cents }) => Math.min(0, cents))
  return parts.flatMap((part) => {
    const taken = Math.min(below, Math.max(0, part.cents))
    below -= taken
    return part.cents > taken ? [{ ...part, cents: part.cents - taken }] : []
  })
}

/** Parts that leave with a receipt, the balance first; undefined where some of its money is gone already. */
export function partsToReverse(
  { parts }: Receipt,
  { payments, voucherCents }: { readonly payments: readonly Owed[]; readonly voucherCents: Cents },
): readonly PaymentPart[] | undefined {
  const wanted = sum(parts, ({ cents }) => cents)
  if (wanted > sum(payments, ({ paidCents }) => paidCents) - voucherCents) return undefined
  const paid = paidBy(payments)
  return parts.flatMap((part) => takenOff(paid, part, paymentKinds.toReversed()))
}

/** Payments that each receipt pays now: its money may have moved to another payment since. */
export function kindsPaidBy(
  receipts: readonly Receipt[],
  payments: readonly Owed[],
): readonly (readonly Owed['kind'][])[] {
  const paid = paidBy(payments)
  return receipts.map(({ parts }) => {
    const pays = parts.flatMap((part) => {
      const isOwn = (kind: Owed['kind']) => Number(kind === part.kind)
      return takenOff(
        paid,
        part,
        paymentKinds.toSorted((a, b) => isOwn(b) - isOwn(a)),
      )
    })
    return [...new Set(pays.map(({ kind }) => kind))]
  })
}

function paidBy(payments: readonly Owed[]): Map<Owed['kind'], Cents> {
  return new Map(payments.map(({ kind, paidCents }) => [kind, paidCents]))
}

function takenOff(
  paid: Map<Owed['kind'], Cents>,
  part: PaymentPart,
  kinds: readonly Owed['kind'][],
): readonly PaymentPart[] {
  return allocate(part.cents, kinds, (kind) => paid.get(kind) ?? 0).map(
    ({ of: kind, cents: taken }) => {
      paid.set(kind, paid.get(kind)! - taken)
      return { ...part, kind, cents: taken }
    },
  )
}

export function receiptCents({ parts }: Pick<Receipt, 'parts'>): Cents {
  return sum(parts, ({ cents }) => cents)
}
