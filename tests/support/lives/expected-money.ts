import { ExpectedCash } from './expected-cash.ts'
import { ExpectedGivenUp } from './expected-given-up.ts'

/**
 * Money that came for bookings and goes back, in cents, computed here independently from what
 * happened. Half a cent goes to the guest.
 */
export class ExpectedMoney extends ExpectedCash {
  readonly #paid = new Map<string, number>()
  readonly #owedBack = new Map<string, number>()
  readonly #givenUp = new ExpectedGivenUp()
  /** Cents paid with vouchers that they did not get back. */
  readonly #onVouchers = new Map<string, number>()
  readonly #forVouchers = new Map<string, number>()
  readonly #backForPlaces = new Map<string, number>()
  /** Cents that go back since the booking ended; what vouchers took back is no longer paid. */
  readonly #backOfEnded = new Map<string, number>()
  readonly #letGoByFarm = new Set<string>()
  readonly #stays = new Map<string, number>()
  /** The booking that keeps the money of a split part, whose places had been given up once. */
  readonly #staysWith = new Map<string, string>()

  paid(id: string): number {
    return this.#paid.get(id) ?? 0
  }

  owedBack(id: string): number {
    return this.#owedBack.get(id) ?? 0
  }

  onVouchers(id: string): number {
    return this.#onVouchers.get(id) ?? 0
  }

  everRedeemed(id: string): boolean {
    return this.#onVouchers.has(id)
  }

  cameForVoucher(id: string): number {
    return this.#forVouchers.get(id) ?? 0
  }

  backForPlaces(id: string): number {
    return this.#backForPlaces.get(id) ?? 0
  }

  /**
   * The cents that stay with the farm, whoever takes the places later; a booking that the farm
   * ended or moved keeps nothing.
   */
  staysOf(id: string): number {
    return this.#letGoByFarm.has(id) ? Infinity : (this.#stays.get(id) ?? 0)
  }

