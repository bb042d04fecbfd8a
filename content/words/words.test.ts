import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Language } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { everyText } from '#tests/support/every-text.ts'
import { firstHouse } from '../first-house.ts'
import { wordsOf } from './words.ts'

const textsIn = (language: Language) => everyText(wordsOf(firstHouse, language))

describe('the three languages', () => {
  it('tell the same hours of each workshop', () => {
    const hours = (language: Language) =>
      Object.values(wordsOf(firstHouse, language).workshop).map(({ schedule }) =>
        schedule.map((s) => s.time),
      )
    expect(hours('fr')).toEqual(hours('nl'))
    expect(hours('en')).toEqual(hours('nl'))
    for (const time of hours('nl').flat()) expect(time).toMatch(/^\d\d:\d\d$/)
  })

  it('are three: no long text was left in another language', () => {
    const [dutch, french, english] = languages.map((language) => new Map(textsIn(language)))
    for (const [path, text] of dutch ?? []) {
      if (text.length < 30) continue
      expect([french?.get(path), english?.get(path)], path).not.toContain(text)
    }
  })
})

it('a text is one string, so that a search finds it whole', () => {
  const files = globSync('??/*.ts', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(200)
  const broken = files.filter((file) =>
    /['"`] \+$/m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(broken).toEqual([])
})
