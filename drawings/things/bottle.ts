import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Shape } from '../kit/shape.ts'

export type BottlePlan = {
  /** Middle and foot of the bottle, and its height; it is drawn 100 units high. */
  x: number
  base: number
  height: number
  glass: Ink
  /** The colour of the light that shines through. */
  glow: Ink
  /** How high the drink stands, in hundredths of the bottle. */
  fill: number
}

const profile =
  '-5,-92* -5,-80 -5.6,-72 -8,-64 -13,-56 -15.4,-48 -16,-38 -16,-8 -15,-1 -9,2.4 0,3.4 9,2.4 15,-1 16,-8 16,-38 15.4,-48 13,-56 8,-64 5.6,-72 5,-80 5,-92*'

/** A bottle without its stopper, against the light, lit from the window on its left. */
export function printBottle(sheet: Sheet, plan: BottlePlan): void {
  const unit = plan.height / 100
  const at = (outline: string): Outline =>
    pointsAt(outline, { x: plan.x, y: plan.base, scale: unit })
  const cut = (outline: string, wander = 1): Shape => sheet.cut(at(outline), { wander })

  const body = cut(profile)
  const wall = grow(body, -1.5 * unit)
  sheet.printFree(plan.glass, body, { by: 2, towards: [-1, -0.3] })
  const drink = overlap(
    wall,
    cut(`-20,${-plan.fill}* 0,${1.4 - plan.fill} 20,${-plan.fill}* 20,10* -20,10*`),
  )
  sheet.printWithin(
    plan.glow,
    drink,
    cut('-13.6,-100* 5,-100* 6.5,-60 9.5,-48 10.4,-30 9,-4 3,2 -9,1 -12.6,-4 -13.4,-20', 1.5),
  )
  sheet.hatch(plan.glass, drink, {
    along: Math.PI / 2,
    gap: 2.6 * unit,
    length: [9 * unit, 30 * unit],
    width: [0.9 * unit, 2 * unit],
    chance: (x) => 0.15 + (x - plan.x) / (16 * unit),
  })
  const glints = join(
    sheet.stroke(at('-12.6,-46 -13.4,-38 -13.4,-22 -13,-10'), 2.4 * unit),
    sheet.stroke(at('-10,-40 -10.2,-32 -10.2,-26'), 1.2 * unit),
    sheet.stroke(at('-3.4,-88 -3.6,-78 -4.4,-70 -6.4,-62'), 1.5 * unit),
  )
  sheet.print(
    'paper',
    cutAway(
      glints,
      cut(`-20,${-plan.fill - 0.8}* 20,${-plan.fill - 0.8}* 20,${-plan.fill}* -20,${-plan.fill}*`),
    ),
  )
  sheet.print('brine', sheet.stroke(at('13.6,-46 14.2,-36 14.2,-16 13,-4'), 1.1 * unit))
  const lip = cut('-6.4,-93* 6.4,-93* 6.6,-88* -6.6,-88*', 0.6)
  sheet.printFree(plan.glass, lip, { by: 1, towards: [-1, -0.5], shift: 3 })
}
