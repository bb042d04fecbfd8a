import { isLike } from './resembling-names.ts'

/**
 * Finds the words of a list that are like a given one, without comparing it with each: a statement has
 * thousands of payers and the books thousands of guests.
 */
export function likeWords(words: Iterable<string>): (word: string) => readonly string[] {
  const filed = Map.groupBy(
    [...words].flatMap((word) => keptUnder(word).map((key) => ({ key, word }))),
    ({ key }) => key,
  )
  return (word) => {
    const found = soughtUnder(word).flatMap((key) => filed.get(key) ?? [])
    return [...new Set(found.map((each) => each.word))].filter((each) => isLike(word, each))
  }
}

// Two words that are like each other share one of these keys: the word itself, an initial and a word that
// begins with it, or, one letter away, what is left of both when a letter is taken out.

function keptUnder(word: string): readonly string[] {
  const beginning = word.length === 1 ? [] : [`begins ${word[0]}`]
  return [`is ${word}`, ...beginning, ...nearBy(word)]
}

function soughtUnder(word: string): readonly string[] {
  const other = word.length === 1 ? `begins ${word}` : `is ${word[0]}`
  return [`is ${word}`, other, ...nearBy(word)]
}

function nearBy(word: string): readonly string[] {
  if (word.length < 5) return []
  const shortened = Array.from(
    { length: word.length },
    (_, at) => word.slice(0, at) + word.slice(at + 1),
  )
  return [word, ...shortened].map((each) => `near ${each}`)
}
