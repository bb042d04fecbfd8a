import { cutAway, overlap } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { scatter } from '../kit/specks.ts'
import { printLit, printMarks } from './lit-mass.ts'

const towards = [-0.7, -0.7] as const

/** A canvas bag nearest to us: one handle stands up behind the loaf, the other has fallen forward. */
export function printLoafBag(sheet: Sheet): void {
  printLit(
    sheet,
    'beet',
    sheet.stroke('1150,880 1150,700 1230,600 1370,590 1450,690 1460,870', 34, 'even'),
    {
      towards,
    },
  )
  printLoaf(sheet)
  const bag = sheet.cut(
    '960,846* 1060,866 1180,846 1300,872 1420,850 1546,872 1600,850* 1630,1000 1644,1240* 930,1240* 944,1020',
    { wander: 3 },
  )
  sheet.print('ink', sheet.cut('1590,860* 1700,960* 1700,1240* 1600,1240*'))
  printLit(sheet, 'deep', bag, { towards, shift: 8 })
  const dents = [
    '1180,846* 1196,930 1180,1060 1150,1240* 1220,1240* 1226,1060 1216,930',
    '1420,850* 1440,960 1430,1090 1400,1240* 1500,1240* 1490,1080 1464,960',
    '1546,872* 1570,1000 1580,1240* 1660,1240* 1640,1000 1600,850*',
  ].flatMap((text) => sheet.cut(text, { wander: 3 }))
  sheet.print('mist', overlap(dents, bag))
  sheet.print(
    'crust',
    hatch(sheet.random, bag, {
      along: 1.5,
      gap: 44,
      length: [80, 260],
      width: [5, 12],
      chance: (x, y) => (x - 1180) / 700 + (y - 1000) / 1200,
    }),
  )
  const hem = sheet.cut(
    '960,846* 1060,866 1180,846 1300,872 1420,850 1546,872 1600,850* 1604,890* 1546,912 1420,890 1300,912 1180,886 1060,906 956,886*',
  )
  sheet.print('crust', overlap(cutAway(hem, move(hem, -2, -9)), bag))
  const strap = sheet.stroke(
    '1070,880 1040,990 1050,1090 1130,1160 1240,1150 1330,1070 1370,970 1384,880',
    36,
    'even',
  )
  printLit(sheet, 'beet', strap, { towards, shadow: { ink: 'crust', x: 16, y: 20, on: bag } })
}

/** A long loaf on its end, its ears baked dark. */
function printLoaf(sheet: Sheet): void {
  const loaf = sheet.cut(
    '1160,900* 1140,760 1160,620 1220,520 1310,480 1390,510 1440,610 1450,760 1430,900*',
    { wander: 3 },
  )
  printLit(sheet, 'crust', loaf, { towards, shift: 8 })
  sheet.print('ink', overlap(cutAway(loaf, move(loaf, -34, -20)), loaf))
  printMarks(sheet, 'ink', loaf, {
    along: 1.5,
    gap: 30,
    length: [60, 170],
    width: [7, 15],
    chance: (x) => (x - 1330) / 130,
  })
  const ears = [
    ['1190,640 1260,600 1330,540 1390,540', 40],
    ['1180,760 1250,730 1340,660 1420,640', 46],
    ['1180,880 1250,850 1350,780 1430,750', 46],
  ] as const
  for (const [line, width] of ears) {
    const slash = overlap(sheet.stroke(line, width), loaf)
    sheet.print('ink', move(slash, -3, -8))
    sheet.print('deep', slash)
    sheet.print('tan', cutAway(slash, move(slash, -4, -13)))
  }
  sheet.strew(
    'paper',
    scatter(sheet.random, loaf, 34, (x) => (1400 - x) / 240),
    [3, 5, 7],
  )
}