  staysOfEnded(id: string): number {
    return this.paid(id) - (this.#backOfEnded.get(id) ?? 0)
  }

  came(id: string, cents: number): void {
    this.#pay(id, cents)
    this.takenIn(cents)
  }

  /** A part of a line's rest pays a booking. */
  restPlaced(id: string, cents: number): void {
    this.#pay(id, cents)
  }

  /** The other part of the rest goes back. */
  restOwedBack(id: string, cents: number): void {
    this.#owedBack.set(id, this.owedBack(id) + cents)
  }

  /** The money was in earlier books, so it is in no journal. */
  carried(id: string, cents: number): void {
    this.#pay(id, cents)
    this.carriedOver(cents)
  }

  /** The bank took back what came: it is owed again, and a place that it paid for is the farm’s loss. */
  takenBack(id: string, cents: number): void {
    this.movedByFarm(id)
    this.#paid.set(id, this.paid(id) - cents)
    this.paidOut(cents)
  }

  /** The farm has the money of a line that came for another booking: it is owed here again. */
  putBack(id: string, cents: number): void {
    this.movedByFarm(id)
    this.#paid.set(id, this.paid(id) - cents)
  }

  soldVoucher(id: string, cents: number): void {
    this.#forVouchers.set(id, this.cameForVoucher(id) + cents)
    this.takenIn(cents)
  }

  redeemed(id: string, cents: number): void {
    this.#pay(id, cents)
    this.#onVouchers.set(id, this.onVouchers(id) + cents)
  }

  /** Declined, or cancelled by the farm. `returnable`: what vouchers take back of it at most. */
  endedByFarm(id: string, returnable: number): void {
    this.movedByFarm(id)
    this.#endWith(id, this.paid(id), returnable)
  }

  /** The refund of an ended booking is dropped: its money never came, or not for it. */
  goesBackNoMore(id: string, cents: number): void {
    this.#giveBack(id, -cents)
    this.#backOfEnded.set(id, (this.#backOfEnded.get(id) ?? 0) - cents)
  }

  /** The terms may give all of it back for the new date. */
  movedByFarm(id: string): void {
    this.#letGoByFarm.add(this.#keeperOf(id))
  }

  /** The refund goes along to another date instead. */
  goesAlong(id: string): void {
    this.#giveBack(id, -this.paid(id))
    this.#backOfEnded.delete(id)
  }

  /** `part`: what the terms give back that day. */
  endedByGuest(id: string, part: number, returnable: number): void {
    const refundable = Math.max(0, this.paid(id) - this.#givenUp.keptOf(id, this.paid(id)))
    this.#endWith(id, Math.ceil(refundable * part), returnable)
  }

  /** Somebody took the places that were given up, and paid for them. */
  placeTaken(id: string, refundCents: number, onVoucherCents: number): void {
    this.#backForPlaces.set(id, this.backForPlaces(id) + refundCents + onVoucherCents)
    this.#endWith(id, refundCents + onVoucherCents, onVoucherCents)
    this.#stay(id, refundCents + onVoucherCents)
  }

  /** A party became larger or smaller: it cost so much, and now costs so much. */
  costs(
    id: string,
    cents: readonly [number, number],
    { part, returnable }: Readonly<Record<'part' | 'returnable', number>>,
  ): void {
    const paid = this.paid(id)
    const { back, onVouchers } = this.#givenUp.costs(id, cents, { paid, part, returnable })
    this.#giveBack(id, back - onVouchers)
    this.#paid.set(id, paid - back)
    this.#stay(id, -onVouchers)
    if (onVouchers > 0) this.#onVouchers.set(id, this.onVouchers(id) - onVouchers)
  }

  /** A part of a refund went back. With the first part, no place is paid by any of it again: `whole` is its sum, or 0. */
  wentBack(id: string, cents: number, whole: number): void {
    this.paidOut(cents)
    this.#givenUp.wentBack(id, whole)
  }

  /** Some of a party go on as a booking of their own, with so much of what was paid. */
  split(
    id: string,
    other: string,
    along: Readonly<Record<'price' | 'paid' | 'kept' | 'vouchers', number>> & {
      hasSucceeded: boolean
    },
  ): void {
    const { paid, vouchers, hasSucceeded } = along
    this.#paid.set(id, this.paid(id) - paid).set(other, paid)
    this.#givenUp.split(id, other, along)
    if (vouchers > 0) this.#onVouchers.set(id, this.onVouchers(id) - vouchers).set(other, vouchers)
    if (hasSucceeded || this.#staysWith.has(id)) this.#staysWith.set(other, this.#keeperOf(id))
    else {
      this.#stay(id, -paid)
      this.#stay(other, paid)
    }
  }

  #pay(id: string, cents: number): void {
    this.#paid.set(id, this.paid(id) + cents)
    this.#stay(id, cents)
  }

  #keeperOf(id: string): string {
    return this.#staysWith.get(id) ?? id
  }

  /** The refund goes to vouchers first, and the booking is no longer paid with them. */
  #endWith(id: string, cents: number, returnable: number): void {
    const onVouchers = Math.min(cents, returnable)
    this.#onVouchers.set(id, this.onVouchers(id) - onVouchers)
    this.#paid.set(id, this.paid(id) - onVouchers)
    this.#stay(id, -onVouchers)
    this.#giveBack(id, cents - onVouchers)
    this.#backOfEnded.set(id, (this.#backOfEnded.get(id) ?? 0) + cents - onVouchers)
  }

  #stay(of: string, cents: number): void {
    const id = this.#keeperOf(of)
    this.#stays.set(id, (this.#stays.get(id) ?? 0) + cents)
  }

  #giveBack(id: string, cents: number): void {
    this.#stay(id, -cents)
    this.#owedBack.set(id, this.owedBack(id) + cents)
  }
}
