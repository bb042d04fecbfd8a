import { overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, rectangle } from '../kit/shape.ts'
import { printLit, printMarks } from '../things/lit-mass.ts'
import { printTomato } from '../things/ribbed-tomato.ts'

const towards = [0.8, -0.7] as const
type Spray = { x: number; y: number; turn: number; scale: number }

const sprays: readonly Spray[] = [
  { x: 330, y: 520, turn: -1.95, scale: 1.15 },
  { x: 400, y: 520, turn: -0.7, scale: 1.15 },
  { x: 360, y: 520, turn: -1.3, scale: 1.3 },
  { x: 300, y: 560, turn: 3.1, scale: 1.2 },
  { x: 420, y: 560, turn: 0.1, scale: 1.1 },
  { x: 250, y: 590, turn: 2.3, scale: 1.3 },
  { x: 410, y: 620, turn: 0.7, scale: 1.2 },
  { x: 320, y: 600, turn: 1.5, scale: 1.5 },
  { x: 300, y: 500, turn: 0.5, scale: 0.95 },
]
const sun = { x: 1330, y: 176 }

/** A crate of tomatoes and basil on the path; the August sun is almost down. */
export function drawTomatoesAtLowSun(): Sheet {
  const sheet = openSheet({
    name: 'tomatoes-at-low-sun',
    width: 1600,
    height: 1200,
    seed: 388,
    thin: 1.2,
    slip: { beet: [3, -2], crust: [3, -3], turmeric: [-3, 3], leaf: [3, 2] },
  })
  printEvening(sheet)
  sheet.print('ink', sheet.cut('150,520* 760,330* 1640,420* 1640,900* 900,1100*', { wander: 1 }))
  for (const tomato of [
    { x: 830, y: 436, radius: 130, ink: 'turmeric', ribs: 6, turn: -1.2 },
    { x: 1116, y: 462, radius: 150, ink: 'beet', ribs: 7, turn: -1.9 },
    { x: 1440, y: 486, radius: 160, ink: 'turmeric', ribs: 6, turn: -1.1 },
    { x: 640, y: 530, radius: 160, ink: 'crust', ribs: 6, turn: -2 },
    { x: 930, y: 590, radius: 190, ink: 'beet', ribs: 8, turn: -0.9 },
    { x: 1290, y: 650, radius: 205, ink: 'beet', ribs: 7, turn: -1.7 },
  ] as const)
    printTomato(sheet, tomato)
  printBasil(sheet, sprays.slice(0, 5))
  printCrate(sheet)
  printBasil(sheet, sprays.slice(5))
  sheet.grain(60)
  return sheet
}

function printEvening(sheet: Sheet): void {
  sheet.print('deep', sheet.frame, 'exact')
  const sky = rectangle(-20, -20, 1620, 270)
  printMarks(sheet, 'turmeric', sky, {
    along: -0.02,
    gap: 24,
    length: [120, 380],
    width: (x, y) => 15 - Math.hypot(x - sun.x, (y - sun.y) * 2) / 90,
    chance: (x) => 1 - Math.abs(x - sun.x) / 1000,
  })
  const disc = sheet.cut(ellipse(sun.x, sun.y, { rx: 104, ry: 104, corners: 14 }), { wander: 1.5 })
  sheet.print(
    'paper',
    sheet.cut(ellipse(sun.x, sun.y, { rx: 116, ry: 116, corners: 13 }), { wander: 4 }),
  )
  sheet.print('turmeric', disc)
  const rows = sheet.cut(
    '-30,246* 200,214 420,236 640,206 900,232 1100,214 1640,240* 1640,330* -30,330*',
    { wander: 7, wave: 44 },
  )
  printLit(sheet, 'leaf', rows, { towards: [0.4, -1], shift: 6 })
  const path = sheet.cut('-30,300* 800,286* 1640,300* 1640,1240* -30,1240*')
  sheet.print('crust', path)

  function fromSun(x: number, y: number): number {
    return Math.atan2(y - 120, x - sun.x)
  }

  printMarks(sheet, 'ink', path, {
    along: fromSun,
    gap: 40,
    length: [110, 330],
    width: [6, 16],
    chance: (x) => 0.75 - x / 2600,
  })
  printMarks(sheet, 'turmeric', path, {
    along: fromSun,
    gap: 46,
    length: [90, 260],
    width: [5, 12],
    chance: (x, y) => 0.9 - Math.hypot(x - sun.x, y - 300) / 1500,
  })
  sheet.print(
    'ink',
    sheet.cut('190,900* 150,560* -40,760* -40,1240* 940,1240* 980,1160*', { wander: 3 }),
  )
}

