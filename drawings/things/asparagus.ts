import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

/** White asparagus stood in brine, tips up, as they are dug until Saint John's day. */
export function printAsparagusJar(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const brine = contentsOf(sheet, jar)
  sheet.print('leaf', brine)
  const unit = jar.width / 100
  const stood = [
    [-30, 22, 0.07],
    [-9, 4, -0.03],
    [14, 26, 0.05],
    [35, 9, -0.06],
    [-40, 56, 0.03],
    [-20, 44, -0.05],
    [3, 62, 0.03],
    [25, 50, -0.02],
    [41, 74, -0.05],
  ] as const
  for (const [across, down, turn] of stood) {
    const placing = { x: jar.x + across * unit, y: jar.level + down * unit, turn, scale: unit }
    printSpear(sheet, brine, placing)
  }
  const surface = surfaceOf(sheet, jar)
  sheet.print('paper', surface)
  sheet.printWithin('brine', move(surface, 0, -2), surface)
  printGlassInFront(sheet, jar)
}

const spear = '0,0 4,2 7,10 9,22 9.6,44 10,110 10,190* -10,190* -10,110 -9.6,44 -9,22 -7,10 -4,2'
/** The leaves of the tip lie on each other; further down they stand apart. */
const tip = [
  '-6,14 -3,4 2,0',
  '7,16 4,9 -3,5',
  '-8,24 -5,17 3,12',
  '8,30 6,22 -2,18',
  '-8,38 -6,30 2,25',
]
const scales = ['1,60 9,54 9,42', '-9,86 -3,76 -2,66', '2,118 9,110 9,96', '-9,150 -3,140 -2,128']

function printSpear(sheet: Sheet, brine: Shape, placing: Placing): void {
  const unit = placing.scale ?? 1
  const body = overlap(sheet.cut(pointsAt(spear, placing), { wander: 1, facet: 1 }), brine)
  sheet.printWithin('ink', grow(move(body, unit, unit), unit), brine)
  sheet.print('paper', body)
  sheet.print('mist', cutAway(body, move(body, -4.5 * unit, 0)))
  const lines = (cuts: readonly string[], width: number): Shape =>
    overlap(
      cuts.map((line) => gouge(pointsAt(line, placing), width * unit)),
      body,
    )
  sheet.print('beet', lines(tip, 3))
  sheet.print('leaf', lines(scales, 2.2))
  sheet.printWithin(
    'turmeric',
    sheet.gouges(body, {
      along: Math.PI / 2,
      gap: 3.4 * unit,
      length: [12 * unit, 44 * unit],
      width: [0.8 * unit, 1.5 * unit],
      chance: 0.24,
    }),
    body,
  )
}
