import { cutAway, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle, type Outline } from '../kit/shape.ts'
import { contentsOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

/** Dough that has climbed the glass: pale, with holes against the wall and a slack skin on top. */
export function printStarterJar(sheet: Sheet, jar: Jar): void {
  const { random } = sheet
  printGlassBehind(sheet, jar)
  const dough = contentsOf(sheet, jar)
  sheet.print('deep', dough)
  const holes: Outline[] = []
  const many = Math.round(10 + jar.width / 11)
  for (let tries = 0; tries < many; tries++) {
    const x = jar.x + random.between(-0.4, 0.42) * jar.width
    const y = random.between(jar.level + jar.ring * 1.6, jar.base - jar.ring * 0.4)
    const rx = jar.width * (0.012 + 0.036 * random.next() ** 2)
    const size = { rx, ry: rx * random.between(0.5, 0.85), corners: 8 }
    holes.push(ellipse(x, y, { ...size, turn: random.spread() * 0.6 }))
  }
  sheet.print('mist', overlap(holes, dough))
  const shade = cutAway(holes, move(holes, jar.width * 0.012, jar.width * 0.014))
  sheet.print('leaf', overlap(shade, dough))
  sheet.print(
    'crust',
    hatch(random, overlap(dough, rectangle(jar.x, 0, jar.right, jar.base)), {
      along: Math.PI / 2,
      gap: jar.width * 0.06,
      length: [jar.width * 0.12, jar.width * 0.4],
      width: [jar.width * 0.012, jar.width * 0.026],
      chance: (x) => (x - jar.x) / (jar.width * 0.5) - 0.25,
    }),
  )
  const skin = sheet.cut(ellipse(jar.x, jar.level, { rx: jar.width * 0.45, ry: jar.ring * 0.62 }), {
    wander: 1,
  })
  sheet.print('paper', overlap(skin, jar.inside))
  // The mark of the rubber band, where the dough stood when it was fed.
  const band = jar.base - (jar.base - jar.level) * 0.52
  sheet.print(
    'beet',
    overlap(
      [
        gouge(
          [
            { x: jar.left, y: band },
            { x: jar.x - jar.width * 0.25, y: band + jar.ring * 0.55 },
            { x: jar.x, y: band + jar.ring * 0.72 },
            { x: jar.x + jar.width * 0.25, y: band + jar.ring * 0.55 },
            { x: jar.right, y: band },
          ],
          jar.width * 0.035,
          'even',
        ),
      ],
      jar.body,
    ),
  )
  printGlassInFront(sheet, jar)
}
