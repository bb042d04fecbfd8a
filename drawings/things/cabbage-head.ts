import { grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

export type CabbagePlan = {
  x: number
  y: number
  radius: number
  /** Which way the wrapping leaf folds over the heart. */
  turn: number
  outer: Ink
  heart: Ink
  vein: Ink
  /** Cut into the side of the heart that turns away from the light. */
  shade: Ink
  /** With all its leaves; the others lie half hidden and need fewer. */
  full?: boolean
}

type LeafPlace = readonly [aside: number, out: number, size: number]

const fourLeaves: readonly LeafPlace[] = [
  [2.5, 0.5, 0.72],
  [-2.3, 0.52, 0.7],
  [0.9, 0.5, 0.74],
  [-0.8, 0.54, 0.72],
]
const threeLeaves: readonly LeafPlace[] = [
  [3.1, 0.46, 0.76],
  [1.05, 0.48, 0.78],
  [-1, 0.5, 0.76],
]

/** A whole cabbage from above: wide outer leaves, and a heart wrapped in two of its own. */
export function printCabbageHead(sheet: Sheet, plan: CabbagePlan): void {
  const { x, y, radius, turn } = plan
  for (const [aside, out, size] of plan.full ? fourLeaves : threeLeaves) {
    const angle = turn + aside
    printLeaf(sheet, plan, {
      x: x + Math.cos(angle) * radius * out,
      y: y + Math.sin(angle) * radius * out,
      angle,
      reach: radius * size,
    })
  }
  printHeart(sheet, plan)
}

type Leaf = { x: number; y: number; angle: number; reach: number }

function printLeaf(sheet: Sheet, plan: CabbagePlan, { x, y, angle, reach }: Leaf): void {
  const { random } = sheet
  const lobes = Array.from({ length: 11 }, (_, index): Outline => {
    const around = (index / 11) * Math.PI * 2
    const size = reach * random.between(0.2, 0.34)
    return ellipse(x + Math.cos(around) * reach * 0.74, y + Math.sin(around) * reach * 0.74, {
      rx: size,
      ry: size * 0.84,
      corners: 7,
    })
  })
  const leaf = join(lobes, [ellipse(x, y, { rx: reach * 0.8, ry: reach * 0.8 })])
  sheet.print('ink', move(leaf, 12, 16))
  sheet.print('paper', halo(leaf, { by: 1.5, towards: light, shift: 4 }))
  sheet.print(plan.outer, leaf)
  const root = { x: x - Math.cos(angle) * reach * 0.9, y: y - Math.sin(angle) * reach * 0.9 }
  const veins = [-0.62, -0.3, 0, 0.3, 0.62].map((aside, index): Outline => {
    const turned = angle + aside
    const out = reach * (index === 2 ? 1.75 : 1.5)
    return gouge(
      [0, 0.35, 0.7, 1].map((part) => ({
        x: root.x + Math.cos(angle + (turned - angle) * part) * out * part,
        y: root.y + Math.sin(angle + (turned - angle) * part) * out * part,
      })),
      reach * (index === 2 ? 0.13 : 0.075),
      'wedge',
    )
  })
  sheet.print(plan.vein, overlap(veins, grow(leaf, -6)))
}

function printHeart(sheet: Sheet, { x, y, radius, turn, heart, shade, vein }: CabbagePlan): void {
  const { random } = sheet
  const size = radius * 0.62
  const ball = sheet.cut(ellipse(x, y, { rx: size, ry: size * 0.94, corners: 12, turn }), {
    wander: radius * 0.02,
    wave: 70,
  })
  sheet.print('ink', move(ball, radius * 0.08, radius * 0.1))
  sheet.print('paper', halo(ball, { by: 2, towards: light, shift: 5 }))
  sheet.print(heart, ball)
  const away = (atX: number, atY: number): number => (atX - x) * 0.6 + (atY - y) * 0.8
  const round = (atX: number, atY: number): number => Math.atan2(atY - y, atX - x) + Math.PI / 2
  sheet.print(
    shade,
    hatch(random, ball, {
      along: round,
      gap: radius * 0.11,
      length: [radius * 0.2, radius * 0.5],
      width: [radius * 0.03, radius * 0.07],
      chance: (atX, atY) => away(atX, atY) / (size * 0.8),
    }),
  )
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
  sheet.print(vein, overlap(ribs, grow(ball, -5)))
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
  sheet.print('ink', overlap(move(fold, size * 0.03, size * 0.04), ball))
  sheet.print('paper', overlap(fold, ball))
}
