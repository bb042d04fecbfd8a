import { describe, expect, it } from 'vitest'
import { languages } from '#language/languages.ts'
import { everyText } from '#tests/support/every-text.ts'
import { firstHouse } from '../house.ts'
import { wordsOf } from './words.ts'

const pageCount = 17

describe.each(languages)('what search engines read in %s', (language) => {
  const texts = everyText(wordsOf(firstHouse, language))
  const ending = (end: string) => texts.filter(([path]) => path.endsWith(end))

  it('has a head for every page', () => {
    expect(ending('head.title')).toHaveLength(pageCount)
  })

  it('has a title of its own for every page, 30 to 60 characters long', () => {
    const titles = ending('head.title')
    expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length)
    expect(titles.filter(([, title]) => title.length < 30 || title.length > 60)).toEqual([])
  })

  it('has a description of its own for every page, 110 to 155 characters long', () => {
    const found = ending('head.description')
    expect(new Set(found.map(([, text]) => text)).size).toBe(found.length)
    expect(found.filter(([, text]) => text.length < 110 || text.length > 155)).toEqual([])
  })

  it('has five to eight keywords for every page, none twice', () => {
    for (const [path, text] of ending('head.keywords')) {
      const terms = text.split(', ')
      expect(terms.length >= 5 && terms.length <= 8, path).toBe(true)
      expect(new Set(terms).size, path).toBe(terms.length)
    }
  })

  it('has names and headings that fit where they are set', () => {
    const { home, workshop, layout } = wordsOf(firstHouse, language)
    expect(home.hero.title.length).toBeLessThanOrEqual(32)
    expect(layout.navigation.book.split(' ').length).toBeLessThanOrEqual(3)
    for (const { name, title } of Object.values(workshop)) {
      expect(name.length).toBeLessThanOrEqual(26)
      expect(title.length).toBeLessThanOrEqual(40)
    }
  })
})
