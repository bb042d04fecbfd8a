import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listPath } from '#booking/texts/list-order.ts'
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

it('an entry that the owner added is in no language before it is written there', () => {
  const paths = ['home.welcome.paragraphs', 'home.testimonials.items', 'faq.tabs.general.questions']
  const own = {
    'home.welcome.paragraphs.0+1': 'Welkom.',
    'home.testimonials.items.0+1.quote': 'Mooi.',
    'home.testimonials.items.0+1.author': 'Jan',
    'home.testimonials.items.0+1.location': 'Brugge',
    'faq.tabs.general.questions.0+1.question': 'Mag ik?',
    'faq.tabs.general.questions.0+1.answer': 'Ja.',
  }
  const all = Object.fromEntries(paths.map((path) => [listPath(path), '0+1 0']))
  const texts = { ...firstHouse.texts, all, nl: own }
  const added = (language: Language) => {
    const { home, faq } = wordsOf({ ...firstHouse, texts }, language)
    const { general } = faq.tabs
    return [home.welcome.paragraphs, home.testimonials.items, general?.questions].map(
      (list) => list?.length,
    )
  }
  expect(added('nl')).toEqual([2, 2, 2])
  expect(added('fr')).toEqual([1, 1, 1])
})

it('a text is one string, so that a search finds it whole', () => {
  const files = globSync('??/*.ts', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(200)
  const broken = files.filter((file) =>
    /['"`] \+$/m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(broken).toEqual([])
})
