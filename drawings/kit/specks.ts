import type { Field } from './hatch.ts'
import { inks } from './inks.ts'
import { pathData } from './path-data.ts'
import type { Random } from './random.ts'
import { boundsOf, contains, rectangle, type Point, type Shape } from './shape.ts'

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

/** Path data of the specks of each size; one that is not round leans its own way. */
export function dotsBySize(
  random: Random,
  places: readonly Point[],
  { sizes, isRound }: { sizes: number; isRound: boolean },
): readonly string[] {
  const bySize = Array.from({ length: sizes }, () => '')
  for (const { x, y } of places) {
    const size = Math.min(sizes - 1, Math.floor(random.next() ** 1.8 * sizes))
    const lean = isRound ? 'h0' : random.pick(['l1 1', 'l2 1', 'l1 2', 'l1-1', 'l2-1'])
    bySize[size] += `M${Math.round(x)} ${Math.round(y)}${lean}`
  }
  return bySize
}

/** The grain of the paper: a tile of crumbs. */
export function grainPattern(random: Random, id: string, count: number): string {
  const tile = 230
  const places = scatter(random, rectangle(2, 2, tile - 2, tile - 2), count)
  const crumbs = places.map((at) => crumb(random, at, random.between(0.5, 1.5)))
  return (
    `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(17)"><path class="grain" fill="${inks.paper}" d="${pathData(crumbs, 1)}"/></pattern>`
  )
}
