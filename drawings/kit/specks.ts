import type { Field } from './hatch.ts'
import type { Random } from './random.ts'
import { boundsOf, contains, type Point, type Shape } from './shape.ts'

/** Places scattered over a region, for flour, salt and snow. */
export function scatter(random: Random, region: Shape, count: number, chance?: Field): Point[] {
  const { left, top, right, bottom } = boundsOf(region)
  const found: Point[] = []
  for (let tries = 0; found.length < count && tries < count * 30; tries++) {
    const x = random.between(left, right)
    const y = random.between(top, bottom)
    if (!contains(region, x, y)) continue
    if (chance && random.next() > chance(x, y)) continue
    found.push({ x, y })
  }
  return found
}

/** A crumb: a small uneven polygon. */
export function crumb(random: Random, at: Point, radius: number, corners = 4): Point[] {
  const start = random.between(0, Math.PI * 2)
  return Array.from({ length: corners }, (_, index) => {
    const angle = start + (index / corners) * Math.PI * 2
    const reach = radius * random.between(0.65, 1.25)
    return { x: at.x + Math.cos(angle) * reach, y: at.y + Math.sin(angle) * reach }
  })
}
