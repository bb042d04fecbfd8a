import { distance, pointAt, type Outline, type Point } from './shape.ts'

type Axis = 'x' | 'y'

/** A smooth, densely sampled line through few points; corners stay sharp. */
export function splineThrough(outline: Outline, closed: boolean, step = 7): Outline {
  const count = outline.length
  const dense: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = pointAt(outline, index)
    const to = pointAt(outline, index + 1)
    const startsHere = from.corner || (!closed && index === 0)
    const endsHere = to.corner || (!closed && index === count - 2)
    const before = startsHere ? from : pointAt(outline, index - 1)
    const after = endsHere ? to : pointAt(outline, index + 2)
    dense.push(...samplePiece([before, from, to, after], step))
  }
  if (!closed) dense.push({ ...pointAt(outline, -1), corner: true })
  return dense
}

function samplePiece(piece: readonly [Point, Point, Point, Point], step: number): Point[] {
  const [, from, to] = piece
  const count = Math.max(1, Math.round(distance(from, to) / step))
  const [leaveX, arriveX] = tangents(piece, 'x')
  const [leaveY, arriveY] = tangents(piece, 'y')
  return Array.from({ length: count }, (_, index) => {
    const t = index / count
    if (index === 0) return from
    const squared = t * t
    const cubed = squared * t
    const start = 2 * cubed - 3 * squared + 1
    const leave = cubed - 2 * squared + t
    const arrive = cubed - squared
    return {
      x: start * from.x + leave * leaveX + (1 - start) * to.x + arrive * arriveX,
      y: start * from.y + leave * leaveY + (1 - start) * to.y + arrive * arriveY,
    }
  })
}

/** Centripetal tangents: an uneven spacing of points does not make the line overshoot. */
function tangents(piece: readonly [Point, Point, Point, Point], axis: Axis): [number, number] {
  const [before, from, to, after] = piece
  const middle = Math.sqrt(distance(from, to) || 1)
  const left = Math.sqrt(Math.max(1, distance(before, from)))
  const right = Math.sqrt(Math.max(1, distance(to, after)))
  const straight = to[axis] - from[axis]

  function blend(near: number, nearWidth: number): number {
    const slope = near / nearWidth
    return ((slope * middle + (straight / middle) * nearWidth) / (nearWidth + middle)) * middle
  }

  return [
    before === from ? straight : blend(from[axis] - before[axis], left),
    after === to ? straight : blend(after[axis] - to[axis], right),
  ]
}
