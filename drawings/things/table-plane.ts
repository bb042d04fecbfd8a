import { distance, ellipse, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { placeOutline } from '../kit/place.ts'

/** Near left, near right, far right and far left corner of a flat thing as it is seen. */
export type Corners = readonly [Point, Point, Point, Point]

/** `along` runs from the near end (0) to the far one (1), `across` from the left to the right. */
export type Plane = {
  at(across: number, along: number): Point
  /** A flat outline, measured in shares of the plane. */
  flat(line: readonly (readonly [number, number])[]): Outline
  /** How many units a hundredth of the near width measures at this place. */
  scaleAt(across: number, along: number): number
  round(across: number, along: number, radius: number): Shape
}

/** The projective map of the unit square on four corners: what lies further off gets smaller. */
export function planeThrough([a, b, c, d]: Corners): Plane {
  const dx1 = b.x - c.x
  const dx2 = d.x - c.x
  const dx3 = a.x - b.x + c.x - d.x
  const dy1 = b.y - c.y
  const dy2 = d.y - c.y
  const dy3 = a.y - b.y + c.y - d.y
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole

  function at(across: number, along: number): Point {
    const depth = g * across + h * along + 1
    return {
      x: ((b.x - a.x + g * b.x) * across + (d.x - a.x + h * d.x) * along + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * across + (d.y - a.y + h * d.y) * along + a.y) / depth,
    }
  }

  function scaleAt(across: number, along: number): number {
    return distance(at(across - 0.1, along), at(across + 0.1, along)) / 20
  }

  return {
    at,
    scaleAt,
    flat: (line) => line.map(([across, along]) => ({ ...at(across, along), corner: true })),
    round: (across, along, radius) => {
      const centre = at(across, along)
      const scale = scaleAt(across, along) * radius
      return [placeOutline(ellipse(0, 0, { rx: scale, ry: scale * 0.86, corners: 14 }), centre)]
    },
  }
}
