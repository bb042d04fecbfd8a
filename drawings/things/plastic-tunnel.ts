import { overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { rectangle, type Outline, type Point } from '../kit/shape.ts'

/** The eye stands in the path, a little left of the middle; distances in metres. */
const eye = { x: 960, y: 560, aside: 0.25, height: 1.45, focus: 940 }

/** Where a place in the tunnel is seen: how far aside, how high, how far away. */
export function seen(across: number, up: number, away: number): Point {
  return {
    x: eye.x + (eye.focus * (across + eye.aside)) / away,
    y: eye.y - (eye.focus * (up - eye.height)) / away,
  }
}

function arch(away: number, radius = 3): Point[] {
  return Array.from({ length: 15 }, (_, index) => {
    const turn = Math.PI - (index / 14) * Math.PI
    return seen(Math.cos(turn) * radius, Math.sin(turn) * radius * 0.93, away)
  })
}

/** Hoops, plastic and wires, and the far end with its door open. */
export function printTunnel(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('brine', frame, 'exact')
  const out = (x: number, y: number): number => Math.atan2(y - eye.y, x - eye.x)
  sheet.print(
    'paper',
    hatch(random, frame, {
      along: out,
      gap: 62,
      length: [140, 420],
      width: (x, y) => Math.min(24, Math.hypot(x - eye.x, y - eye.y) / 26),
      chance: 0.5,
    }),
  )
  sheet.print(
    'mist',
    hatch(random, frame, {
      along: (x, y) => out(x, y) + Math.PI / 2,
      gap: 96,
      length: [120, 340],
      width: (x, y) => Math.min(20, Math.hypot(x - eye.x, y - eye.y) / 34),
      chance: (x) => 0.15 + (x < 700 ? 0.3 : 0),
    }),
  )
  for (const away of [11, 8.6, 6.8, 5.2, 3.8, 2.6, 1.75]) {
    const hoop = sheet.stroke(arch(away), 76 / away + 4, 'even')
    sheet.print('paper', move(hoop, -7 / away - 1, -10 / away - 1))
    sheet.print('mist', hoop)
  }
  const ridge = [1.2, 3, 11].map((away) => seen(0, 2.79, away))
  const wires = [-1.35, 1.15].map((across) =>
    gouge(
      [1.2, 3, 11].map((away) => seen(across, 2.5, away)),
      5,
      'even',
    ),
  )
  sheet.print('leaf', [gouge(ridge, 17, 'wedge'), ...wires])
  printGround(sheet)
}

function sharp(places: readonly (readonly [number, number])[], away: number): Outline {
  return places.map(([across, up]) => ({ ...seen(across, up, away), corner: true }))
}

function strip(left: number, right: number): Outline {
  const ends = [seen(left, 0, 11), seen(right, 0, 11), seen(right, 0, 1.1), seen(left, 0, 1.1)]
  return ends.map((end) => ({ ...end, corner: true }))
}

function printGround(sheet: Sheet): void {
  const { random } = sheet
  const end = arch(11).map((point) => ({ ...point, corner: true }))
  sheet.print('paper', sheet.cut(end, { wander: 0.5 }))
  const door = sharp(
    [
      [-0.9, 0],
      [-0.9, 2],
      [0.9, 2],
      [0.9, 0],
    ],
    11,
  )
  const hedge = sharp(
    [
      [-0.9, 0],
      [-0.9, 0.6],
      [-0.2, 0.45],
      [0.9, 0.7],
      [0.9, 0],
    ],
    11,
  )
  const poplar = sharp(
    [
      [0.3, 0.4],
      [0.22, 1.1],
      [0.36, 1.8],
      [0.5, 1.1],
      [0.44, 0.4],
    ],
    11,
  )
  sheet.print('turmeric', sheet.cut(door, { wander: 0.5 }))
  sheet.print('leaf', [...sheet.cut(hedge, { wander: 0.5 }), ...sheet.cut(poplar, { wander: 0.5 })])
  // Close by, the beds run far past both edges of the sheet.
  const near = rectangle(-30, 0, 1630, 1230)
  const soil = overlap(sheet.cut(strip(-3, 3)), near)
  sheet.print('ink', soil)
  const out = (x: number, y: number): number => Math.atan2(y - eye.y, x - eye.x)
  sheet.print(
    'crust',
    hatch(random, soil, { along: out, gap: 40, length: [60, 240], width: [6, 13], chance: 0.5 }),
  )
  const path = overlap(sheet.cut(strip(-0.62, 0.5)), near)
  sheet.print('deep', path)
  sheet.print(
    'crust',
    hatch(random, path, { along: out, gap: 34, length: [60, 220], width: [5, 11], chance: 0.4 }),
  )
}
