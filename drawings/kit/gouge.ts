import { clockwise, distance, pointAt, type Outline, type Point } from './shape.ts'

/** How a stroke runs out: thin at both ends, to one point, blunt as a shred, even as a wire. */
export type Taper = 'both' | 'wedge' | 'blunt' | 'even'

/** One stroke of the gouge along a spine. */
export function gouge(spine: Outline, width: number, taper: Taper = 'both'): Outline {
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach((point, index) => {
    const before = pointAt(spine, Math.max(0, index - 1))
    const after = pointAt(spine, Math.min(spine.length - 1, index + 1))
    const length = distance(before, after) || 1
    const half = (width / 2) * swelling(index / (spine.length - 1), taper)
    const x = ((after.y - before.y) / length) * half
    const y = ((after.x - before.x) / length) * half
    left.push({ x: point.x - x, y: point.y + y })
    right.push({ x: point.x + x, y: point.y - y })
  })
  if (taper === 'wedge') right.pop()
  if (taper !== 'both') return clockwise([...left, ...right.toReversed()])
  const [first, last] = [pointAt(spine, 0), pointAt(spine, -1)]
  return clockwise([first, ...left.slice(1, -1), last, ...right.slice(1, -1).toReversed()])
}

function swelling(along: number, taper: Taper): number {
  if (taper === 'wedge') return 1 - along
  if (taper === 'blunt') return 0.25 + 0.75 * Math.sin(Math.PI * (along * 0.9 + 0.05)) ** 0.5
  if (taper === 'even') return 0.78 + 0.22 * Math.sin(along * 9)
  return Math.sin(Math.PI * (along * 0.94 + 0.03)) ** 0.8
}
