import { gouge, type Taper } from './gouge.ts'
import type { Random } from './random.ts'
import { distance, pointAt, signedArea, type Outline, type Shape } from './shape.ts'

export type WedgeStyle = {
  /** The side the light comes from; wedges start where the edge faces it (or turns away). */
  light: readonly [number, number]
  side?: 'lit' | 'shaded'
  threshold?: number
  gap: number
  length: readonly [number, number]
  width: readonly [number, number]
  /** Slanted wedges: square to the edge they would look like fur. */
  slant?: number
  taper?: Taper
}

/** Wedges cut inward from the edge of a shape. */
export function wedges(random: Random, shape: Shape, style: WedgeStyle): Shape {
  return shape.flatMap((outline) => alongOutline(random, outline, style))
}

function alongOutline(random: Random, outline: Outline, style: WedgeStyle): Outline[] {
  const { light, side = 'lit', threshold = 0.25, slant = 0.6 } = style
  const outward = signedArea(outline) > 0 ? 1 : -1
  const strength = Math.hypot(light[0], light[1]) * (side === 'lit' ? 1 : -1)
  const marks: Outline[] = []
  let wait = style.gap * random.next()
  outline.forEach((a, index) => {
    const b = pointAt(outline, index + 1)
    const length = distance(a, b)
    if (length < 1e-6) return
    const normalX = ((b.y - a.y) / length) * outward
    const normalY = ((a.x - b.x) / length) * outward
    const facing = (normalX * light[0] + normalY * light[1]) / strength
    while (wait < length) {
      const part = wait / length
      wait += style.gap * random.between(0.7, 1.3)
      if (facing < threshold) continue
      const x = a.x + (b.x - a.x) * part
      const y = a.y + (b.y - a.y) * part
      const angle = Math.atan2(-normalY, -normalX) + slant + random.spread() * 0.15
      const reach = random.between(style.length[0], style.length[1]) * (0.4 + 0.6 * facing)
      const spine = [0, 0.5, 1].map((stop) => ({
        x: x + Math.cos(angle + stop * 0.08) * reach * stop,
        y: y + Math.sin(angle + stop * 0.08) * reach * stop,
      }))
      marks.push(
        gouge(spine, random.between(style.width[0], style.width[1]), style.taper ?? 'wedge'),
      )
    }
    wait -= length
  })
  return marks
}
