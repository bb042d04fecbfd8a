import { join } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle } from '../kit/shape.ts'
import { printBoardOfCabbage, type BoardOfCabbage } from '../things/board-of-cabbage.ts'
import {
  cutBody,
  limb,
  printApronBow,
  printBack,
  printFolds,
  printPlate,
  smooth,
  type Lit,
} from '../things/figure.ts'
import { printBowedHead, printHead, type Head } from '../things/head.ts'

const light = [-0.35, -0.9] as const

/** Six backs, four heads bowed across from them, and Hanne standing at the end by the window. */
export function drawTenAtTheTable(): Sheet {
  const sheet = openSheet({
    name: 'ten-at-the-table',
    seed: 10,
    thin: 3.2,
    slip: { crust: [3, -2], beet: [3, 2], mist: [3, 3], leaf: [2, -2] },
    grain: 14,
  })
  printRoom(sheet)
  across.forEach((guest) => printAcross(sheet, guest))
  printHanne(sheet)
  printTable(sheet)
  across.forEach((guest) => printHands(sheet, guest))
  near.forEach((guest) => printNear(sheet, guest))
  printBench(sheet)
  return sheet
}

type Person = Head & { readonly top: Ink; readonly apron?: Ink }
type Guest = readonly [x: number, y: number, scale: number, person: Person, wide?: number]

const across: readonly Guest[] = [
  [1030, 300, 4, { hair: 'short', hairInk: 'ink', skin: 'tan', top: 'mist' }],
  [770, 338, 4.5, { hair: 'bob', hairInk: 'crust', skin: 'tan', top: 'beet' }],
  [476, 376, 5, { hair: 'curls', hairInk: 'ink', skin: 'crust', top: 'turmeric' }],
  [150, 424, 5.6, { hair: 'scarf', hairInk: 'ink', cloth: 'beet', skin: 'tan', top: 'crust' }],
]

const near: readonly Guest[] = [
  [1400, 566, 5, { hair: 'bob', hairInk: 'ink', skin: 'tan', top: 'crust', looks: 0.5 }, 0.9],
  [1208, 622, 5.6, { hair: 'short', hairInk: 'mist', skin: 'tan', top: 'beet', looks: 0.4 }],
  [
    972,
    664,
    6.4,
    { hair: 'tail', hairInk: 'crust', skin: 'tan', top: 'mist', looks: -0.3, nods: -0.08 },
    0.88,
  ],
  [
    706,
    738,
    7.3,
    { hair: 'curls', hairInk: 'ink', skin: 'crust', top: 'turmeric', looks: -0.6, nods: -0.1 },
    1.02,
  ],
  [
    398,
    800,
    8.3,
    {
      hair: 'bun',
      hairInk: 'ink',
      skin: 'tan',
      top: 'leaf',
      looks: 0.7,
      nods: 0.1,
      apron: 'paper',
    },
    0.92,
  ],
  [
    44,
    888,
    9.6,
    { hair: 'cap', hairInk: 'crust', cloth: 'beet', skin: 'tan', top: 'crust', looks: 0.5 },
    1.06,
  ],
]

function printRoom(sheet: Sheet): void {
  sheet.print('leaf', sheet.frame, 'exact')
  const wall = { along: 1.57, gap: 74, length: [120, 420], width: [6, 16] } as const
  sheet.hatch('ink', sheet.frame, { ...wall, chance: (x) => 0.1 + x / 1500 })
  const panes = join(rectangle(250, -30, 520, 330), rectangle(556, -30, 826, 330))
  const frameOfWindow = sheet.cut('206,-30* 872,-30* 872,372* 206,372*')
  sheet.print('ink', move(frameOfWindow, 20, 22))
  sheet.print('crust', frameOfWindow)
  sheet.print('paper', panes)
  const sun = sheet.cut(ellipse(690, 176, { rx: 74, ry: 74 }), { wander: 1.5 })
  sheet.printWithin('brine', sheet.cut('-30,-30* 900,-30* 900,64 700,84 480,70 -30,110*'), panes)
  sheet.printWithin('turmeric', sun, panes)
  const land = sheet.cut('200,268* 380,236 560,262 760,238 900,252* 900,400* 200,400*')
  sheet.printWithin('leaf', land, panes)
}

function printAcross(sheet: Sheet, [x, y, scale, person]: Guest): void {
  const lit = { placing: { x, y, scale }, light }
  printBack(sheet, person.top, lit, {
    arms: ['-13,11,6 -20,30,5 -8,44,4', '13,11,6 21,30,5 9,44,4'],
    wide: 0.92,
  })
  printBowedHead(sheet, person, lit)
}

/** Hands on this side of the edge tell that they sit across from us. */
function printHands(sheet: Sheet, [x, y, scale, { skin, top }]: Guest): void {
  const lit = { placing: { x, y, scale }, light }
  const sleeves = join(limb('-16,22,4.4 -11,27,3.8'), limb('16,20,4.4 11,25,3.8'))
  const hands = join(limb('-10,28,2.8 -4,30,2.2'), limb('10,26,2.8 4,28.4,2.2'))
  sheet.print(skin, cutBody(sheet, hands, lit))
  sheet.print(top, cutBody(sheet, sleeves, lit))
}

