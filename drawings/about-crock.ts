import { join } from './kit/geometry.ts'
import { move } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { ellipse, rectangle } from './kit/shape.ts'
import { printFarHen } from './things/far-hen.ts'
import {
  cutBody,
  limb,
  printApronBow,
  printBack,
  printFolds,
  printPlate,
  smooth,
  type Lit,
} from './things/figure.ts'
import { printHead } from './things/head.ts'
import { printPeckingHen } from './things/pecking-hen.ts'

const light = [-0.5, -0.85] as const
const sun = { x: 300, y: 396 }

/** The two of the farm on the bench at the end of the day, the crock beside them. */
export function drawAboutCrock(): Sheet {
  const sheet = openSheet({
    name: 'about-crock',
    seed: 52,
    thin: 1.2,
    slip: { crust: [3, -3], mist: [3, 4], turmeric: [-3, 2], deep: [-2, 2] },
  })
  printEvening(sheet)
  printFarHen(sheet, { x: 300, y: 640, scale: 0.8 })
  printFarHen(sheet, { x: 1440, y: 664, scale: 1, mirror: true })
  printCrock(sheet)
  printThem(sheet)
  printBench(sheet)
  printPeckingHen(
    sheet,
    { x: 1474, y: 1078, scale: 0.56, mirror: true },
    { coat: 'crust', cut: 'paper', shade: 'ink' },
  )
  return sheet
}

function printEvening(sheet: Sheet): void {
  sheet.print('turmeric', sheet.frame, 'exact')
  const rays = (x: number, y: number): number => Math.atan2(y - sun.y, x - sun.x)
  const far = (x: number, y: number): number => Math.hypot(x - sun.x, y - sun.y)
  const sky = rectangle(-30, -30, 1630, 520)
  sheet.hatch('paper', sky, {
    along: rays,
    gap: 34,
    length: [120, 360],
    width: (x, y) => 6 + far(x, y) / 50,
    chance: (x, y) => 1.1 - far(x, y) / 1100,
  })
  sheet.printCut('paper', ellipse(sun.x, sun.y, { rx: 128, ry: 128, corners: 24 }), { wander: 2 })
  const woods = sheet.cut(
    '-40,520* -40,470 160,452 330,470 520,448 760,466 1000,452 1220,468 1420,446 1640,464 1640,520*',
    { wander: 4, wave: 50 },
  )
  sheet.print('leaf', woods)
  const field = sheet.cut('-40,510* 1640,510* 1640,700* -40,700*', { wander: 2 })
  sheet.print('crust', field)
  const rows = (x: number, y: number): number => Math.atan2(y - 470, x - sun.x)
  sheet.hatch('turmeric', field, {
    along: rows,
    gap: 26,
    length: [80, 260],
    width: (_, y) => 3 + (y - 510) / 16,
    chance: 0.8,
  })
  const grass = sheet.cut('-40,640* 300,622 800,640 1200,626 1640,650* 1640,1240* -40,1240*', {
    wander: 6,
    wave: 60,
  })
  sheet.print('leaf', grass)
  sheet.hatch('ink', grass, {
    along: (x) => 1.57 + (x - sun.x) / 2400,
    gap: 44,
    length: [60, 220],
    width: [7, 17],
    chance: (_, y) => (y - 560) / 640,
  })
  sheet.hatch('mist', grass, {
    along: (x) => 1.57 + (x - sun.x) / 2400,
    gap: 60,
    length: [30, 80],
    width: [4, 8],
    chance: (_, y) => 0.55 - (y - 640) / 900,
  })
}

