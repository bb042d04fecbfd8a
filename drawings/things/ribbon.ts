import { cutAway, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

const loops = [
  '-6,0* -26,-30 -62,-42 -88,-26 -86,4 -58,16 -26,12',
  '6,-2* 24,-36 58,-52 86,-40 88,-8 62,10 28,10',
]
const hollows = ['-30,-6 -52,-22 -72,-18 -70,-4 -50,2', '30,-8 50,-30 70,-28 72,-12 52,-2']
const tails = [
  '-8,4* -34,40 -48,86 -52,112* -40,104* -26,118* -22,84 -8,44 6,10*',
  '8,4* 36,34 54,72 62,104* 50,98* 38,110* 32,76 16,40 -4,10*',
]

/** A bow of ribbon, about 180 units wide, its knot at 0,0. */
export function printBow(sheet: Sheet, placing: Placing): void {
  const scale = placing.scale ?? 1
  const cut = (lines: readonly string[]): Shape =>
    lines.flatMap((line) =>
      sheet.cut(placeOutline(points(line), placing), { wander: scale, facet: 1 }),
    )
  const bow = join(cut(loops), cut(tails))
  const knot = cut(['-14,-12* 0,-18 14,-12* 16,10* 0,16 -14,10*'])
  sheet.print('ink', move(join(bow, knot), 7 * scale, 9 * scale))
  sheet.print('paper', halo(bow, { by: 1, towards: light, shift: 3 * scale }))
  sheet.print('beet', bow)
  sheet.print('ink', cut(hollows))
  const folds = [
    '-14,-2 -30,-8 -44,-10',
    '14,-2 32,-10 44,-14',
    '-14,16 -28,50 -36,84',
    '16,16 34,48 44,78',
  ]
  sheet.print(
    'ink',
    folds.map((line) => gouge(placeOutline(points(line), placing), 6 * scale, 'wedge')),
  )
  sheet.print('paper', halo(knot, { by: 0.5, towards: light, shift: 2 * scale }))
  sheet.print('beet', knot)
  sheet.print('ink', cutAway(knot, move(knot, -4 * scale, -4 * scale)))
}
