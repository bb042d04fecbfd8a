import { halo, join } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'
import { cutBody, limb, printFolds, printPlate, smooth, type Lit } from '../things/figure.ts'
import { printTomato } from '../things/ribbed-tomato.ts'

const sun = { x: 1330, y: 226 }
const lit: Lit = { placing: {}, light: [0.85, -0.5] }

/** The tomatoes from the back of the crate to the front. */
const heap = [
  { x: 470, y: 640, radius: 92, ink: 'turmeric', ribs: 6, turn: -1.9 },
  { x: 640, y: 612, radius: 104, ink: 'beet', ribs: 7, turn: -1.2 },
  { x: 830, y: 606, radius: 110, ink: 'beet', ribs: 6, turn: -1.6 },
  { x: 1010, y: 624, radius: 98, ink: 'turmeric', ribs: 7, turn: -1.1 },
  { x: 560, y: 716, radius: 116, ink: 'beet', ribs: 7, turn: -2 },
  { x: 750, y: 712, radius: 130, ink: 'turmeric', ribs: 8, turn: -1.5 },
  { x: 950, y: 714, radius: 124, ink: 'beet', ribs: 7, turn: -1.3 },
  { x: 1086, y: 720, radius: 92, ink: 'beet', ribs: 6, turn: -0.9 },
] as const

/** Somebody brings a crate in, the August sun almost down behind. */
export function drawTomatoesAtLowSun(): Sheet {
  const sheet = openSheet({
    name: 'tomatoes-at-low-sun',
    width: 1600,
    height: 1200,
    seed: 388,
    thin: 1.6,
    slip: { beet: [3, -2], crust: [3, -3], turmeric: [-3, 3], leaf: [3, 2] },
  })
  printEvening(sheet)
  printBody(sheet)
  printCrate(sheet)
  printHands(sheet)
  sheet.grain(60)
  return sheet
}

function printEvening(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('deep', frame, 'exact')
  sheet.print(
    'turmeric',
    hatch(random, frame, {
      along: -0.02,
      gap: 26,
      length: [120, 420],
      width: (x, y) => 20 - Math.hypot(x - sun.x, y - sun.y) / 80,
      chance: (x, y) => 1.1 - Math.hypot(x - sun.x, y - sun.y) / 1300,
    }),
  )
  sheet.print(
    'paper',
    sheet.cut(ellipse(sun.x, sun.y, { rx: 128, ry: 128, corners: 22 }), { wander: 3 }),
  )
  sheet.print(
    'turmeric',
    sheet.cut(ellipse(sun.x, sun.y, { rx: 106, ry: 106, corners: 22 }), { wander: 2 }),
  )
  const rows = sheet.cut(
    '-40,560* -40,420 160,396 300,420 460,400 1100,410 1260,392 1440,414 1640,398 1640,560*',
    { wander: 6, wave: 44 },
  )
  sheet.print('leaf', rows)
  const land = sheet.cut('-40,520* 1640,510* 1640,1240* -40,1240*', { wander: 2 })
  sheet.print('turmeric', land)
  const away = (x: number, y: number): number => Math.atan2(y - 440, x - sun.x)
  sheet.print(
    'crust',
    hatch(random, land, {
      along: away,
      gap: 40,
      length: [120, 380],
      width: [8, 22],
      chance: (x) => 1 - x / 2600,
    }),
  )
  sheet.print(
    'paper',
    hatch(random, land, {
      along: away,
      gap: 54,
      length: [90, 280],
      width: [5, 12],
      chance: (x) => x / 1900,
    }),
  )
}

