import { close, cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { cutDense } from '../kit/knife.ts'
import { pointsAt, move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { clockwise, points, type Shape } from '../kit/shape.ts'
import { splineThrough } from '../kit/spline.ts'
import { thinOutline } from '../kit/thin.ts'
import { wedges } from '../kit/wedges.ts'
import { capsule } from './hand-bones.ts'

/**
 * The place of a body, and its light. A body is drawn in centimetres, from the root of the neck.
 */
export type Lit = { placing: Placing; light: readonly [number, number] }

/** Flesh or cloth round bones: '0,0,9 12,30,7' has a radius at each joint. */
export function limb(joints: string): Shape {
  const bones = joints.split(' ').map((joint) => {
    const [x = 0, y = 0, radius = 0] = joint.split(',').map(Number)
    return { x, y, radius }
  })
  const parts = bones.slice(1).map((to, index) => {
    const from = bones[index] ?? to
    return capsule(from, to, from.radius, to.radius)
  })
  return close(join(...parts), 3)
}

export function smooth(outline: string): Shape {
  return [clockwise(splineThrough(points(outline), true, 1.2))]
}

/** Puts a part of the body in its place and cuts its edge by hand. */
export function cutBody(sheet: Sheet, shape: Shape, { placing }: Lit): Shape {
  const scale = placing.scale ?? 1
  const style = { wander: Math.min(1.6, scale * 0.22), wave: 90, facet: Math.min(1.4, scale * 0.3) }
  return place(shape, placing).map((line) =>
    cutDense(sheet.random, splineThrough(line, true, 6), style),
  )
}

/** One plate of cloth or skin: paper towards the light, one dark side, `thick` where it turns away. */
export function printPlate(sheet: Sheet, ink: Ink, shape: Shape, lit: Lit, thick = 2.4): void {
  const scale = lit.placing.scale ?? 1
  const [x, y] = lit.light
  const edge = halo(shape, { by: 0.6, towards: lit.light, shift: Math.min(5, scale) })
  // Most of it lies under the plate: it can be cut more coarsely.
  sheet.print(
    'paper',
    edge.map((line) => thinOutline(line, 3.4)),
  )
  sheet.print(ink, shape)
  const turned = cutAway(shape, move(shape, x * scale * thick, y * scale * thick * 0.6))
  sheet.print('ink', grow(grow(turned, -scale * 0.12), scale * 0.12))
}

/** Strokes of the gouge: '3,10 4,20 8,30|…', each `width` centimetres wide. */
export function printFolds(
  sheet: Sheet,
  ink: Ink,
  folds: string,
  width: number,
  { placing }: Lit,
  on?: Shape,
): void {
  const scale = placing.scale ?? 1
  const cuts = folds.split('|').map((fold) => {
    const spine = splineThrough(pointsAt(fold, placing), false, 14)
    return gouge(spine, width * scale)
  })
  sheet.print(ink, on ? overlap(cuts, on) : cuts)
}

export type BackPose = {
  /** Limbs from the shoulder to the end of the sleeve. */
  arms: readonly string[]
  hem?: number
  /** Half the width at the hem: a coat's is more. */
  flare?: number
  wide?: number
  /** Folds of its own, beside those along the arms; two level ones look like a face. */
  folds?: string
}

/** Somebody's back: shoulders, sleeves and what hangs from them. */
export function printBack(sheet: Sheet, ink: Ink, lit: Lit, pose: BackPose): Shape {
  const scale = lit.placing.scale ?? 1
  const { arms, hem = 56, flare = 17, wide = 1, folds } = pose
  const half: readonly (readonly [number, number])[] = [
    [4.8 / wide, -2.6],
    [8, 1.6],
    [13.4, 4.6],
    [17.4, 9],
    [18.2, 16],
    [16, 28],
    [14, 40],
  ]
  const side = (sign: 1 | -1) => half.map(([x, y]) => `${sign * x * wide},${y}`)
  const foot = [`${flare * wide},${hem}*`, `${-flare * wide},${hem}*`]
  const trunk = smooth([...side(1), ...foot, ...side(-1).toReversed(), '0,-1.4'].join(' '))
  const whole = cutBody(sheet, close(join(trunk, ...arms.map(limb)), 1.2), lit)
  printPlate(sheet, ink, whole, lit)
  if (scale > 7.5) printTurn(sheet, whole, lit)
  const inner = [-1, 1].map((sign) =>
    [`${sign * 13.4 * wide},19`, `${sign * 15 * wide},27`, `${sign * 14.6 * wide},39`].join(' '),
  )
  const all = [...inner, ...(folds === undefined ? [] : [folds])].join('|')
  printFolds(sheet, ink === 'ink' ? 'mist' : 'ink', all, 1.1, lit, whole)
  return whole
}

/** Cloth turns from the light in long slanting cuts. */
function printTurn(sheet: Sheet, shape: Shape, { light, placing }: Lit): void {
  const scale = placing.scale ?? 1
  const cuts = wedges(sheet.random, shape, {
    light,
    side: 'shaded',
    threshold: 0.4,
    gap: scale * 3.4,
    length: [scale * 5, scale * 11],
    width: [scale, scale * 1.7],
    slant: 1.05,
  })
  sheet.printWithin('ink', cuts, shape)
}

/** The strings of an apron, tied in a bow at the waist. */
export function printApronBow(sheet: Sheet, ink: Ink, lit: Lit, waist: number, on: Shape): void {
  const at: Lit = { ...lit, placing: within(lit.placing, { y: waist }) }
  printFolds(sheet, ink, '-19,-2 -6,1 0,0|19,-2 6,1 0,0', 2.4, at, on)
  const bow = join(
    smooth('0,0 -4,-3.4 -8,-2 -7.4,2.4 -3,1.6'),
    smooth('0,0 4,-3 8.4,-1.4 7,2.8 3,1.6'),
    smooth('-0.6,0 -2,7 -5,14 -2.2,14.6 0.8,6'),
    smooth('0.6,0 1.6,6 4.4,11 6.4,10 3,4'),
  )
  printPlate(sheet, ink, cutBody(sheet, bow, at), at, 0.9)
}

/** A placing of its own within another: a head on shoulders that lean. */
export function within(outer: Placing, inner: Placing): Placing {
  const [at = { x: 0, y: 0 }] = placeOutline([{ x: inner.x ?? 0, y: inner.y ?? 0 }], outer)
  const { x, y } = at
  return {
    ...outer,
    x,
    y,
    turn: (outer.turn ?? 0) + (inner.turn ?? 0) * (outer.mirror ? -1 : 1),
    scale: (outer.scale ?? 1) * (inner.scale ?? 1),
  }
}
