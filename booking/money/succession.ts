import { sum } from '../sum.ts'
import type { Id } from '../id.ts'
import type { Cents, Places } from '../units.ts'

/** Places that a guest gave up by cancelling, and the part of their money that was kept. */
export type Vacant = {
  readonly id: Id<'reservation'>
  readonly places: Places
  readonly keptCents: Cents
  /** Places that successors took and paid, and the cents that went back for them. */
  readonly takenPlaces: number
  readonly backCents: Cents
}

/** A booking that was made, or grew by so many places, since the first vacancy. */
export type Successor = {
  readonly id: Id<'reservation'>
  readonly places: Places
  readonly usedPlaces: number
  /** Cents paid for these places, and the part the farm keeps if they were given up now. */
  readonly paidCents: Cents
  readonly certainCents: Cents
  /** Fully paid, and long enough ago that it is no slip. */
  readonly isSettled: boolean
}

export type Filled = {
  readonly vacant: string
  readonly successor: string
  readonly places: Places
  readonly cents: Cents
}

/**
 * Places given up are filled in the order they were given up, and after all other free places: a successor
 * would have found room there anyway. A place that is not paid for counts as free. Nobody gets back more than
 * was kept, nor more than the farm surely keeps of the successor, so the farm never loses by it.
 *
 * @param date `free` includes the places that offers hold; both lists begin with the earliest
 */
export function fillVacancies(date: {
  readonly free: number
  readonly vacancies: readonly Vacant[]
  readonly successors: readonly Successor[]
}): readonly Filled[] {
  const unpaid = sum(
    date.successors.filter(({ isSettled }) => !isSettled),
    ({ places }) => places,
  )
  const open = sum(date.vacancies, openPlaces)
  let left = Math.max(0, open - date.free - unpaid)
  const used = new Map(date.successors.map(({ id, usedPlaces }) => [id, usedPlaces]))
  const filled: Filled[] = []
  for (const vacancy of date.vacancies) {
    let vacant = vacancy
    for (const successor of date.successors) {
      const unused = successor.places - used.get(successor.id)!
      const places = Math.min(left, openPlaces(vacant), unused)
      const cents = places > 0 ? centsFor(vacant, successor, places) : undefined
      if (cents === undefined) continue
      filled.push({ vacant: vacant.id, successor: successor.id, places, cents })
      const { takenPlaces, backCents } = vacant
      vacant = { ...vacant, takenPlaces: takenPlaces + places, backCents: backCents + cents }
      used.set(successor.id, used.get(successor.id)! + places)
      left -= places
    }
  }
  return filled
}

export function openPlaces({ places, takenPlaces }: Vacant): Places {
  return places - takenPlaces
}

/** Cents that go back; undefined while the successor could cancel and get them instead. */
function centsFor(vacant: Vacant, successor: Successor, places: Places): Cents | undefined {
  if (!successor.isSettled) return undefined
  const share = (cents: Cents) => Math.floor((cents * places) / successor.places)
  // The last place releases the rest, to the cent.
  const due = Math.floor((vacant.keptCents * (vacant.takenPlaces + places)) / vacant.places)
  const cents = Math.min(due - vacant.backCents, share(successor.paidCents))
  const certain = share(successor.certainCents)
  // A cent that dividing lost must not hold the refund up.
  return cents - certain > 1 ? undefined : Math.min(cents, certain)
}
