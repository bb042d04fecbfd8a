/** Words banks and people put around a name. */
const around = new Set(
  (
    'de het een van der den ten ter le la les du des of en et and ou a ' +
    'dhr mr mevr mw mevrouw meneer heer m mme mlle madame monsieur mrs ms miss family familie ' +
    'famille fam bv nv vzw sa srl asbl'
  ).split(' '),
)

/** The words of a name that tell one person from another, folded; each once. */
export function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(0, 20)
  const own = words.filter((word) => !around.has(word) || word.length === 1)
  return [...new Set(own.map((word) => word.slice(0, 40)))]
}

/** Long enough for two people who share it to be the same one. */
function isTelling(word: string): boolean {
  return word.length >= 3
}

/**
 * Whether a payer may be who booked: each word of the shorter name is in the longer one, whole, as an
 * initial, or with one letter wrong in a long word; and a telling one of them whole. Order and capitals
 * vary, and a joint account names two people.
 */
export function resembles(payer: readonly string[], booker: readonly string[]): boolean {
  const [shorter = [], longer = []] = [payer, booker].toSorted((a, b) => a.length - b.length)
  if (!shorter.some((word) => isTelling(word) && longer.includes(word))) return false
  return shorter.every((word) => longer.some((other) => isLike(word, other)))
}

/** The same word, its initial, or a long word with one letter wrong. */
export function isLike(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length === 1 || b.length === 1) return a[0] === b[0]
  return a.length >= 5 && b.length >= 5 && isOneLetterAway(a, b)
}

/** One letter changed, added or left out. */
function isOneLetterAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}
