import { overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, pointAt, type Outline } from '../kit/shape.ts'
import { cutLine } from '../kit/knife.ts'
import { printKnife } from '../things/kitchen-knife.ts'
import { printLit, printMarks } from '../things/lit-mass.ts'
import { printRhubarbStalks } from '../things/rhubarb-stalk.ts'

const towards = [-0.6, -0.8] as const

/** Stalks just cut, thrown down in wet grass with a leaf still on. */
export function drawRhubarbInTheGrass(): Sheet {
  const sheet = openSheet({
    name: 'rhubarb-in-the-grass',
    width: 1600,
    height: 1200,
    seed: 355,
    thin: 1.2,
    slip: { beet: [3, -3], mist: [3, 3], crust: [3, -3], turmeric: [-3, 2] },
  })
  printGrass(sheet)
  printLeafBlade(sheet)
  printRhubarbStalks(sheet, towards)
  printKnife(sheet, { x: 900, y: 1090, turn: -0.24, scale: 1.75 }, towards)
  printBlades(sheet)
  printDaisies(sheet)
  sheet.grain(60)
  return sheet
}

function sway(x: number, y: number): number {
  return -1.35 + Math.sin(x / 210 + y / 330) * 0.5 + Math.sin(y / 120) * 0.25
}

function printGrass(sheet: Sheet): void {
  sheet.print('mist', sheet.frame, 'exact')
  printMarks(sheet, 'leaf', sheet.frame, {
    along: sway,
    gap: 48,
    length: [70, 190],
    width: [7, 16],
    chance: (x, y) => 0.35 + (x * 0.3 + y) / 3600,
    taper: 'wedge',
  })
  printMarks(sheet, 'paper', sheet.frame, {
    along: sway,
    gap: 62,
    length: [60, 170],
    width: [5, 11],
    chance: (x, y) => 0.8 - (x + y) / 2600,
  })
}

/** The poisonous leaf, large and crumpled, cut off by the frame. */
function printLeafBlade(sheet: Sheet): void {
  const leaf = sheet.cut(
    '980,330* 900,240 930,130 870,40 960,-40 1180,-60 1640,-60* 1640,620 1520,580 1450,640 1360,560 1270,580 1230,490 1120,500 1080,420 1010,420',
    { wander: 9, wave: 80 },
  )
  printLit(sheet, 'leaf', leaf, { towards, shift: 7, shadow: { ink: 'ink', x: 24, y: 36 } })
  const stem = { x: 980, y: 344 }
  const ribs: Outline[] = []
  for (const [tipX, tipY, width] of [
    [1010, -60, 22],
    [1240, -60, 28],
    [1640, -20, 34],
    [1640, 290, 34],
    [1540, 560, 26],
    [1270, 560, 20],
  ] as const) {
    const spine = [
      stem,
      { x: stem.x + (tipX - stem.x) * 0.35, y: stem.y + (tipY - stem.y) * 0.28 },
      { x: stem.x + (tipX - stem.x) * 0.7, y: stem.y + (tipY - stem.y) * 0.66 },
      { x: tipX, y: tipY },
    ]
    ribs.push(gouge(cutLine(sheet.random, spine), width, 'wedge'))
    for (const [part, side] of [
      [1, 1],
      [1, -1],
      [2, 1],
      [2, -1],
    ] as const) {
      const from = pointAt(spine, part)
      const angle = Math.atan2(tipY - stem.y, tipX - stem.x) + side * 0.75
      ribs.push(
        gouge(
          [0, 70, 150].map((reach) => ({
            x: from.x + Math.cos(angle - reach * side * 0.001) * reach,
            y: from.y + Math.sin(angle - reach * side * 0.001) * reach,
          })),
          12,
          'wedge',
        ),
      )
    }
  }
  printMarks(sheet, 'ink', leaf, {
    along: (x, y) => Math.atan2(y - stem.y, x - stem.x) + 0.5,
    gap: 40,
    length: [60, 170],
    width: [10, 24],
    chance: (x, y) => (y - 120) / 700 + (x - 1300) / 1600,
  })
  sheet.print('beet', overlap(ribs, leaf))
}

/** Blades in front, cut off by the lower edge. */
function printBlades(sheet: Sheet): void {
  const { random } = sheet
  const blades = Array.from({ length: 24 }, (_, index) => {
    const foot = index < 15 ? -40 + index * 26 : 620 + (index - 15) * 26
    const reach = random.between(130, 330) * (index < 15 ? 1.1 - index / 24 : 0.62)
    const lean = random.between(-30, 150)
    return gouge(
      [
        { x: foot, y: 1240 },
        { x: foot + lean * 0.3, y: 1240 - reach * 0.55 },
        { x: foot + lean, y: 1240 - reach },
      ],
      random.between(20, 34),
      'wedge',
    )
  })
  printLit(sheet, 'leaf', blades, { towards: [-1, -0.3], shift: 4 })
}

function printDaisies(sheet: Sheet): void {
  for (const [x, y, size] of [
    [170, 190, 62],
    [430, 130, 40],
    [690, 10, 66],
    [740, 1010, 74],
  ] as const) {
    const petals = Array.from({ length: 11 }, (_, index) => {
      const angle = (index / 11) * Math.PI * 2 + sheet.random.spread() * 0.1
      return ellipse(x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.5, {
        rx: size * 0.4,
        ry: size * 0.15,
        corners: 7,
        turn: angle,
      })
    })
    sheet.print(
      'leaf',
      petals.map((petal) => petal.map((point) => ({ x: point.x + 9, y: point.y + 13 }))),
    )
    sheet.print('paper', petals)
    sheet.print(
      'turmeric',
      sheet.cut(ellipse(x, y, { rx: size * 0.3, ry: size * 0.25, corners: 8 })),
    )
  }
}
