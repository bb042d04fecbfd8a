import type { Before, Derived } from './042-before.ts'
import { isAbout, taken } from './042-lists.ts'

type Event = Omit<Before['event'], 'number'>
type Line = Before['bank_transaction']
type Use = Omit<Before['voucher_use'], 'id'>

type Kept = {
  readonly reservations: readonly Before['reservation'][]
  readonly payments: readonly Before['payment'][]
  readonly lines: readonly Line[]
  readonly receipts: readonly Before['hand_receipt'][]
  readonly uses: readonly Use[]
}

const kinds = ['deposit', 'balance'] as const

/** Puts the history of all bookings beside what paid them, and makes entries of it. */
export class BooksOfHistory {
  readonly entries: Derived[] = []
  readonly kept: Kept
  readonly #createdAt: ReadonlyMap<string, string>
  readonly #payments: ReadonlyMap<string, readonly Before['payment'][]>
  /** The cents of each line that have paid nothing yet. */
  readonly #left: Map<Line, number>
  readonly #leftToTakeBack: Map<Line, number>
  readonly #takingBack: ReadonlyMap<string | null, readonly Line[]>
  readonly #byBooking: ReadonlyMap<string | null, readonly Line[]>
  readonly #settled: readonly Line[]
  readonly #receipts: ReadonlyMap<string, Before['hand_receipt'][]>
  readonly #uses: ReadonlyMap<string, Use[]>
  readonly paid = new Map<string, number>()
  readonly onVouchers = new Map<string, number>()

