import { cutAway, join, overlap } from '../kit/geometry.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { rectangle, type Shape } from '../kit/shape.ts'
import { printDitchPlank, printNearPoplar, printReeds } from '../things/ditch-side.ts'
import { printPoplar } from '../things/poplar.ts'

/** Bank, ditch and trees all run to this point. */
const far = { x: 1110, y: 492 }

/** How far below the horizon each tree stands; all else follows from that. */
const trees = [70, 88, 116, 155, 212, 305, 470] as const

/** A row of poplars along a ditch; the sky lies in the water, and so do the trees. */
export function drawPoplarsInTheDitch(): Sheet {
  const sheet = openSheet({
    name: 'poplars-in-the-ditch',
    seed: 23,
    thin: 1.2,
    slip: { turmeric: [-3, 2], mist: [3, 3], brine: [-2, 2], crust: [2, -2] },
    grain: 50,
  })
  printSky(sheet)
  const water = printWater(sheet)
  printBanks(sheet, water)
  printDitchPlank(sheet)
  for (const down of trees.slice(0, -1)) {
    printPoplar(sheet, {
      x: far.x - down * 1.74,
      base: far.y + down,
      height: down * 2.36,
      width: down * 0.47,
      sunX: -400,
    })
  }
  printNearPoplar(sheet)
  printReeds(sheet)
  return sheet
}

function printSky(sheet: Sheet): void {
  const sky = rectangle(-30, -30, 1630, far.y + 10)
  sheet.print('brine', sky, 'exact')
  const clouds = join(
    sheet.cut(
      '760,330* 790,270 870,262 900,196 1000,168 1070,206 1120,150 1230,130 1310,190 1400,176 1480,236 1570,226 1660,280* 1660,336* 1300,322 1000,340',
      { wander: 4, wave: 60 },
    ),
    sheet.cut('420,120* 470,60 560,64 620,10 740,-40* 980,-40* 940,40 860,90 700,104 560,128', {
      wander: 4,
      wave: 60,
    }),
  )
  sheet.print('paper', clouds)
  sheet.hatch('mist', clouds, {
    along: -0.03,
    gap: 22,
    length: [90, 300],
    width: [7, 15],
    chance: (x, y) => (y > 230 || (y > 60 && x < 900) ? 0.5 : 0.03),
  })
  sheet.hatch('paper', rectangle(-30, 380, 1630, far.y), {
    along: 0,
    gap: 20,
    length: [140, 420],
    width: [5, 11],
    chance: 0.7,
  })
  sheet.printCut(
    'mist',
    '-30,462* 300,448 700,462 1000,470 1110,478 1220,456 1330,470 1460,446 1630,458* 1630,520* -30,520*',
    { wander: 3, wave: 50 },
  )
  sheet.printCut('mist', '1290,470* 1292,424* 1300,376* 1308,424* 1310,440* 1346,442* 1350,470*')
}

function printWater(sheet: Sheet): Shape {
  const water = sheet.cut(
    `${far.x - 2},${far.y + 6}* ${far.x + 14},${far.y + 6}* 1168,610 1232,760 1330,960 1480,1230* 270,1230* 560,1010 800,806 960,660`,
    { wander: 4 },
  )
  sheet.print('brine', water)
  const clouds = sheet.cut(
    '800,1240* 860,1130 960,1090 1040,1000 1130,1010 1160,930 1240,900 1400,960 1560,1240*',
    { wander: 6, wave: 50 },
  )
  sheet.printWithin('paper', clouds, water)
  sheet.hatch('mist', water, {
    along: 0,
    gap: 25,
    length: [60, 240],
    width: (_, y) => 3 + (y - far.y) / 62,
    chance: 0.46,
  })
  const reflected = join(...trees.slice(2).map((down) => reflectionOf(sheet, down)))
  sheet.printWithin('leaf', reflected, water)
  sheet.hatch('paper', water, {
    along: 0,
    gap: 40,
    length: [70, 260],
    width: (_, y) => 3 + (y - far.y) / 80,
    chance: (x) => 0.55 - (x - 400) / 3000,
  })
  return water
}

/** A tree upside down in the water: one ragged spindle, and level gaps cut through it. */
function reflectionOf(sheet: Sheet, down: number): Shape {
  const x = far.x - down * 1.74
  const top = far.y + down
  const reach = down * 2.4
  const sides = [0, 0.12, 0.26, 0.42, 0.58, 0.74, 0.88].map((part) => ({
    y: top + reach * part,
    half: down * 0.2 * Math.sin(Math.PI * (0.14 + 0.8 * part)) ** 0.7,
  }))
  const outline = [
    ...sides.map(({ y, half }) => ({ x: x + half * sheet.random.between(0.8, 1.2), y })),
    { x, y: top + reach },
    ...sides
      .toReversed()
      .map(({ y, half }) => ({ x: x - half * sheet.random.between(0.8, 1.2), y })),
  ]
  const spindle = sheet.cut(outline, { wander: down * 0.03, wave: 26 })
  const gaps = sheet.gouges(rectangle(x - down * 0.5, top, x + down * 0.5, top + reach), {
    along: 0,
    gap: 14 + down * 0.05,
    length: [down * 0.3, down * 0.7],
    width: (_, y) => 3 + ((y - top) / reach) * 13,
    chance: 0.62,
  })
  return cutAway(spindle, gaps)
}

function toFar(x: number, y: number): number {
  return Math.atan2(y - far.y, x - far.x)
}

function printBanks(sheet: Sheet, water: Shape): void {
  const field = sheet.cut(
    `-30,${far.y + 6}* ${far.x},${far.y}* 1630,${far.y + 8}* 1640,760* -30,1160*`,
  )
  const land = cutAway(join(field, rectangle(-30, 620, 1630, 1230)), water)
  sheet.print('turmeric', cutAway(field, water))
  sheet.hatch('paper', cutAway(field, water), {
    along: toFar,
    gap: 22,
    length: [70, 260],
    width: (_, y) => 2 + (y - far.y) / 20,
    chance: 0.7,
  })
  const grass = overlap(
    land,
    sheet.cut(
      `${far.x - 4},${far.y + 8}* ${far.x + 20},${far.y + 8}* 1300,600 1640,742* 1640,1240* -40,1240* -40,1080* 500,778 840,616`,
      { wander: 4 },
    ),
  )
  sheet.print('leaf', grass)
  const marks = { along: toFar, length: [70, 250] as const }
  sheet.hatch('ink', grass, {
    ...marks,
    gap: 30,
    width: (_, y) => 3 + (y - far.y) / 46,
    chance: (x) => (x > far.x ? 0.62 : 0.35),
  })
  sheet.hatch('turmeric', grass, {
    ...marks,
    gap: 34,
    width: (_, y) => 3 + (y - far.y) / 60,
    chance: (x) => (x > far.x ? 0.2 : 0.5),
  })
}
