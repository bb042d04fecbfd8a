import { paymentKinds } from './owed.ts'
import { sum } from '../sum.ts'
import { type Entry, ignoreEntry } from './entry.ts'
import { idOf, type LedgerAccount } from './ledger-account.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '../id.ts'
import type { Method } from './method.ts'
import { refundsOfRests } from './refund.ts'
import type { Cents } from '../units.ts'

export type ReceiptLine = {
  readonly at: Date
  readonly kind:
    | 'deposit'
    | 'balance'
    | 'voucher'
    | 'backOnVoucher'
    | 'takenBack'
    | 'mistaken'
    | 'refunded'
    | 'wentAlong'
    | 'cameAlong'
  readonly cents: Cents
  readonly paid?: { readonly method: Method; readonly day: Day }
  readonly otherId?: Id<'reservation'>
}

/** Money that came for a booking and went back, in the order of its entries; debts and rests are left out. */
export function receiptLines(entries: readonly Entry[], id: string): readonly ReceiptLine[] {
  const ofRests = refundsOfRests(entries)
  const lines = entries.flatMap((entry) => {
    if (entry.kind === 'refunded' && ofRests.includes(idOf(entry.from))) return []
    const line = lineOf(entry, id)
    return line ? { line, shown: entry.line } : []
  })
  // Both payments of a sum, and the shares of several companions in one bank line, are one line.
  const groups = Map.groupBy(lines, ({ line: { at, kind, otherId = '' }, shown }, nth) =>
    inOne.has(kind) || shown ? `${at.getTime()} ${kind} ${otherId} ${shown}` : nth,
  )
  return [...groups.values()].map((group) => {
    return { ...group[0]!.line, cents: sum(group, ({ line }) => line.cents) }
  })
}

const inOne: ReadonlySet<ReceiptLine['kind']> = new Set(['backOnVoucher', 'wentAlong', 'cameAlong'])

function lineOf(entry: Entry, id: Id<'reservation'>): ReceiptLine | undefined {
  const { at, cents, from, to } = entry
  switch (entry.kind) {
    case 'received':
    case 'rest-placed':
      return { at, kind: partOf(to, id), cents }
    case 'marked': {
      const { method, day } = entry
      const line = { at, kind: partOf(to, id), cents }
      return method && day ? { ...line, paid: { method, day } } : line
    }
    case 'carried':
      if (from === 'bank') return { at, kind: partOf(to, id), cents }
      return to === 'bank' ? { at, kind: 'takenBack', cents: -cents } : undefined
    case 'redeemed':
      return { at, kind: 'voucher', cents }
    case 'taken-back':
      return { at, kind: 'takenBack', cents: -cents }
    case 'unmarked':
    case 'put-back':
      return { at, kind: 'mistaken', cents: -cents }
    case 'back-on-voucher':
      return { at, kind: 'backOnVoucher', cents: -cents }
    case 'refunded':
      return { at, kind: 'refunded', cents: -cents }
    case 'went-along':
      return idOf(from) === id
        ? { at, kind: 'wentAlong', cents: -cents, otherId: idOf(to) }
        : { at, kind: 'cameAlong', cents, otherId: idOf(from) }
    default:
      return ignoreEntry<'shown' | 'owed-back'>(entry)
  }
}

function partOf(account: LedgerAccount, id: Id<'reservation'>) {
  return paymentKinds.find((kind) => account === `${kind}:${id}`) ?? 'deposit'
}
