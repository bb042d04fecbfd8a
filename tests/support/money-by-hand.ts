/**
 * What came for bookings and goes back of it, in cents, reckoned here anew from what happened. Half a
 * cent is the guest's.
 */
export class MoneyByHand {
  readonly #paid = new Map<string, number>()
  readonly #owedBack = new Map<string, number>()
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

  /** A party became larger or smaller, and costs so much now. */
  costs(id: string, totalCents: number, part: number): void {
    const tooMuch = Math.max(0, this.paid(id) - totalCents)
    const givenUp = Math.max(0, tooMuch - (this.#kept.get(id) ?? 0))
    const back = Math.ceil(givenUp * part)
    this.#giveBack(id, back)
    this.#paid.set(id, this.paid(id) - back)
    this.#kept.set(id, tooMuch - back)
  }

  #giveBack(id: string, cents: number): void {
    this.#owedBack.set(id, this.owedBack(id) + cents)
  }
}
