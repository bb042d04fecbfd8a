import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { cutBody, limb, printFolds, printPlate, smooth, type Lit } from '../things/figure.ts'
import { lyingHand, poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { light } from '../things/light.ts'

const flat: Lit = { placing: {}, light }

/** Hanne bends over a dough, seen from the ceiling; the glow of the oven falls over her table. */
export function drawScoringTheLoaf(): Sheet {
  const sheet = openSheet({
    name: 'scoring-the-loaf',
    seed: 91,
    thin: 1.2,
    slip: { crust: [-3, 2], mist: [4, 3], beet: [3, -3], deep: [2, 2] },
  })
  printGlow(sheet)
  printArms(sheet, printDough(sheet))
  printBack(sheet)
  return sheet
}

/** The mouth of the oven is at the upper left, out of the picture. */
function printGlow(sheet: Sheet): void {
  sheet.print('ink', sheet.frame, 'exact')
  const fire = { x: -160, y: -120 }
  const along = (x: number, y: number): number => Math.atan2(y - fire.y, x - fire.x)
  const far = (x: number, y: number): number => Math.hypot(x - fire.x, y - fire.y)
  for (const [ink, reach, width] of [
    ['crust', 1700, 30],
    ['turmeric', 1150, 28],
  ] as const) {
    sheet.hatch(ink, sheet.frame, {
      along,
      gap: 46,
      length: [150, 440],
      width: (x, y) => width - far(x, y) / 70,
      chance: (x, y) => 1.15 - far(x, y) / reach,
    })
  }
}

function printDough(sheet: Sheet): Shape {
  const board = sheet.cut(
    '-40,760 40,520 240,290 520,130 800,110 960,220 970,420 860,640 640,850 400,980 150,1010 -40,960',
    { wander: 3, wave: 140 },
  )
  sheet.print('leaf', move(board, 30, 40))
  sheet.printFree('crust', board, { by: 2, towards: light, shift: 6 })
  const rings = { along: -0.64, gap: 34, length: [120, 420] as const, width: [4, 10] as const }
  sheet.hatch('ink', board, { ...rings, chance: (x, y) => (x + y) / 2300 })
  const dough = sheet.cut(
    '190,720 200,600 290,450 440,320 610,235 760,230 840,310 830,440 740,590 590,730 420,830 270,840',
    { wander: 3, wave: 140 },
  )
  sheet.print('ink', move(dough, 30, 40))
  sheet.print('mist', dough)
  sheet.printWithin('paper', move(grow(dough, -14), -22, -26), dough)
  for (const [line, width] of cuts) {
    const open = overlap(sheet.stroke(line, width), dough)
    sheet.print('crust', move(grow(open, 5), 4, 7))
    sheet.print('tan', open)
    sheet.print('ink', cutAway(open, move(open, width * 0.16, width * 0.2)))
  }
  sheet.strew('paper', sheet.scatter(board, 110), [3, 5, 8])
  return dough
}

/** The cuts, from the first, which gapes widest, to the one that ends at the blade. */
const cuts = [
  ['290,590 370,640 420,720 430,790', 60],
  ['390,480 470,520 530,600 550,690', 56],
  ['510,380 580,410 640,480 664,570', 46],
  ['630,310 680,330 716,370 736,410', 26],
] as const

function printArms(sheet: Sheet, dough: Shape): void {
  const leaning = { x: 520, y: 1000, turn: -0.42, scale: 3.7, mirror: true }
  const steady = placeHand(sheet, poseHand(lyingHand), leaning)
  const cutting = placeHand(
    sheet,
    poseHand({
      fore: { lean: -14, bends: [0, 4, 6], shorten: [0.95, 0.85, 0.8] },
      middle: { lean: -6, bends: [0, -4, -8], shorten: [0.86, 0.6, 0.34] },
      ring: { lean: 2, bends: [0, -6, -8], shorten: [0.82, 0.5, 0.26] },
      little: { lean: 10, bends: [0, -8, -8], shorten: [0.8, 0.46, 0.24] },
      thumb: [
        { x: -13, y: -13 },
        { x: -27, y: -28 },
        { x: -31, y: -48 },
        { x: -27, y: -66 },
      ],
    }),
    { x: 1130, y: 568, turn: -1.14, scale: 3.7 },
  )
  const arms = ['520,1000,48 590,1130,62 700,1260,86', '1130,568,48 1260,610,58 1360,670,64']
  ;[steady, cutting].forEach((hand, index) => {
    const arm = join(hand.outline, cutBody(sheet, limb(arms[index] ?? ''), flat))
    sheet.printWithin('ink', move(hand.outline, 22, 30), dough)
    sheet.print('leaf', cutAway(move(arm, 22, 30), dough))
    printPlate(sheet, 'tan', arm, flat, 14)
    if (index === 1) printBlade(sheet)
    printHand(sheet, hand, light, 'tan')
  })
}

function printBack(sheet: Sheet): void {
  const cut = (shape: Shape): Shape => cutBody(sheet, shape, flat)
  const back = cut(
    smooth(
      '640,1330* 600,1220 680,1130 800,1120 900,1090 1040,930 1170,820 1220,720 1290,570 1400,535 1530,600 1660,670* 1660,1330*',
    ),
  )
  printPlate(sheet, 'beet', back, flat, 26)
  const straps = cut(
    join(
      limb('1010,1000,34 1130,1130,34 1240,1320,40'),
      limb('1210,850,34 1330,960,34 1640,1120,40'),
    ),
  )
  sheet.printWithin('mist', straps, back)
  printFolds(sheet, 'ink', '660,1190 740,1180 800,1210|1330,690 1400,700 1440,760', 16, flat, back)
  const hair = cut(
    smooth(
      '930,1000 900,900 930,800 1010,740 1110,740 1210,810 1250,910 1230,1010 1130,1070 1020,1070',
    ),
  )
  sheet.printWithin('ink', move(hair, 26, 34), back)
  printDark(sheet, hair)
  printFolds(
    sheet,
    'mist',
    '960,840 1010,900 1080,960|1000,780 1060,850 1110,940|1090,770 1130,850 1150,930|1180,830 1190,890 1180,950|930,920 990,960 1060,990',
    9,
    flat,
    hair,
  )
  printFolds(sheet, 'tan', '950,790 1030,870 1110,960', 8, flat, hair)
  const bun = cut(smooth('1090,1000 1110,930 1180,910 1240,950 1250,1030 1190,1080 1120,1060'))
  printDark(sheet, bun)
  printFolds(
    sheet,
    'mist',
    '1120,1000 1150,950 1210,960|1140,1040 1190,1050 1220,1010',
    9,
    flat,
    bun,
  )
}

/** Dark hair on a dark table: only its edge in the glow tells one from the other. */
function printDark(sheet: Sheet, shape: Shape): void {
  sheet.print('turmeric', move(shape, -11, -13))
  sheet.print('ink', shape)
}

/** A razor on a stick: it lies under the forefinger, and ends in the last cut. */
function printBlade(sheet: Sheet): void {
  const stick = sheet.stroke('980,520 880,470 760,412', 15, 'even')
  printPlate(sheet, 'turmeric', stick, flat, 3)
  const blade = sheet.cut('770,380* 800,424* 742,446* 716,404*', { wander: 1 })
  printPlate(sheet, 'mist', blade, flat, 6)
}
