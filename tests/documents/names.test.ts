import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const houses = 'app,booking,content,desk,guest,language,letters,office,post,scripts,server,store'
const files = globSync(`{${houses}}/**/*.{ts,tsx,mjs}`, { cwd: root }).filter(
  (file) => !/^content\/words\/\w\w\/|^language\/rules\/|\.(test|examples)\./.test(file),
)

/** React Router's, which each of its modules may have, and that of each migration. */
const ofEachModule = 'ErrorBoundary Layout action headers links loader meta shouldRevalidate up'

/** The names that stand in a list more often than `most` times. */
function oftenIn(names: readonly string[], most: number): readonly string[] {
  const times = Map.groupBy(names, (name) => name)
  return [...times].flatMap(([name, all]) => (all.length > most ? [name] : [])).toSorted()
}

it('an exported name stands for one thing', () => {
  const exported = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/gm
  const names = files.flatMap((file) => {
    // Both databases have the same functions, by contract.
    if (file.startsWith('store/postgres/')) return []
    const text = readFileSync(join(root, file), 'utf8')
    return [...new Set(Array.from(text.matchAll(exported), ([, name = '']) => name))]
  })
  expect(names.length).toBeGreaterThan(2_000)
  const twice = oftenIn(names, 1).filter((name) => !ofEachModule.split(' ').includes(name))
  expect(twice, 'Two files export each of these: rename one, or import it').toEqual([])
})

it('a constant has a statement of its own: no list is made to be taken apart', () => {
  const pair = /^ *(?:const|let) \[[^.[]*\] = \[(?!\.{3})(?:.*|\n(?: +.*,\n)+ *)\](?: as const)?$/gm
  const found = globSync(`{${houses},tests}/**/*.{ts,tsx,mjs}`, { cwd: root }).flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(pair) ?? []).map((line) => `${file}: ${line}`),
  )
  expect(found, 'Write a statement for each').toEqual([])
})

it('a file is found by its name: two have it at most, but for main, where a program begins', () => {
  const names = files.map((file) => basename(file).replace(/\.\w+$/, ''))
  expect(oftenIn(names, 2), 'A third file has this name: rename it').toEqual(['main'])
})

it('a read of the store begins with the verb that says what it gives', () => {
  const verb = /^(find|get|list|count|sum|is|has)(?![a-z])/
  const reads = globSync('store/**/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const makers = text.matchAll(/^export function \w+Reads\([^]*?^}/gm)
    const read = /^ {4}(?:async )?(\w+)[:(,]/gm
    return Array.from(makers, ([maker]) => maker.slice(maker.indexOf('\n  return {'))).flatMap(
      (parts) => Array.from(parts.matchAll(read), ([, name = '']) => name),
    )
  })
  expect(reads.length).toBeGreaterThan(150)
  const others = reads.filter((name) => !verb.test(name))
  expect(others, `Begin with a verb of ${verb}`).toEqual([])
})
