import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Shape } from '../kit/shape.ts'

/** A cat's paw, walking up the sheet, a hundred units long: four toes, no claws. */
export function catTrack(placing: Placing): Shape {
  const pad = points('-34,44 -40,20 -20,-6 0,-14 20,-6 40,20 34,44 14,36 0,44 -14,36')
  const toes = [
    ellipse(-46, -22, { rx: 15, ry: 22, turn: -0.35, corners: 10 }),
    ellipse(-18, -54, { rx: 16, ry: 24, turn: -0.1, corners: 10 }),
    ellipse(18, -54, { rx: 16, ry: 24, turn: 0.1, corners: 10 }),
    ellipse(46, -22, { rx: 15, ry: 22, turn: 0.35, corners: 10 }),
  ]
  return place([pad, ...toes], placing)
}

/** A hen's foot: three toes forward, one back, a nail at the end of each. */
export function henTrack(placing: Placing): Shape {
  const toes = [
    gouge(points('0,26 -2,-10 2,-60 0,-112'), 25, 'blunt'),
    gouge(points('-4,24 -28,-8 -56,-40 -82,-62'), 23, 'blunt'),
    gouge(points('4,24 30,-6 58,-36 86,-54'), 23, 'blunt'),
    gouge(points('0,16 8,40 16,66'), 20, 'blunt'),
  ]
  const nails = ['0,-110 2,-122 0,-134', '-80,-60 -90,-68 -98,-78', '84,-52 94,-58 104,-66'].map(
    (line) => gouge(points(line), 9),
  )
  return join(...[...toes, ...nails].map((line) => [placeOutline(line, placing)]))
}

/** Pressed into wet clay: the far wall dark, mud or water in it, the squeezed-up rim catching light. */
export function printTrack(sheet: Sheet, track: Shape, water: boolean): void {
  const cut = track.flatMap((line) => sheet.cut(line, { wander: 1.4, wave: 40 }))
  const rim = grow(cut, 4)
  sheet.print('turmeric', cutAway(move(rim, 8, 10), cut))
  sheet.print('ink', cut)
  const pool = overlap(move(cut, 8, 10), cut)
  if (!water) {
    sheet.print('crust', pool)
    return
  }
  sheet.print('mist', pool)
  sheet.print('paper', cutAway(pool, move(pool, -7, -9)))
}
