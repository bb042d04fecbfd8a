import { referencesIn } from '#booking/money/statement/references-in-text.ts'

export type BeforeMarks = {
  entry: EntryRow
  voucher_use: { voucher_id: string; reservation_id: string; cents: number }
  companion: { id: string; reservation_id: string; reference: string; joined_at: string }
  bank_transaction: { key: string; communication: string; detail: string }
}

export type EntryRow = {
  id: string
  number: number
  at: string
  day: string
  kind: string
  from_account: string
  to_account: string
  cents: number
  line: string | null
  share: string | null
  voucher: string | null
}

type Part = Pick<EntryRow, 'cents' | 'share' | 'voucher'>

/** An entry, and the parts that it becomes: the first of them in its place. */
type Marked = { readonly entry: EntryRow; readonly parts: readonly Part[] }

type Known = {
  readonly entries: readonly EntryRow[]
  readonly uses: readonly BeforeMarks['voucher_use'][]
  readonly companions: readonly Pick<
    BeforeMarks['companion'],
    'id' | 'reservation_id' | 'reference'
  >[]
  readonly lines: readonly Pick<BeforeMarks['bank_transaction'], 'key' | 'communication'>[]
}

/** Every entry that is a companion's share, or that took money of a gift voucher along. */
export function marksOf(known: Known): readonly Marked[] {
  return [...sharesOf(known), ...alongOf(known)]
}

/** Several companions whom one line names have an equal part of it. */
function sharesOf({ entries, companions, lines }: Known): readonly Marked[] {
  const byLine = Map.groupBy(
    entries.filter(({ kind }) => ['received', 'rest-placed', 'taken-back'].includes(kind)),
    ({ line }) => line,
  )
  return lines.flatMap(({ key, communication }) => {
    const references = referencesIn(communication)
    const named = companions.filter(({ reference }) => references.includes(reference))
    const ofBooking = ({ from_account: from, to_account: to }: EntryRow) =>
      named.filter((one) => [from, to].some((account) => idOf(account) === one.reservation_id))
    const paid = (byLine.get(key) ?? []).filter((entry) => ofBooking(entry).length > 0)
    const cents = paid.reduce((sum, entry) => sum + entry.cents, 0)
    let counted = 0
    return paid.map((entry): Marked => {
      const own = ofBooking(entry)
      const until = (count: number) => Math.floor((cents * count) / own.length)
      const from = counted
      const to = (counted += entry.cents)
      const parts = own.map(({ id: share }, nth) => {
        const part = Math.min(to, until(nth + 1)) - Math.max(from, until(nth))
        return { cents: part, share, voucher: null }
      })
      return { entry, parts: parts.filter((part) => part.cents > 0) }
    })
  })
}

/** Cents that vouchers paid beyond what was redeemed: they came along with a split from another booking. */
function alongOf({ entries, uses }: Known): readonly Marked[] {
  const came = new Map<string, Map<string, number>>()
  const count = (id: string, voucher: string, cents: number) => {
    const own = came.get(id) ?? new Map<string, number>()
    came.set(id, own.set(voucher, (own.get(voucher) ?? 0) + cents))
  }
  for (const use of uses) count(use.reservation_id, use.voucher_id, use.cents)
  for (const { kind, from_account: from, to_account: to, cents } of entries) {
    if (kind === 'redeemed') count(idOf(to), idOf(from), -cents)
    if (kind === 'back-on-voucher') count(idOf(from), idOf(to), cents)
  }
  const along = entries.filter(({ kind }) => kind === 'went-along')
  const byBooking = Map.groupBy(along, ({ to_account: to }) => idOf(to))
  // Splits are read latest first: money that went along may have come from an earlier split.
  const latestFirst = [...byBooking].toSorted(([, a], [, b]) => b[0]!.number - a[0]!.number)
  return latestFirst.flatMap(([id, own]) => {
    const vouchers = [...(came.get(id) ?? [])].filter(([, cents]) => cents > 0)
    const from = idOf(own[0]!.from_account)
    for (const [voucher, cents] of vouchers) count(from, voucher, cents)
    const left = new Map(vouchers)
    return own.map((entry): Marked => {
      let rest = entry.cents
      const parts = [...left].map(([voucher, cents]) => {
        const part = Math.min(rest, cents)
        left.set(voucher, cents - part)
        rest -= part
        return { cents: part, share: null, voucher }
      })
      const all = [...parts, { cents: rest, share: null, voucher: null }]
      return { entry, parts: all.filter((part) => part.cents > 0) }
    })
  })
}

function idOf(account: string): string {
  return account.slice(account.indexOf(':') + 1)
}
