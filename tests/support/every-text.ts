/** Every text in a tree of words, with the path that leads to it: `home.hero.title`. */
export function everyText(words: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof words === 'string') return [[path.join('.'), words]]
  if (typeof words !== 'object' || words === null) {
    throw new TypeError(`${path.join('.')} is neither text nor texts`)
  }
  return Object.entries(words).flatMap(([name, part]) => everyText(part, [...path, name]))
}
