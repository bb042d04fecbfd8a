import { overlap } from '../kit/geometry.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Point, type Shape } from '../kit/shape.ts'

export type JarPlan = {
  /** Middle of the jar, and the line it stands on. */
  x: number
  base: number
  width: number
  height: number
  /** The side from which the light comes. */
  lit: 'left' | 'right'
}

export type Jar = JarPlan & {
  readonly left: number
  readonly right: number
  readonly mouth: number
  readonly shoulder: number
  /** The height of the contents. */
  readonly level: number
  /** Half the height of a ring round the jar: it is seen slightly from above. */
  readonly ring: number
  readonly neck: number
  readonly body: Shape
  readonly inside: Shape
}

export function shapeJar(sheet: Sheet, plan: JarPlan, fill = 0.93): Jar {
  const { x, base, width, height } = plan
  const ring = width * 0.085
  const mouth = base - height
  const shoulder = mouth + height * 0.1
  const neck = width * 0.385
  const glass = width * 0.042

  function bodyAt(inset: number, floor: number): Shape {
    const half = width / 2 - inset
    const low = base - floor
    const rightSide: Point[] = [
      { x: neck - inset, y: mouth, corner: true },
      { x: neck - inset + 1, y: mouth + height * 0.035 },
      { x: half - width * 0.035, y: shoulder },
      { x: half, y: shoulder + height * 0.07 },
      { x: half - 1, y: low - height * 0.1 },
      { x: half - width * 0.035, y: low - height * 0.02 },
      { x: half * 0.66, y: low + ring * 0.66 },
    ]
    const leftSide = rightSide.toReversed().map((point) => ({ ...point, x: -point.x }))
    const outline = [...rightSide, { x: 0, y: low + ring }, ...leftSide]
    return sheet.cut(
      outline.map((point) => ({ ...point, x: point.x + x })),
      { wander: 1.1 },
    )
  }

  return {
    ...plan,
    left: x - width / 2,
    right: x + width / 2,
    mouth,
    shoulder,
    ring,
    neck,
    level: shoulder + (base - shoulder) * (1 - fill),
    body: bodyAt(0, 0),
    inside: bodyAt(glass, height * 0.035),
  }
}

/** The jar below the level, with the front of its surface bent like the glass. */
export function contentsOf(sheet: Sheet, jar: Jar): Shape {
  const { left, right, x, level, ring, base } = jar
  const below = sheet.cut(
    `${left - 9},${level}* ${x - jar.width * 0.3},${level + ring * 0.45} ${x},${level + ring * 0.6} ` +
      `${x + jar.width * 0.3},${level + ring * 0.45} ${right + 9},${level}* ` +
      `${right + 9},${base + 90}* ${left - 9},${base + 90}*`,
    { wander: 1 },
  )
  return overlap(jar.inside, below)
}

export function surfaceOf(sheet: Sheet, jar: Jar): Shape {
  const size = { rx: jar.width * 0.456, ry: jar.ring * 0.64, corners: 18 }
  return overlap(sheet.cut(ellipse(jar.x, jar.level, size), { wander: 0.8 }), jar.inside)
}
