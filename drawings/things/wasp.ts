import { overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { printLit } from './lit-mass.ts'

/** A wasp seen from above, its head towards the right before it is turned. */
export function printWasp(sheet: Sheet, placing: Placing): void {
  const towards = [-0.6, -0.8] as const

  function cut(outline: string): Shape {
    return sheet.cut(placeOutline(points(outline), placing), { wander: 0.8 })
  }

  const legs = [
    '8,10 20,34 34,46',
    '-4,12 -4,40 6,60',
    '8,-10 22,-32 36,-42',
    '-4,-12 -6,-38 4,-56',
    '44,-6 62,-20 80,-20',
    '44,6 64,18 82,16',
  ]
  sheet.print(
    'ink',
    legs.map((line) =>
      gouge(placeOutline(points(line), placing), 5 * (placing.scale ?? 1), 'even'),
    ),
  )
  const rear = cut('-14,0 -30,-20 -62,-22 -100,0* -62,22 -30,20')
  printLit(sheet, 'turmeric', rear, { towards, shift: 3 })
  const rings = [
    '-24,-24 -28,0 -24,24',
    '-44,-26 -50,0 -44,26',
    '-66,-24 -72,0 -66,24',
    '-86,-16 -92,0 -86,16',
  ]
  sheet.print(
    'ink',
    overlap(
      rings.map((line) =>
        gouge(placeOutline(points(line), placing), 9 * (placing.scale ?? 1), 'even'),
      ),
      rear,
    ),
  )
  sheet.print('ink', [
    ...cut('-14,0 -4,-16 16,-18 28,0 16,18 -4,16'),
    ...cut('26,0 32,-15 48,-14 54,0 48,14 32,15'),
  ])
  printLit(
    sheet,
    'mist',
    [
      ...cut('2,-12 -30,-40 -84,-58 -96,-44 -60,-24 -10,-8'),
      ...cut('2,12 -30,40 -84,58 -96,44 -60,24 -10,8'),
    ],
    { towards, shift: 3 },
  )
}
