/**
 * What came for bookings and goes back of it, in cents, reckoned here anew from what happened. Half a
 * cent is the guest's.
 */
export class MoneyByHand {
  readonly #paid = new Map<string, number>()
  readonly #owedBack = new Map<string, number>()
  /** What was paid for places that were given up, last one last, and what waits to go back of it. */
  readonly #givenUp = new Map<string, GivenUp[]>()
  /** What the terms kept of places that were given up, beyond the price. */
  readonly #kept = new Map<string, number>()
  /** Likewise, of places that were taken again: it is the first to be given up, and goes back for none. */
  readonly #keptOnce = new Map<string, number>()
  /** Of what was paid, with vouchers that did not get it back. */
  readonly #onVouchers = new Map<string, number>()
  readonly #forVouchers = new Map<string, number>()
  readonly #backForPlaces = new Map<string, number>()
  /** What goes back since it ended; what vouchers took back is no longer paid. */
  readonly #backOfEnded = new Map<string, number>()
  readonly #letGoByFarm = new Set<string>()
  readonly #stays = new Map<string, number>()
  /** Of a part of a party, where all of its money stays with the farm for places it took once. */
  readonly #staysWith = new Map<string, string>()
  #cash = 0

  /** What the farm has of all that came and went back: what its journal must come to. */
  get cash(): number {
    return this.#cash
  }

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

  /** What stays with the farm of it, whoever takes its places in turn; what the farm itself ended or moved is its own loss. */
  staysOf(id: string): number {
    return this.#letGoByFarm.has(id) ? Infinity : (this.#stays.get(id) ?? 0)
  }

  staysOfEnded(id: string): number {
    return this.paid(id) - (this.#backOfEnded.get(id) ?? 0)
  }

  came(id: string, cents: number): void {
    this.#paid.set(id, this.paid(id) + cents)
    this.#stay(id, cents)
    this.#cash += cents
  }

  paidOut(cents: number): void {
    this.#cash -= cents
  }

  soldVoucher(id: string, cents: number): void {
    this.#forVouchers.set(id, this.cameForVoucher(id) + cents)
    this.#cash += cents
  }

  redeemed(id: string, cents: number): void {
    this.#paid.set(id, this.paid(id) + cents)
    this.#onVouchers.set(id, this.onVouchers(id) + cents)
    this.#stay(id, cents)
  }

  /** Declined, or cancelled by the farm. `returnable`: what vouchers take back of it at most. */
  endedByFarm(id: string, returnable: number): void {
    this.movedByFarm(id)
    this.#endWith(id, this.paid(id), returnable)
  }

  /** To a date on which the terms may give all of it back. */
  movedByFarm(id: string): void {
    this.#letGoByFarm.add(this.#keeperOf(id))
  }

  /** All of it was to go back, and goes along to another date instead. */
  goesAlong(id: string): void {
    this.#giveBack(id, -this.paid(id))
    this.#backOfEnded.delete(id)
  }

  /** `part`: what the terms give back that day. */
  endedByGuest(id: string, part: number, returnable: number): void {
    const kept = (this.#kept.get(id) ?? 0) + (this.#keptOnce.get(id) ?? 0)
    this.#endWith(id, Math.ceil((this.paid(id) - kept) * part), returnable)
  }

  /** Somebody took the places that were given up, and paid for them. */
  placeTaken(id: string, refundCents: number, onVoucherCents: number): void {
    this.#backForPlaces.set(id, this.backForPlaces(id) + refundCents + onVoucherCents)
    this.#endWith(id, refundCents + onVoucherCents, onVoucherCents)
    this.#stay(id, refundCents + onVoucherCents)
  }

  /**
   * A party became larger or smaller: it cost so much, and now costs so much. Each place taken again takes
   * its money with it from what was given up last.
   */
  costs(id: string, [before, now]: readonly [number, number], part: number): void {
    const given = this.#givenUp.get(id) ?? []
    this.#givenUp.set(id, given)
    let once = this.#keptOnce.get(id) ?? 0
    for (let more = now - before; more > 0 && given.length > 0;) {
      const last = given.at(-1)!
      const again = Math.min(more, last.cents)
      const stays = Math.ceil((last.back * (last.cents - again)) / last.cents)
      this.#giveBack(id, stays - last.back)
      this.#paid.set(id, this.paid(id) + last.back - stays)
      once += keptOnceTaken(last, again)
      const kept = last.kept - Math.min(again, last.kept)
      Object.assign(last, { cents: last.cents - again, back: stays, kept })
      if (last.cents === 0) given.pop()
      more -= again
    }
    const tooMuch = Math.max(0, this.paid(id) - now)
    const givenUp = now < before ? Math.max(0, tooMuch - (this.#kept.get(id) ?? 0)) : 0
    const kept = Math.min(givenUp, once)
    this.#keptOnce.set(id, once - kept)
    const back = Math.ceil((givenUp - kept) * part)
    if (givenUp > 0) given.push({ cents: givenUp, back, kept })
    this.#giveBack(id, back)
    this.#paid.set(id, this.paid(id) - back)
    this.#kept.set(id, tooMuch - back)
  }

  /** What waited to go back to a booking that stands went back: the oldest, of so many cents. */
  wentBack(id: string, cents: number): void {
    this.paidOut(cents)
    const one = this.#givenUp.get(id)?.find(({ back }) => back === cents)
    if (one) Object.assign(one, { back: 0, gone: { cents, of: one.cents } })
  }

  /** Some of a party go on as a booking of their own, with so much of what was paid. */
  split(
    id: string,
    other: string,
    along: Readonly<Record<'paid' | 'kept' | 'vouchers', number>> & { hasSucceeded: boolean },
  ): void {
    const { paid, kept, vouchers, hasSucceeded } = along
    this.#paid.set(id, this.paid(id) - paid).set(other, paid)
    this.#keptOnce.set(id, (this.#keptOnce.get(id) ?? 0) - kept).set(other, kept)
    if (vouchers > 0) this.#onVouchers.set(id, this.onVouchers(id) - vouchers).set(other, vouchers)
    if (hasSucceeded || this.#staysWith.has(id)) this.#staysWith.set(other, this.#keeperOf(id))
    else {
      this.#stay(id, -paid)
      this.#stay(other, paid)
    }
  }

  #keeperOf(id: string): string {
    return this.#staysWith.get(id) ?? id
  }

  /** To vouchers first, and the booking is no longer paid with them. */
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

type GivenUp = {
  readonly cents: number
  /** Of it, what waits to go back. */
  readonly back: number
  /** Of it, what had been kept before. */
  readonly kept: number
  /** What went back, and of how much. */
  readonly gone?: { readonly cents: number; readonly of: number }
}

function keptOnceTaken({ cents, kept, gone }: GivenUp, again: number): number {
  if (!gone) return Math.min(again, kept)
  const back = Math.round((gone.cents * cents) / gone.of)
  return back === 0 ? Math.min(again, kept) : again - Math.floor((back * again) / cents)
}
