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

/** A cat's paw, walking up the sheet, a hundred units long: four toes, no claws. */
export function catTrack(): Shape {
  const pad = points('-34,44 -40,20 -20,-6 0,-14 20,-6 40,20 34,44 14,36 0,44 -14,36')
  const toes = [
    ellipse(-46, -22, { rx: 15, ry: 22, turn: -0.35, corners: 10 }),
    ellipse(-18, -54, { rx: 16, ry: 24, turn: -0.1, corners: 10 }),
    ellipse(18, -54, { rx: 16, ry: 24, turn: 0.1, corners: 10 }),
    ellipse(46, -22, { rx: 15, ry: 22, turn: 0.35, corners: 10 }),
  ]
  return [pad, ...toes]
}

/** A hen's foot: three toes forward, one back, a nail at the end of each. */
export function henTrack(): Shape {
  const toes = [
    gouge(points('0,26 -2,-10 2,-60 0,-128'), 27, 'blunt'),
    gouge(points('-4,24 -28,-8 -56,-40 -92,-70'), 25, 'blunt'),
    gouge(points('4,24 30,-6 58,-36 96,-62'), 25, 'blunt'),
    gouge(points('0,16 8,40 16,70'), 22, 'blunt'),
  ]
  return join(...toes.map((line) => [line]))
}

/** Lays a track on the ground: `x` aside, `y` away, a hundred units as long as `scale`. */
export function layTrack(track: Shape, { x = 0, y = 1, turn, scale = 1 }: Placing): Shape {
  const laid = place(track, { turn, scale: scale / 100 })
  return laid.map((outline) => outline.map((at) => ({ ...at, ...onGround(x + at.x, y - at.y) })))
}

/** Pressed into wet clay: the wall towards the light is dark, the far rim catches it. */
export function printTrack(sheet: Sheet, track: Shape, water: boolean): void {
  const cut = track.flatMap((line) => sheet.cut(line, { wander: 1, wave: 40 }))
  const deep = Math.max(3, Math.sqrt(Math.abs(sizeOf(cut))) / 17)
  sheet.print('turmeric', cutAway(move(grow(cut, deep * 0.4), deep, deep * 1.2), cut))
  sheet.print('ink', cut)
  const floor = overlap(move(cut, deep * 1.1, deep * 1.4), cut)
  if (!water) return
  sheet.print('mist', floor)
}

function sizeOf(shape: Shape): number {
  const all = shape.flat()
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
