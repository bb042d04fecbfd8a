import { daysUntil } from '#booking/dates/brussels-time.ts'
import type { Day } from '#language/dates.ts'

/**
 * The part of a payment that the terms give back to a guest who cancels, computed here
 * independently.
 */
export class ExpectedTerms {
  /** The greatest part that a guest who moved late can get back from then on. */
  readonly #mostOf = new Map<string, number>()
  /** Days from which the farm moved a party to an earlier one, in twos: booking and day. */
  #movedFrom: readonly (readonly [string, Day])[] = []

  partOf(id: string, day: Day, today: Day): number {
    const held = this.#movedFrom.filter(([moved]) => moved === id).map(([, from]) => from)
    const part = Math.max(...[day, ...held].map((each) => partFor(each, today)))
    return Math.min(part, this.#mostOf.get(id) ?? 1)
  }

  /** The guest moves the booking away from a day. */
  movedByGuest(id: string, from: Day, today: Day): void {
    this.#mostOf.set(id, this.partOf(id, from, today))
  }

  /** The farm moves the booking; a move to an earlier day takes nothing from the guest. */
  movedByFarm(id: string, from: Day, to: Day): void {
    if (to < from) this.#movedFrom = [...this.#movedFrom, [id, from]]
  }

  /** A part of a party, which keeps the terms of the whole. */
  split(id: string, other: string): void {
    const most = this.#mostOf.get(id)
    if (most !== undefined) this.#mostOf.set(other, most)
    const own = this.#movedFrom.filter(([moved]) => moved === id)
    this.#movedFrom = [...this.#movedFrom, ...own.map(([, from]) => [other, from] as const)]
  }

  /**
   * The booking goes on after the farm called its day off: where a move had taken something away,
   * terms begin anew.
   */
  rebooked(id: string): void {
    if ((this.#mostOf.get(id) ?? 1) === 1) return
    this.#mostOf.delete(id)
    this.#movedFrom = this.#movedFrom.filter(([moved]) => moved !== id)
  }
}

function partFor(day: Day, today: Day): number {
  const days = daysUntil(today, day)
  return days >= 7 ? 1 : days >= 3 ? 0.5 : 0
}