function printThem(sheet: Sheet): void {
  const skirt = sheet.cut('520,940* 760,940* 790,1096* 505,1100*')
  const legs = join(
    limb('590,1090,26 590,1128,24'),
    limb('690,1086,26 694,1120,24'),
    limb('990,940,46 976,1060,38 972,1120,34'),
    limb('1110,940,46 1120,1060,38 1124,1116,34'),
  )
  printPlate(sheet, 'ink', cutBody(sheet, legs, flat), flat, 0)
  printPlate(sheet, 'ink', skirt, flat, 0)
  for (const x of [588, 696, 972, 1124]) {
    const at: Lit = { placing: { x, y: 1133 }, light }
    const clog = smooth('-34,-20* 34,-20* 42,12 32,32 0,37 -32,32 -42,12')
    printPlate(sheet, x < 800 ? 'turmeric' : 'crust', cutBody(sheet, clog, at), at, 12)
  }
  printFolds(
    sheet,
    'beet',
    '570,980 562,1040 556,1090|640,980 642,1040 640,1092|710,980 722,1040 732,1088',
    8,
    flat,
  )
  const hanne: Lit = { placing: { x: 640, y: 496, scale: 8.4, turn: 0.03 }, light: [-0.8, -0.5] }
  const cook: Lit = { placing: { x: 1046, y: 462, scale: 8.8, turn: -0.04 }, light: [-0.8, -0.5] }
  printBack(sheet, 'leaf', cook, {
    arms: ['-14,11,6.6 -22,34,6 -17,50,5.4', '14,11,6.6 23,36,6 20,56,5.6'],
    hem: 56,
    flare: 18,
    wide: 1.06,
    folds: '-2,10 -1,20 -2,34',
  })
  printHead(
    sheet,
    { hair: 'cap', hairInk: 'crust', cloth: 'ink', skin: 'tan', looks: -0.6, nods: -0.06 },
    cook,
  )
  const back = printBack(sheet, 'beet', hanne, {
    arms: ['-13,11,6 -21,33,5.4 -13,48,4.8', '13,11,6 20,34,5.4 18,52,4.8'],
    hem: 54,
    flare: 18,
    wide: 0.9,
  })
  printApronBow(sheet, 'paper', hanne, 40, back)
  printHead(sheet, { hair: 'bun', hairInk: 'ink', skin: 'tan', looks: 0.5, nods: 0.1 }, hanne)
}

function printBench(sheet: Sheet): void {
  const posts = join(
    sheet.cut('470,960* 520,960* 512,1130* 466,1130*'),
    sheet.cut('1180,960* 1232,960* 1236,1130* 1188,1130*'),
  )
  sheet.print('crust', posts)
  sheet.printWithin('ink', move(posts, 18, 30), posts)
  const seat = sheet.cut('380,912* 1286,902* 1296,966* 374,976*', { wander: 2 })
  sheet.printFree('crust', seat, { by: 1, towards: light })
  sheet.printWithin('ink', move(seat, 0, 44), seat)
  printFolds(sheet, 'ink', '420,928 700,922 900,930|760,916 1000,922 1220,914', 6, flat)
}

const flat: Lit = { placing: {}, light }

function printCrock(sheet: Sheet): void {
  const lit: Lit = { placing: { x: 210, y: 850, scale: 1 }, light: [-0.7, -0.7] }
  const belly = cutBody(
    sheet,
    smooth(
      '-128,-150* -160,-90 -172,0 -164,110 -128,196* 128,196* 164,110 172,0 160,-90 128,-150*',
    ),
    lit,
  )
  sheet.print('ink', move(belly, 30, 26))
  printPlate(sheet, 'crust', belly, lit, 26)
  printFolds(
    sheet,
    'leaf',
    '-164,-60 -60,-30 60,-30 164,-60|-170,-36 -60,-4 60,-4 170,-36',
    13,
    lit,
    belly,
  )
  printFolds(sheet, 'turmeric', '-120,-40 -136,30 -118,130|-84,20 -94,80 -82,140', 10, lit, belly)
  const lid = cutBody(
    sheet,
    join(
      [ellipse(0, -152, { rx: 140, ry: 40, corners: 24 })],
      smooth('-34,-178 -30,-214 0,-224 30,-214 34,-178'),
    ),
    lit,
  )
  printPlate(sheet, 'deep', lid, lit, 14)
}
