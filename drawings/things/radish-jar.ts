import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

/** Radishes, packed as they fell. */
export function printRadishJar(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const contents = contentsOf(sheet, jar)
  sheet.print('leaf', contents)
  const unit = jar.width / 100
  const rows = [
    [-36, -12, 14, 38],
    [-24, 2, 27],
    [-38, -12, 15, 38],
    [-25, 3, 28],
  ]
  rows.forEach((row, level) => {
    for (const across of row) {
      const at = {
        x: jar.x + (across + sheet.random.spread() * 3) * unit,
        y: jar.base - (4 + level * 21 + sheet.random.spread() * 4) * unit,
      }
      const size = { rx: 13 * unit, ry: 12 * unit, corners: 10 }
      const radish = overlap(sheet.cut(ellipse(at.x, at.y, size), { wander: 1 }), contents)
      sheet.print('leaf', grow(radish, 2 * unit))
      sheet.print('beet', radish)
      sheet.print('ink', cutAway(radish, move(radish, -4 * unit, -4 * unit)))
      const skin = [-6, 0, 6].map((aside) =>
        gouge(
          [
            { x: at.x, y: at.y - 11 * unit },
            { x: at.x + aside * unit, y: at.y },
            { x: at.x + aside * 0.4 * unit, y: at.y + 10 * unit },
          ],
          1.6 * unit,
        ),
      )
      sheet.printWithin('paper', skin, radish)
    }
  })
  sheet.print('brine', surfaceOf(sheet, jar))
  printGlassInFront(sheet, jar)
}
