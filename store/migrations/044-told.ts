export type Event = {
  reservation_id: string | null
  at: string
  by: string
  what: string
  detail: string
}

type Row = Record<string, string | number | null>

/** The history of each booking, line by line in order, as the rows of migration 044. */
export class ToldHistory {
  static readonly of = [
    'declined',
    'cancelled',
    'called-off',
    'moved',
    'rebooked',
    'split',
    'back-on-voucher',
    'party-changed',
    'split-off',
    'voucher-named',
    'led-to',
    'written-off',
    'invoiced',
    'credited',
  ]
  /** The moment at which a booking last took another date. */
  readonly dateTaken = new Map<string, string>()
  readonly endings = new Map<string, Row>()
  readonly changes: Row[] = []
  readonly splits: Row[] = []
  readonly named = new Map<string, string>()
  readonly ledTo = new Map<string, string>()
  readonly writtenOff = new Map<string, string>()
  /** The moment at which each invoice or credit note was issued, by its number. */
  readonly issued = new Map<string, string>()
  readonly #ended: ReadonlySet<string>
  readonly #there: ReadonlySet<string>
  /** Cents that went back to vouchers since a booking last took another date. */
  readonly #backOnVoucher = new Map<string, number>()
  readonly #changed = new Map<string, number>()

  constructor(reservations: readonly { readonly id: string; readonly status: string }[]) {
    const ended = reservations.filter(({ status }) => ['cancelled', 'declined'].includes(status))
    this.#ended = new Set(ended.map(({ id }) => id))
    this.#there = new Set(reservations.map(({ id }) => id))
  }

  happen({ reservation_id: id, at, by, what, detail: json }: Event): void {
    if (id === null || !this.#there.has(id)) return
    const detail = JSON.parse(json)
    const back = this.#backOnVoucher.get(id) ?? 0
    switch (what) {
      case 'rebooked':
        this.#backOnVoucher.delete(id)
        this.dateTaken.set(id, at)
        break
      case 'moved':
        this.dateTaken.set(id, at)
        break
      case 'split':
        this.#changeParty(id, at, { before: detail.participants, after: 0 })
        break
      case 'back-on-voucher':
        this.#backOnVoucher.set(id, back + detail.cents)
        break
      case 'declined':
      case 'cancelled':
      case 'called-off':
        if (this.#ended.has(id))
          this.endings.set(id, {
            reservation_id: id,
            what,
            by,
            at,
            was: detail.was ?? null,
            refund_id: detail.refundId ?? null,
            refund_cents: detail.refundCents ?? 0,
            voucher_cents: back,
          })
        break
      case 'party-changed':
        this.#changeParty(id, at, detail)
        break
      case 'split-off':
        this.splits.push({
          reservation_id: id,
          left_id: detail.otherId,
          at,
          participants: detail.participants,
          succeeded: detail.succeeded ? 1 : 0,
        })
        break
      case 'voucher-named':
        if (!this.named.has(id)) this.named.set(id, detail.codeDigest)
        break
      case 'led-to':
        if (!this.ledTo.has(id)) this.ledTo.set(id, detail.otherId)
        break
      case 'written-off':
        if (!this.writtenOff.has(id)) this.writtenOff.set(id, at)
        break
      default:
        if (detail.number) this.issued.set(detail.number, at)
    }
  }

  /** A change from before money was told of has none to tell. */
  #changeParty(id: string, at: string, detail: PartyChanged) {
    const { before, after, refundId = null } = detail
    const { givenUpCents = 0, keptGivenUpCents = 0, retakenCents = 0 } = detail
    const number = (this.#changed.get(id) ?? 0) + 1
    this.#changed.set(id, number)
    this.changes.push({
      reservation_id: id,
      number,
      at,
      places: after - before,
      kept_cents: 0,
      given_up_cents: givenUpCents,
      kept_given_up_cents: keptGivenUpCents,
      retaken_cents: retakenCents,
      refund_id: refundId,
    })
  }

  /** The terms keep these cents in all; no line names their party change, so the last one has them. */
  keep(id: string, { at, cents }: { readonly at: string; readonly cents: number }): void {
    const last = this.changes.findLast((change) => change['reservation_id'] === id)
    if (!last) this.#changeParty(id, at, { before: 0, after: 0 })
    const change = last ?? this.changes.at(-1)!
    change['kept_cents'] = cents
  }
}

type PartyChanged = {
  readonly before: number
  readonly after: number
  readonly givenUpCents?: number
  readonly keptGivenUpCents?: number
  readonly retakenCents?: number
  readonly refundId?: string
}
