import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point } from '../kit/shape.ts'

export type DillPlan = {
  x: number
  y: number
  reach: number
  /** The direction in which it opens, and the width of its rays. */
  turn: number
  spread: number
  rays: number
  ink: Ink
  flower: Ink
}

/** A head of dill: rays from one point, each with a lesser head of short rays and knobs. */
export function printDill(sheet: Sheet, plan: DillPlan): void {
  const { random } = sheet
  const { x, y, reach, turn, spread, rays, ink, flower } = plan
  const stalks: Outline[] = []
  const knobs: Outline[] = []
  for (let ray = 0; ray < rays; ray++) {
    const aside = (ray / (rays - 1)) * 2 - 1
    const angle = turn + aside * spread + random.spread() * 0.05
    const far = reach * (1 - 0.2 * aside * aside) * random.between(0.92, 1.06)
    const end = along({ x, y }, angle, far)
    const bend = along({ x, y }, angle - aside * 0.14, far * 0.55)
    stalks.push(
      gouge([{ x, y }, bend, end], reach * 0.034, 'wedge'),
      gouge([{ x, y }, bend, end], reach * 0.018, 'even'),
    )
    for (let index = 0; index < 7; index++) {
      const fan = angle + ((index / 6) * 2 - 1) * 1.25
      const small = reach * random.between(0.15, 0.21)
      const tip = along(end, fan, small)
      stalks.push(gouge([end, along(end, fan, small * 0.5), tip], reach * 0.016, 'even'))
      const size = reach * random.between(0.026, 0.042)
      knobs.push(ellipse(tip.x, tip.y, { rx: size, ry: size * 0.86, corners: 6, turn: fan }))
    }
  }
  sheet.print(ink, stalks)
  sheet.print(flower, knobs)
}

function along({ x, y }: Point, angle: number, far: number): Point {
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
}
