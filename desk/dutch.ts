import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import type { CountedWords } from '#content/words/shape/parts.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printInstant } from '#language/times.ts'

/** Dutch words of the site without the owner's texts: the desk keeps to one name for each thing. */
export const siteWords = wordsOf(firstHouse, 'nl')

/** The desk speaks Dutch alone; this file prints its amounts, days, instants and numbers. */
export function euros(cents: number): string {
  return printEuros(cents, 'nl')
}

export function dayText(day: Day): string {
  return printDay(day, 'nl')
}

export function instantText(at: Date): string {
  return printInstant(at, 'nl')
}

export function countedText(forms: CountedWords, n: number): string {
  return fillCounted(forms, n, 'nl')
}
