import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { type Sheet } from '../kit/sheet.ts'
import { ellipse, points } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { centre } from './loaf.ts'

export function printBlackTable(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')

  function grain(x: number, y: number): number {
    return -0.13 + Math.sin(x / 380 + y / 140) * 0.07
  }

  sheet.print(
    'leaf',
    hatch(random, frame, {
      along: grain,
      gap: 40,
      length: [180, 520],
      width: [6, 13],
      chance: 0.6,
    }),
  )
  sheet.print(
    'crust',
    hatch(random, frame, {
      along: grain,
      gap: 56,
      length: [90, 300],
      width: [3, 7],
      chance: (x, y) => 0.7 - (x + y) / 4600,
    }),
  )
  const joints = ['-20,330 400,290 1000,200 1630,90', '-20,1010 500,950 1100,850 1630,780']
  sheet.print(
    'crust',
    joints.map((line) => gouge(points(line), 6, 'even')),
  )
  sheet.strew(
    'paper',
    scatter(
      random,
      [ellipse(centre.x, centre.y, { rx: 640, ry: 560 })],
      150,
      (x, y) => 1.15 - Math.hypot((x - centre.x) / 640, (y - centre.y) / 560),
    ),
  )
  const sweep = [ellipse(250, 880, { rx: 240, ry: 190 })]
  sheet.print(
    'paper',
    hatch(random, sweep, {
      along: (x, y) => Math.atan2(y - 590, x - 640) + 1.5,
      gap: 24,
      length: [60, 200],
      width: [4, 11],
      chance: 0.6,
    }),
  )
}
