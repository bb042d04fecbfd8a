import { cutAway, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'
import { printLit } from './lit-mass.ts'

const body = {
  rear: '22,-2 34,-24 66,-40 104,-34 140,-8 172,34* 128,34 88,32 52,22 30,10',
  chest: '-44,-8 -30,-34 0,-38 20,-22 26,-4 12,16 -18,22 -40,12',
  head: '-78,12 -76,-10 -60,-22 -44,-16 -40,4 -48,22 -66,30 -76,24',
  eye: '-66,-14 -54,-18 -47,-6 -50,8 -60,8 -58,-4',
}
/** Black bands, each with a point on the back: no two wasps wear them alike. */
const bands = [
  '36,-26 44,-32 46,-6 54,22 42,16 36,0',
  '66,-42 80,-40 82,-10 88,34 74,30 70,0',
  '100,-38 112,-30 114,-4 120,36 108,34 104,6',
  '132,-16 140,-8 146,12 150,36 140,34 136,14',
]
const wings = [
  '-6,-32* 30,-66 90,-96 150,-104 172,-94 160,-76 110,-52 50,-30 10,-22',
  '4,-26* 50,-40 110,-60 150,-62 156,-50 120,-34 60,-20 20,-16',
]
/** Thigh, shin and foot of each leg; the knees stand up beside the body. */
const legs = [
  '-24,16 -44,30 -56,22 -74,56 -92,62',
  '-6,20 -14,46 2,50 -24,92 -44,98',
  '14,14 38,44 54,34 74,86 98,96',
  '-16,10 -30,40 -38,70',
  '20,8 50,30 84,64',
]

/** A wasp from the side, 100 units from head to waist, its head towards the left before it is turned. */
export function printWasp(sheet: Sheet, placing: Placing): void {
  const { scale = 1 } = placing
  const cut = (outline: string): Shape =>
    sheet.cut(placeOutline(points(outline), placing), { wander: 0.6 })
  const lines = (all: readonly string[], width: number): Shape =>
    all.map((line) => gouge(placeOutline(points(line), placing), width * scale, 'even'))

  sheet.print('ink', lines(legs, 6.4))
  sheet.print(
    'turmeric',
    lines(['-56,22 -74,56 -88,61', '2,50 -24,92 -40,97', '54,34 74,86 94,95'], 2.6),
  )
  const rear = cut(body.rear)
  printLit(sheet, 'turmeric', rear, { towards: light, shift: 3 })
  sheet.print('crust', cutAway(rear, move(rear, -2 * scale, -8 * scale)))
  sheet.print('ink', overlap(bands.flatMap(cut), rear))
  sheet.print('ink', lines(['10,-2 24,0 40,-2'], 9))
  const chest = cut(body.chest)
  printLit(sheet, 'ink', chest, { towards: light, shift: 3 })
  sheet.print('turmeric', lines(['-34,-24 -22,-14 -18,4', '2,-28 12,-18 16,-6'], 5))
  const head = cut(body.head)
  printLit(sheet, 'turmeric', head, { towards: light, shift: 3 })
  sheet.print('ink', [
    ...cut(body.eye),
    ...lines(['-78,16 -66,20 -58,28', '-44,-16 -40,2 -48,20'], 5),
  ])
  sheet.print(
    'ink',
    lines(['-64,-18 -76,-40 -100,-44 -128,-30', '-56,-20 -60,-48 -84,-62 -112,-58'], 4.6),
  )
  for (const wing of wings.toReversed().map(cut)) {
    printLit(sheet, 'mist', wing, { towards: light, shift: 3 })
    sheet.print('paper', cutAway(wing, move(wing, 3 * scale, 5 * scale)))
  }
  sheet.print(
    'ink',
    lines(['-2,-32 60,-68 160,-96', '4,-30 70,-54 150,-80', '14,-24 80,-40 146,-56'], 2.2),
  )
}
