import { grow, overlap } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import type { Shape } from '../kit/shape.ts'
import type { Sheet } from '../kit/sheet.ts'
import { printBailLid } from './bail-lid.ts'
import { printBubbles } from './bubble.ts'
import { printShreds } from './cabbage-shreds.ts'
import { printClothCap } from './cloth-cap.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

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

/** Carrots cut lengthwise, stood upright in two rows, no two alike. */
function printCarrotSticks(sheet: Sheet, jar: Jar, contents: Shape): void {
  const { random } = sheet
  const side = jar.lit === 'left' ? 1 : -1
  const wide = jar.width * 0.86
  for (const row of ['back', 'front'] as const) {
    const count = 5
    for (let index = 0; index < count; index++) {
      const x = jar.x - wide / 2 + (wide * (index + (row === 'back' ? 0.9 : 0.5))) / count
      const half = (wide / count) * random.between(0.36, 0.52)
      const lean = random.between(-0.16, 0.16) * half * 2
      const top = jar.level + jar.height * (row === 'back' ? 0.05 : random.between(0.08, 0.24))
      const low = jar.base + jar.ring
      const stick = overlap(
        sheet.cut(
          `${x - half + lean},${top}* ${x + half * 0.8 + lean},${top + random.between(-8, 12)}* ` +
            `${x + half + lean * 0.3},${(top + low) / 2} ${x + half * 0.86},${low}* ${x - half * 0.9},${low}* ` +
            `${x - half - lean * 0.2},${(top + low) / 2}`,
        ),
        contents,
      )
      sheet.print('leaf', grow(stick, 2.6))
      sheet.print('turmeric', stick)
      sheet.hatch('crust', stick, {
        along: Math.PI / 2,
        gap: jar.width * 0.035,
        length: [jar.height * 0.12, jar.height * 0.4],
        width: [3, jar.width * 0.04],
        chance: (atX) => ((atX - x) * side > half * 0.1 ? 0.85 : 0.05),
      })
      sheet.hatch('paper', stick, {
        along: Math.PI / 2,
        gap: jar.width * 0.04,
        length: [jar.height * 0.08, jar.height * 0.25],
        width: [2.4, 4.4],
        chance: (atX) => ((atX - x) * side < -half * 0.35 && (atX - jar.x) * side < 0 ? 0.6 : 0),
      })
    }
  }
}
