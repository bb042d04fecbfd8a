import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'
import { printBailLid } from './bail-lid.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

export type SmallStarter = {
  readonly day: number
  /** How full the jar is, and where its rubber band sits. */
  readonly level: number
  readonly band: number
  readonly bubbles: number
  /** The height of the liquid above the dough, when it has been hungry for long. */
  readonly liquid: number
}

/** A starter as it is seen a few centimetres high: how far it has risen past its band, or sunk. */
export function printSmallStarter(sheet: Sheet, jar: Jar, starter: SmallStarter): void {
  printGlassBehind(sheet, jar)
  const dough = contentsOf(sheet, jar)
  sheet.print('deep', dough)
  printHoles(sheet, jar, starter.bubbles)
  const surface = surfaceOf(sheet, jar)
  if (starter.liquid > 0) {
    const height = (jar.base - jar.shoulder) * starter.liquid
    sheet.print('tan', cutAway(dough, move(dough, 0, height)))
    sheet.print('mist', surface)
  } else {
    sheet.print('tan', surface)
    sheet.print('paper', overlap(move(surface, 0, -4), surface))
  }
  printGlassInFront(sheet, jar)
  printBand(sheet, jar, starter.band)
  printBailLid(sheet, jar, 'beet')
}

/** Wider towards the top, each with its near wall in shade. */
function printHoles(sheet: Sheet, jar: Jar, count: number): void {
  const { random } = sheet
  const tall = jar.base - jar.level - jar.ring * 1.6
  const holes = Array.from({ length: count }, (_, i) => {
    const part = (i + random.next()) / count
    const reach = 3 + 9 * part * random.next()
    const across = jar.x + random.between(-0.4, 0.4) * jar.width
    return ellipse(across, jar.base - jar.ring * 0.4 - part * tall, {
      rx: reach,
      ry: reach * 0.9,
      corners: 9,
    })
  })
  const seen = overlap(holes, grow(jar.inside, -4))
  sheet.print('tan', seen)
  sheet.print('paper', overlap(move(seen, 2, 2), seen))
}

/** A ring at the height the dough had when it was fed. */
function printBand(sheet: Sheet, jar: Jar, share: number): void {
  const { x, left, right, ring, width } = jar
  const y = jar.base - (jar.base - jar.shoulder) * share
  const line = [
    { x: left - 1, y },
    { x: x - width * 0.25, y: y + ring * 0.62 },
    { x, y: y + ring * 0.8 },
    { x: x + width * 0.25, y: y + ring * 0.62 },
    { x: right + 1, y },
  ]
  sheet.print('beet', overlap([gouge(line, 8, 'even')], grow(jar.body, 2)))
}
