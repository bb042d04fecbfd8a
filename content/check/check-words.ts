import type { ContentProblem } from './problem.ts'

/** What a language may leave out: another text stands in for it. */
const optional = /^layout\.footer\.|^pictures\.[\w-]+\.caption$/

/** Every text that one language has is there in all, and none is blank. */
export function checkWords(words: Readonly<Record<string, unknown>>): ContentProblem[] {
  const paths = Object.entries(words).map(([language, all]) => [language, textsOf(all)] as const)
  const every = new Set(paths.flatMap(([, texts]) => [...texts.keys()]))
  return paths.flatMap(([language, texts]) =>
    [...every].flatMap((path) => {
      const text = texts.get(path)
      const file = `words/${language}`
      if (text === undefined && !optional.test(path)) {
        return [{ file, text: `"${path}" is missing; the other languages have it.` }]
      }
      return text?.trim() === '' ? [{ file, text: `"${path}" is blank; write its text.` }] : []
    }),
  )
}

function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  const inside = Object.entries(value)
  return new Map(inside.flatMap(([key, it]) => [...textsOf(it, path ? `${path}.${key}` : key)]))
}
