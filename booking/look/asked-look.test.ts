import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { askedLook } from './asked-look.ts'
import { palettes } from './palette.ts'

const { look } = firstHouse
const shown = palettes.farm

test.each([
  ['a palette is taken as it is', { palette: 'sea', ...shown }, palettes.sea],
  [
    'a colour that was changed counts, whatever palette is chosen',
    { palette: 'farm', ...shown, accent: '#123456' },
    { ...shown, accent: '#123456' },
  ],
])('%s', (_title, typed, colours) => {
  expect(askedLook(typed, look)).toEqual({ look: { ...look, colours }, unreadable: {}, wrong: [] })
})

test('a colour that cannot be read gives way to the nearest, and is named', () => {
  const read = askedLook({ palette: 'own', accent: '#FFD700' }, look)
  expect(read.unreadable).toEqual({ accent: '#ffd700' })
  expect(read.look.colours.accent).toMatch(/^#(?!ffd700)/)
})

test('a text that is no colour is wrong, and the colour of before stays', () => {
  const read = askedLook({ palette: 'own', paper: 'wit' }, look)
  expect(read).toEqual({ look, unreadable: {}, wrong: ['paper'] })
})
