import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

/** Sliced beets against the glass, with the pale rings beets have. */
export function printBeetJar(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const contents = contentsOf(sheet, jar)
  sheet.print('ink', contents)
  const unit = jar.width / 100
  const slices = [
    { across: -22, up: 0.86, size: 21 },
    { across: 22, up: 0.78, size: 22 },
    { across: -16, up: 0.55, size: 24 },
    { across: 28, up: 0.48, size: 19 },
    { across: -30, up: 0.28, size: 18 },
    { across: 8, up: 0.24, size: 23 },
    { across: -18, up: 0.02, size: 20 },
    { across: 28, up: 0.02, size: 20 },
  ]
  for (const { across, up, size } of slices) {
    const [x, y] = [jar.x + across * unit, jar.base - up * (jar.base - jar.level - 12 * unit)]
    const radius = size * unit
    const slice: Shape = overlap(
      sheet.cut(ellipse(x, y, { rx: radius, ry: radius * 0.92, corners: 13 }), { wander: 1.6 }),
      contents,
    )
    sheet.printWithin('ink', grow(move(slice, unit, 2 * unit), 1.5 * unit), contents)
    sheet.print('beet', slice)
    sheet.print('paper', cutAway(slice, move(slice, 1.5 * unit, 1.8 * unit)))
    const rings = [0.72, 0.46].map((share): Outline =>
      gouge(
        [0, 0.25, 0.5, 0.75, 1].map((part) => {
          const turn = across + part * 3.4
          return {
            x: x + Math.cos(turn) * radius * share,
            y: y + Math.sin(turn) * radius * share * 0.92,
          }
        }),
        2.4 * unit,
      ),
    )
    sheet.printWithin('paper', rings, slice)
  }
  sheet.print('beet', surfaceOf(sheet, jar))
  printGlassInFront(sheet, jar)
}
