import { gouge } from '../kit/gouge.ts'
import type { Field } from '../kit/hatch.ts'
import type { Random } from '../kit/random.ts'
import { boundsOf, contains, type Outline, type Shape } from '../kit/shape.ts'

export type FeatherStyle = {
  /** The direction of the feathers. */
  along: Field
  size: Field
  gap: number
  chance: Field
  /** How thick the cut at the tip is, as a part of the feather's size. */
  weight?: number
}

/** Rows of feather tips: one curved cut each, open towards the head. */
export function layFeathers(random: Random, region: Shape, style: FeatherStyle): Shape {
  const { left, top, right, bottom } = boundsOf(region)
  const { gap, weight = 0.2 } = style
  const tips: Outline[] = []
  let odd = false
  for (let y = top; y < bottom; y += gap * 0.8) {
    odd = !odd
    for (let x = left + (odd ? gap / 2 : 0); x < right; x += gap) {
      const at = { x: x + random.spread() * gap * 0.16, y: y + random.spread() * gap * 0.16 }
      if (!contains(region, at.x, at.y) || random.next() > style.chance(at.x, at.y)) continue
      const turn = style.along(at.x, at.y) + random.spread() * 0.14
      const size = style.size(at.x, at.y) * random.between(0.86, 1.14)
      tips.push(gouge(tipAt(at, turn, size), size * weight))
    }
  }
  return tips
}

function tipAt(at: { x: number; y: number }, turn: number, size: number): Outline {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const arc = [
    [-0.35, -0.5],
    [0.2, -0.38],
    [0.5, 0.04],
    [0.16, 0.4],
    [-0.3, 0.48],
  ] as const
  return arc.map(([ahead, aside]) => ({
    x: at.x + (ahead * cos - aside * sin) * size,
    y: at.y + (ahead * sin + aside * cos) * size,
  }))
}
