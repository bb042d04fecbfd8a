import { cutAway } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Point, Shape } from '../kit/shape.ts'

export type SproutStem = { x: number; foot: number; top: number; lean: number; size: number }

const towards = [-0.6, -0.8] as const
/** Leaves, and so the sprouts in their axils, stand this far round the stem from the one below. */
const goldenTurn = 2.4

/** A stem of Brussels sprouts: buds in a spiral, smaller towards the crown, each on its leaf scar. */
export function printSproutStem(sheet: Sheet, stem: SproutStem): void {
  const { x, foot, top, lean, size } = stem

  function at(part: number): Point {
    return { x: x + lean * part * part, y: foot + (top - foot) * part }
  }

  const stalk = [gouge([at(-0.1), at(0.3), at(0.65), at(1.06)], size * 0.9, 'even')]
  sheet.printFree('leaf', stalk, { towards, shift: size * 0.07 })
  sheet.print('ink', cutAway(stalk, move(stalk, -size * 0.24, 0)))
  const rise = size * 0.31
  const count = Math.floor((foot - top) / rise)
  const buds = Array.from({ length: count }, (_, index) => {
    const part = index / count
    const turn = index * goldenTurn
    const middle = at(part)
    return {
      front: Math.cos(turn),
      x: middle.x + Math.sin(turn) * size * (0.98 - 0.36 * part),
      y: middle.y + Math.cos(turn) * size * 0.16,
      lean: Math.sin(turn) * 0.95 + sheet.random.spread() * 0.25,
      radius: size * (0.66 - 0.3 * part ** 2) * sheet.random.between(0.86, 1.08),
    }
  }).filter(({ front }) => front > -0.25)
  for (const bud of buds.toSorted((a, b) => a.front - b.front)) {
    const stub = [
      { x: bud.x - bud.radius * 0.7, y: bud.y + bud.radius * 0.8 },
      { x: bud.x, y: bud.y + bud.radius * 1.12 },
      { x: bud.x + bud.radius * 0.6, y: bud.y + bud.radius * 0.86 },
    ]
    if (bud.front > 0 && size > 40) sheet.print('brine', [gouge(stub, bud.radius * 0.22)])
    printSprout(sheet, bud)
  }
  if (top > 0) printCrown(sheet, at(1), size)
}

/** A small cabbage on its end: pointed, two leaves wrapped over, ribs that fan from the foot. */
const bud = '0,-106 36,-84 74,-46 86,6 70,58 36,90 -20,94 -64,68 -88,16 -76,-42 -38,-84'
const wraps = ['14,92 -24,52 -34,-8 -14,-66 0,-100', '72,50 40,44 14,4 4,-60 2,-98']
const ribs = ['-8,92 -54,40 -64,-20', '-14,90 -34,30 -44,-40', '30,86 46,30 34,-30']

function printSprout(
  sheet: Sheet,
  { x, y, radius, lean }: Point & { radius: number; lean: number },
): void {
  const placing = { x, y, turn: lean, scale: radius / 96 }
  const at = (text: string): Outline => pointsAt(text, placing)
  const ball: Shape = sheet.cut(at(bud), { wander: 1.2, wave: 60 })
  sheet.print('ink', move(ball, radius * 0.18, radius * 0.22))
  sheet.printFree('mist', ball, { towards, shift: radius * 0.08 })
  sheet.print('leaf', cutAway(ball, move(ball, -radius * 0.34, -radius * 0.26)))
  if (radius < 26) return
  sheet.printWithin(
    'leaf',
    wraps.map((line) => gouge(at(line), radius * 0.13)),
    ball,
  )
  if (radius < 44) return
  sheet.printWithin(
    'brine',
    ribs.map((line) => gouge(at(line), radius * 0.08, 'wedge')),
    ball,
  )
  sheet.printWithin('paper', [gouge(at('-84,20 -76,-36 -40,-78 -4,-100'), radius * 0.15)], ball)
}

const blade = '0,0* 24,-40 90,-72 170,-60 226,-10 230,60* 190,84 150,70 110,96* 84,60 30,40'
const underside = '6,0* 90,-12 190,12 230,60* 190,84 150,70 110,96* 84,60 30,40'
const veins = [
  '6,0 90,-14 190,12',
  '60,-10 110,-40 160,-44',
  '100,-8 150,-26 204,-20',
  '70,-6 100,30 108,70',
]

/** A loose head on top: the outer leaves spring lower and hang, the inner ones stand. */
function printCrown(sheet: Sheet, { x, y }: Point, size: number): void {
  const leaves: readonly Placing[] = [
    { turn: 0.5, scale: 0.6, y: 2.6 },
    { turn: 0.36, scale: 0.62, y: 2.1, mirror: true },
    { turn: -1.5, scale: 0.56 },
    { turn: -1.75, scale: 0.54, mirror: true },
    { turn: 0.05, scale: 0.76, y: 1.2 },
    { turn: -0.1, scale: 0.74, y: 0.9, mirror: true },
    { turn: -0.86, scale: 0.68, y: 0.3 },
    { turn: -0.95, scale: 0.66, y: 0.3, mirror: true },
    { turn: -1.15, scale: 0.44, y: 0.7 },
    { turn: -1.25, scale: 0.42, y: 0.7, mirror: true },
    { turn: -1.66, scale: 0.3, y: 0.8, mirror: true },
  ]
  for (const { turn = 0, scale = 1, mirror = false, y: below = 0 } of leaves) {
    const placing = {
      x,
      y: y + below * size,
      mirror,
      turn: mirror ? -turn : turn,
      scale: (scale * size) / 46,
    }
    const at = (text: string): Outline => pointsAt(text, placing)
    const leaf = sheet.cut(at(blade), { wander: size * 0.04, wave: 60 })
    sheet.printFree('leaf', leaf, { towards: [-0.4, -1], shift: size * 0.09 })
    sheet.printWithin('ink', sheet.cut(at(underside), { wander: 1 }), leaf)
    if (size < 30) continue
    sheet.printWithin(
      'mist',
      veins.map((line, index) => gouge(at(line), size * (index === 0 ? 0.16 : 0.1), 'wedge')),
      leaf,
    )
  }
}
