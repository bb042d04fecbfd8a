import { halo, join } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { type Sheet } from '../kit/sheet.ts'
import { light } from './light.ts'

/** A dough scraper lying where it was put down. */
export function printScraper(sheet: Sheet): void {
  const blade = sheet.cut('356,1010* 640,1096* 596,1250* 300,1180*', { wander: 1.2 })
  const handle = sheet.cut('352,1000* 376,968 668,1054* 646,1110* 352,1022*', { wander: 2 })
  sheet.print('paper', halo(join(blade, handle), { by: 1.5, towards: light, shift: 4 }))
  sheet.print('mist', blade)
  sheet.print(
    'paper',
    hatch(sheet.random, blade, {
      along: 1.85,
      gap: 24,
      length: [50, 130],
      width: [4, 10],
      chance: (x) => 0.9 - (x - 320) / 300,
    }),
  )
  sheet.print('crust', handle)
  sheet.print(
    'ink',
    hatch(sheet.random, handle, {
      along: 0.29,
      gap: 13,
      length: [40, 120],
      width: [3, 6],
      chance: (_, y) => (y - 980) / 130,
    }),
  )
}
