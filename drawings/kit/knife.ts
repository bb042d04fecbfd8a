import type { Random } from './random.ts'
import { clockwise, distance, pointAt, type Outline } from './shape.ts'
import { splineThrough } from './spline.ts'
import { thinLine, thinOutline } from './thin.ts'

export type KnifeStyle = {
  /** How far the hand strays, how long one stray lasts, how coarse the facets are. */
  wander?: number
  wave?: number
  facet?: number
}

export function cutOutline(random: Random, outline: Outline, style: KnifeStyle = {}): Outline {
  const dense = strayFrom(random, splineThrough(outline, true), style)
  return clockwise(thinOutline(dense, style.facet ?? 1.5))
}

export function cutLine(random: Random, line: Outline, style: KnifeStyle = {}): Outline {
  return thinLine(strayFrom(random, splineThrough(line, false), style), style.facet ?? 1.2)
}

/** Keeps an outline that is already dense, as boolean geometry gives it. */
export function cutDense(random: Random, dense: Outline, style: KnifeStyle = {}): Outline {
  return thinOutline(strayFrom(random, dense, style), style.facet ?? 1.5)
}

function strayFrom(random: Random, dense: Outline, style: KnifeStyle): Outline {
  const { wander = 1.8, wave = 115 } = style
  const [phase, secondPhase] = [random.between(0, 99), random.between(0, 99)]
  let travelled = 0
  return dense.map((point, index) => {
    const before = pointAt(dense, index - 1)
    const after = pointAt(dense, index + 1)
    if (index > 0) travelled += distance(before, point)
    const turn = (travelled / wave) * Math.PI * 2
    const slow = 0.7 * Math.sin(turn + phase) + 0.45 * Math.sin(turn * 1.73 + secondPhase)
    const push = wander * (slow + 0.32 * random.spread())
    if (point.corner) return point
    const length = distance(before, after) || 1
    return {
      x: point.x - ((after.y - before.y) / length) * push,
      y: point.y + ((after.x - before.x) / length) * push,
    }
  })
}
