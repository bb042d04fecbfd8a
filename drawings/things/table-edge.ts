import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Jar } from './glass-jar.ts'
import type { Land } from './land.ts'

/** A pale table on which the jars stand; it runs below the sheet. */
export function printTable(sheet: Sheet, land: Land, bottom: number): void {
  const { left, right, end } = land
  const table = sheet.cut(
    `${left},${end + 10}* ${right},${end - 6}* ${right},${bottom + 60}* ${left},${bottom + 60}*`,
  )
  sheet.print('paper', move(table, 0, -5))
  sheet.print('deep', table)
  const grain = { along: -0.006, gap: 17, length: [90, 330] as const, width: [2.4, 5] as const }
  sheet.hatch('crust', table, { ...grain, chance: 0.42 })
}

/** A jar against the light throws its colour on the table. */
export function printJarShadow(sheet: Sheet, jar: Jar, colour: Ink): void {
  const { left, right, base, width, height } = jar
  const away = jar.lit === 'left' ? 1 : -1
  const reach = height * 0.42
  sheet.printCut(
    'leaf',
    `${left + 6},${base}* ${right - 3},${base}* ${right + away * width * 0.66},${base + reach}* ${left + away * width * 0.5},${base + reach}*`,
  )
  sheet.printCut(
    colour,
    `${left + width * 0.17},${base + 6} ${right - width * 0.14},${base + 6} ` +
      `${right + away * width * 0.4},${base + reach * 0.8} ${left + away * width * 0.5},${base + reach * 0.8}`,
    { wander: 3 },
  )
}
