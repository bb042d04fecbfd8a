import { grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'
import { printLit } from './lit-mass.ts'

const legs = [
  '14,12 34,30 30,54',
  '2,14 6,44 -12,66',
  '-8,12 -30,40 -60,50',
  '14,-12 36,-28 34,-52',
  '2,-14 8,-44 -8,-66',
  '-8,-12 -28,-42 -58,-54',
  '50,-8 64,-24 84,-26',
  '50,8 66,22 86,22',
]
const rings = [
  '-42,-30 -38,0 -42,30',
  '-62,-32 -56,0 -62,32',
  '-82,-28 -76,0 -82,28',
  '-100,-20 -95,0 -100,20',
]

/** A wasp seen from above, its head towards the right before it is turned. */
export function printWasp(sheet: Sheet, placing: Placing): void {
  const { scale = 1 } = placing
  const cut = (outline: string): Shape =>
    sheet.cut(placeOutline(points(outline), placing), { wander: 0.8 })
  const lines = (all: readonly string[], width: number): Shape =>
    all.map((line) => gouge(placeOutline(points(line), placing), width * scale, 'even'))

  sheet.print('ink', lines(legs, 4.6))
  const rear = cut('-20,0 -30,-17 -56,-26 -88,-20 -124,0* -88,20 -56,26 -30,17')
  sheet.print('ink', grow(rear, 2))
  sheet.print('turmeric', grow(rear, -1.6 * scale))
  sheet.print('ink', overlap(lines(rings, 9), rear))
  sheet.print('ink', [
    ...cut('-22,0 -8,-18 16,-19 30,0 16,19 -8,18'),
    ...cut('28,0 34,-17 50,-15 58,0 50,15 34,17'),
  ])
  sheet.print('turmeric', lines(['22,-13 6,-11', '22,13 6,11', '52,-9 56,0 52,9'], 5))
  const wings = [
    ...cut('6,-14 -30,-44 -82,-66 -104,-56 -84,-36 -30,-14'),
    ...cut('6,14 -30,44 -82,66 -104,56 -84,36 -30,14'),
  ]
  printLit(sheet, 'mist', wings, { towards: light, shift: 3 })
  sheet.print('ink', lines(['0,-16 -40,-38 -92,-56', '0,16 -40,38 -92,56'], 2.4))
}
