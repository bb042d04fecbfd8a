import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, rectangle } from '../kit/shape.ts'
import { printFallenQuince } from '../things/fallen-quince.ts'
import { printLit, printMarks } from '../things/lit-mass.ts'
import { printWasp } from '../things/wasp.ts'

const towards = [-0.6, -0.8] as const

/** Fallen quinces under the tree, seen from as low as a hen sees them; a wasp got there first. */
export function drawQuincesAndAWasp(): Sheet {
  const sheet = openSheet({
    name: 'quinces-and-a-wasp',
    width: 1600,
    height: 1200,
    seed: 399,
    thin: 1.2,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3] },
  })
  printOrchard(sheet)
  printTrunk(sheet)
  printFallenQuince(sheet, { x: 560, y: 425, radius: 56, turn: -1.2 })
  printFallenQuince(sheet, { x: 1474, y: 706, radius: 80, turn: 1.9 })
  printDeadLeaves(sheet)
  printFallenQuince(sheet, { x: 210, y: 640, radius: 210, turn: -1.1 })
  printEaten(sheet)
  printTufts(sheet)
  sheet.grain(60)
  return sheet
}

function printOrchard(sheet: Sheet): void {
  sheet.print('brine', rectangle(-20, -20, 1620, 360), 'exact')
  printMarks(sheet, 'paper', rectangle(-20, -20, 1620, 330), {
    along: -0.05,
    gap: 44,
    length: [160, 460],
    width: [9, 22],
    chance: 0.6,
  })
  sheet.print(
    'mist',
    sheet.cut(
      '-30,330* 120,250 260,270 420,230 640,262 860,236 1080,266 1300,240 1640,256* 1640,360* -30,360*',
      { wander: 7, wave: 60 },
    ),
  )
  const grass = sheet.cut('-30,336* 500,322 1000,334 1640,318* 1640,1240* -30,1240*')
  sheet.print('leaf', grass)

  function lean(x: number, y: number): number {
    return -0.04 + Math.sin(x / 260 + y / 90) * 0.1
  }

  printMarks(sheet, 'turmeric', overlap(grass, rectangle(-20, 330, 1620, 760)), {
    along: lean,
    gap: 30,
    length: [80, 260],
    width: (_, y) => 3 + (y - 320) / 55,
    chance: (x, y) => 0.75 - Math.abs(x - 520) / 900 - (y - 330) / 900,
  })
  printMarks(sheet, 'ink', grass, {
    along: lean,
    gap: 40,
    length: [80, 260],
    width: (_, y) => 4 + (y - 320) / 60,
    chance: (x, y) => 0.3 + (x + y - 900) / 2200,
  })
}

/** The trunk leans in from the right; one bough with leaves crosses the sky. */
function printTrunk(sheet: Sheet): void {
  sheet.print('ink', sheet.cut('1240,470* 1500,450* 1660,640* 1660,760* 1420,600*', { wander: 5 }))
  const trunk = sheet.cut(
    '1250,490* 1320,400 1330,240 1270,120 1130,40 960,-40* 1120,-60* 1290,40 1380,90 1420,-60* 1560,-60* 1500,160 1490,330 1530,430 1620,500* 1480,470 1440,520* 1390,470',
    { wander: 5 },
  )
  printLit(sheet, 'ink', trunk, { towards, shift: 7 })
  printMarks(sheet, 'crust', trunk, {
    along: 1.62,
    gap: 34,
    length: [80, 240],
    width: [8, 18],
    chance: (x) => 0.85 - (x - 1280) / 260,
  })
  const blade = '0,0* 30,-36 80,-44 120,-30 150,4* 114,36 70,46 26,32'
  for (const placing of [
    { x: 1080, y: 30, turn: 2.3, scale: 1.25 },
    { x: 960, y: -10, turn: 1.5, scale: 1.15 },
    { x: 1170, y: 70, turn: 1.7, scale: 1.05 },
    { x: 1010, y: -20, turn: 2.9, scale: 1.3 },
  ]) {
    const leaf = sheet.cut(placeOutline(points(blade), placing), { wander: 2 })
    printLit(sheet, 'leaf', leaf, { towards })
    const veins = [
      '4,0 70,2 134,4',
      '40,0 66,-18 84,-32',
      '70,2 94,20 106,32',
      '38,2 60,20 72,34',
      '76,0 100,-14 110,-24',
    ]
    sheet.print(
      'paper',
      veins.map((line, index) =>
        gouge(placeOutline(points(line), placing), index === 0 ? 9 : 6, 'wedge'),
      ),
    )
  }
}

