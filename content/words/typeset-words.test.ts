import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages, rulesOf } from '#language/languages.ts'
import { sentenceRulesOf } from '#language/sentences.ts'
import { typesetAll } from '#language/typeset.ts'

const root = join(import.meta.dirname, '../..')
const readers = '{app,desk,guest,letters,office,post,server}/**/*.{ts,tsx}'

/** The files of words that code reads by themselves; what reads a whole language sets its words. */
function readDirectly(): readonly string[] {
  const code = globSync(readers, { cwd: root }).filter((file) => !/\.test\.|\+types/.test(file))
  const found = code.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/'#content\/words\/(\w\w\/[\w-]+\.ts)'/g),
  ])
  return [...new Set(found.map(([, file = '']) => file))].toSorted()
}

it('no code reads words past what sets them', () => {
  expect(readDirectly()).toEqual([])
})

it.each(languages)('words in %s that stand in for missing ones are typed as set', (language) => {
  const standIns = [rulesOf(language).brokenPage, sentenceRulesOf(language).footer]
  expect(typesetAll(standIns, language)).toEqual(standIns)
})

it('authors type ordinary spaces and hyphens, so that a search finds their sentences', () => {
  const files = globSync('content/words/*/*.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(200)
  const unseen = files.filter((file) =>
    /[\u00a0\u202f\u2011]/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(unseen).toEqual([])
})
