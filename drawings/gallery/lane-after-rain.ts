import { join } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle } from '../kit/shape.ts'
import {
  cutBody,
  limb,
  printBack,
  printFolds,
  printPlate,
  smooth,
  type Lit,
} from '../things/figure.ts'
import { printHead } from '../things/head.ts'
import { printPoplar } from '../things/poplar.ts'

const sun = { x: 470, y: 470 }
const lit: Lit = { placing: { x: 930, y: 392, scale: 5, turn: -0.03 }, light: [-0.9, -0.25] }

/** Somebody walks home towards the sun after the rain, a loaf under the arm. */
export function drawLaneAfterRain(): Sheet {
  const sheet = openSheet({
    name: 'lane-after-rain',
    seed: 19,
    thin: 1.1,
    slip: { turmeric: [-3, 2], crust: [3, -2], mist: [3, 3], leaf: [2, 2] },
  })
  printSky(sheet)
  for (const [x, height] of [
    [1330, 330],
    [1420, 390],
    [1530, 470],
  ] as const) {
    printPoplar(sheet, { x, base: 560 + height / 40, height, width: height / 5, sunX: sun.x })
  }
  printLand(sheet)
  printWalker(sheet)
  return sheet
}

function printSky(sheet: Sheet): void {
  sheet.print('beet', rectangle(-30, -30, 1630, 600), 'exact')
  const level = { along: -0.03, gap: 30, length: [200, 620] as const }
  sheet.hatch('ink', rectangle(-30, -30, 1630, 300), {
    ...level,
    width: [8, 22],
    chance: (_, y) => 0.75 - y / 360,
  })
  const glow = sheet.cut('-40,430 300,360 620,350 1000,400 1400,470 1640,500* 1640,600* -40,600*', {
    wander: 6,
  })
  sheet.print('crust', glow)
  sheet.hatch('turmeric', rectangle(-30, 240, 1630, 580), {
    ...level,
    gap: 22,
    width: [7, 20],
    chance: (x, y) => 1.1 - Math.abs(x - sun.x) / 800 - Math.abs(y - sun.y) / 260,
  })
  sheet.printCut('paper', ellipse(sun.x, sun.y, { rx: 104, ry: 104, corners: 20 }), { wander: 2 })
}

function printLand(sheet: Sheet): void {
  const land = sheet.cut('-40,548* 200,540 500,552 900,544 1640,560* 1640,1240* -40,1240*', {
    wander: 3,
  })
  sheet.printFree('leaf', land, { by: 0.5, towards: [0, -1] })
  const away = (x: number, y: number): number => Math.atan2(y - 520, x - sun.x)
  const furrows = { along: away, gap: 40, length: [90, 420] as const }
  sheet.hatch('ink', land, { ...furrows, width: (_, y) => (y - 530) / 26, chance: 0.8 })
  sheet.hatch('turmeric', land, {
    ...furrows,
    gap: 70,
    width: (_, y) => (y - 530) / 70,
    chance: 0.3,
  })
  const lane = sheet.cut(
    '470,552* 500,552* 640,640 900,820 1200,1000 1520,1240* 500,1240* 540,1000 560,820 530,660',
    { wander: 3 },
  )
  sheet.print('crust', lane)
  sheet.hatch('ink', lane, { ...furrows, width: (_, y) => (y - 530) / 34, chance: 0.6 })
  printPuddles(sheet)
}

/** Water in the tracks holds the sky: red, with the sun in it, and a dark bank behind. */
function printPuddles(sheet: Sheet): void {
  const puddles = join(
    sheet.cut(
      '450,1150 540,1112 660,1098 780,1102 870,1130 800,1150 830,1176 700,1200 560,1196 470,1176',
      { wander: 3, wave: 70 },
    ),
    sheet.cut('546,930 610,904 690,898 780,910 756,926 780,938 690,952 600,950', {
      wander: 3,
      wave: 60,
    }),
    sheet.cut('1120,1110 1200,1080 1310,1078 1420,1108 1450,1136 1360,1150 1240,1140', {
      wander: 3,
      wave: 70,
    }),
    sheet.cut('540,780 590,766 660,764 694,774 650,786 580,790', { wander: 2 }),
    sheet.cut('516,668 550,660 604,662 590,670 540,674', { wander: 1 }),
  )
  sheet.print('ink', join(puddles, move(puddles, 5, -9)))
  sheet.print('beet', puddles)
  const still = { along: 0, length: [60, 220] as const }
  const near = (x: number): number => 1.25 - Math.abs(x - 640) / 420
  sheet.printWithin(
    'turmeric',
    sheet.gouges(puddles, { ...still, gap: 17, width: [6, 12], chance: near }),
    puddles,
  )
  sheet.printWithin(
    'paper',
    sheet.gouges(puddles, {
      ...still,
      gap: 26,
      width: [7, 14],
      chance: (x) => near(x) - 0.35,
    }),
    puddles,
  )
}

/** One heel is off the ground; the weight is on the other leg. */
function printWalker(sheet: Sheet): void {
  const shadow = sheet.cut('900,1110* 1010,1096* 1240,1240* 1120,1240*', { wander: 3 })
  sheet.print('ink', shadow)
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const ahead = cut(
    join(
      limb('-7,96,6.6 -10,116,5 -11,130,4.4'),
      smooth('-15.4,127* -6.4,127* -6,134 -6,138 -9,141 -17,141 -18,138 -16,134'),
    ),
  )
  const behind = cut(
    join(
      limb('7,96,6.8 6.4,116,5.2 9,134,4.8'),
      smooth('4,130* 13.8,129* 14.6,138 13.4,145 12.6,151 9,153 5.4,151 5,145 3.6,138'),
    ),
  )
  printPlate(sheet, 'ink', ahead, lit, 1)
  printPlate(sheet, 'ink', behind, lit, 1)
  printFolds(
    sheet,
    'mist',
    '5.4,145 9,146.4 13,145|4.4,133 9,134 14,133|-15,130 -11,131 -7,130',
    1,
    lit,
  )
  const bag = cut(smooth('20,66 24,64 29,68 34,88 31,98 22,98 18,90 19,76'))
  printPlate(sheet, 'deep', bag, lit)
  const arms = ['-13.6,11,6.4 -25,32,6 -20,46,5.2', '13.6,11,6.4 23,34,5.8 24,54,5']
  const back = printBack(sheet, 'leaf', lit, {
    arms,
    hem: 104,
    flare: 25,
    wide: 1.02,
    folds: '2,50 4,72 3,100|-6,54 -10,78 -12,102|11,52 15,76 17,100',
  })
  printPlate(
    sheet,
    'tan',
    cut(join(limb('24,55,3.4 25,60,3.6 25,66,3'), limb('23,58,1.8 21,64,1.4'))),
    lit,
    1,
  )
  const loaf = cut([ellipse(-24, 43, { rx: 11.6, ry: 8.4, turn: -0.2, corners: 18 })])
  sheet.printWithin('ink', move(loaf, 14, 16), back)
  printPlate(sheet, 'crust', loaf, lit, 2)
  printFolds(
    sheet,
    'deep',
    '-32,42 -28,37 -22,36|-31,47 -25,42 -17,40|-26,50 -21,47 -15,46',
    1.6,
    lit,
    loaf,
  )
  printHead(
    sheet,
    { hair: 'scarf', hairInk: 'ink', cloth: 'turmeric', skin: 'tan', looks: -0.9, nods: -0.06 },
    lit,
  )
}