function printDeadLeaves(sheet: Sheet): void {
  const blade = '0,0* 40,-36 100,-40 160,4* 120,30 96,22 40,36'
  for (const [ink, placing] of [
    ['crust', { x: 470, y: 1010, turn: -0.3, scale: 1.5 }],
    ['beet', { x: 130, y: 1010, turn: 0.3, scale: 1.8 }],
    ['crust', { x: 1330, y: 960, turn: -0.5, scale: 1.6 }],
  ] as const) {
    const leaf = sheet.cut(placeOutline(points(blade), placing), { wander: 2 })
    printLit(sheet, ink, leaf, { towards, shadow: { ink: 'ink', x: 14, y: 18 } })
    const veins = ['4,0 80,0 150,4', '40,0 70,-16 90,-30', '76,0 100,12 116,24']
    sheet.print(
      'ink',
      veins.map((line) => gouge(placeOutline(points(line), placing), 9, 'wedge')),
    )
  }
}

/** The eaten one: bite beside bite, its near wall in shadow, the far one lit, and the eater on its edge. */
function printEaten(sheet: Sheet): void {
  const quince = printFallenQuince(sheet, { x: 880, y: 830, radius: 372, turn: 0.5 })
  const bites = [
    [720, 700, 96],
    [810, 640, 92],
    [920, 640, 100],
    [1010, 700, 98],
    [1040, 800, 90],
    [980, 880, 96],
    [870, 900, 100],
    [760, 860, 98],
    [690, 790, 84],
    [870, 770, 150],
  ] as const
  const eaten = join(
    ...bites.map(([x, y, reach]) => [ellipse(x, y, { rx: reach, ry: reach * 0.8, corners: 14 })]),
  )
  const hollow = overlap(
    eaten.flatMap((line) => sheet.cut(line, { wander: 2.5, wave: 60 })),
    grow(quince, -12),
  )
  sheet.print('paper', halo(hollow, { by: 1, towards: [1, 1], shift: 7 }))
  sheet.print('crust', hollow)
  sheet.print('ink', cutAway(hollow, move(hollow, 20, 26)))
  const flesh = overlap(move(hollow, 46, 60), grow(hollow, -14))
  sheet.print('tan', flesh)
  sheet.print('deep', overlap(move(flesh, 34, 44), flesh))
  const wall = (x: number, y: number): number => Math.atan2(y - 770, x - 870)
  printMarks(sheet, 'crust', grow(flesh, -8), {
    along: wall,
    gap: 30,
    length: [40, 110],
    width: [6, 14],
    chance: (x, y) => 0.75 - (x + y - 1640) / 500,
  })
  sheet.print(
    'crust',
    overlap(sheet.cut('800,800 850,770 930,776 1010,800 990,840 900,860 830,840'), flesh),
  )
  printWasp(sheet, { x: 960, y: 700, turn: -0.4, scale: 1.9 })
}

function printTufts(sheet: Sheet): void {
  const { random } = sheet
  const blades = Array.from({ length: 34 }, (_, index) => {
    const foot = -30 + index * 50 + random.spread() * 40
    const reach = random.between(60, 170) + (index > 12 && index < 18 ? 60 : 0)
    const lean = random.spread() * 90
    return gouge(
      [
        { x: foot, y: 1236 },
        { x: foot + lean * 0.3, y: 1236 - reach * 0.6 },
        { x: foot + lean, y: 1236 - reach },
      ],
      random.between(18, 32),
      'wedge',
    )
  })
  printLit(sheet, 'leaf', blades, { towards, shift: 4 })
}
