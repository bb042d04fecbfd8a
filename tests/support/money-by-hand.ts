/**
 * What came for bookings and goes back of it, in cents, reckoned here anew from what happened. Half a
 * cent is the guest's.
 */
export class MoneyByHand {
  readonly #paid = new Map<string, number>()
  readonly #owedBack = new Map<string, number>()
  /** What was paid for places that were given up, last one last, and what waits to go back of it. */
  readonly #givenUp = new Map<string, { cents: number; back: number }[]>()
  /** What the terms kept of places that were given up. */
  readonly #kept = new Map<string, number>()

  paid(id: string): number {
    return this.#paid.get(id) ?? 0
  }

  owedBack(id: string): number {
    return this.#owedBack.get(id) ?? 0
  }

  came(id: string, cents: number): void {
    this.#paid.set(id, this.paid(id) + cents)
  }

  /** Declined, or cancelled by the farm. */
  endedByFarm(id: string): void {
    this.#giveBack(id, this.paid(id))
  }

  /** All of it was to go back, and goes along to another date instead. */
  goesAlong(id: string): void {
    this.#giveBack(id, -this.paid(id))
  }

  /** `part`: what the terms give back that day. */
  endedByGuest(id: string, part: number): void {
    this.#giveBack(id, Math.ceil((this.paid(id) - (this.#kept.get(id) ?? 0)) * part))
  }

  /**
   * A party became larger or smaller: it cost so much, and now costs so much. Each place taken again takes
   * its money with it from what was given up last.
   */
  costs(id: string, [before, now]: readonly [number, number], part: number): void {
    const given = this.#givenUp.get(id) ?? []
    this.#givenUp.set(id, given)
    for (let more = now - before; more > 0 && given.length > 0;) {
      const last = given.at(-1)!
      const again = Math.min(more, last.cents)
      const stays = Math.ceil((last.back * (last.cents - again)) / last.cents)
      this.#giveBack(id, stays - last.back)
      this.#paid.set(id, this.paid(id) + last.back - stays)
      Object.assign(last, { cents: last.cents - again, back: stays })
      if (last.cents === 0) given.pop()
      more -= again
    }
    const tooMuch = Math.max(0, this.paid(id) - now)
    const givenUp = now < before ? Math.max(0, tooMuch - (this.#kept.get(id) ?? 0)) : 0
    const back = Math.ceil(givenUp * part)
    if (givenUp > 0) given.push({ cents: givenUp, back })
    this.#giveBack(id, back)
    this.#paid.set(id, this.paid(id) - back)
    this.#kept.set(id, tooMuch - back)
  }

  /** What waited to go back to a booking that stands went back: the oldest, of so many cents. */
  wentBack(id: string, cents: number): void {
    const one = this.#givenUp.get(id)?.find(({ back }) => back === cents)
    if (one) one.back = 0
  }

  #giveBack(id: string, cents: number): void {
    this.#owedBack.set(id, this.owedBack(id) + cents)
  }
}
