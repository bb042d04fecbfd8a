import { gouge } from '../kit/gouge.ts'
import type { Random } from '../kit/random.ts'
import { ellipse, type Outline, type Shape } from '../kit/shape.ts'

export type UmbelPlan = {
  /** The point at which the rays part, their reach, and the foot of the stem. */
  x: number
  y: number
  reach: number
  foot: number
}

/** A dried umbel on its stem: rays like an umbrella's, seeds at their ends. */
export function dryUmbel(random: Random, { x, y, reach, foot }: UmbelPlan): Shape {
  const stem = gouge(
    [
      { x, y: y - 6 },
      { x: x + (foot - x) * 0.25, y: y + (1260 - y) * 0.35 },
      { x: x + (foot - x) * 0.7, y: y + (1260 - y) * 0.7 },
      { x: foot, y: 1260 },
    ],
    reach * 0.1 + 4,
    'even',
  )
  const rays = Array.from({ length: 11 }, (_, index): Outline[] => {
    const angle = -Math.PI / 2 + (index - 5) * 0.25 + random.spread() * 0.06
    const out = reach * (0.72 + 0.28 * Math.cos((index - 5) * 0.25)) * random.between(0.85, 1.05)
    const end = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out }
    const seeds = Array.from({ length: 5 }, () =>
      ellipse(end.x + random.spread() * reach * 0.13, end.y + random.spread() * reach * 0.09, {
        rx: reach * random.between(0.04, 0.07),
        ry: reach * random.between(0.025, 0.045),
        corners: 6,
        turn: angle,
      }),
    )
    const ray = gouge(
      [
        { x, y },
        {
          x: x + Math.cos(angle * 0.6 - 0.63) * out * 0.5,
          y: y + Math.sin(angle * 0.9 - 0.157) * out * 0.52,
        },
        end,
      ],
      reach * 0.045 + 2,
      'even',
    )
    return [ray, ...seeds]
  })
  return [stem, ...rays.flat()]
}
