import { AsyncLocalStorage } from 'node:async_hooks'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import type { CountedWords } from '#content/words/parts.ts'
import type { Words } from '#content/words/shape.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printInstant } from '#language/times.ts'

const ofRequest = new AsyncLocalStorage<Words>()

/** Makes an answer whose functions all read the words of one house: the house of the request. */
export function tellingOf<Answer>(words: Words, make: () => Answer): Answer {
  return ofRequest.run(words, make)
}

/** Dutch words of the site, as the house of the request tells them. */
export function siteWords(): Words {
  return ofRequest.getStore() ?? wordsOf(firstHouse, 'nl')
}

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