/** A body from the chin down: an apron, and two arms that carry. */
function printBody(sheet: Sheet): void {
  const shirt = sheet.cut(
    '620,-40* 540,40 470,130 450,420 470,760 460,1240* 1120,1240* 1110,760 1120,420 1100,130 1030,40 940,-40*',
    { wander: 2 },
  )
  printPlate(sheet, 'mist', shirt, lit, 40)
  printPlate(sheet, 'tan', sheet.cut('690,-40* 700,40 780,96 860,40 876,-40*'), lit, 14)
  const apron = sheet.cut(
    '640,-40* 600,200 520,420 470,1240* 1110,1240* 1050,420 960,200 930,-40* 884,-40* 880,190 690,190 690,-40*',
    { wander: 2 },
  )
  printPlate(sheet, 'leaf', apron, lit, 30)
  printFolds(
    sheet,
    'ink',
    '660,260 640,400 650,520|880,280 900,400 890,500|560,1000 550,1100 560,1200|800,1060 810,1140 800,1220',
    14,
    lit,
    apron,
  )
  const arms = ['480,150,106 392,400,92 330,560,76', '1100,150,106 1190,400,92 1240,560,76']
  for (const arm of arms) printPlate(sheet, 'mist', cutBody(sheet, limb(arm), lit), lit, 30)
  printFolds(
    sheet,
    'ink',
    '320,430 380,470 440,470|350,360 410,390 460,380|1150,430 1210,460 1270,440|1110,360 1160,390 1220,370',
    13,
    lit,
  )
  const fore = join(
    limb('336,560,62 322,680,50 322,780,40'),
    limb('1234,560,62 1248,680,50 1248,780,40'),
  )
  printPlate(sheet, 'tan', cutBody(sheet, fore, lit), lit, 14)
  printPlate(
    sheet,
    'mist',
    sheet.cut('240,560* 336,536 420,566* 410,620 330,602 246,618*'),
    lit,
    14,
  )
  printPlate(
    sheet,
    'mist',
    sheet.cut('1152,566* 1240,536 1332,560* 1326,618* 1240,602 1162,620*'),
    lit,
    14,
  )
}

function printCrate(sheet: Sheet): void {
  const back = sheet.cut('380,640* 1190,640* 1210,780* 360,780*')
  sheet.print('ink', back)
  for (const tomato of heap) printTomato(sheet, tomato)
  const slats = [
    sheet.cut('346,760* 1226,756* 1224,866* 350,872*', { wander: 2 }),
    sheet.cut('352,896* 1222,890* 1218,996* 358,1004*', { wander: 2 }),
    sheet.cut('360,1028* 1216,1020* 1212,1120* 366,1130*', { wander: 2 }),
  ]
  sheet.print('ink', sheet.cut('350,770* 1222,770* 1208,1140* 368,1146*'))
  for (const slat of slats) {
    sheet.print('paper', halo(slat, { by: 1, towards: lit.light, shift: 5 }))
    sheet.print('crust', slat)
    sheet.print(
      'ink',
      hatch(sheet.random, slat, {
        along: -0.01,
        gap: 24,
        length: [90, 280],
        width: [4, 9],
        chance: (x) => 0.8 - x / 1900,
      }),
    )
    sheet.print(
      'turmeric',
      hatch(sheet.random, slat, {
        along: -0.01,
        gap: 30,
        length: [90, 240],
        width: [4, 9],
        chance: (x) => (x - 700) / 900,
      }),
    )
  }
  for (const x of [372, 1140]) {
    const post = sheet.cut(`${x},748* ${x + 64},746* ${x + 60},1146* ${x + 6},1150*`, { wander: 2 })
    sheet.print('ink', move(post, -12, 6))
    printPlate(sheet, 'crust', post, lit, 12)
  }
}

/** The fingers go under the lowest slat; their knuckles stand out at both ends. */
function printHands(sheet: Sheet): void {
  for (const side of [-1, 1] as const) {
    const at: Lit = { ...lit, placing: { x: 785, y: 0, mirror: side > 0 } }
    const hand = cutBody(
      sheet,
      smooth(
        '-506,770 -470,748 -426,770 -402,830 -396,900 -410,944 -452,960 -490,940 -510,880 -514,820',
      ),
      at,
    )
    printPlate(sheet, 'tan', hand, at, 16)
    printFolds(
      sheet,
      'ink',
      '-398,846 -424,850 -452,846|-396,884 -424,890 -454,886|-404,922 -430,926 -456,920',
      7,
      at,
      hand,
    )
    printPlate(sheet, 'tan', cutBody(sheet, limb('-470,776,24 -424,760,22 -384,762,17'), at), at, 8)
  }
}
