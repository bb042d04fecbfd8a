import { likeWords } from './like-words.ts'

type Named = { readonly words: readonly string[] }

/**
 * Looks up those whose name may resemble a payer's. None that does is left out; most that do not are, so
 * that a whole village of one surname is not compared with each of its payers. One may come twice.
 */
export function namesAlike<One extends Named>(
  all: readonly One[],
): (payer: readonly string[]) => Iterable<One> {
  const holding = Map.groupBy(
    all.flatMap((one) => one.words.map((word) => ({ word, one }))),
    ({ word }) => word,
  )
  const frequency = (word: string) => holding.get(word)?.length ?? 0
  const rarest = Map.groupBy(all, ({ words }) => leastBy(words, frequency) ?? '')
  const like = remembered(likeWords(holding.keys()))
  const chances = remembered((word: string) =>
    like(word).reduce((sum, other) => sum + frequency(other), 0),
  )

  return function* alike(payer) {
    // A name that is as long or longer has each of the payer's words: the rarest of them tells most.
    const telling = leastBy(payer, chances)
    if (telling === undefined) return
    for (const word of like(telling)) for (const { one } of holding.get(word) ?? []) yield one
    // Of a shorter name the payer has each word, so the rarest too.
    for (const word of payer.flatMap(like)) yield* rarest.get(word) ?? []
  }
}

function leastBy(words: readonly string[], size: (word: string) => number): string | undefined {
  return words.reduce<string | undefined>(
    (least, word) => (least === undefined || size(word) < size(least) ? word : least),
    undefined,
  )
}

function remembered<Value>(work: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const value = work(word)
    known.set(word, value)
    return value
  }
}
