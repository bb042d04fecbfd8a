import { partsOfName } from './names-alike.ts'
import { referenceOf } from '../reservations/reference.ts'

type NamedParty = {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly telephone: string
}

/** Signs that tell guests of one name on one date apart, by booking id. */
export function distinguishingNotes(parties: readonly NamedParty[]): ReadonlyMap<string, string> {
  const named = parties.filter(({ name }) => name !== '')
  const alike = Map.groupBy(named, ({ sessionId, name }) =>
    [sessionId, ...partsOfName(name).toSorted()].join(' '),
  )
  const several = [...alike.values()].filter(({ length }) => length > 1)
  return new Map(
    several.flatMap((group) => group.map((party) => [party.id, telling(party, group)])),
  )
}

function telling({ id, email, telephone }: NamedParty, alike: readonly NamedParty[]): string {
  const isOwn = (of: 'email' | 'telephone', value: string) =>
    value !== '' && alike.filter((one) => one[of] === value).length === 1
  if (isOwn('email', email)) return email
  return isOwn('telephone', telephone) ? telephone : referenceOf(id)
}

export function withDistinctNames<One extends NamedParty>(parties: readonly One[]): readonly One[] {
  const apart = distinguishingNotes(parties)
  return parties.map((party) => {
    const by = apart.get(party.id)
    return by === undefined ? party : { ...party, name: `${party.name} (${by})` }
  })
}
