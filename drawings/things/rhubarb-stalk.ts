import { grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { pointAt, points, type Outline, type Shape } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { splineThrough } from '../kit/spline.ts'
import { printLit } from './lit-mass.ts'

/** Each stalk from its cut foot to where the leaf began, [foot, bend, top], and its thickness. */
const stalks: readonly (readonly [string, number])[] = [
  ['250,330 640,290 1010,340', 76],
  ['60,560 520,440 1120,180', 92],
  ['470,1030 760,760 1330,300', 84],
  ['130,790 560,590 1060,352', 112],
  ['300,930 660,690 1180,470', 96],
]

export function printRhubarbStalks(sheet: Sheet, towards: readonly [number, number]): void {
  for (const [line, width] of stalks) {
    const spine = splineThrough(points(line), false, 40)
    const edge = [...beside(spine, width, -0.5), ...beside(spine, width, 0.5).toReversed()]
    const stalk = sheet.cut(
      edge.map((point) => ({ ...point, corner: false })),
      { wander: 2.2, wave: 260 },
    )
    printLit(sheet, 'beet', stalk, { towards, shift: 7, shadow: { ink: 'leaf', x: 12, y: 26 } })
    const ribs = (
      [
        ['ink', 0.4, 0.3],
        ['ink', 0.2, 0.09],
        ['paper', -0.34, 0.13],
        ['paper', -0.12, 0.06],
      ] as const
    ).map(([ink, aside, thick]) => {
      const rib = beside(spine, width, aside).slice(1, -1)
      return [ink, gouge(rib, width * thick, ink === 'ink' ? 'both' : 'wedge')] as const
    })
    for (const [ink, rib] of ribs) sheet.print(ink, overlap([rib], stalk))
    printFoot(sheet, spine, width)
    printTop(sheet, spine, width, stalk)
  }
}

/** A stalk is broad and pale at its foot and narrows towards the leaf. */
function beside(spine: Outline, width: number, aside: number): Outline {
  const last = spine.length - 1
  return spine.map((point, index) => {
    const before = pointAt(spine, Math.max(0, index - 1))
    const after = pointAt(spine, Math.min(last, index + 1))
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const part = index / last
    const across = width * aside * (1.02 - 0.34 * part + 0.4 * Math.max(0, 0.14 - part) * 4)
    return {
      x: point.x - ((after.y - before.y) / length) * across,
      y: point.y + ((after.x - before.x) / length) * across,
    }
  })
}

/** The cut shows how the stalk is hollowed: flat above, round below. */
function printFoot(sheet: Sheet, spine: Outline, width: number): void {
  const [end, next] = [pointAt(spine, 0), pointAt(spine, 1)]
  const turn = Math.atan2(next.y - end.y, next.x - end.x)
  const face = placeOutline(points('14,-58 6,-20 10,10 12,56 -8,52 -26,20 -26,-24 -8,-56'), {
    x: end.x,
    y: end.y,
    turn,
    scale: (width * 1.16) / 112,
  })
  const cut = sheet.cut(face, { wander: 1.5 })
  sheet.print('paper', grow(cut, 4))
  sheet.print('beet', grow(cut, -4))
  sheet.print('brine', grow(cut, -9))
  sheet.strew('leaf', scatter(sheet.random, grow(cut, -14), 8), [4, 6])
}

/** The red runs into green near the leaf. */
function printTop(sheet: Sheet, spine: Outline, width: number, stalk: Shape): void {
  const greens = [-0.36, -0.16, 0.05, 0.26].map((aside, index) =>
    gouge(
      beside(spine, width, aside)
        .toReversed()
        .slice(0, 4 + (index % 3)),
      width * 0.2,
      'wedge',
    ),
  )
  sheet.print('leaf', overlap(greens, stalk))
}