/** Two sides of the crate: one in the shade, one that the sun grazes. */
function printCrate(sheet: Sheet): void {
  const dark = [
    '120,530* 1000,780* 1002,892* 126,632*',
    '130,676* 1004,948* 1006,1070* 138,786*',
    '142,832* 1008,1124* 1010,1260* 152,940*',
  ]
  sheet.print('ink', sheet.cut('124,540* 1000,790* 1010,1260* 152,936*', { wander: 1 }))
  for (const outline of dark) {
    const slat = sheet.cut(outline, { wander: 2 })
    sheet.print('turmeric', move(slat, 6, -10))
    sheet.print('crust', slat)
    printMarks(sheet, 'ink', slat, {
      along: 0.29,
      gap: 17,
      length: [120, 380],
      width: [9, 19],
      chance: (x) => 0.8 - (x - 500) / 3000,
    })
  }
  const bright = [
    '1000,780* 1640,596* 1640,690* 1002,892*',
    '1004,948* 1640,738* 1640,846* 1006,1070*',
    '1008,1124* 1640,896* 1640,1010* 1010,1260*',
  ]
  sheet.print('ink', sheet.cut('1000,800* 1640,620* 1640,1240* 1010,1260*', { wander: 1 }))
  for (const outline of bright) {
    const slat = sheet.cut(outline, { wander: 2 })
    printLit(sheet, 'crust', slat, { towards: [0.4, -1], shift: 7 })
    printMarks(sheet, 'turmeric', slat, {
      along: -0.29,
      gap: 27,
      length: [90, 260],
      width: [6, 13],
      chance: (x) => (x - 950) / 700,
    })
    printMarks(sheet, 'ink', slat, {
      along: -0.29,
      gap: 32,
      length: [80, 220],
      width: [5, 11],
      chance: (x) => 0.7 - (x - 1000) / 800,
    })
  }
  const post = sheet.cut('952,740* 1046,742* 1052,1260* 962,1260*', { wander: 2 })
  printLit(sheet, 'leaf', post, { towards, shift: 6 })
  sheet.print('turmeric', sheet.stroke('1030,752 1034,980 1036,1230', 16))
  printMarks(sheet, 'ink', post, {
    along: 1.57,
    gap: 22,
    length: [80, 240],
    width: [6, 13],
    chance: (x) => (1010 - x) / 50,
  })
}

/** A bunch of basil hangs over the near corner; its edges are bright, its middle dark. */
function printBasil(sheet: Sheet, leaves: readonly Spray[]): void {
  const blade = '0,0* 34,-42 86,-66 140,-50 200,-6* 146,44 84,60 30,36'
  const veins = [
    '8,0 80,-6 180,-6',
    '50,-2 84,-28 104,-48',
    '92,-4 124,-22 144,-38',
    '54,0 88,22 106,42',
    '96,0 124,16 142,32',
  ]
  for (const placing of leaves) {
    const leaf = sheet.cut(placeOutline(points(blade), placing), { wander: 2.5 })
    printLit(sheet, 'leaf', leaf, { towards, shift: 6, shadow: { ink: 'ink', x: -14, y: 22 } })
    const marks = veins.map((line, index) =>
      gouge(placeOutline(points(line), placing), index === 0 ? 11 : 8, 'wedge'),
    )
    sheet.print('turmeric', overlap(marks, leaf))
    printMarks(sheet, 'ink', leaf, {
      along: placing.turn + 0.6,
      gap: 30,
      length: [40, 90],
      width: [7, 14],
      chance: (x, y) => (y - x * 0.5 - 320) / 300,
    })
  }
}
