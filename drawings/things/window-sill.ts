import { move } from '../kit/place.ts'
import { type Sheet } from '../kit/sheet.ts'
import { sun } from './window.ts'

export function printSill(sheet: Sheet): void {
  const sill = sheet.cut('-30,752* 1630,722* 1630,1230* -30,1230*', { wander: 2 })
  sheet.print('paper', move(sill, 0, -7))
  sheet.print('crust', sill)
  const along = (x: number, y: number): number => -0.015 + Math.sin(x / 300 + y / 90) * 0.03
  sheet.hatch('ink', sill, {
    along,
    gap: 27,
    length: [120, 420],
    width: [4, 11],
    chance: (x, y) => 0.35 + Math.abs(x - sun.x) / 1600 + (y - 760) / 1100,
  })
  sheet.hatch('turmeric', sill, {
    along,
    gap: 30,
    length: [90, 300],
    width: [4, 9],
    chance: (x, y) => 0.8 - Math.abs(x - sun.x) / 700 - (y - 760) / 900,
  })
}

/** Each thing on the sill throws its shadow towards us, with its own colour in it. */
export function printLightOnSill(sheet: Sheet): void {
  const shadows: readonly [string, string][] = [
    ['60,1010* 606,1010* 540,1240* -100,1240*', '120,1020 550,1020 440,1240 0,1240'],
    ['790,1040* 992,1040* 996,1240* 764,1240*', '836,1056 950,1056 944,1220 806,1220'],
  ]
  for (const [dark, bright] of shadows) {
    sheet.printCut('ink', dark, { wander: 3 })
    const pool = sheet.cut(bright, { wander: 5 })
    sheet.print('turmeric', pool)
    sheet.hatch('ink', pool, {
      along: (x) => Math.PI / 2 + (sun.x - x) / 1500,
      gap: 30,
      length: [50, 150],
      width: [5, 12],
      chance: 0.4,
    })
  }
}
