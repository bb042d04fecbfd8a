import { cutAway, grow, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { cutDense } from '../kit/knife.ts'
import { pointsAt, move, place, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { splineThrough } from '../kit/spline.ts'
import { capsule, poseHand } from './hand-bones.ts'
import { nail } from './hand-lines.ts'
import { placeHand, printHand } from './hand.ts'
import { light } from './light.ts'

/** A thing in the hand runs along this line, in units of the hand: from its end to the tips. */
export const gripped = { x: -25, end: -3, tips: -86 }

/**
 * A right hand with a handle between thumb and forefinger, the other fingers curled under.
 * `printTool` prints what it holds and gives its outline: the fingertips come over it.
 */
export function printGrippingHand(sheet: Sheet, placing: Placing, printTool: () => Shape): Shape {
  const bones = poseHand({
    fore: { lean: -13, bends: [0, 3, 2], shorten: [0.95, 0.95, 0.95] },
    middle: { lean: -6, bends: [2, -4, -8], shorten: [0.84, 0.5, 0.2] },
    ring: { lean: 0, bends: [0, -4, -8], shorten: [0.74, 0.38, 0.16] },
    little: { lean: 6, bends: [0, -8, -10], shorten: [0.7, 0.34, 0.16] },
    thumb: [
      { x: -13, y: -13 },
      { x: -27, y: -28 },
      { x: -34, y: -46 },
      { x: -30, y: -69 },
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
  sheet.printWithin('ink', move(tips, scale, scale * 1.4), tool)
  sheet.printWithin('paper', halo(tips, { by: 0.6, towards: light, shift: 5 }), tool)
  sheet.print('crust', tips)
  sheet.printWithin(
    'ink',
    cutAway(tips, move(tips, light[0] * scale * 1.4, light[1] * scale * 1.4)),
    grow(tool, scale * 2),
  )
  sheet.print('tan', place([nail(fore), nail(bones.thumb)], placing))
  const folds = ['-39,-43 -35,-47 -31,-48', '-40,-46 -35,-50 -31,-51'].map((line) =>
    gouge(pointsAt(line, placing), 0.8 * scale),
  )
  sheet.print('ink', folds)
  return hand.outline
}
