import { cutAway, join, overlap } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Point, Shape } from '../kit/shape.ts'
import { printLit, printMarks } from './lit-mass.ts'

/** The eye: metres above the ground, and the factor from its distances to units of the sheet. */
const eye = { x: 800, horizon: 262, height: 0.56, focus: 1500 }

/** The crate on the ground: half its length and breadth, its height, its middle and how it is turned. */
const crate = { long: 0.38, broad: 0.25, tall: 0.27, x: 0.03, z: 1.2, turn: -0.62 }

/** A place in the crate, from its middle: along its length, across, and up. */
export function inCrate(along: number, across: number, up: number): Point {
  const [cos, sin] = [Math.cos(crate.turn), Math.sin(crate.turn)]
  const [u, v] = [along * crate.long, across * crate.broad]
  const away = crate.z + u * sin + v * cos
  return {
    x: eye.x + (eye.focus * (crate.x + u * cos - v * sin)) / away,
    y: eye.horizon + (eye.focus * (eye.height - up * crate.tall)) / away,
  }
}

type Side = (part: number, up: number) => Point

/** The long side is in its own shade; the short one has the sun along its edges. */
const longSide: Side = (part, up) => inCrate(part * 2 - 1, -1, up)
const shortSide: Side = (part, up) => inCrate(1, part * 2 - 1, up)
const boards = [
  [0, 0.27],
  [0.36, 0.62],
  [0.71, 1],
] as const

function board(sheet: Sheet, side: Side, [low, high]: readonly [number, number]): Shape {
  const corners = [side(0, low), side(0, high), side(1, high), side(1, low)]
  return sheet.cut(sharp(corners))
}

function sharp(outline: Outline): Outline {
  return outline.map((at) => ({ ...at, corner: true }))
}

/** The parts behind the tomatoes: the crate's shadow, its dark inside, its far boards and posts. */
export function printCrateBehind(sheet: Sheet): void {
  const floor = sharp([inCrate(-1, -1, 0), inCrate(-1, 1, 0), inCrate(1, 1, 0), inCrate(1, -1, 0)])
  const reach = floor.map((at) => ({ ...at, x: at.x - 420, y: at.y + 90 }))
  const shadow = [...reach.slice(0, 2), ...floor.slice(1), ...reach.slice(3)]
  sheet.print('ink', sheet.cut(shadow))
  const hull = [inCrate(-1, -1, 0), inCrate(-1, -1, 1), inCrate(-1, 1, 1), inCrate(1, 1, 1)]
  sheet.print('ink', sheet.cut(sharp([...hull, inCrate(1, 1, 0), inCrate(1, -1, 0)])))
  const far = [
    board(sheet, (part, up) => inCrate(part * 2 - 1, 1, up), [0.71, 1]),
    board(sheet, (part, up) => inCrate(-1, part * 2 - 1, up), [0.71, 1]),
  ]
  for (const inner of far) {
    printLit(sheet, 'crust', inner, { towards: [0.5, -1], shift: 5 })
    sheet.print('ink', cutAway(inner, move(inner, 4, -14)))
  }
  for (const [along, across] of [
    [-1, 1],
    [1, 1],
    [-1, -1],
  ] as const) {
    printPost(sheet, along, across)
  }
}

/** A square post inside the corner; it stands a little above the boards. */
function printPost(sheet: Sheet, along: number, across: number): void {
  const [in1, in2] = [along - Math.sign(along) * 0.1, across - Math.sign(across) * 0.16]
  const top = [
    inCrate(along, across, 1.12),
    inCrate(in1, across, 1.12),
    inCrate(in1, in2, 1.12),
    inCrate(along, in2, 1.12),
  ]
  const foot = [
    inCrate(along, across, 0.7),
    inCrate(in1, across, 0.7),
    inCrate(in1, in2, 0.7),
    inCrate(along, in2, 0.7),
  ]
  const around = top.map((at, index) =>
    sheet.cut(
      sharp([at, top[(index + 1) % 4] ?? at, foot[(index + 1) % 4] ?? at, foot[index] ?? at]),
    ),
  )
  printLit(sheet, 'ink', join(...around), { towards: [0.8, -0.5], shift: 5 })
  printLit(sheet, 'turmeric', sheet.cut(sharp(top)), { towards: [0.8, -0.5], shift: 4 })
}

/** The two near sides, over the fruit. */
export function printCrateInFront(sheet: Sheet): void {
  printPost(sheet, 1, -1)
  for (const rows of boards) printBoard(sheet, longSide, rows, 'shade')
  for (const rows of boards) printBoard(sheet, shortSide, rows, 'sun')
}

function printBoard(
  sheet: Sheet,
  side: Side,
  rows: readonly [number, number],
  where: 'shade' | 'sun',
): void {
  const slat = board(sheet, side, rows)
  const [start, end] = [side(0, rows[0]), side(1, rows[0])]
  const along = Math.atan2(end.y - start.y, end.x - start.x)
  printLit(sheet, 'crust', slat, { towards: [0.4, -1], shift: where === 'sun' ? 7 : 5 })
  const grain = { along, length: [90, 340] } as const
  if (where === 'sun') {
    printMarks(sheet, 'turmeric', slat, { ...grain, gap: 24, width: [6, 13], chance: 0.55 })
    printMarks(sheet, 'ink', slat, { ...grain, gap: 30, width: [4, 8], chance: 0.35 })
  } else {
    printMarks(sheet, 'ink', slat, {
      ...grain,
      gap: 15,
      width: [9, 17],
      chance: (x) => 0.95 - Math.max(0, x - start.x) / 3200,
    })
  }
  const nails = [0.045, 0.955].flatMap((part) =>
    [0.3, 0.7].map((up) => side(part, rows[0] + (rows[1] - rows[0]) * up)),
  )
  sheet.strew('ink', nails, [11], 'round')
  sheet.print('ink', overlap(cutAway(slat, move(slat, 2, -9)), slat))
}
