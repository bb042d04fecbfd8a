import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourOf, contrast, toneOf } from './colour.ts'
import {
  type PaletteInks,
  minContrast,
  nearestReadable,
  type Palette,
  paletteOf,
  palettes,
} from './palette.ts'

type Ink = keyof PaletteInks

/** Pairs of colours that stand on each other in the style sheets. */
const words: Readonly<Partial<Record<Ink, readonly Ink[]>>> = {
  ink: ['paper', 'deep', 'field', 'brine', 'turmeric'],
  soft: ['paper', 'deep', 'field', 'brine'],
  leaf: ['paper', 'deep', 'brine'],
  beet: ['paper', 'deep', 'brine'],
  'beet-pressed': ['paper', 'deep'],
  brown: ['paper', 'brine'],
  paper: ['leaf', 'beet', 'beet-pressed', 'ink', 'soft'],
}
const edges: typeof words = { control: ['paper', 'deep', 'field'] }

const unreadable = (inks: Partial<PaletteInks>, pairs: typeof words, least: number) =>
  Object.entries(pairs).flatMap(([one, grounds]) =>
    grounds.flatMap((ground) => {
      const ink = inks[one as Ink]
      const on = inks[ground]
      return ink && on && contrast(ink, on) < least ? [`${one} ${ink} on ${ground} ${on}`] : []
    }),
  )

const everyUnreadable = ({ day, night, nightLand, nightSolid }: Palette) => [
  ...[day, night, nightLand, nightSolid].flatMap((inks) =>
    unreadable(inks, words, minContrast.words),
  ),
  ...[day, night].flatMap((inks) => unreadable(inks, edges, minContrast.edges)),
]

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyColours = fc.record({ paper: anyColour, accent: anyColour, second: anyColour })

describe('a palette', () => {
  test.each(Object.entries(palettes))('%s can be read as it was drawn', (_, colours) => {
    expect(nearestReadable(colours)).toEqual(colours)
    expect(everyUnreadable(paletteOf(colours))).toEqual([])
  })

  test('of any three colours can be read everywhere, by day and by night', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        expect(everyUnreadable(paletteOf(colours))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('of the nearest readable colours keeps them', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const nearest = nearestReadable(colours)
        expect(nearestReadable(nearest)).toEqual(nearest)
        expect(paletteOf(colours)).toEqual(paletteOf(nearest))
      }),
    )
  })

  test('keeps the hue of a colour that has to be darker', () => {
    const { accent } = nearestReadable({ ...palettes.farm, accent: '#ffb000' })
    expect(accent).not.toBe('#ffb000')
    expect(Math.abs(toneOf(accent).hue - toneOf('#ffb000').hue)).toBeLessThan(3)
  })
})

test('a colour is the same after its tone', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(colourOf(toneOf(colour))).toBe(colour)
    }),
  )
})

test('black on white has a contrast of 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
