import { overlap } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { printBailLid } from './bail-lid.ts'
import { printBubbles } from './bubble.ts'
import { printShreds } from './cabbage-shreds.ts'
import type { BubbleInJar } from './filled-jars.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

export type Kraut = {
  /** Ink of the brine, and of the gaps between the shreds. */
  readonly brine: Ink
  readonly gaps: Ink
  readonly bubbles: readonly BubbleInJar[]
  /** How far the shreds fill what is under the level, from 0 to 1; above them the brine is clear. */
  readonly packed: number
  readonly shreds: number
  readonly seed: number
}

/** White cabbage in its brine, at some moment of its three weeks. */
export function printKrautJar(sheet: Sheet, jar: Jar, kraut: Kraut): void {
  printGlassBehind(sheet, jar)
  const contents = contentsOf(sheet, jar)
  sheet.print(kraut.brine, contents)
  const heap = packedPart(sheet, jar, contents, kraut.packed)
  printShreds(sheet, jar, heap, { seed: kraut.seed, count: kraut.shreds, gaps: kraut.gaps })
  const surface = surfaceOf(sheet, jar)
  sheet.print('paper', surface)
  sheet.printWithin(kraut.brine, move(surface, 0, -3), surface)
  const placed = kraut.bubbles.map(({ across, up, radius }) => ({
    x: jar.x + across * jar.width,
    y: jar.base - up * (jar.base - jar.level),
    radius,
  }))
  printBubbles(sheet, placed, kraut.brine)
  printGlassInFront(sheet, jar)
  printBailLid(sheet, jar, 'beet')
}

function packedPart(sheet: Sheet, jar: Jar, contents: Shape, packed: number): Shape {
  const top = jar.base - (jar.base - jar.level) * packed
  const { left, right, x, base } = jar
  const below = sheet.cut(
    `${left - 9},${top + 6}* ${x - 40},${top - 5} ${x + 24},${top + 9} ${right + 9},${top}* ` +
      `${right + 9},${base + 60}* ${left - 9},${base + 60}*`,
    { wander: 4, wave: 50 },
  )
  return overlap(contents, below)
}
