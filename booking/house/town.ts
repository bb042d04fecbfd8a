import type { Language } from '#language/languages.ts'
import type { House } from './house.ts'

type OfTown = Pick<House, 'spoken'> & { readonly business: Pick<House['business'], 'address'> }

/** "Ixelles / Elsene": a town's names in the order of the languages of the site; sentences take one. */
export function townIn(house: OfTown, language: Language): string {
  const names = namesOf(house)
  return names[house.spoken.indexOf(language)] ?? names[0]!
}

/** The names for other languages; the one of a language that goes stands last, and is given to the next that comes. */
export function arrangedTown(house: OfTown, after: readonly Language[]): string {
  const { spoken } = house
  const names = namesOf(house)
  if (names.length === 1) return names[0]!
  const spare = names.slice(spoken.length)
  const gone = spoken.filter((language) => !after.includes(language))
  const arranged = [...after, ...gone].map((language) =>
    spoken.includes(language) ? names[spoken.indexOf(language)] : spare.shift(),
  )
  const all = [...arranged, ...spare]
  // The first name stands in only where others follow.
  const told = all.slice(0, all.findLastIndex(Boolean) + 1)
  return told.map((name) => name ?? names[0]).join(' / ')
}

/** The business as it is printed: a name that stands in for another language stands there once. */
export function printedBusiness<Of extends OfTown['business']>(business: Of): Of {
  const town = [...new Set(namesOf({ business }))].join(' / ')
  return { ...business, address: { ...business.address, town } }
}

function namesOf({ business }: Pick<OfTown, 'business'>): readonly string[] {
  return business.address.town.split(' / ')
}
