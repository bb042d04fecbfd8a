import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Outline, type Point } from '../kit/shape.ts'
import { printBack, printPlate, type Lit } from '../things/figure.ts'
import { printHead } from '../things/head.ts'
import { printTomato } from '../things/ribbed-tomato.ts'

const sun = { x: 1330, y: 346 }
const lit: Lit = { placing: {}, light: [0.85, -0.5] }

/** The tomatoes from the back of the crate to the front. */
const heap = [
  { x: 520, y: 640, radius: 100, ink: 'turmeric', ribs: 6, turn: -1.9 },
  { x: 720, y: 620, radius: 112, ink: 'beet', ribs: 7, turn: -1.2 },
  { x: 930, y: 634, radius: 110, ink: 'beet', ribs: 6, turn: -1.6 },
  { x: 1090, y: 690, radius: 96, ink: 'turmeric', ribs: 7, turn: -1.1 },
  { x: 330, y: 730, radius: 112, ink: 'beet', ribs: 7, turn: -2 },
  { x: 560, y: 740, radius: 128, ink: 'beet', ribs: 8, turn: -1.5 },
  { x: 790, y: 750, radius: 130, ink: 'turmeric', ribs: 7, turn: -1.3 },
  { x: 980, y: 768, radius: 104, ink: 'beet', ribs: 6, turn: -0.9 },
] as const

const rolled = [
  { x: 1420, y: 880, radius: 92, ink: 'beet', ribs: 7, turn: -2.4 },
  { x: 1290, y: 1080, radius: 112, ink: 'turmeric', ribs: 7, turn: -0.4 },
] as const

/** A crate on the field, picked just now, the August sun almost down behind. */
export function drawTomatoesAtLowSun(): Sheet {
  const sheet = openSheet({
    name: 'tomatoes-at-low-sun',
    seed: 388,
    thin: 1.6,
    slip: { beet: [3, -2], crust: [3, -3], turmeric: [-3, 3], leaf: [3, 2] },
  })
  printEvening(sheet)
  printRolled(sheet)
  printCrate(sheet)
  return sheet
}

function printEvening(sheet: Sheet): void {
  sheet.print('deep', sheet.frame, 'exact')
  sheet.hatch('turmeric', sheet.frame, {
    along: -0.02,
    gap: 26,
    length: [120, 420],
    width: (x, y) => 20 - Math.hypot(x - sun.x, y - sun.y) / 80,
    chance: (x, y) => 1.1 - Math.hypot(x - sun.x, y - sun.y) / 1300,
  })
  sheet.printCut('paper', ellipse(sun.x, sun.y, { rx: 128, ry: 128, corners: 22 }), { wander: 3 })
  sheet.printCut('turmeric', ellipse(sun.x, sun.y, { rx: 106, ry: 106, corners: 22 }), {
    wander: 2,
  })
  printPicker(sheet)
  const rows = sheet.cut(
    '-40,560* -40,420 160,396 300,420 460,400 1100,410 1260,392 1440,414 1640,398 1640,560*',
    { wander: 6, wave: 44 },
  )
  sheet.print('leaf', rows)
  const land = sheet.cut('-40,520* 1640,510* 1640,1240* -40,1240*', { wander: 2 })
  sheet.print('turmeric', land)
  const away = (x: number, y: number): number => Math.atan2(y - 440, x - sun.x)
  sheet.hatch('crust', land, {
    along: away,
    gap: 40,
    length: [120, 380],
    width: [8, 22],
    chance: (x) => 1 - x / 2600,
  })
  sheet.hatch('paper', land, {
    along: away,
    gap: 54,
    length: [90, 280],
    width: [5, 12],
    chance: (x) => x / 1900,
  })
}

/** Somebody goes for the next crate, between the rows. */
function printPicker(sheet: Sheet): void {
  const at: Lit = { placing: { x: 760, y: 322, scale: 3.6, turn: 0.06 }, light: lit.light }
  printBack(sheet, 'beet', at, {
    arms: ['-13,11,6 -21,32,5.6 -19,52,4', '13,11,6 22,30,5.6 20,52,4'],
  })
  printHead(sheet, { hair: 'bun', hairInk: 'ink', skin: 'tan', looks: 0.6 }, at)
}

type Corners = readonly [Point, Point, Point, Point]

/** The crate stands askew before us: its long side in the shade, its end in the sun. */
const sides: readonly { corners: Corners; ink: Ink; chance: number }[] = [
  { corners: corners('150,780 900,850 880,1150 180,1070'), ink: 'ink', chance: 1 },
  { corners: corners('900,850 1210,700 1180,960 880,1150'), ink: 'turmeric', chance: 1 },
]

function corners(text: string): Corners {
  const [a, b, c, d] = points(text)
  if (!a || !b || !c || !d) throw new Error(`A side has four corners: ${text}`)
  return [a, b, c, d]
}

function printCrate(sheet: Sheet): void {
  sheet.printCut('ink', '180,1070* 880,1150* 640,1260* -60,1260* -60,1130*', { wander: 3 })
  sheet.printCut('ink', '150,780* 460,660* 1210,700* 900,850*')
  for (const tomato of heap) printTomato(sheet, tomato)
  for (const { corners: at, ink, chance } of sides) {
    sheet.printCut(
      'ink',
      at.map((point) => ({ ...point, corner: true })),
    )
    for (const [from, to] of [
      [0, 0.29],
      [0.36, 0.64],
      [0.71, 1],
    ] as const) {
      const slat = sheet.cut(slatOf(at, from, to), { wander: 2 })
      sheet.printFree('crust', slat, { by: 1, towards: lit.light })
      const along = Math.atan2(at[1].y - at[0].y, at[1].x - at[0].x)
      const marks = { along, gap: 20, length: [90, 280] as const, width: [7, 15] as const }
      sheet.hatch(ink, slat, { ...marks, chance })
    }
  }
  const post = sheet.cut('866,836* 930,826* 910,1146* 852,1158*', { wander: 2 })
  sheet.print('ink', move(post, -14, 6))
  printPlate(sheet, 'crust', post, lit, 12)
}

/** A board across a side, between two shares of its height. */
function slatOf([a, b, c, d]: Corners, from: number, to: number): Outline {
  const between = (high: Point, low: Point, share: number): Point => ({
    x: high.x + (low.x - high.x) * share,
    y: high.y + (low.y - high.y) * share,
    corner: true,
  })
  return [between(a, d, from), between(b, c, from), between(b, c, to), between(a, d, to)]
}

/** Two that rolled off; the low sun draws their shadows long. */
function printRolled(sheet: Sheet): void {
  for (const tomato of rolled) {
    const { x, y, radius } = tomato
    const line = `${x},${y + radius * 0.6} ${x - radius * 2},${y + radius * 1.3} ${x - radius * 4},${y + radius * 2}`
    sheet.print('ink', sheet.stroke(line, radius * 1.3, 'wedge'))
    printTomato(sheet, tomato)
  }
}
