/** A corner stays sharp: the spline does not round it and the knife does not move it. */
export type Point = { readonly x: number; readonly y: number; readonly corner?: boolean }
export type Outline = readonly Point[]
export type Shape = readonly Outline[]
export type Bounds = { left: number; top: number; right: number; bottom: number }

/** Reads '10,20 30,40*'; a star marks a corner. */
export function points(text: string): Outline {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = NaN, y = NaN] = word.replace('*', '').split(',').map(Number)
      return word.endsWith('*') ? { x, y, corner: true } : { x, y }
    })
}

/** Outer edges run clockwise and holes the other way: so shapes with holes can be joined. */
export function clockwise(outline: Outline): Outline {
  return signedArea(outline) < 0 ? outline.toReversed() : outline
}

export function rectangle(left: number, top: number, right: number, bottom: number): Shape {
  return [points(`${left},${top}* ${right},${top}* ${right},${bottom}* ${left},${bottom}*`)]
}

export type EllipseSize = { rx: number; ry: number; corners?: number; turn?: number }

export function ellipse(x: number, y: number, size: EllipseSize): Outline {
  const { rx, ry, corners = 16, turn = 0 } = size
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2
    const [across, down] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
    return { x: x + across * cos - down * sin, y: y + across * sin + down * cos }
  })
}

/** The point at an index, counted round the outline: -1 is the last one. */
export function pointAt(outline: Outline, index: number): Point {
  const point = outline.at(index % outline.length)
  if (!point) throw new Error('This outline has no points: cut it from at least three.')
  return point
}

export function signedArea(outline: Outline): number {
  let sum = 0
  outline.forEach((a, index) => {
    const b = pointAt(outline, index + 1)
    sum += a.x * b.y - a.y * b.x
  })
  return sum / 2
}

export function boundsOf(shape: Shape): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of shape.flat()) {
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

export function contains(shape: Shape, x: number, y: number): boolean {
  let inside = false
  for (const outline of shape) {
    let b = pointAt(outline, -1)
    for (const a of outline) {
      const crosses = a.y > y !== b.y > y
      if (crosses && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
      b = a
    }
  }
  return inside
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}
