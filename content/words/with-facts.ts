/**
 * A text with its facts: "{bread.price}" becomes "€ 95"; undefined when it names an unknown fact.
 * Names without a point stay for the page or mail to fill in.
 */
export function withFacts(written: string, facts: object): string | undefined {
  let isWhole = true
  const filled = withoutBlanks(written, facts).replaceAll(places, (place, path: string) => {
    const fact = factAt(facts, path.split('.'))
    const isTold = typeof fact === 'string' || typeof fact === 'number'
    isWhole &&= isTold
    return isTold ? String(fact) : place
  })
  return isWhole ? filled : undefined
}

const places = /\{(\w+(?:\.[\w-]+)+)\}/g

/** A text without sentences that tell what the house leaves blank; its only sentence goes without that part of it. */
function withoutBlanks(text: string, facts: object): string {
  const isBlank = (part: string) =>
    [...part.matchAll(places)].some(([, path = '']) => factAt(facts, path.split('.')) === null)
  if (!isBlank(text)) return text
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => !isBlank(sentence))
  if (sentences.length > 0) return sentences.join(' ')
  const parts = text.split(/,\s+/)
  const rest = parts.slice(0, parts.findIndex(isBlank)).join(', ')
  return rest && rest + /[.!?]?$/.exec(text)![0]
}

function factAt(facts: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return facts
  if (typeof facts !== 'object' || facts === null || !Object.hasOwn(facts, first)) return undefined
  return factAt(Object.entries(facts).find(([name]) => name === first)?.[1], rest)
}
