import type { Sheet } from '../kit/sheet.ts'
import { scatter } from '../kit/specks.ts'
import { printLit, printMarks } from './lit-mass.ts'

/** A canvas bag with a loaf in it, nearest to us, its strap fallen to one side. */
export function printLoafBag(sheet: Sheet): void {
  const towards = [-0.3, -0.9] as const
  const loaf = sheet.cut('1190,850* 1180,740 1250,630 1370,590 1470,640 1510,760 1500,860*')
  printLit(sheet, 'crust', loaf, { towards, shift: 8 })
  printMarks(sheet, 'ink', loaf, {
    along: 2.2,
    gap: 34,
    length: [60, 170],
    width: [9, 20],
    chance: (x) => (x - 1320) / 170,
  })
  const slashes = [
    '1244,790 1270,710 1340,656',
    '1320,800 1350,716 1420,660',
    '1400,806 1424,740 1470,700',
  ]
  sheet.print(
    'deep',
    slashes.flatMap((line) => sheet.stroke(line, 30)),
  )
  sheet.strew(
    'paper',
    scatter(sheet.random, loaf, 40, (x) => (1480 - x) / 240),
    [3, 5, 7],
  )
  const bag = sheet.cut(
    '1060,850* 1160,822 1270,836 1390,808 1530,826 1640,800* 1660,1240* 1020,1240* 1040,1040',
  )
  sheet.print('ink', sheet.cut('1064,850* 1050,1000 1040,1240* 760,1240* 960,1000', { wander: 3 }))
  printLit(sheet, 'deep', bag, { towards, shift: 8 })
  printMarks(sheet, 'crust', bag, {
    along: (x) => 1.75 - (x - 1060) / 1400,
    gap: 40,
    length: [90, 280],
    width: [7, 17],
    chance: (x, y) => 0.15 + (x - 1240) / 400 + (y - 1000) / 900,
  })
  printMarks(sheet, 'mist', bag, {
    along: 1.5,
    gap: 52,
    length: [90, 240],
    width: [9, 20],
    chance: (x) => (x - 1200) / 460,
  })
  sheet.print('crust', [...sheet.stroke('1170,826 1200,900 1190,1010', 15, 'wedge')])
  const strap = sheet.stroke(
    '1130,836 1090,930 1104,1060 1170,1120 1250,1080 1270,960 1260,840',
    36,
    'even',
  )
  printLit(sheet, 'beet', strap, { towards, shadow: { ink: 'crust', x: 16, y: 20, on: bag } })
}
