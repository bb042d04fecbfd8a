import { sum } from '../sum.ts'

/** Names that resemble the payer's, found without a comparison of every name with every payer. */
export function namesAlike<One extends { readonly words: readonly string[] }>(
  all: readonly One[],
): (payer: readonly string[]) => Iterable<One> {
  const holding = Map.groupBy(
    all.flatMap((one) => one.words.map((word) => ({ word, one }))),
    ({ word }) => word,
  )
  const frequency = (word: string) => holding.get(word)?.length ?? 0
  const rarest = Map.groupBy(all, ({ words }) => leastBy(words, frequency) ?? '')
  const like = remembered(likeWords(holding.keys()))
  const chances = remembered((word: string) => sum(like(word), frequency))

  return function* alike(payer) {
    // A name with more words than the payer's has each of these: the rarest word finds the fewest names.
    const telling = leastBy(payer, chances)
    if (telling === undefined) return
    for (const word of like(telling)) for (const { one } of holding.get(word) ?? []) yield one
    // A name with fewer words has only words of the payer's, so also its own rarest.
    for (const word of payer.flatMap(like)) yield* rarest.get(word) ?? []
  }
}

function leastBy(words: readonly string[], size: (word: string) => number): string | undefined {
  return words.reduce<string | undefined>(
    (least, word) => (least === undefined || size(word) < size(least) ? word : least),
    undefined,
  )
}

function remembered<Of, Value>(work: (of: Of) => Value): (of: Of) => Value {
  const known = new Map<Of, Value>()
  return (of) => known.getOrInsertComputed(of, work)
}

/** Words banks and people put around a name. */
const around = new Set(
  (
    'de het een van der den ten ter le la les du des of en et and ou a ' +
    'dhr mr mevr mw mevrouw meneer heer m mme mlle madame monsieur mrs ms miss family familie ' +
    'famille fam bv nv vzw sa srl asbl'
  ).split(' '),
)

export function partsOfName(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(0, 20)
  const kept = words.filter((word) => !around.has(word) || word.length === 1)
  return [...new Set(kept.map((word) => word.slice(0, 40)))]
}

/** Long enough for two people who share it to be the same one. */
export const tellingLength = 3

/** Order and capitals vary, and a joint account names two people; one telling word has to be whole. */
export function resembles(payer: readonly string[], booker: readonly string[]): boolean {
  const [shorter = [], longer = []] = [payer, booker].toSorted((a, b) => a.length - b.length)
  const shared = shorter.filter((word) => longer.includes(word))
  if (!shared.some(({ length }) => length >= tellingLength)) return false
  return shorter.every((word) => longer.some((other) => isSimilar(word, other)))
}

export function isSimilar(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length === 1 || b.length === 1) return a[0] === b[0]
  return a.length >= 5 && b.length >= 5 && isOneLetterAway(a, b)
}

function isOneLetterAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}

/** No word is compared with every other: a statement has thousands of payers, the books thousands of guests. */
export function likeWords(words: Iterable<string>): (word: string) => readonly string[] {
  const filed = Map.groupBy(
    [...words].flatMap((word) => keptUnder(word).map((key) => ({ key, word }))),
    ({ key }) => key,
  )
  return (word) => {
    const found = soughtUnder(word).flatMap((key) => filed.get(key) ?? [])
    return [...new Set(found.map((each) => each.word))].filter((each) => isSimilar(word, each))
  }
}

// Similar words share a key: the word itself, an initial, or the word less one letter.

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
