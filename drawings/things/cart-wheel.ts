import { cutAway, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'

export type WheelPlace = { x: number; y: number; rx: number; ry: number }

/** A wooden wheel left in the yard, dark, with light along the edge that faces the door. */
export function printCartWheel(sheet: Sheet, place: WheelPlace): void {
  const { x, y, rx, ry } = place

  function ring(part: number): Shape {
    return sheet.cut(ellipse(x, y, { rx: rx * part, ry: ry * part, corners: 20 }), { wander: 2 })
  }

  const rim = cutAway(ring(1), ring(0.83))
  const spokes = Array.from({ length: 10 }, (_, index) => {
    const angle = 0.2 + (index / 10) * Math.PI * 2
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    return gouge(
      [0.1, 0.5, 0.9].map((part) => ({ x: x + across * rx * part, y: y + down * ry * part })),
      24,
      'even',
    )
  })
  const wheel = join(rim, ...spokes.map((spoke) => [spoke]), ring(0.19))
  sheet.print('turmeric', halo(wheel, { by: 0, towards: [1, -0.5], shift: 7 }))
  sheet.print('ink', wheel)
  sheet.print('crust', cutAway(ring(0.13), ring(0.06)))
}
