import { halo, type HaloStyle, overlap } from './geometry.ts'
import { gouge, type Taper } from './gouge.ts'
import { type Field, hatch, type HatchStyle } from './hatch.ts'
import type { Ink } from './inks.ts'
import { cutLine, cutOutline, type KnifeStyle } from './knife.ts'
import type { Random } from './random.ts'
import { points, type Outline, type Point, type Shape } from './shape.ts'
import { scatter } from './specks.ts'
import { wedges, type WedgeStyle } from './wedges.ts'

/** A line written as points, and how wide the gouge goes. */
export type Line = readonly [points: string, width: number]

/** The ways to cut and to print on a sheet. */
export type Prints = {
  /** Cuts a closed outline, written as '10,20 30,40*'. */
  cut(outline: string | Outline, style?: KnifeStyle): Shape
  /** Cuts one long stroke along a line. */
  stroke(line: string | Outline, width: number, taper?: Taper): Shape
  strokes(lines: readonly Line[], taper?: Taper): Shape
  /** Places scattered over a region, for flour, salt and snow. */
  scatter(region: Shape, count: number, chance?: Field): readonly Point[]
  print(ink: Ink, shape: Shape, register?: 'slips' | 'exact'): void
  /** Cuts a closed outline, as `cut` does, and prints it. */
  printCut(ink: Ink, outline: string | Outline, style?: KnifeStyle): void
  /** Prints a shape free of what lies under it: paper is left standing round it. */
  printFree(ink: Ink, shape: Shape, paper: HaloStyle): void
  /** Gouges along a field of directions, row beside row, inside a region. */
  gouges(region: Shape, style: HatchStyle): Shape
  /** Prints such gouges. */
  hatch(ink: Ink, region: Shape, style: HatchStyle): void
  /** Prints what of a shape lies within another. */
  printWithin(ink: Ink, shape: Shape, around: Shape): void
  printStrokes(ink: Ink, lines: readonly Line[], taper?: Taper): void
  /** Prints wedges cut inward from the edge of a shape. */
  wedge(ink: Ink, shape: Shape, style: WedgeStyle): void
}

export function printsBy(random: Random, print: Prints['print']): Prints {
  const cut: Prints['cut'] = (outline, style) => [cutOutline(random, asPoints(outline), style)]
  const stroke: Prints['stroke'] = (line, width, taper) => [
    gouge(cutLine(random, asPoints(line), { wander: 1 }), width, taper),
  ]
  const strokes: Prints['strokes'] = (lines, taper) =>
    lines.flatMap(([line, width]) => stroke(line, width, taper))
  const gouges: Prints['gouges'] = (region, style) => hatch(random, region, style)
  return {
    cut,
    stroke,
    strokes,
    scatter: (region, count, chance) => scatter(random, region, count, chance),
    print,
    printCut: (ink, outline, style) => print(ink, cut(outline, style)),
    printStrokes: (ink, lines, taper) => print(ink, strokes(lines, taper)),
    printWithin: (ink, shape, around) => print(ink, overlap(shape, around)),
    printFree: (ink, shape, paper) => {
      print('paper', halo(shape, { shift: 5, ...paper }))
      print(ink, shape)
    },
    gouges,
    hatch: (ink, region, style) => print(ink, gouges(region, style)),
    wedge: (ink, shape, style) => print(ink, wedges(random, shape, style)),
  }
}

function asPoints(outline: string | Outline): Outline {
  return typeof outline === 'string' ? points(outline) : outline
}
