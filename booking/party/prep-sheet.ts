import { owedCents, type Owed } from '../money/owed.ts'
import { sum } from '../sum.ts'
import { type Eating, platesOf } from './plates.ts'

export type Coming = Eating & {
  readonly language: string
  readonly payments: readonly Owed[]
  readonly telephone: string
}

export type PrepSheet = ReturnType<typeof prepSheet>

/** The farm prepares a day by it; `elsewhere` people were not booked here. */
export function prepSheet(parties: readonly Coming[], elsewhere: number) {
  return {
    heads: sum(parties, ({ participants }) => participants),
    languages: languagesOf(parties),
    plates: platesOf(parties, elsewhere),
    notes: parties
      .filter(({ note }) => note !== '')
      .map(({ name, note: text }) => ({ name, text })),
    telephones: parties
      .filter(({ telephone }) => telephone !== '')
      .map(({ name, telephone }) => ({ name, telephone })),
    owing: parties
      .map(({ name, payments }) => ({ name, cents: owedCents(payments) }))
      .filter(({ cents }) => cents > 0),
  }
}

/** Numbers of people by language, the largest first. */
function languagesOf(parties: readonly Coming[]) {
  const heads = new Map<string, number>()
  for (const { language, participants } of parties) {
    heads.set(language, (heads.get(language) ?? 0) + participants)
  }
  return [...heads].toSorted((a, b) => b[1] - a[1])
}