  constructor(kept: Kept) {
    this.kept = kept
    this.#createdAt = new Map(kept.reservations.map((row) => [row.id, row.created_at]))
    this.#payments = Map.groupBy(kept.payments, (row) => row.reservation_id)
    const told = Map.groupBy(kept.receipts, (row) => row.transaction_key)
    const incoming = kept.lines.filter(isIncome)
    this.#left = new Map(
      incoming.map((line) => [line, line.amount_cents - centsOf(told.get(line.key) ?? [])]),
    )
    const takingBack = kept.lines.filter((line) => line.settled_at && takenBackBy(line) > 0)
    this.#leftToTakeBack = new Map(takingBack.map((line) => [line, takenBackBy(line)]))
    this.#takingBack = Map.groupBy(
      takingBack.toSorted((a, b) => (a.settled_at! < b.settled_at! ? -1 : 1)),
      (line) => line.reservation_id,
    )
    this.#byBooking = Map.groupBy(kept.lines, (line) => line.reservation_id)
    this.#settled = incoming.filter((line) => line.settled_at)
    this.#receipts = Map.groupBy(kept.receipts, (row) => row.reservation_id)
    this.#uses = Map.groupBy(kept.uses, (row) => row.reservation_id)
  }

  charge(): void {
    for (const { reservation_id: id, kind, amount_cents: cents } of this.kept.payments) {
      this.add({
        at: this.#madeAt(id),
        kind: 'charged',
        from: `${kind}:${id}`,
        to: 'price',
        cents,
      })
    }
  }

  happen({ reservation_id: id, at, by, what, detail }: Event): void {
    if (id === null) return
    const told = JSON.parse(detail)
    if (what === 'received') this.#receive(id, { at, by, kind: told.payment, cents: told.cents })
    if (what === 'taken-back') this.#takeBack(id, { at, kind: told.payment, cents: told.cents })
    if (what === 'back-on-voucher') this.#giveBack(id, at)
  }

  #receive(id: string, told: Readonly<{ at: string; by: string; kind: string; cents: number }>) {
    const { at, by, kind, cents } = told
    const to = `${kind}:${id}`
    const isIt = (row: { kind: string; cents: number; at: string }) =>
      row.kind === kind && row.cents === cents && isAbout(row.at, at)
    if (by === 'guest') {
      const use = taken(this.#uses.get(id) ?? [], isIt)
      if (use)
        return this.add({ at, kind: 'redeemed', from: `voucher:${use.voucher_id}`, to, cents })
    }
    const receipt = by === 'owner' && taken(this.#receipts.get(id) ?? [], isIt)
    if (receipt) return this.add({ at, kind: 'marked', from: `hand:${receipt.id}`, to, cents })
    const line = this.#lineFor(id, at, cents)
    if (!line) return this.add({ at, kind: 'carried', from: 'bank', to, cents })
    this.#left.set(line, this.#left.get(line)! - cents)
    const rest = `rest:${line.key}`
    if (line.reservation_id === id) {
      this.add({ at, kind: 'received', from: 'bank', to, cents, line })
    } else {
      // Money that was too much for another booking paid this one.
      this.add({ at: line.imported_at, kind: 'received', from: 'bank', to: rest, cents, line })
      this.add({ at, kind: 'rest-placed', from: rest, to, cents, line })
    }
  }

  #lineFor(id: string, at: string, cents: number): Line | undefined {
    const own = (this.#byBooking.get(id) ?? []).filter((line) => this.#left.has(line))
    const fits = (line: Line) => this.#left.get(line)! >= cents
    return (
      own.find((line) => fits(line) && isAbout(line.imported_at, at)) ??
      own.find((line) => fits(line) && isAbout(line.settled_at, at)) ??
      this.#settled.find((line) => fits(line) && isAbout(line.settled_at, at))
    )
  }

  #takeBack(
    id: string,
    { at, kind, cents }: Readonly<{ at: string; kind: string; cents: number }>,
  ) {
    let left = cents
    const back = { at, kind: 'taken-back', from: `${kind}:${id}`, to: 'bank' }
    for (const line of this.#takingBack.get(id) ?? []) {
      const own = this.#leftToTakeBack.get(line)!
      const part = line.settled_at! < at ? 0 : Math.min(left, own)
      left -= part
      this.#leftToTakeBack.set(line, own - part)
      this.add({ ...back, cents: part, line })
    }
    this.add({ ...back, kind: 'carried', cents: left })
  }

  /** One line of history stands for all that came back to vouchers at that moment. */
  #giveBack(id: string, at: string): void {
    for (;;) {
      const use = taken(this.#uses.get(id) ?? [], (row) => isAbout(row.at, at) && row.cents < 0)
      if (!use) return
      let left = -use.cents
      for (const kind of kinds.toSorted((a) => (a === use.kind ? -1 : 1))) {
        const from = `${kind}:${id}`
        const cents = Math.min(left, this.paid.get(from) ?? 0)
        this.add({ at, kind: 'back-on-voucher', from, to: `voucher:${use.voucher_id}`, cents })
        left -= cents
      }
    }
  }

  showReceipts(): void {
    const lines = new Map(this.kept.lines.map((line) => [line.key, line]))
    for (const { id, cents, transaction_key: key } of this.kept.receipts) {
      const line = lines.get(key ?? '')
      const at = line?.settled_at ?? line?.imported_at
      if (line && at) this.add({ at, kind: 'shown', from: 'bank', to: `hand:${id}`, cents, line })
    }
  }

  /** Splits are read latest first: the money that went along may have come from an earlier split. */
  goAlong(happened: readonly Event[]): void {
    for (const { what, at, reservation_id: id, detail } of happened.toReversed()) {
      if (what !== 'split-off') continue
      for (const { kind, paid_cents: paid } of this.#payments.get(id ?? '') ?? []) {
        const to = `${kind}:${id}`
        const cents = Math.max(0, paid - (this.paid.get(to) ?? 0))
        const from = `${kind}:${JSON.parse(detail).otherId}`
        this.add({ at, kind: 'went-along', from, to, cents })
      }
    }
    for (const [id, payments] of this.#payments) this.#carry(id, payments)
  }

  /**
   * A payment that nothing explains comes from the booking's other payment where that has too
   * little, else from earlier books, as if the bank had it.
   */
  #carry(id: string, payments: readonly Before['payment'][]): void {
    const at = this.#madeAt(id)
    const missing = ({ kind, paid_cents: paid }: Before['payment']) =>
      paid - (this.paid.get(`${kind}:${id}`) ?? 0)
    const [most, least] = payments.toSorted((a, b) => missing(b) - missing(a))
    if (most && least && missing(most) > 0 && missing(least) < 0) {
      const cents = Math.min(missing(most), -missing(least))
      const from = `${least.kind}:${id}`
      const to = `${most.kind}:${id}`
      this.add({ at, kind: 'carried', from, to, cents })
    }
    for (const payment of payments) {
      const account = `${payment.kind}:${id}`
      const cents = missing(payment)
      if (cents > 0) this.add({ at, kind: 'carried', from: 'bank', to: account, cents })
      else this.add({ at, kind: 'carried', from: account, to: 'bank', cents: -cents })
    }
  }

  keepRests(): void {
    for (const line of this.#left.keys()) if (line.voucher_id === null) this.keepRest(line)
  }

  keepRest(line: Line): void {
    const cents = this.#left.get(line) ?? 0
    this.#left.set(line, 0)
    const rest = { at: line.imported_at, kind: 'received', from: 'bank', to: `rest:${line.key}` }
    this.add({ ...rest, cents, line })
  }

  add(entry: Derived): void {
    const { kind, from, to, cents } = entry
    if (cents <= 0) return
    this.entries.push(entry)
    if (kind === 'charged' || kind === 'owed-back') return
    this.paid.set(from, (this.paid.get(from) ?? 0) - cents)
    this.paid.set(to, (this.paid.get(to) ?? 0) + cents)
    const sign = kind === 'redeemed' ? 1 : kind === 'back-on-voucher' ? -1 : 0
    const voucher = sign > 0 ? from : to
    this.onVouchers.set(voucher, (this.onVouchers.get(voucher) ?? 0) + sign * cents)
  }

  finallyPaid(id: string, kind: string): number {
    return this.#payments.get(id)?.find((row) => row.kind === kind)?.paid_cents ?? 0
  }

  #madeAt(id: string): string {
    return this.#createdAt.get(id) ?? ''
  }
}

export function isIncome({ outcome, amount_cents: cents }: Line): boolean {
  return ['matched', 'part', 'over'].includes(outcome) && cents > 0
}

function takenBackBy({ detail }: Line): number {
  return JSON.parse(detail).takenBackCents ?? 0
}

function centsOf(receipts: readonly Before['hand_receipt'][]): number {
  return receipts.reduce((sum, { cents }) => sum + cents, 0)
}
