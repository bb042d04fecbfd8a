/**
 * A text with its facts: "{bread.price}" becomes "€ 95"; undefined when it names a fact that there is not.
 * Names without a point are left, as a page or mail fills them in.
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
