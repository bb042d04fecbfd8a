import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { cutDense } from '../kit/knife.ts'
import { move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { splineThrough } from '../kit/spline.ts'
import { capsule, poseHand } from './hand-bones.ts'
import { nail } from './hand-lines.ts'
import { placeHand, printHand } from './hand.ts'
import { light } from './light.ts'

/** What a gripping hand holds runs along this line, in units of the hand: from its end to the tips. */
export const gripped = { x: -25, end: -12, tips: -86 }

/**
 * A right hand with a handle between thumb and forefinger, the other fingers curled under.
 * `printTool` prints what it holds and gives its outline: the fingertips come over it.
 */
export function printGrippingHand(sheet: Sheet, placing: Placing, printTool: () => Shape): Shape {
  const bones = poseHand({
    fore: { lean: -2, bends: [0, -7, -26], shorten: [0.95, 0.86, 0.86] },
    middle: { lean: -4, bends: [2, -4, -8], shorten: [0.84, 0.62, 0.34] },
    ring: { lean: 0, bends: [0, -4, -8], shorten: [0.72, 0.4, 0.2] },
    little: { lean: 6, bends: [0, -8, -10], shorten: [0.7, 0.4, 0.2] },
    thumb: [
      { x: -13, y: -13 },
      { x: -29, y: -29 },
      { x: -38, y: -48 },
      { x: -31, y: -71 },
    ],
  })
  const hand = placeHand(sheet, bones, placing)
  const scale = placing.scale ?? 1
  sheet.print('ink', move(hand.outline, 4.4 * scale, 6 * scale))
  printHand(sheet, hand, light)
  const tool = printTool()
  const [fore] = bones.fingers
  const [, , foreJoint, foreTip] = fore.joints
  const [, , thumbJoint, thumbTip] = bones.thumb.joints
  const over = join(capsule(foreJoint, foreTip, 5.4, 4.5), capsule(thumbJoint, thumbTip, 6.4, 4.9))
  const tips = place(over, placing).map((line) =>
    cutDense(sheet.random, splineThrough(line, true, 9), { wander: 0.8, wave: 60, facet: 1.2 }),
  )
  sheet.print('ink', overlap(move(tips, scale, scale * 1.4), tool))
  sheet.print('paper', overlap(halo(tips, { by: 0.6, towards: light, shift: 5 }), tool))
  sheet.print('crust', tips)
  sheet.print(
    'ink',
    overlap(
      cutAway(tips, move(tips, light[0] * scale * 1.4, light[1] * scale * 1.4)),
      grow(tool, scale * 2),
    ),
  )
  sheet.print('tan', place([nail(fore), nail(bones.thumb)], placing))
  const folds = ['-42,-45 -38,-49 -34,-50', '-43,-48 -38,-52 -34,-53'].map((line) =>
    gouge(placeOutline(points(line), placing), 0.8 * scale),
  )
  sheet.print('ink', folds)
  return hand.outline
}
