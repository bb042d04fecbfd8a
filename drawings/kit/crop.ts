import type { Bounds, Outline, Point } from './shape.ts'

type Edge = { readonly along: 'x' | 'y'; readonly at: number; readonly inward: 1 | -1 }

/**
 * The part of an outline inside the bounds; it follows their edge where it left them (Sutherland
 * and Hodgman).
 */
export function crop(outline: Outline, { left, top, right, bottom }: Bounds): Outline {
  const edges: readonly Edge[] = [
    { along: 'x', at: left, inward: 1 },
    { along: 'x', at: right, inward: -1 },
    { along: 'y', at: top, inward: 1 },
    { along: 'y', at: bottom, inward: -1 },
  ]
  return edges.reduce(cropAt, outline)
}

function cropAt(outline: Outline, edge: Edge): Outline {
  const isInside = (point: Point) => (point[edge.along] - edge.at) * edge.inward >= 0
  return outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point
    const kept = isInside(point) ? [point] : []
    return isInside(point) === isInside(next) ? kept : [...kept, crossing(point, next, edge)]
  })
}

function crossing(from: Point, to: Point, { along, at }: Edge): Point {
  const part = (at - from[along]) / (to[along] - from[along])
  const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)]
  return along === 'x' ? { x: at, y } : { x, y: at }
}
