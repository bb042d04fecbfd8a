import { distance, pointAt, type Outline, type Point } from './shape.ts'

/** Drops points that lie within `tolerance` of the line; what is left are the knife's facets. */
export function thinLine(line: Outline, tolerance: number): Outline {
  if (line.length < 3) return line
  const { index, error } = farthestFromChord(line)
  if (error <= tolerance) return [pointAt(line, 0), pointAt(line, -1)]
  const before = thinLine(line.slice(0, index + 1), tolerance)
  return [...before.slice(0, -1), ...thinLine(line.slice(index), tolerance)]
}

export function thinOutline(outline: Outline, tolerance: number): Outline {
  const first = pointAt(outline, 0)
  const reaches = outline.map((point) => distance(point, first))
  const opposite = reaches.indexOf(Math.max(...reaches))
  const there = thinLine(outline.slice(0, opposite + 1), tolerance)
  const back = thinLine([...outline.slice(opposite), first], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

function farthestFromChord(line: Outline): { index: number; error: number } {
  const [first, last] = [pointAt(line, 0), pointAt(line, -1)]
  const chord = distance(first, last)
  let farthest = { index: 0, error: -1 }
  line.slice(1, -1).forEach((point, before) => {
    const error = point.corner ? Infinity : offChord(point, first, last, chord)
    if (error > farthest.error) farthest = { index: before + 1, error }
  })
  return farthest
}

function offChord(point: Point, first: Point, last: Point, chord: number): number {
  if (chord < 1e-6) return distance(point, first)
  const across = (last.x - first.x) * (point.y - first.y)
  const down = (last.y - first.y) * (point.x - first.x)
  return Math.abs(across - down) / chord
}
