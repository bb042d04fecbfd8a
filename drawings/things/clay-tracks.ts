import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, place, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Point, type Shape } from '../kit/shape.ts'

/** We look down on the field: its rows run to a point above the sheet. */
export const rowsEnd = { x: 760, y: -260 }

/** A place on the ground, so far aside and so far away (1 at our feet), as it is seen. */
export function onGround(aside: number, away: number): Point {
  return { x: rowsEnd.x + (1000 * aside) / away, y: rowsEnd.y + 1460 / away }
}

/** A cat's paw, walking up the sheet, a hundred units long: four toes close round a small pad, no claws. */
export function catTrack(): Shape {
  const pad = points(
    '-30,50 -38,34 -30,14 -14,2 0,-2 14,2 30,14 38,34 30,50 16,46 8,54 -8,54 -16,46',
  )
  const toes = [
    ellipse(-45, -6, { rx: 13, ry: 19, turn: -0.5, corners: 10 }),
    ellipse(-18, -34, { rx: 14, ry: 21, turn: -0.16, corners: 10 }),
    ellipse(17, -38, { rx: 14, ry: 21, turn: 0.12, corners: 10 }),
    ellipse(45, -12, { rx: 13, ry: 19, turn: 0.46, corners: 10 }),
  ]
  return [pad, ...toes]
}

/** A hen's foot: three toes wide apart and one back, the joints pressed deeper, a nail at each end. */
export function henTrack(): Shape {
  const toes = [
    'M0,20 0,-20 3,-58 1,-96 0,-128',
    'M-4,16 -34,-6 -66,-22 -98,-44 -122,-60',
    'M4,16 34,-10 64,-28 94,-52 120,-70',
    'M0,14 8,34 12,56 20,78',
  ].map((line) => [gouge(points(line.slice(1)), 21, 'blunt')])
  const joints = [
    ellipse(0, 8, { rx: 17, ry: 15, corners: 9 }),
    ellipse(2, -62, { rx: 14, ry: 17, corners: 8 }),
    ellipse(-62, -22, { rx: 16, ry: 13, corners: 8, turn: 0.5 }),
    ellipse(62, -28, { rx: 16, ry: 13, corners: 8, turn: -0.5 }),
  ]
  return join(...toes, joints)
}

/** Lays a track on the ground: `x` aside, `y` away, a hundred units as long as `scale`. */
export function layTrack(track: Shape, { x = 0, y = 1, turn, scale = 1 }: Placing): Shape {
  const laid = place(track, { turn, scale: scale / 100 })
  return laid.map((outline) => outline.map((at) => ({ ...at, ...onGround(x + at.x, y - at.y) })))
}

/** Pressed into wet clay, the light from the left: the near wall in the dark, the far one lit. */
export function printTrack(sheet: Sheet, track: Shape, water: boolean): void {
  const cut = track.flatMap((line) => sheet.cut(line, { wander: 1, wave: 40 }))
  const deep = Math.max(3, Math.sqrt(Math.abs(sizeOf(cut))) / 22)
  sheet.print('tan', cutAway(move(grow(cut, deep * 0.2), -deep * 0.6, -deep * 0.4), cut))
  sheet.print('turmeric', cut)
  const floor = overlap(move(cut, -deep * 1.1, -deep * 0.7), cut)
  sheet.print('ink', floor)
  if (!water) return
  const pool = grow(overlap(move(cut, deep * 0.4, deep * 0.5), floor), -deep * 0.35)
  sheet.print('mist', pool)
}

function sizeOf(shape: Shape): number {
  const all = shape.flat()
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
