import { cutAway, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

export type CabbagePlan = {
  x: number
  y: number
  radius: number
  /** The direction in which the wrapping leaf folds over the heart. */
  turn: number
  outer: Ink
  heart: Ink
  vein: Ink
  /** Cut into the side of the heart that turns away from the light. */
  shade: Ink
  /** Lies over the part of the heart that turns away from the light. */
  dim: Ink
}

/** The direction of each outer leaf from the fold, and its reach in radii. */
const leaves = [
  [3.5, 1.2],
  [2.3, 1.28],
  [-2.1, 1.22],
  [1.05, 1.26],
  [-0.65, 1.3],
] as const

/** A whole cabbage from above: wide outer leaves, and a heart wrapped in two of its own. */
export function printCabbageHead(sheet: Sheet, plan: CabbagePlan): void {
  for (const [aside, reach] of leaves) {
    printLeaf(sheet, plan, plan.turn + aside, reach * plan.radius)
  }
  printHeart(sheet, plan)
}

/** A leaf like an open hand fan: its rib and veins run out to a rim that has frozen in waves. */
function printLeaf(sheet: Sheet, plan: CabbagePlan, angle: number, reach: number): void {
  const { x, y } = plan
  const at = (aside: number, part: number): Point => ({
    x: x + Math.cos(angle + aside) * reach * part,
    y: y + Math.sin(angle + aside) * reach * part,
  })
  const rim = [-0.86, -0.66, -0.46, -0.26, -0.08, 0.1, 0.3, 0.5, 0.7, 0.88].map((aside, index) =>
    at(
      aside,
      (1 - aside ** 2 * 0.22) * (index % 2 === 0 ? 1.02 : 0.93) + sheet.random.spread() * 0.03,
    ),
  )
  const leaf = sheet.cut([{ x, y }, ...rim], { wander: reach * 0.012, wave: 70 })
  sheet.print('ink', move(leaf, reach * 0.07, reach * 0.1))
  sheet.printFree(plan.outer, leaf, { by: 1, towards: light })
  const shaded = Math.cos(angle) * light[0] + Math.sin(angle) * light[1] < 0.35
  const hollows = [-0.62, -0.36, -0.12, 0.14, 0.38, 0.64].map((aside) =>
    gouge([at(aside * 0.95, 0.55), at(aside, 0.74), at(aside * 1.05, 0.92)], reach * 0.055),
  )
  if (shaded) sheet.printWithin('ink', hollows, leaf)
  const veins = [-0.5, -0.24, 0.26, 0.52].map((aside) =>
    gouge(
      [at(aside * 0.3, 0.45), at(aside * 0.7, 0.68), at(aside * 1.12, 0.88)],
      reach * 0.035,
      'wedge',
    ),
  )
  const rib = gouge([at(0, 0.4), at(0.02, 0.7), at(0, 0.95)], reach * 0.085, 'wedge')
  sheet.printWithin(plan.vein, [rib, ...veins], leaf)
}

function printHeart(
  sheet: Sheet,
  { x, y, radius, turn, heart, shade, vein, dim }: CabbagePlan,
): void {
  const size = radius * 0.62
  const ball = sheet.cut(ellipse(x, y, { rx: size, ry: size * 0.94, corners: 12, turn }), {
    wander: radius * 0.02,
    wave: 70,
  })
  sheet.print('ink', move(grow(ball, 2), radius * 0.1, radius * 0.14))
  sheet.printFree(heart, ball, { by: 2, towards: light })
  sheet.print(dim, cutAway(ball, move(ball, light[0] * size * 0.3, light[1] * size * 0.3)))
  const away = (atX: number, atY: number): number => (atX - x) * 0.6 + (atY - y) * 0.8
  const round = (atX: number, atY: number): number => Math.atan2(atY - y, atX - x) + Math.PI / 2
  sheet.hatch(shade, ball, {
    along: round,
    gap: radius * 0.11,
    length: [radius * 0.2, radius * 0.5],
    width: [radius * 0.03, radius * 0.07],
    chance: (atX, atY) => away(atX, atY) / (size * 0.8),
  })
  printFold(sheet, ball, { x, y, size, turn })
  const root = { x: x - Math.cos(turn) * size * 0.96, y: y - Math.sin(turn) * size * 0.96 }
  const ribs = [-0.85, -0.45, -0.06, 0.36, 0.8].map((aside, index): Outline => {
    const out = size * (index === 2 ? 1.55 : 1.25)
    return gouge(
      [0, 0.3, 0.62, 1].map((part) => ({
        x: root.x + Math.cos(turn + aside * part) * out * part,
        y: root.y + Math.sin(turn + aside * part) * out * part,
      })),
      radius * (index === 2 ? 0.08 : 0.05),
      'wedge',
    )
  })
  sheet.printWithin(vein, ribs, grow(ball, -5))
}

/** The edge where the outermost leaf of the heart ends. */
function printFold(
  sheet: Sheet,
  ball: Shape,
  { x, y, size, turn }: { x: number; y: number; size: number; turn: number },
): void {
  const edge = [-1.3, -0.8, -0.3, 0.2, 0.7, 1.2].map((aside, index) => ({
    x: x + Math.cos(turn + aside) * size * (0.62 + (index % 2) * 0.07),
    y: y + Math.sin(turn + aside) * size * (0.62 + (index % 2) * 0.07),
  }))
  const fold = sheet.stroke(edge, size * 0.09)
  sheet.printWithin('ink', move(fold, size * 0.03, size * 0.04), ball)
  sheet.printWithin('paper', fold, ball)
}