function printNear(sheet: Sheet, [x, y, scale, person, wide = 1]: Guest): void {
  const lit = { placing: { x, y, scale, turn: (person.nods ?? 0) * 0.3 }, light }
  const arms = ['-13.6,11,6 -22,34,5.4 -12,50,4.6', '13.6,11,6 21,35,5.4 13,52,4.6']
  const back = printBack(sheet, person.top, lit, { arms, hem: 62, wide })
  if (person.apron) printApronBow(sheet, person.apron, lit, 40, back)
  printHead(sheet, person, lit)
}

const works: readonly BoardOfCabbage[] = [
  [1190, 404, 5, 'beet', 'head'],
  [930, 470, 5.6, 'leaf', 'cut'],
  [640, 500, 6.2, 'beet', 'half'],
  [270, 600, 7, 'leaf', 'half'],
  [860, 590, 6.6, 'beet', 'cut'],
  [1100, 520, 5.8, 'leaf', 'head'],
]

function printTable(sheet: Sheet): void {
  const top = sheet.cut('-40,560* 1330,352* 1640,470* 1640,760* -40,1200*', { wander: 2 })
  sheet.printFree('deep', top, { by: 2, towards: light })
  const grain = { along: -0.16, gap: 60, length: [160, 480] as const }
  sheet.hatch('crust', top, { ...grain, width: [3, 8], chance: 0.3 })
  sheet.hatch('paper', top, { ...grain, width: [6, 12], chance: 0.3 })
  for (const work of works) printBoardOfCabbage(sheet, work)
}

/** The sun stands low behind the four, who throw their shadows over the table. */
function printBench(sheet: Sheet): void {
  const bench = sheet.cut('1640,734* 1640,846* 890,1240* 540,1240* 1150,946*', { wander: 2 })
  sheet.print('ink', move(bench, 6, 40))
  sheet.printFree('crust', bench, { towards: light, shift: 4 })
  printFolds(sheet, 'ink', '1630,790 1200,990 740,1220', 7, { placing: {}, light })
}

/** She holds a jar against the window, so that all ten can see through it. */
function printHanne(sheet: Sheet): void {
  const lit = { placing: { x: 1392, y: 196, scale: 5.4 }, light: [-0.9, -0.4] as const }
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const skirt = cut(smooth('-13,38 12,38 18,70* 20,110* -22,110* -18,70'))
  printPlate(sheet, 'turmeric', skirt, lit)
  const trunk = smooth('-3,-2 -8,3 -13,12 -15,24 -13,42 12,42 14,28 14,14 12,5 5,0 2,-2')
  const shirt = cut(join(trunk, limb('8,10,6.4 16,32,5.4 6,50,4.6')))
  printPlate(sheet, 'beet', shirt, lit)
  const apron = cut(smooth('-12,14 0,13 5,40 16,70* 16,110* -22,110* -18,70 -15,42 -16,26'))
  printPlate(sheet, 'turmeric', apron, lit)
  const face = cut(
    smooth('-4,-3 -5,-6 -6.6,-7 -6.4,-9 -8.4,-12 -6.6,-15 -6.4,-20 0,-24 6,-18 4,-8 5,1 0,3 -4,1'),
  )
  printPlate(sheet, 'tan', face, lit, 1.4)
  const hair = cut(
    join(
      smooth('-6.4,-19 -4,-24.6 2,-26 7.4,-22 8,-15 5,-9 2.6,-12 1,-18 -3,-20'),
      smooth('6,-22 9,-26 13,-24 13,-19 9,-17'),
    ),
  )
  printPlate(sheet, 'ink', hair, lit, 1)
  printArm(sheet, lit)
}

function printArm(sheet: Sheet, lit: Lit): void {
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const jar = cut(
    smooth('-46,-28* -34,-28* -34,-25 -32,-22 -32,-8 -33,-6* -47,-6* -48,-8 -48,-22 -46,-25'),
  )
  const fore = cut(limb('-20,10,3.6 -32,0,3 -37,-4,2.8'))
  const sleeve = cut(limb('-8,10,6.4 -20,14,5 -24,10,4.4'))
  sheet.printFree('mist', jar, { towards: lit.light, shift: 4 })
  sheet.print('beet', cut(smooth('-46.6,-20* -33.4,-20* -33.4,-8* -46.6,-8*')))
  sheet.print('ink', cut(smooth('-47,-29* -33,-29* -33,-26* -47,-26*')))
  printPlate(sheet, 'tan', fore, lit, 1.2)
  printPlate(
    sheet,
    'tan',
    cut(join(limb('-37,-4,3 -40,-7,2.6 -45,-8,1.6'), limb('-37,-5,2 -35,-12,1.5 -36,-15,1.3'))),
    lit,
    1,
  )
  printPlate(sheet, 'beet', sleeve, lit, 1.6)
}
