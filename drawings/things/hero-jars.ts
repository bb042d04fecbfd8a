import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { printAsparagusJar } from './asparagus.ts'
import { printBailLid } from './bail-lid.ts'
import { printBeetJar } from './beet-slices.ts'
import { printBubbles } from './bubble.ts'
import { printClothCap } from './cloth-cap.ts'
import { type CabbageFilling, printCabbageJar, printCarrotJar } from './filled-jars.ts'
import { printGherkinJar } from './gherkins.ts'
import type { Jar } from './glass-jar.ts'
import { printKrautJar } from './kraut-jar.ts'
import { printRadishJar } from './radish-jar.ts'
import type { TimeOfYear } from './time-of-year.ts'

/** The light that the two jars throw on the table. */
export const glow: Readonly<Record<TimeOfYear, { readonly large: Ink; readonly small: Ink }>> = {
  spring: { large: 'mist', small: 'beet' },
  summer: { large: 'turmeric', small: 'beet' },
  autumn: { large: 'beet', small: 'turmeric' },
  winter: { large: 'turmeric', small: 'beet' },
}

/**
 * The jar holds what is put up now: asparagus, gherkins, red cabbage; in winter the white cabbage
 * of November is ripe.
 */
export function printLargeJar(
  sheet: Sheet,
  jar: Jar,
  { time, seed, bubbles }: CabbageFilling & { time: TimeOfYear },
): void {
  if (time === 'autumn') return printCabbageJar(sheet, jar, { seed, bubbles })
  if (time === 'winter') {
    return printKrautJar(sheet, jar, {
      brine: 'turmeric',
      gaps: 'crust',
      packed: 1,
      shreds: 70,
      seed,
      bubbles,
    })
  }
  const isSpring = time === 'spring'
  if (isSpring) printAsparagusJar(sheet, jar)
  else printGherkinJar(sheet, jar)
  const placed = bubbles.map(({ across, up, radius }) => ({
    x: jar.x + across * jar.width,
    y: jar.base - up * (jar.base - jar.level),
    radius,
  }))
  printBubbles(sheet, placed, isSpring ? 'leaf' : 'turmeric')
  printBailLid(sheet, jar, isSpring ? 'beet' : 'crust')
}

export function printSmallJar(sheet: Sheet, jar: Jar, time: TimeOfYear): void {
  if (time === 'autumn') return printCarrotJar(sheet, jar)
  if (time === 'spring') printRadishJar(sheet, jar)
  else printBeetJar(sheet, jar)
  printClothCap(sheet, jar, 'deep', time === 'winter' ? 'leaf' : 'beet')
}
