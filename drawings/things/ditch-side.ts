import { join } from '../kit/geometry.ts'
import type { Sheet } from '../kit/sheet.ts'
import { gougeLines, growTuft } from './gouged-lines.ts'

/** The nearest tree is close enough to see how the light falls between its branches. */
export function printNearCrown(sheet: Sheet): void {
  sheet.print(
    'turmeric',
    gougeLines(sheet, [
      ['214,640 196,500 204,380', 15],
      ['244,560 226,420 228,250', 17],
      ['230,280 214,150 222,20', 14],
      ['268,760 246,660 250,560', 14],
      ['276,360 262,220 268,90', 13],
      ['292,520 284,430 290,330', 12],
    ]),
  )
  sheet.print(
    'ink',
    gougeLines(sheet, [
      ['352,640 366,520 360,400', 18],
      ['346,760 362,640 356,540', 15],
      ['362,380 374,240 366,90', 17],
      ['330,460 344,330 338,180', 14],
      ['338,220 350,110 344,-20', 14],
    ]),
  )
}

export function printReeds(sheet: Sheet): void {
  const { random } = sheet
  const blades = [1350, 1420, 1500, 1570].flatMap((x, index) =>
    growTuft(
      random,
      { x, y: 1226 },
      {
        count: 9,
        height: 300 + index * 70,
        spread: 44,
        width: [11, 20],
        lean: -0.12,
      },
    ),
  )
  sheet.print('ink', join(blades))
  const stems = gougeLines(sheet, [
    ['1392,1220 1376,980 1340,760', 9],
    ['1512,1220 1500,940 1470,690', 10],
  ])
  const heads = join(
    sheet.cut('1334,716* 1352,722 1366,846 1352,862* 1336,852', { wander: 1 }),
    sheet.cut('1462,640* 1482,646 1500,774 1484,790* 1466,780', { wander: 1 }),
  )
  sheet.print('ink', stems)
  sheet.print('crust', heads)
}
