import { gouge, type Taper } from './gouge.ts'
import type { Random } from './random.ts'
import {
  boundsOf,
  clockwise,
  contains,
  distance,
  pointAt,
  type Outline,
  type Point,
  type Shape,
} from './shape.ts'

export type Field = (x: number, y: number) => number

export type HatchStyle = {
  /** The direction of the gouge, in radians: one, or one for each place. */
  along: number | Field
  gap: number
  length: readonly [number, number]
  width: readonly [number, number] | Field
  /** How likely a mark is here: lets the marks thin out with the light. */
  chance?: number | Field
  bend?: number
  taper?: Taper
}

/** Gouges that follow a field of directions, row beside row, inside a region. */
export function hatch(random: Random, region: Shape, style: HatchStyle): Shape {
  const along = asField(style.along)
  const chance = asField(style.chance ?? 1)
  const bounds = boundsOf(region)
  const centreX = (bounds.left + bounds.right) / 2
  const centreY = (bounds.top + bounds.bottom) / 2
  const reach = Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2
  const turn = along(centreX, centreY)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const marks: Outline[] = []
  for (let row = -reach; row < reach; row += style.gap) {
    let run = -reach + random.between(0, style.length[1])
    while (run < reach) {
      const length = random.between(style.length[0], style.length[1])
      const shifted = row + random.spread() * style.gap * 0.35
      const x = centreX + run * cos - shifted * sin
      const y = centreY + run * sin + shifted * cos
      run += length * random.between(1.02, 1.3)
      if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) continue
      if (!contains(region, x, y) || random.next() > chance(x, y)) continue
      const mark = cutMark(random, walk(random, region, { x, y }, length, along, style), style)
      if (mark) marks.push(mark)
    }
  }
  return marks
}

function asField(value: number | Field): Field {
  return typeof value === 'number' ? () => value : value
}

function walk(
  random: Random,
  region: Shape,
  start: Point,
  length: number,
  along: Field,
  style: HatchStyle,
): Point[] {
  const step = Math.max(6, length / 6)

  function oneWay(sign: 1 | -1): Point[] {
    const path: Point[] = []
    let { x, y } = start
    for (let gone = 0; gone < length / 2; gone += step) {
      const angle = along(x, y) + random.spread() * (style.bend ?? 0.06)
      x += Math.cos(angle) * step * sign
      y += Math.sin(angle) * step * sign
      if (!contains(region, x, y)) break
      path.push({ x, y })
    }
    return path
  }

  return [...oneWay(-1).toReversed(), start, ...oneWay(1)]
}

function cutMark(random: Random, spine: Point[], style: HatchStyle): Outline | undefined {
  if (spine.length < 3) return undefined
  const middle = pointAt(spine, spine.length >> 1)
  const width =
    typeof style.width === 'function'
      ? style.width(middle.x, middle.y)
      : random.between(style.width[0], style.width[1])
  if (width < 1) return undefined
  const taper = style.taper ?? 'both'
  if (taper !== 'both' || sag(spine) > width * 0.45) {
    return gouge(fewPoints(spine), width, taper)
  }
  return clockwise(straightMark(random, pointAt(spine, 0), pointAt(spine, -1), width))
}

/** Five points keep a curve a curve: three would make boomerangs. */
function fewPoints(spine: Point[]): Point[] {
  const last = spine.length - 1
  const stops = last > 5 ? [0, 0.22, 0.48, 0.74, 1] : last > 3 ? [0, 0.3, 0.65, 1] : [0, 0.5, 1]
  return stops.map((stop) => pointAt(spine, Math.round(stop * last)))
}

function sag(spine: Point[]): number {
  const [first, last] = [pointAt(spine, 0), pointAt(spine, -1)]
  const middle = pointAt(spine, spine.length >> 1)
  const across = (last.x - first.x) * (middle.y - first.y)
  const down = (last.y - first.y) * (middle.x - first.x)
  return Math.abs(across - down) / (distance(first, last) || 1)
}

/** A straight gouge bulges on one side only, as a pushed tool leaves it. */
function straightMark(random: Random, from: Point, to: Point, width: number): Outline {
  const length = distance(from, to) || 1
  const side = random.next() < 0.5 ? 1 : -1

  function at(part: number, aside: number): Point {
    return {
      x: from.x + (to.x - from.x) * part - ((to.y - from.y) / length) * width * aside * side,
      y: from.y + (to.y - from.y) * part + ((to.x - from.x) / length) * width * aside * side,
    }
  }

  if (width < 4.2) {
    return [from, at(random.between(0.35, 0.7), 0.5), to, at(random.between(0.3, 0.6), -0.45)]
  }
  const bulge = [at(random.between(0.16, 0.3), 0.42), at(random.between(0.6, 0.8), 0.5)]
  return [from, ...bulge, to, at(random.between(0.35, 0.6), -0.42)]
}
