import { halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import { points, rectangle, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { light } from '../things/light.ts'
import { printPoplar } from '../things/poplar.ts'
import { printRainBarrel } from '../things/rain-barrel.ts'
import { printWateringCan } from '../things/watering-can.ts'

const barrel = { x: 800, y: 548, rx: 330, ry: 96, tall: 720 }
const horizon = 690

/** Rain at the corner of the shed: the gutter drips into a full barrel, the can stands ready. */
export function drawRainBarrel(): Sheet {
  const sheet = openSheet({
    name: 'rain-barrel',
    seed: 47,
    thin: 1.5,
    slip: { crust: [3, -3], mist: [3, 3], leaf: [2, 2], brine: [-2, 2] },
  })
  printWetLand(sheet)
  printShed(sheet)
  printGround(sheet)
  printRainBarrel(sheet, barrel)
  printWateringCan(sheet, { x: 1392, y: 1150, scale: 1.2 })
  printGutter(sheet)
  printRain(sheet)
  printDrops(sheet)
  return sheet
}

function printWetLand(sheet: Sheet): void {
  sheet.print('brine', sheet.frame, 'exact')
  sheet.hatch('mist', rectangle(-20, -20, 520, horizon), {
    along: 1.77,
    gap: 46,
    length: [160, 420],
    width: [8, 20],
    chance: 0.6,
  })
  sheet.printCut(
    'mist',
    `-30,${horizon - 70}* 120,${horizon - 96} 300,${horizon - 60} 520,${horizon - 90}* 520,${horizon + 20}* -30,${horizon + 20}*`,
    { wander: 5, wave: 50 },
  )
  for (const [x, height] of [
    [70, 330],
    [176, 270],
    [258, 220],
  ] as const) {
    printPoplar(sheet, { x, base: horizon + 10, height, width: height * 0.2, sunX: -400 })
  }
}

/** Tarred boards: the light comes round the corner and dies on them. */
function printShed(sheet: Sheet): void {
  const wall = sheet.cut('440,120* 1640,-60* 1640,1240* 440,1240*', { wander: 3 })
  sheet.printFree('ink', wall, { by: 0, towards: [-1, 0], shift: 7 })
  const boards: Shape = [-260, 10, 250, 470, 670, 850].flatMap((y, index) =>
    sheet.stroke(
      `430,${y + 300 - index * 8} 1000,${y + 290} 1640,${y + 310 + index * 30}`,
      8,
      'even',
    ),
  )
  sheet.printWithin('leaf', boards, wall)
  sheet.hatch('leaf', wall, {
    along: 0.01,
    gap: 34,
    length: [120, 380],
    width: [6, 13],
    chance: (x) => 1 - (x - 440) / 1250,
  })
}

function printGround(sheet: Sheet): void {
  const field = sheet.cut(`-30,${horizon}* 440,${horizon - 6}* 440,1000* -30,1010*`, { wander: 3 })
  sheet.print('leaf', field)
  sheet.hatch('ink', field, {
    along: (x, y) => Math.atan2(y - horizon + 40, x - 300),
    gap: 26,
    length: [80, 240],
    width: [5, 12],
    chance: 0.6,
  })
  const yard = sheet.cut('-30,930* 200,900 440,906* 900,980 1640,1090* 1640,1240* -30,1240*', {
    wander: 4,
  })
  sheet.print('paper', move(yard, 0, -7))
  sheet.print('mist', yard)
  sheet.hatch('leaf', yard, {
    along: 0.04,
    gap: 30,
    length: [60, 220],
    width: (_, y) => 4 + (y - 900) / 26,
    chance: (x) => 0.3 + x / 2600,
  })
  sheet.hatch('paper', yard, {
    along: 0.02,
    gap: 36,
    length: [80, 240],
    width: (_, y) => 4 + (y - 900) / 30,
    chance: (x) => 0.6 - x / 2400,
  })
}

/** Falling aslant across the dark boards. */
function printRain(sheet: Sheet): void {
  const streaks = sheet.scatter(rectangle(470, 200, 1600, 1000), 34).map(({ x, y }) => {
    const long = sheet.random.between(40, 110)
    return gouge(
      [
        { x, y },
        { x: x - long * 0.1, y: y + long / 2 },
        { x: x - long * 0.2, y: y + long },
      ],
      6,
    )
  })
  sheet.print('mist', streaks)
}

/** One drop swells under the gutter, one falls, one has just gone in and thrown up its crown. */
function printDrops(sheet: Sheet): void {
  const drops = join(
    sheet.cut('800,160* 822,196 828,222 800,246 772,222 780,196', { wander: 1 }),
    sheet.cut('802,300* 814,334 818,352 800,368 784,352 790,334', { wander: 1 }),
  )
  sheet.print('ink', halo(drops, { by: 3, towards: [1, 0.6], shift: 4 }))
  sheet.print('brine', drops)
  sheet.print(
    'leaf',
    ['812,196 816,218 804,234', '808,330 812,348 804,358'].map((line) => gouge(points(line), 7)),
  )
  const crown = [
    '-30,6 -40,-14 -56,-34',
    '-12,8 -18,-20 -22,-52',
    '12,8 20,-22 26,-48',
    '32,6 42,-12 60,-26',
  ].map((line) =>
    gouge(
      points(line).map((at) => ({ x: at.x + 796, y: at.y + 548 })),
      18,
      'wedge',
    ),
  )
  sheet.print('ink', move(crown, 5, 4))
  sheet.print('paper', crown)
  sheet.strew('paper', points('734,500 770,470 832,474 866,508 884,486'), [9, 12], 'round')
}

/** The edge of a tiled roof and the zinc gutter on its two irons, running away to the left. */
function printGutter(sheet: Sheet): void {
  const eave = sheet.cut('330,-40* 1640,-40* 1640,10* 360,96*', { wander: 5, wave: 70 })
  sheet.print('crust', eave)
  sheet.hatch('ink', eave, {
    along: -0.06,
    gap: 18,
    length: [60, 160],
    width: [6, 12],
    chance: 0.6,
  })
  const gutter = sheet.cut('340,92* 1640,4* 1640,80 1620,104* 900,158 380,196* 350,170', {
    wander: 2,
  })
  sheet.printFree('mist', gutter, { by: 2, towards: light, shift: 6 })
  const along = { along: -0.068, length: [120, 360] } as const
  sheet.hatch('leaf', gutter, {
    ...along,
    gap: 15,
    width: [6, 12],
    chance: (x, y) => (y + x * 0.068 - 168) / 40,
  })
  sheet.hatch('paper', gutter, {
    ...along,
    gap: 14,
    width: [5, 9],
    chance: (x, y) => (156 - y - x * 0.068) / 40,
  })
  sheet.print(
    'ink',
    join(
      sheet.cut('520,70* 548,68* 552,186* 522,188*'),
      sheet.cut('1240,22* 1270,20* 1272,134* 1240,138*'),
    ),
  )
}
