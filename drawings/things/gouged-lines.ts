import { gouge } from '../kit/gouge.ts'
import type { Random } from '../kit/random.ts'
import type { Point, Shape } from '../kit/shape.ts'

export type TuftPlan = {
  count: number
  height: number
  spread: number
  width: readonly [number, number]
  /** The lean in the wind, in radians from upright. */
  lean?: number
}

/** A tuft of blades growing from one place, thick at the foot. */
export function growTuft(random: Random, foot: Point, plan: TuftPlan): Shape {
  const { count, height, spread, width, lean = 0 } = plan
  return Array.from({ length: count }, () => {
    const x = foot.x + random.spread() * spread
    const reach = height * random.between(0.45, 1)
    const angle = -Math.PI / 2 + lean + random.spread() * 0.55
    const bend = random.spread() * 0.3 + lean * 0.5
    return gouge(
      [
        { x, y: foot.y },
        { x: x + Math.cos(angle) * reach * 0.5, y: foot.y + Math.sin(angle) * reach * 0.5 },
        {
          x: x + Math.cos(angle + bend) * reach,
          y: foot.y + Math.sin(angle + bend) * reach,
        },
      ],
      random.between(width[0], width[1]),
      'wedge',
    )
  })
}
