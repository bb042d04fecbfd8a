import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLanguage, languages, rulesOf } from '#language/languages.ts'
import { sentenceRulesOf } from '#language/sentences.ts'
import { typeset, typesetAll } from '#language/typeset.ts'
import { everyText } from '#tests/support/every-text.ts'

const root = join(import.meta.dirname, '../..')
const readers = '{app,desk,guest,letters,office,post,server}/**/*.{ts,tsx}'

/** The files of words that code reads without `words.ts`, which sets all others. */
function readDirectly(): readonly string[] {
  const code = globSync(readers, { cwd: root }).filter((file) => !/\.test\.|\+types/.test(file))
  const found = code.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/'#content\/words\/(\w\w\/[\w-]+\.ts)'/g),
  ])
  return [...new Set(found.map(([, file = '']) => file))].toSorted()
}

it('words that code reads directly are typed as they are set', async () => {
  const files = readDirectly()
  expect(files.length).toBeGreaterThan(0)
  const wrong = []
  for (const file of files) {
    const [language = ''] = file.split('/')
    if (!isLanguage(language)) throw new Error(`${file} is in no language`)
    const all: Readonly<Record<string, unknown>> = await import(join(import.meta.dirname, file))
    const words = Object.entries(all).filter(([, part]) => typeof part === 'object')
    for (const [path, text] of everyText(Object.fromEntries(words))) {
      const set = typeset(text, language)
      if (set !== text) wrong.push({ file, path, text, set })
    }
  }
  expect(wrong).toEqual([])
})

it.each(languages)('words in %s that stand in for missing ones are typed as set', (language) => {
  const standIns = [rulesOf(language).brokenPage, sentenceRulesOf(language).footer]
  expect(typesetAll(standIns, language)).toEqual(standIns)
})
