import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inked, inksAsked, readInks } from './inked.ts'
import { palettes } from './palette.ts'

const land = readFileSync('content/pictures/footer-land.svg', 'utf8')
const fields = (drawing: string) => new Set(drawing.match(/#[\dA-Fa-f]{6}/g))

test('the land of a drawing has the colours of the site by day and by night, and a comb stays red', () => {
  const drawing = inked(land, palettes.sea)
  const before = ['#FAF6EC', '#211C17', '#2C4634', '#A9BDB0', '#14221B']
  expect(before.filter((ink) => fields(drawing).has(ink))).toEqual([])
  expect(before.filter((ink) => fields(land).has(ink))).toEqual(before)
  expect([...fields(drawing)]).toEqual(expect.arrayContaining([palettes.sea.second, '#8E2246']))
})

test('the address of a drawing says its colours, and nothing else is read from it', () => {
  const { paper, second } = palettes.sea
  expect(readInks(inksAsked(palettes.sea).slice('inks='.length))).toEqual({ paper, second })
  expect([undefined, '', 'f3f7f6', 'f3f7f6-22384d-'].filter(readInks)).toEqual([])
})
