import { join } from '../kit/geometry.ts'
import type { Sheet } from '../kit/sheet.ts'
import { light } from './light.ts'

/** The edge of a tiled roof and the zinc gutter on its two irons, running away to the left. */
export function printGutter(sheet: Sheet): void {
  const eave = sheet.cut('330,-40* 1640,-40* 1640,10* 360,96*', { wander: 5, wave: 70 })
  sheet.print('crust', eave)
  sheet.hatch('ink', eave, {
    along: -0.06,
    gap: 18,
    length: [60, 160],
    width: [6, 12],
    chance: 0.6,
  })
  const gutter = sheet.cut('340,92* 1640,4* 1640,80 1620,104* 900,158 380,196* 350,170', {
    wander: 2,
  })
  sheet.printFree('mist', gutter, { by: 2, towards: light, shift: 6 })
  const along = { along: -0.068, length: [120, 360] } as const
  sheet.hatch('leaf', gutter, {
    ...along,
    gap: 15,
    width: [6, 12],
    chance: (x, y) => (y + x * 0.068 - 168) / 40,
  })
  sheet.hatch('paper', gutter, {
    ...along,
    gap: 14,
    width: [5, 9],
    chance: (x, y) => (156 - y - x * 0.068) / 40,
  })
  sheet.print(
    'ink',
    join(
      sheet.cut('520,70* 548,68* 552,186* 522,188*'),
      sheet.cut('1240,22* 1270,20* 1272,134* 1240,138*'),
    ),
  )
}
