import { overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { rectangle, type Outline, type Point } from '../kit/shape.ts'

/** The eye stands in the path, a little left of the middle; distances in metres. */
const eye = { x: 960, y: 560, aside: 0.25, height: 1.45, focus: 940 }

/** The place on the sheet of a point in the tunnel, so far aside, so high and so far away. */
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
  const { frame } = sheet
  sheet.print('brine', frame, 'exact')
  sheet.hatch('paper', frame, {
    along: towardsDoor,
    gap: 62,
    length: [140, 420],
    width: (x, y) => Math.min(24, Math.hypot(x - eye.x, y - eye.y) / 26),
    chance: 0.5,
  })
  sheet.hatch('mist', frame, {
    along: (x, y) => towardsDoor(x, y) + Math.PI / 2,
    gap: 96,
    length: [120, 340],
    width: (x, y) => Math.min(20, Math.hypot(x - eye.x, y - eye.y) / 34),
    chance: (x) => 0.15 + (x < 700 ? 0.3 : 0),
  })
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
  const end = arch(11).map((point) => ({ ...point, corner: true }))
  sheet.printCut('paper', end, { wander: 0.5 })
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
  sheet.printCut('turmeric', door, { wander: 0.5 })
  sheet.print('leaf', [...sheet.cut(hedge, { wander: 0.5 }), ...sheet.cut(poplar, { wander: 0.5 })])
  // Close by, the beds run far past both edges of the sheet.
  const near = rectangle(-30, 0, 1630, 1230)
  const soil = overlap(sheet.cut(strip(-3, 3)), near)
  sheet.print('ink', soil)
  sheet.hatch('crust', soil, {
    along: towardsDoor,
    gap: 40,
    length: [60, 240],
    width: [6, 13],
    chance: 0.5,
  })
  printBoards(sheet)
}

/** Two rows of boards to walk on; where one ends the next begins, and all run to the door. */
function printBoards(sheet: Sheet): void {
  const rows = [
    { left: -0.66, right: -0.1, ends: [11, 6.6, 3.9, 2.5, 1.02] },
    { left: -0.04, right: 0.5, ends: [11, 5.2, 3.1, 1.9, 1.02] },
  ]
  const boards = rows.flatMap(({ left, right, ends }) =>
    ends.slice(1).map((nearest, index): Outline => {
      const far = (ends[index] ?? nearest) - (index > 0 ? 0.05 : 0)
      const places = [
        seen(left, 0, far),
        seen(right, 0, far),
        seen(right, 0, nearest),
        seen(left, 0, nearest),
      ]
      return places.map((place) => ({ ...place, corner: true }))
    }),
  )
  const near = rectangle(-30, 0, 1630, 1230)
  const cut = boards.map((outline) => overlap(sheet.cut(outline, { wander: 2 }), near))
  for (const board of cut) {
    sheet.printWithin('crust', move(board, -3, 16), near)
    sheet.print('deep', board)
  }
  const grain = { along: towardsDoor, length: [60, 240] } as const
  const all = cut.flat()
  sheet.hatch('crust', all, { ...grain, gap: 26, width: (_, y) => (y - 560) / 70, chance: 0.55 })
  sheet.hatch('ink', all, {
    ...grain,
    gap: 50,
    width: (_, y) => (y - 600) / 70,
    chance: (_, y) => (y - 760) / 700,
  })
  const nails = rows.flatMap(({ left, right, ends }) =>
    ends
      .slice(1, 4)
      .flatMap((end) =>
        [left + 0.1, right - 0.1].flatMap((across) => [
          seen(across, 0, end + 0.07),
          seen(across, 0, end - 0.14),
        ]),
      ),
  )
  sheet.strew('ink', nails, [6, 9], 'round')
}

function towardsDoor(x: number, y: number): number {
  return Math.atan2(y - eye.y, x - eye.x)
}
