/**
 * Money paid for places that a party gave up, and what the terms keep of it, in cents, computed
 * here independently. Half a cent goes to the guest.
 */
export class ExpectedGivenUp {
  /** Places given up, the last one last, and what waits to go back of them. */
  readonly #givenUp = new Map<string, GivenUp[]>()
  /** The money kept by the terms, beyond the price. */
  readonly #kept = new Map<string, number>()
  /**
   * The money kept for places that were taken again. It is given up first, and does not go back.
   */
  readonly #keptOnce = new Map<string, number>()
  /** The price of a party that changed. */
  readonly #price = new Map<string, number>()

  keptOf(id: string, paid: number): number {
    return this.#keptBeyond(id, paid - (this.#price.get(id) ?? 0)) + (this.#keptOnce.get(id) ?? 0)
  }

  /**
   * The price of a party changes from `before` to `now`. Each place that is taken again takes its
   * money from what was given up last. Returns the change of what goes back, negative where it
   * becomes smaller, and the part of it that vouchers have again at once.
   */
  costs(
    id: string,
    [before, now]: readonly [number, number],
    { paid, part, returnable }: Readonly<Record<'paid' | 'part' | 'returnable', number>>,
  ): Readonly<Record<'back' | 'onVouchers', number>> {
    const given = this.#givenUp.get(id) ?? []
    this.#givenUp.set(id, given)
    this.#price.set(id, now)
    const takenAgain = this.#takeAgain(id, now - before)
    const once = this.#keptOnce.get(id) ?? 0
    const tooMuch = Math.max(0, paid + takenAgain - now)
    const keptBefore = this.#keptBeyond(id, paid - before)
    const givenUp = now < before ? Math.max(0, tooMuch - keptBefore) : 0
    const kept = Math.min(givenUp, once)
    this.#keptOnce.set(id, once - kept)
    const back = Math.ceil((givenUp - kept) * part)
    const onVouchers = Math.min(back, returnable)
    const gone = onVouchers > 0 ? [{ cents: onVouchers, of: givenUp }] : []
    if (givenUp > 0) given.push({ cents: givenUp, back: back - onVouchers, kept, gone })
    this.#kept.set(id, tooMuch - back)
    return { back: back - takenAgain, onVouchers }
  }

  /** The oldest that waited, of so many cents. */
  wentBack(id: string, cents: number): void {
    const one = this.#givenUp.get(id)?.find(({ back }) => back > 0 && back === cents)
    if (one) Object.assign(one, { back: 0, gone: [...one.gone, { cents, of: one.cents }] })
  }

  /** Some of a party go on as a booking of their own, with so much of the price and of what was kept. */
  split(id: string, other: string, { price, kept }: Readonly<Record<'price' | 'kept', number>>) {
    const whole = this.#price.get(id)
    if (whole !== undefined) this.#price.set(id, whole - price)
    this.#keptOnce.set(id, (this.#keptOnce.get(id) ?? 0) - kept).set(other, kept)
  }

  /**
   * The kept money is at most what is paid beyond the price: the bank or the owner may have taken
   * it back.
   */
  #keptBeyond(id: string, cents: number): number {
    return Math.min(this.#kept.get(id) ?? 0, Math.max(0, cents))
  }

  /** Takes places again; returns the cents that no longer go back. */
  #takeAgain(id: string, cents: number): number {
    const given = this.#givenUp.get(id) ?? []
    let takenAgain = 0
    for (let more = cents; more > 0 && given.length > 0;) {
      const last = given.at(-1)!
      const again = Math.min(more, last.cents)
      const stays = Math.ceil((last.back * (last.cents - again)) / last.cents)
      takenAgain += last.back - stays
      this.#keptOnce.set(id, (this.#keptOnce.get(id) ?? 0) + keptOnceTaken(last, again))
      const kept = last.kept - Math.min(again, last.kept)
      Object.assign(last, { cents: last.cents - again, back: stays, kept })
      if (last.cents === 0) given.pop()
      more -= again
    }
    return takenAgain
  }
}

type GivenUp = {
  readonly cents: number
  /** The part that waits to go back. */
  readonly back: number
  /** The part that had been kept before. */
  readonly kept: number
  /** The cents that went back, to the guest or to vouchers, and the cents they were part of. */
  readonly gone: readonly { readonly cents: number; readonly of: number }[]
}

function keptOnceTaken({ cents, back: waits, kept, gone }: GivenUp, again: number): number {
  let back = 0
  for (const one of gone) back += Math.round((one.cents * cents) / one.of)
  const neverKept = again - Math.min(again, kept)
  const undone = back === 0 ? neverKept : (neverKept * waits) / (waits + back)
  return Math.max(0, Math.round(again - undone - (back * again) / cents))
}
