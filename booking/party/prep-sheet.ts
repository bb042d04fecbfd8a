import { type Allergen, allergens as allAllergens, type Diets } from './diets.ts'
import { owedCents, type Owed } from '../money/owed.ts'
import { sum } from '../sum.ts'

export type Coming = {
  readonly name: string
  readonly participants: number
  readonly language: string
  readonly payments: readonly Owed[]
  readonly diets: Diets | undefined
  readonly remarks: string
  readonly telephone: string
}

export type PrepSheet = {
  readonly heads: number
  readonly languages: readonly (readonly [language: string, heads: number])[]
  readonly vegans: number
  /** Which allergens, and whose: here a name is needed, as somebody's plate depends on it. */
  readonly allergens: readonly { readonly allergen: Allergen; readonly names: readonly string[] }[]
  readonly remarks: readonly { readonly name: string; readonly text: string }[]
  /** Of those who gave one. */
  readonly telephones: readonly { readonly name: string; readonly telephone: string }[]
  readonly owing: readonly { readonly name: string; readonly cents: number }[]
}

export function prepSheet(parties: readonly Coming[]): PrepSheet {
  return {
    heads: sum(parties, ({ participants }) => participants),
    languages: languagesOf(parties),
    // A party may have become smaller since it told.
    vegans: sum(parties, ({ diets, participants }) => Math.min(diets?.vegans ?? 0, participants)),
    allergens: allAllergens
      .map((allergen) => ({
        allergen,
        names: parties.filter((p) => p.diets?.allergens.includes(allergen)).map((p) => p.name),
      }))
      .filter(({ names }) => names.length > 0),
    remarks: parties.flatMap(({ name, remarks, diets }) =>
      [remarks, diets?.remark ?? ''].filter(Boolean).map((text) => ({ name, text })),
    ),
    telephones: parties
      .filter(({ telephone }) => telephone !== '')
      .map(({ name, telephone }) => ({ name, telephone })),
    owing: parties
      .map(({ name, payments }) => ({ name, cents: owedCents(payments) }))
      .filter(({ cents }) => cents > 0),
  }
}

function languagesOf(parties: readonly Coming[]): PrepSheet['languages'] {
  const heads = new Map<string, number>()
  for (const { language, participants } of parties) {
    heads.set(language, (heads.get(language) ?? 0) + participants)
  }
  return [...heads].toSorted((a, b) => b[1] - a[1])
}
