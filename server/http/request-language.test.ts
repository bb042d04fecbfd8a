import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { languageFromHeader } from './request-language.ts'

it.each([
  ['fr', 'fr'],
  ['fr-BE,fr;q=0.9,nl;q=0.8,en;q=0.7', 'fr'],
  ['nl-BE', 'nl'],
  ['EN-gb', 'en'],
  ['de-DE,de;q=0.9,en;q=0.5', 'en'],
  ['en;q=0.2, fr;q=0.9', 'fr'],
  ['en;q=0.5,fr;q=0.5', 'en'],
  ['en ; q=0.1 , fr ; q=0.2', 'fr'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['fr;q=x, en;q=0.1', 'en'],
  // Frisian is no French, Middle English no English.
  ['frr, enm', 'nl'],
  ['de, *', 'nl'],
  ['*', 'nl'],
  ['', 'nl'],
  [undefined, 'nl'],
])('Accept-Language %j is answered in %s', (header, language) => {
  expect(languageFromHeader(header, firstHouse)).toBe(language)
})

it('a header without end is read no further than its beginning', () => {
  expect(languageFromHeader(`${'de,'.repeat(100_000)}fr`, firstHouse)).toBe('nl')
})

it('a language that the site has not is passed over', () => {
  expect(languageFromHeader('fr, en;q=0.5', { spoken: ['nl', 'en'] })).toBe('en')
  expect(languageFromHeader('fr', { spoken: ['en', 'nl'] })).toBe('en')
})
