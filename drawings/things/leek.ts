import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A leek in the row, its foot at 0,0: a white shaft, and straps folded over to both sides. */
const straps = [
  '-22,-150* 10,-170* -60,-236 -150,-270 -250,-262 -300,-222* -262,-214 -160,-214 -84,-186',
  '22,-150* -10,-170* 60,-250 160,-276 256,-246 296,-196* 256,-200 160,-220 84,-190',
  '-24,-160* 12,-176* -20,-270 -90,-350 -176,-396* -190,-370 -110,-300 -60,-230',
  '24,-160* -12,-176* 24,-280 100,-366 200,-404* 204,-372 120,-306 62,-230',
  '-20,-170* 18,-176* 6,-300 -26,-400 -70,-470* -78,-420 -56,-310 -40,-230',
  '18,-170* -16,-176* 2,-300 46,-410 102,-476* 96,-420 64,-320 44,-240',
]
const ribs = [
  '-6,-160 -70,-220 -160,-242 -284,-226',
  '6,-160 70,-226 160,-248 280,-204',
  '-8,-170 -40,-250 -100,-320 -182,-386',
  '8,-170 44,-260 110,-336 198,-394',
  '-2,-176 -18,-300 -40,-390 -72,-456',
  '2,-176 22,-300 54,-390 98,-460',
]
const shaft = '-32,4* -30,-80 -34,-178* 34,-178* 30,-80 32,4* 0,14'

export function printLeek(sheet: Sheet, placing: Placing): void {
  const scale = placing.scale ?? 1
  const cut = (text: string): Shape =>
    sheet.cut(placeOutline(points(text), placing), { wander: 2, facet: 2 })
  const leaves = straps.map(cut)
  const stem = cut(shaft)
  sheet.print('ink', join(...[...leaves, stem].map((part) => move(grow(part, 2), 26, 46))))
  const roots = [
    '-20,4 -34,26 -30,52',
    '-6,8 -10,36 -2,62',
    '8,8 18,34 14,58',
    '22,4 38,22 44,46',
  ].map((line) => gouge(placeOutline(points(line), placing), 9 * scale, 'wedge'))
  sheet.print('deep', roots)
  leaves.forEach((leaf, index) => {
    sheet.print('paper', halo(leaf, { by: 1.5, towards: light, shift: 4 }))
    sheet.print('leaf', leaf)
    sheet.print('mist', cutAway(leaf, move(leaf, 10 * scale, 14 * scale)))
    const rib = gouge(placeOutline(points(ribs[index] ?? ''), placing), 9 * scale, 'wedge')
    sheet.print('ink', overlap([rib], leaf))
  })
  sheet.print('paper', halo(stem, { by: 2, towards: light, shift: 4 }))
  sheet.print('brine', stem)
  sheet.print('paper', overlap(move(stem, -16 * scale, 0), stem))
  const folds = ['-30,-176* -4,-120 30,-176*', '-8,-60 -6,-100 -10,-130', '12,-20 14,-70 10,-110']
  sheet.print(
    'leaf',
    folds.map((line) => gouge(placeOutline(points(line), placing), 9 * scale)),
  )
}
