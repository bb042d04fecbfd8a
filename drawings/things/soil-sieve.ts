import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A round sieve for soil, hung on its hoop: one sees through the mesh on to its deep side. */
export function printSoilSieve(
  sheet: Sheet,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const round = (share: number, aside = 0): Shape =>
    sheet.cut(
      ellipse(x + aside, y + aside * 0.8, { rx: radius * share, ry: radius * share, corners: 26 }),
      { wander: 2.4 },
    )
  const outer = round(1)
  sheet.print('ink', grow(move(outer, 70, 52), 4))
  sheet.printFree('crust', outer, { by: 2, towards: light, shift: 6 })
  const inner = round(0.86)
  const around = (atX: number, atY: number): number => Math.atan2(atY - y, atX - x) + Math.PI / 2
  sheet.hatch('ink', cutAway(outer, inner), {
    along: around,
    gap: 18,
    length: [80, 220],
    width: [5, 10],
    chance: (atX, atY) => 0.3 + (atX - x + atY - y) / (radius * 3),
  })
  sheet.print('turmeric', cutAway(round(0.97), move(round(0.97), 9, 8)))
  sheet.print('ink', inner)
  const mesh = overlap(round(0.83, 14), inner)
  sheet.print('mist', mesh)
  const wires: Outline[] = []
  const step = radius / 7.5
  for (let at = -radius; at < radius; at += step) {
    const bow = radius * 0.03
    wires.push(
      gouge(
        [
          { x: x + at - 60, y: y - radius },
          { x: x + at + bow, y },
          { x: x + at + 60, y: y + radius },
        ],
        radius * 0.05,
        'even',
      ),
      gouge(
        [
          { x: x - radius, y: y + at + 50 },
          { x, y: y + at + bow },
          { x: x + radius, y: y + at - 50 },
        ],
        radius * 0.05,
        'even',
      ),
    )
  }
  sheet.printWithin('leaf', wires, mesh)
  sheet.hatch('ink', mesh, {
    along: 0.9,
    gap: 44,
    length: [40, 130],
    width: [10, 22],
    chance: (atX, atY) => (atX - x + atY - y) / (radius * 1.6),
  })
}
