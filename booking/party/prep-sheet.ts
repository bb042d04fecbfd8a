import { allergens as allAllergens, type Diets } from './diets.ts'
import { owedCents, type Owed } from '../money/owed.ts'
import { sum } from '../sum.ts'

export type Coming = {
  readonly name: string
  readonly participants: number
  readonly language: string
  readonly payments: readonly Owed[]
  readonly diets: Diets | undefined
  /** Those of the party who told what they do not eat themselves. */
  readonly companions?: readonly { readonly name: string; readonly diets: Diets }[]
  readonly remarks: string
  readonly telephone: string
}

export type PrepSheet = ReturnType<typeof prepSheet>

export function prepSheet(parties: readonly Coming[]) {
  return {
    heads: sum(parties, ({ participants }) => participants),
    languages: languagesOf(parties),
    // A party may have become smaller since it told.
    vegans: sum(parties, (party) => Math.min(vegansOf(party), party.participants)),
    // Whose, too: here a name is needed, as somebody's plate depends on it.
    allergens: allAllergens
      .map((allergen) => ({
        allergen,
        names: parties
          .flatMap(eatersOf)
          .filter(({ diets }) => diets.allergens.includes(allergen))
          .map(({ name }) => name),
      }))
      .filter(({ names }) => names.length > 0),
    remarks: parties.flatMap((party) => [
      ...(party.remarks ? [{ name: party.name, text: party.remarks }] : []),
      ...eatersOf(party)
        .filter(({ diets }) => diets.remark !== '')
        .map(({ name, diets }) => ({ name, text: diets.remark })),
    ]),
    telephones: parties
      .filter(({ telephone }) => telephone !== '')
      .map(({ name, telephone }) => ({ name, telephone })),
    owing: parties
      .map(({ name, payments }) => ({ name, cents: owedCents(payments) }))
      .filter(({ cents }) => cents > 0),
  }
}

function eatersOf({ name, diets, companions = [] }: Coming) {
  const own = companions.map((each) => ({ ...each, name: `${each.name} (${name})` }))
  return diets ? [{ name, diets }, ...own] : own
}

function vegansOf(party: Coming): number {
  return sum(eatersOf(party), ({ diets }) => diets.vegans)
}

/** How many people speak each, by how many. */
function languagesOf(parties: readonly Coming[]) {
  const heads = new Map<string, number>()
  for (const { language, participants } of parties) {
    heads.set(language, (heads.get(language) ?? 0) + participants)
  }
  return [...heads].toSorted((a, b) => b[1] - a[1])
}
