import { halo } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { rectangle, type Shape } from '../kit/shape.ts'
import { printFarmstead } from '../things/farmstead.ts'
import { printLaneFence } from '../things/lane-fence.ts'
import { printLanePuddles } from '../things/lane-puddles.ts'

const far = { x: 1130, y: 452 }

/** The rain has just gone over: the lane lies full of sky. */
export function drawLaneAfterRain(): Sheet {
  const sheet = openSheet({
    name: 'lane-after-rain',
    width: 1600,
    height: 1200,
    seed: 19,
    thin: 1.1,
    slip: { turmeric: [-3, 2], crust: [3, -2], mist: [3, 3], leaf: [2, 2] },
  })
  printRainSky(sheet)
  printLand(sheet)
  printFarmstead(sheet, { x: 1282, y: 462, scale: 0.6 })
  const lane = printLane(sheet)
  printLanePuddles(sheet, lane, far.y)
  printLaneFence(sheet)
  sheet.grain(60)
  return sheet
}

function printRainSky(sheet: Sheet): void {
  const { random } = sheet
  sheet.print('paper', rectangle(-30, -30, 1630, 480), 'exact')
  sheet.print(
    'turmeric',
    hatch(random, rectangle(-30, 330, 1630, 462), {
      along: -0.01,
      gap: 16,
      length: [160, 460],
      width: (_, y) => 4 + (y - 330) / 14,
      chance: (x) => 0.95 - Math.abs(x - 1150) / 900,
    }),
  )
  const high = sheet.cut(
    '-30,-30* 1630,-30* 1630,206* 1500,236 1390,196 1260,250 1110,214 980,280 800,250 660,322 470,290 300,372 130,344 -30,400*',
    { wander: 7, wave: 70 },
  )
  sheet.print('mist', high)
  const low = sheet.cut(
    '-30,-30* 1630,-30* 1630,70* 1400,112 1240,70 1060,140 880,96 700,180 520,130 340,226 160,190 -30,270*',
    { wander: 8, wave: 60 },
  )
  sheet.print('paper', move(low, 3, 8))
  sheet.print('leaf', low)
  sheet.print(
    'ink',
    hatch(random, low, {
      along: -0.13,
      gap: 30,
      length: [120, 380],
      width: [8, 20],
      chance: (x, y) => 0.75 - y / 300 - x / 4000,
    }),
  )
  const rain = sheet.cut('40,250* 560,160* 470,452* 0,452*')
  sheet.print(
    'leaf',
    hatch(random, rain, { along: 1.78, gap: 26, length: [90, 230], width: [4, 9], chance: 0.7 }),
  )
}

function toFar(x: number, y: number): number {
  return Math.atan2(y - far.y + 14, x - far.x)
}

function printLand(sheet: Sheet): void {
  const { random } = sheet
  const land = sheet.cut('-30,452* 500,446 1630,450* 1630,1230* -30,1230*', { wander: 3 })
  sheet.print('leaf', land)
  sheet.print(
    'ink',
    hatch(random, land, {
      along: toFar,
      gap: 30,
      length: [110, 340],
      width: (_, y) => 3 + (y - far.y) / 40,
      chance: (x) => 0.35 + Math.abs(x - far.x) / 2200,
    }),
  )
  sheet.print(
    'mist',
    hatch(random, land, {
      along: toFar,
      gap: 40,
      length: [70, 240],
      width: (_, y) => 2 + (y - far.y) / 70,
      chance: 0.42,
    }),
  )
}

function printLane(sheet: Sheet): Shape {
  const { random } = sheet
  const lane = sheet.cut(
    '1150,458* 1172,458* 1156,490 1120,540 1126,620 1216,760 1330,940 1480,1240* 130,1240* 420,1000 720,790 930,650 1040,560 1092,500',
    { wander: 5 },
  )
  sheet.print('paper', halo(lane, { by: 0, towards: [-0.6, -1], shift: 6 }))
  sheet.print('crust', lane)
  sheet.print(
    'ink',
    hatch(random, lane, {
      along: toFar,
      gap: 34,
      length: [90, 280],
      width: (_, y) => 3 + (y - far.y) / 50,
      chance: (x, y) => 0.3 + (x - 700) / 1500 + (y - 800) / 1500,
    }),
  )
  const crown = sheet.cut(
    '1100,540 1128,620* 1060,760 930,960 800,1240* 660,1240* 830,960 990,740',
    { wander: 9 },
  )
  sheet.print('leaf', crown)
  sheet.print(
    'ink',
    hatch(random, crown, {
      along: (x, y) => toFar(x, y) + 0.9,
      gap: 34,
      length: [40, 90],
      width: [7, 14],
      chance: 0.6,
    }),
  )
  return lane
}
