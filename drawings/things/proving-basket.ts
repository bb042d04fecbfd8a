import { cutAway, grow, halo } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A proving basket, floured, cut off by the corner of the sheet. */
export function printBasket(sheet: Sheet): void {
  const { random } = sheet
  const [x, y] = [140, 80]

  function round(radius: number): Shape {
    return sheet.cut(ellipse(x, y, { rx: radius, ry: radius * 0.97, corners: 20 }), { wander: 2.4 })
  }

  const outer = round(372)
  sheet.print('ink', grow(move(outer, 22, 32), 6))
  sheet.print('paper', halo(outer, { by: 2, towards: light, shift: 5 }))
  sheet.print('crust', outer)
  for (const radius of [330, 282, 234, 186, 138, 90]) {
    // The floor lies deeper than the rim, so its rings slide away from the light.
    const sunk = (330 - radius) * 0.09
    const ring = cutAway(round(radius), round(radius - 25))
    sheet.print('deep', move(ring, sunk, sunk))
    sheet.print('ink', bindings({ x: x + sunk, y: y + sunk }, radius))
  }
  const around = (atX: number, atY: number): number => Math.atan2(atY - y, atX - x) + Math.PI / 2
  sheet.print(
    'ink',
    hatch(random, cutAway(outer, round(300)), {
      along: around,
      gap: 22,
      length: [40, 130],
      width: [5, 10],
      chance: (atX, atY) => 0.2 + (atX + atY - x - y) / 900,
    }),
  )
  sheet.print(
    'ink',
    hatch(random, round(290), {
      along: around,
      gap: 24,
      length: [50, 150],
      width: [5, 11],
      chance: (atX, atY) => 0.15 - (atX - x + atY - y) / 300,
    }),
  )
}

/** The cane is one coil, bound to itself with short stitches. */
function bindings(centre: Point, radius: number): Outline[] {
  const count = Math.round(radius / 26)
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + (radius % 4) / 4) / count) * Math.PI * 2
    const spine = [radius - 2, radius + 11, radius + 24].map((reach, step) => ({
      x: centre.x + Math.cos(angle + step * 0.025) * reach,
      y: centre.y + Math.sin(angle + step * 0.025) * reach * 0.97,
    }))
    return gouge(spine, 8)
  })
}
