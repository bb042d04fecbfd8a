import { cutAway, join } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'

/** A pear tree of the orchard in flower: the sun behind it, its crown white where that comes through. */
export function printBlossomTree(
  sheet: Sheet,
  { x, base, size }: { x: number; base: number; size: number },
): void {
  const trunk = join(
    sheet.stroke(
      `${x - size * 0.04},${base} ${x},${base - size * 0.3} ${x + size * 0.06},${base - size * 0.7}`,
      size * 0.09,
    ),
    sheet.stroke(
      `${x},${base - size * 0.26} ${x - size * 0.16},${base - size * 0.5} ${x - size * 0.2},${base - size * 0.7}`,
      size * 0.06,
    ),
  )
  const clouds = [
    [-0.22, 0.56, 0.2],
    [0.2, 0.6, 0.22],
    [-0.02, 0.84, 0.24],
    [0.3, 0.42, 0.12],
    [-0.32, 0.38, 0.1],
  ] as const
  const crown: Shape = join(
    ...clouds.map(([aside, up, share]) =>
      sheet.cut(
        ellipse(x + aside * size, base - up * size, {
          rx: share * size,
          ry: share * size * 0.78,
          corners: 9,
        }),
        { wander: size * 0.02, wave: size * 0.2, facet: 0.9 },
      ),
    ),
  )
  sheet.print('ink', trunk)
  sheet.print('leaf', crown)
  sheet.print('mist', cutAway(crown, move(crown, -size * 0.05, size * 0.07)))
  const flowers = Math.max(3, size * 0.035)
  sheet.strew(
    'paper',
    sheet.scatter(crown, Math.round(size * 0.62)),
    [flowers, flowers * 1.5, flowers * 2].map((each) => Math.round(each)),
    'round',
  )
}
