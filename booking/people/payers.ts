import type { Day } from '#language/dates.ts'
import { dayOf } from '../dates/brussels-time.ts'
import { resembles, partsOfName } from './names-alike.ts'
import { referencesIn } from '../money/statement/references-in-text.ts'

type Person = { readonly id: string }

/** People whose money can be on a booking: its guest, earlier guests, and companions. */
export type PayingParty = {
  readonly guest: Person & { readonly name: string }
  readonly replaced: readonly (Person & { readonly name: string; readonly at: Date })[]
  readonly companions: readonly (Person & { readonly reference: string })[]
}

type PayerLine = {
  readonly bookedOn: Day
  readonly communication: string
  readonly payerName: string
  readonly isShare: boolean
}

/**
 * The person who paid each bank line, by id. A line with a companion's reference is that companion's, or nobody's
 * once the companion is gone. Any other line is of the guest whose name it bears, or else of the guest of its day.
 */
export function payersOf(
  line: PayerLine,
  { guest, replaced, companions }: PayingParty,
): readonly string[] {
  const references = referencesIn(line.communication)
  const sharing = companions.filter(({ reference }) => references.includes(reference))
  if (sharing.length > 0 || line.isShare) return sharing.map(({ id }) => id)
  const holders = [
    ...replaced.map(({ id, name, at }) => ({ id, name, until: dayOf(at) })),
    { ...guest, until: undefined },
  ]
  const payer = partsOfName(line.payerName)
  const named = holders.filter(({ name }) => resembles(payer, partsOfName(name)))
  const likely = named.length > 0 ? named : holders
  const holder = likely.find(({ until }) => until !== undefined && line.bookedOn <= until)
  return [(holder ?? likely.at(-1) ?? guest).id]
}
