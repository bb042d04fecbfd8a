import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Point } from '../kit/shape.ts'
import { printLit } from './lit-mass.ts'

export type SproutStem = { x: number; foot: number; top: number; lean: number; size: number }

const towards = [-0.6, -0.8] as const

/** A stem of Brussels sprouts, every knob rimmed with frost, under a crown of bent leaves. */
export function printSproutStem(sheet: Sheet, stem: SproutStem): void {
  const { x, foot, top, lean, size } = stem
  const { random } = sheet

  function at(part: number): Point {
    return { x: x + lean * part * part, y: foot + (top - foot) * part }
  }

  sheet.print('ink', [gouge([at(0), at(0.35), at(0.7), at(1)], size * 2, 'even')])
  const rows = Math.round((foot - top) / (size * 1.02))
  for (let row = 0; row < rows; row++) {
    const part = (row + 0.4) / rows
    const middle = at(part)
    const girth = size * (1.04 - 0.3 * part)
    const places = row % 2 === 0 ? [-1.3, 1.3, -0.48, 0.44] : [-0.92, 0.94, 0.02]
    for (const aside of places) {
      printSprout(sheet, {
        x: middle.x + aside * girth + random.spread() * size * 0.1,
        y: middle.y + Math.abs(aside) * size * 0.16 + random.spread() * size * 0.3,
        radius: girth * (0.7 - Math.abs(aside) * 0.1) * random.between(0.84, 1.1),
      })
    }
  }
  if (top > 0) printCrown(sheet, at(1), size)
}

function printSprout(sheet: Sheet, knob: { x: number; y: number; radius: number }): void {
  const { x, y, radius } = knob
  const { random } = sheet
  const turn = random.between(-0.6, 0.6)
  const ball = sheet.cut(ellipse(x, y, { rx: radius, ry: radius * 0.94, corners: 9, turn }), {
    wander: 1.4,
    wave: 60,
  })
  sheet.print('ink', move(ball, radius * 0.16, radius * 0.2))
  printLit(sheet, 'mist', ball, { towards, shift: radius * 0.09 })
  const placing = { x, y, turn, scale: radius / 100 }
  const shade = cutAway(ball, move(grow(ball, -2), -radius * 0.3, -radius * 0.34))
  sheet.print('leaf', shade)
  const folds = ['-84,40 -30,10 20,-40 40,-90', '-40,86 10,50 40,0 60,-60'].map((line) =>
    gouge(placeOutline(points(line), placing), radius * 0.11),
  )
  if (radius > 30) sheet.print('leaf', overlap(folds, ball))
  sheet.print(
    'paper',
    overlap(
      [gouge(placeOutline(points('-78,14 -66,-36 -30,-72 14,-80'), placing), radius * 0.17)],
      ball,
    ),
  )
}

/** The leaves at the top hang like wet cloth. */
function printCrown(sheet: Sheet, { x, y }: Point, size: number): void {
  const blade = '0,0* 24,-40 90,-72 170,-60 226,-10 230,60* 190,84 150,70 110,96* 84,60 30,40'
  const leaves: readonly Placing[] = [
    { turn: -1.2, scale: 0.6 },
    { turn: -1.45, scale: 0.56, mirror: true },
    { turn: -0.5, scale: 0.74 },
    { turn: -0.66, scale: 0.7, mirror: true },
    { turn: 0.34, scale: 0.66 },
    { turn: 0.2, scale: 0.6, mirror: true },
    { turn: -0.95, scale: 0.42 },
  ]
  for (const leaf of leaves) {
    const placing = {
      ...leaf,
      x,
      y,
      turn: (leaf.turn ?? 0) * (leaf.mirror ? -1 : 1),
      scale: ((leaf.scale ?? 1) * size) / 50,
    }
    const outline = sheet.cut(placeOutline(points(blade), placing), { wander: 3, wave: 60 })
    printLit(sheet, 'leaf', outline, {
      towards: [-0.4, -1],
      shift: size * 0.11,
      shadow: { ink: 'ink', x: 8, y: size * 0.3 },
    })
    const veins = [
      '6,0 90,-14 190,10',
      '60,-10 110,-40 160,-44',
      '100,-8 150,-20 204,-14',
      '70,-6 100,30 108,70',
      '130,-4 150,24 160,56',
    ]
    sheet.print(
      'mist',
      overlap(
        veins.map((line, index) =>
          gouge(placeOutline(points(line), placing), size * (index === 0 ? 0.2 : 0.12), 'wedge'),
        ),
        outline,
      ),
    )
  }
}
