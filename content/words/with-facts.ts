/**
 * A text with its facts: "{bread.price}" becomes "€ 95"; undefined when it names an unknown fact.
 * Names without a point stay for the page or mail to fill in.
 */
export function withFacts(text: string, facts: object): string | undefined {
  let isWhole = true
  const told = text.replaceAll(/\{(\w+(?:\.[\w-]+)+)\}/g, (place, path: string) => {
    const fact = factAt(facts, path.split('.'))
    const isTold = typeof fact === 'string' || typeof fact === 'number'
    isWhole &&= isTold
    return isTold ? String(fact) : place
  })
  return isWhole ? told : undefined
}

function factAt(facts: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return facts
  if (typeof facts !== 'object' || facts === null || !Object.hasOwn(facts, first)) return undefined
  return factAt(Object.entries(facts).find(([name]) => name === first)?.[1], rest)
}
