import { type BooksOfHistory, isIncome } from './042-books.ts'
import type { Before } from './042-before.ts'

type Event = Omit<Before['event'], 'number'>

/**
 * Refunds of a party that goes on lowered what was paid; those of an ended booking, and of money
 * that was too much, did not.
 */
export function putDownRefunds(
  books: BooksOfHistory,
  refunds: readonly Before['refund'][],
  happened: readonly Event[],
): void {
  const ofParties = new Set(
    happened.flatMap(({ what, detail }) =>
      what === 'party-changed' ? [JSON.parse(detail).refundId] : [],
    ),
  )
  const coming = books.kept.lines.filter((line) => line.amount_cents > 0)
  const sentBack = new Map(
    coming.map((line) => [JSON.parse(line.detail).refundId as string | undefined, line]),
  )
  const lines = new Map(books.kept.lines.map((line) => [line.key, line]))
  for (const refund of refunds) {
    const {
      id,
      first_part: first,
      reservation_id: of,
      created_at: at,
      amount_cents: cents,
    } = refund
    const to = `refund:${first}`
    const rest = sentBack.get(first)
    if (rest) {
      if (!isIncome(rest)) {
        const came = { at, from: 'bank', to: `rest:${rest.key}`, cents, line: rest }
        books.add({ ...came, kind: 'received' })
      } else books.keepRest(rest)
      books.add({ at, kind: 'owed-back', from: `rest:${rest.key}`, to, cents, line: rest })
    } else {
      const isOfParty = ofParties.has(first)
      let left = cents
      for (const kind of ['balance', 'deposit']) {
        const from = `${kind}:${of}`
        const excess = (books.paid.get(from) ?? 0) - (isOfParty ? books.finallyPaid(of, kind) : 0)
        const part = kind === 'deposit' ? left : Math.min(left, Math.max(0, excess))
        left -= part
        books.add({ at, kind: isOfParty ? 'given-up' : 'owed-back', from, to, cents: part })
      }
    }
    if (!refund.paid_at) continue
    const paid = { at: refund.paid_at, from: to, to: `hand:${id}`, cents }
    books.add({ ...paid, kind: 'refunded' })
    const line = lines.get(refund.transaction_key ?? '')
    if (line) books.add({ ...paid, kind: 'shown', from: `hand:${id}`, to: 'bank', line })
  }
}

export function sellVouchers(books: BooksOfHistory, vouchers: readonly Before['voucher'][]): void {
  const lines = Map.groupBy(books.kept.lines, (line) => line.voucher_id)
  const byKey = new Map(books.kept.lines.map((line) => [line.key, line]))
  for (const voucher of vouchers) {
    const { id, created_at, paid_at, refund_cents: back } = voucher
    const account = `voucher:${id}`
    const own = lines.get(id) ?? []
    for (const line of own) {
      const { imported_at: at, amount_cents: cents } = line
      books.add({ at, kind: 'received', from: 'bank', to: account, cents, line })
    }
    const byHand = voucher.received_cents - own.reduce((sum, line) => sum + line.amount_cents, 0)
    const at = paid_at ?? created_at
    books.add({ at, kind: 'marked', from: `hand:${id}`, to: account, cents: byHand })
    const used = books.onVouchers.get(account) ?? 0
    const owed = { kind: 'owed-back', from: account, to: `voucher-refund:${id}`, cents: back }
    books.add({ at: voucher.withdrawn_at ?? at, ...owed })
    if (voucher.refunded_at) {
      const paid = { at: voucher.refunded_at, from: owed.to, to: `hand:${id}`, cents: back }
      books.add({ ...paid, kind: 'refunded' })
      const line = byKey.get(voucher.refund_transaction_key ?? '')
      if (line) books.add({ ...paid, kind: 'shown', from: `hand:${id}`, to: 'bank', line })
    }
    if (!paid_at) continue
    const cents = voucher.received_cents - used - back - voucher.left_cents
    if (cents > 0) books.add({ at, kind: 'carried', from: account, to: 'bank', cents })
    else books.add({ at, kind: 'carried', from: 'bank', to: account, cents: -cents })
  }
}
