import { expect, test } from 'vitest'
import { askedColours } from './asked-colours.ts'
import { palettes } from './palette.ts'

const shown = palettes.farm

test('a palette is taken as it is', () => {
  const asked = askedColours({ palette: 'sea', ...shown }, shown)
  expect(asked).toEqual({ colours: palettes.sea, unreadable: {}, wrong: [] })
})

test('a colour that was changed counts, whatever palette is chosen', () => {
  const asked = askedColours({ palette: 'farm', ...shown, accent: '#123456' }, shown)
  expect(asked.colours).toEqual({ ...shown, accent: '#123456' })
})

test('a colour that cannot be read gives way to the nearest, and is named', () => {
  const { colours, unreadable } = askedColours({ palette: 'own', accent: '#FFD700' }, shown)
  expect(unreadable).toEqual({ accent: '#ffd700' })
  expect(colours.accent).toMatch(/^#(?!ffd700)/)
})

test('a text that is no colour is wrong, and the colour of before stays', () => {
  const asked = askedColours({ palette: 'own', paper: 'wit' }, shown)
  expect(asked).toEqual({ colours: shown, unreadable: {}, wrong: ['paper'] })
})
