import { points, type Outline, type Point, type Shape } from './shape.ts'

export type Placing = {
  x?: number
  y?: number
  turn?: number
  scale?: number
  /** Swaps left and right before turning. */
  mirror?: boolean
}

function placePoint(point: Point, placing: Placing): Point {
  const { x = 0, y = 0, turn = 0, scale = 1, mirror = false } = placing
  const across = point.x * scale * (mirror ? -1 : 1)
  const down = point.y * scale
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { ...point, x: x + across * cos - down * sin, y: y + across * sin + down * cos }
}

export function placeOutline(outline: Outline, placing: Placing): Outline {
  const placed = outline.map((point) => placePoint(point, placing))
  return placing.mirror ? placed.toReversed() : placed
}

/** Reads points, as `points` does, and puts them in their place. */
export function pointsAt(text: string, placing: Placing): Outline {
  return placeOutline(points(text), placing)
}

export function place(shape: Shape, placing: Placing): Shape {
  return shape.map((outline) => placeOutline(outline, placing))
}

export function move(shape: Shape, x: number, y: number): Shape {
  return place(shape, { x, y })
}
