import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { rectangle, type Shape } from '../kit/shape.ts'
import {
  cutBody,
  limb,
  printFolds,
  printPlate,
  smooth,
  within,
  type Lit,
} from '../things/figure.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { printBowedHead } from '../things/head.ts'

const lit: Lit = { placing: { x: 820, y: 380, scale: 13 }, light: [0.85, -0.4] }
const flat: Lit = { placing: {}, light: lit.light }

/** Hanne bends over a dough, the oven on her left: two cuts gape, the third is being drawn. */
export function drawScoringTheLoaf(): Sheet {
  const sheet = openSheet({
    name: 'scoring-the-loaf',
    width: 1600,
    height: 1200,
    seed: 91,
    thin: 1.2,
    slip: { crust: [-3, 2], mist: [4, 3], beet: [3, -3], deep: [2, 2] },
  })
  printGlow(sheet)
  printBody(sheet)
  const dough = printDough(sheet)
  printHands(sheet, dough)
  sheet.grain(60)
  return sheet
}

/** The mouth of the oven is to the right, out of the picture. */
function printGlow(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')
  const fire = { x: 1760, y: 420 }
  const rays = (x: number, y: number): number => Math.atan2(y - fire.y, x - fire.x)
  const far = (x: number, y: number): number => Math.hypot(x - fire.x, y - fire.y)
  sheet.print(
    'crust',
    hatch(random, frame, {
      along: rays,
      gap: 44,
      length: [140, 420],
      width: (x, y) => 26 - far(x, y) / 70,
      chance: (x, y) => 1.2 - far(x, y) / 1300,
    }),
  )
  sheet.print(
    'turmeric',
    hatch(random, frame, {
      along: rays,
      gap: 48,
      length: [120, 360],
      width: (x, y) => 24 - far(x, y) / 44,
      chance: (x, y) => 1.2 - far(x, y) / 900,
    }),
  )
}

function printBody(sheet: Sheet): void {
  const cut = (shape: Shape): Shape => cutBody(sheet, shape, lit)
  const trunk = cut(
    smooth('-7,-1 -14,4 -21,10 -24,22 -20,36 -19,60* 19,60* 20,36 24,22 21,10 14,4 7,-1 0,2'),
  )
  printPlate(sheet, 'beet', trunk, lit)
  const apron = cut(
    smooth('-9,4 -11,18 -15,30 -18,60* 18,60* 15,30 11,18 9,4 7,4* 8,16 0,19 -8,16 -7,4*'),
  )
  printPlate(sheet, 'mist', apron, lit, 1.6)
  const head: Lit = { ...lit, placing: within(lit.placing, { y: 0, turn: 0.05 }) }
  printBowedHead(sheet, { hair: 'bun', hairInk: 'ink', skin: 'tan' }, head)
}

function printDough(sheet: Sheet): Shape {
  const { random } = sheet
  const table = sheet.cut('-40,930* 1640,900* 1640,1240* -40,1240*', { wander: 2 })
  sheet.print('paper', halo(table, { by: 1, towards: [0, -1], shift: 4 }))
  sheet.print('crust', table)
  sheet.print(
    'ink',
    hatch(random, table, {
      along: -0.02,
      gap: 30,
      length: [140, 460],
      width: [5, 12],
      chance: (x) => 1 - x / 2000,
    }),
  )
  const dough = sheet.cut(
    '370,1010 410,880 530,790 690,745 850,740 1010,770 1130,840 1200,940 1210,1040 1150,1110 960,1150 740,1156 520,1140 400,1090',
    { wander: 3, wave: 160 },
  )
  sheet.print('ink', move(dough, -50, 26))
  sheet.print('mist', dough)
  sheet.print('paper', overlap(move(grow(dough, -14), 26, -26), dough))
  const round = (x: number, y: number): number => Math.atan2(y - 700, x - 790) + Math.PI / 2
  sheet.print(
    'mist',
    hatch(random, grow(dough, -40), {
      along: round,
      gap: 52,
      length: [90, 260],
      width: [6, 11],
      chance: (x) => 0.75 - (x - 400) / 1100,
    }),
  )
  for (const [line, width] of cuts) {
    const open = overlap(sheet.stroke(line, width), dough)
    sheet.print('crust', move(grow(open, 4), 4, 7))
    sheet.print('tan', open)
    sheet.print('ink', cutAway(open, move(open, -width * 0.14, width * 0.2)))
  }
  return dough
}

/** The cuts, from the first, which gapes widest, to the one that ends at the blade. */
const cuts = [
  ['540,850 590,930 650,1000 720,1060', 54],
  ['660,800 710,880 770,960 850,1040', 44],
  ['812,790 840,826 862,860 884,890', 26],
] as const

function printHands(sheet: Sheet, dough: Shape): void {
  const cut = (shape: Shape): Shape => cutBody(sheet, shape, flat)
  const pose = poseHand({
    fore: { lean: -12, bends: [0, 3, 4], shorten: [0.92, 0.8, 0.66] },
    middle: { lean: -3, bends: [0, 2, 3], shorten: [0.92, 0.8, 0.64] },
    ring: { lean: 5, bends: [0, -2, -3], shorten: [0.92, 0.8, 0.64] },
    little: { lean: 15, bends: [-2, -4, -5], shorten: [0.92, 0.82, 0.68] },
    thumb: [
      { x: -13, y: -14 },
      { x: -27, y: -26 },
      { x: -40, y: -36 },
      { x: -48, y: -48 },
    ],
  })
  const whole = placeHand(sheet, pose, { x: 420, y: 846, turn: 2.72, scale: 3 })
  const steady = { ...whole, outline: overlap(whole.outline, rectangle(0, 740, 1600, 1200)) }
  const fore = join(steady.outline, cut(limb('330,730,60 380,800,50 424,860,38')))
  sheet.print('ink', overlap(move(steady.outline, -18, 20), dough))
  printPlate(sheet, 'tan', fore, flat, 12)
  printHand(sheet, steady, lit.light, 'tan')
  const blade = cut(smooth('850,874* 880,906* 900,886* 872,852*'))
  printPlate(sheet, 'turmeric', sheet.stroke('872,880 940,820 1030,744', 13, 'even'), flat, 3)
  sheet.print('paper', halo(blade, { by: 1, towards: flat.light, shift: 4 }))
  sheet.print('mist', blade)
  const fist = cut(
    join(
      limb('1300,640,58 1190,690,50 1120,716,46'),
      smooth('1130,660 1070,660 1014,700 976,744 966,790 990,812 1040,812 1100,790 1150,760'),
    ),
  )
  printPlate(sheet, 'tan', fist, flat, 12)
  printFolds(
    sheet,
    'ink',
    '972,776 1000,772 1030,780|980,748 1012,748 1040,758|1002,718 1030,722 1056,732',
    6,
    flat,
  )
  printPlate(sheet, 'tan', cut(limb('1060,684,24 1000,716,20 950,776,14')), flat, 8)
  const sleeves = ['545,510,124 380,650,104 324,752,84', '1095,510,124 1290,590,104 1296,640,84']
  for (const sleeve of sleeves) printPlate(sheet, 'beet', cut(limb(sleeve)), flat, 22)
  printFolds(
    sheet,
    'ink',
    '360,600 420,640 480,640|320,700 370,730 410,720|1180,560 1230,610 1300,610|1240,690 1290,670 1330,620',
    12,
    flat,
  )
}
