import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { printBailLid } from './bail-lid.ts'
import { printBubbles } from './bubble.ts'
import { printCarrotSticks } from './carrot-sticks.ts'
import { printClothCap } from './cloth-cap.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'
import { printShreds } from './cabbage-shreds.ts'

export function printCarrotJar(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const contents = contentsOf(sheet, jar)
  sheet.print('leaf', contents)
  printCarrotSticks(sheet, jar, contents)
  sheet.print('crust', surfaceOf(sheet, jar))
  printGlassInFront(sheet, jar)
  printClothCap(sheet, jar, 'deep', 'beet')
}

/** `across` runs from -0.5 to 0.5 over the jar, `up` from 0 at its foot to 1 at the level. */
export type BubbleInJar = { across: number; up: number; radius: number }

export type CabbageFilling = { seed: number; bubbles: readonly BubbleInJar[] }

export function printCabbageJar(sheet: Sheet, jar: Jar, { seed, bubbles }: CabbageFilling): void {
  printGlassBehind(sheet, jar)
  const contents = contentsOf(sheet, jar)
  sheet.print('beet', contents)
  printShreds(sheet, jar, contents, { seed, count: 72 })
  const surface = surfaceOf(sheet, jar)
  sheet.print('paper', surface)
  sheet.printWithin('beet', move(surface, 0, -3), surface)
  const ripples = sheet.gouges(surface, {
    along: -0.02,
    gap: 8,
    length: [30, 110],
    width: [2.5, 5],
    chance: (x) => 0.6 - (x - jar.x) / jar.width,
  })
  sheet.print('paper', ripples)
  const placed = bubbles.map(({ across, up, radius }) => ({
    x: jar.x + across * jar.width,
    y: jar.base - up * (jar.base - jar.level),
    radius,
  }))
  printBubbles(sheet, placed, 'beet')
  printGlassInFront(sheet, jar)
  printBailLid(sheet, jar, 'crust')
}
