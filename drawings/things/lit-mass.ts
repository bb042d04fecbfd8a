import { overlap } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'

export type Lighting = {
  /** The direction of the light, and the width of the paper on that side. */
  towards: readonly [number, number]
  shift?: number
  /** A shadow thrown the other way, on what lies behind. */
  shadow?: { ink: Ink; x: number; y: number; on?: Shape }
}

/** One plate of ink with its paper edge towards the light and, if asked, its shadow. */
export function printLit(sheet: Sheet, ink: Ink, shape: Shape, lighting: Lighting): void {
  const { towards, shift = 5, shadow } = lighting
  if (shadow) {
    const thrown = move(shape, shadow.x, shadow.y)
    sheet.print(shadow.ink, shadow.on ? overlap(thrown, shadow.on) : thrown)
  }
  sheet.printFree(ink, shape, { by: 1.5, towards, shift })
}
