import { cutAway } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'

export type Bubble = { x: number; y: number; radius: number }

/** Bubbles are cut rings, which may rise; the gap that each leaves among the shreds stays in its place. */
export function printBubbles(sheet: Sheet, bubbles: readonly Bubble[], liquid: Ink): void {
  bubbles.forEach(({ x, y, radius }) => {
    const corners = radius > 9 ? 11 : 9
    const disc = sheet.cut(ellipse(x, y, { rx: radius, ry: radius, corners }), {
      wander: 0.7,
      facet: 1,
    })
    // Off centre, so that the ring is thick where the light strikes it.
    const hollow = ellipse(x + radius * 0.13, y + radius * 0.15, {
      rx: radius * 0.76,
      ry: radius * 0.74,
      corners,
    })
    const seat = ellipse(x, y, { rx: radius * 1.25 + 3, ry: radius * 1.25 + 3, corners })
    sheet.print(liquid, [seat], 'exact')
    sheet.raise(cutAway(disc, [hollow]))
  })
}
