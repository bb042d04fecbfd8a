import { grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle, type Outline, type Shape } from '../kit/shape.ts'
import { contentsOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

/** Dough that has climbed the glass: pale, full of bubbles, with a slack skin on top. */
export function printStarterJar(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const dough = contentsOf(sheet, jar)
  sheet.print('deep', dough)
  printBubbles(sheet, jar, dough)
  sheet.hatch('crust', overlap(dough, rectangle(jar.x, 0, jar.right, jar.base)), {
    along: Math.PI / 2,
    gap: jar.width * 0.06,
    length: [jar.width * 0.12, jar.width * 0.4],
    width: [jar.width * 0.012, jar.width * 0.026],
    chance: (x) => (x - jar.x) / (jar.width * 0.5) - 0.25,
  })
  const skin = sheet.cut(ellipse(jar.x, jar.level, { rx: jar.width * 0.45, ry: jar.ring * 0.62 }), {
    wander: 1,
  })
  sheet.printWithin('paper', skin, jar.inside)
  // The mark of the rubber band, where the dough stood when it was fed.
  const band = jar.base - (jar.base - jar.level) * 0.52
  sheet.printWithin(
    'beet',
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
  )
  printGlassInFront(sheet, jar)
}

/**
 * Bubbles against the glass: fine foam below, wide bubbles near the top, each with its near wall in
 * shade.
 */
function printBubbles(sheet: Sheet, jar: Jar, dough: Shape): void {
  const { random } = sheet
  const tall = jar.base - jar.level - jar.ring * 2
  const bubble = (part: number, reach: number): Outline =>
    ellipse(jar.x + random.between(-0.42, 0.42) * jar.width, jar.base - jar.ring - part * tall, {
      rx: reach,
      ry: reach * random.between(0.7, 1),
      corners: 9,
    })
  const many = jar.width > 300 ? 46 : jar.width > 140 ? 16 : 6
  const wide = Array.from({ length: many }, (_, index) => {
    const part = Math.sqrt((index + random.next()) / many)
    return bubble(part, jar.width * (0.01 + 0.034 * part * random.next() ** 1.5))
  })
  sheet.printWithin('tan', wide, dough)
  sheet.printWithin('paper', move(wide, jar.width * 0.008, jar.width * 0.009), wide)
  const foam = sheet.scatter(grow(dough, -jar.width * 0.03), Math.round(many * 1.8))
  const sizes = [0.012, 0.02].map((share) => Math.max(2, Math.round(share * jar.width)))
  sheet.strew('tan', foam, sizes, 'round')
}
