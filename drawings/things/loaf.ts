import { grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { cutLine } from '../kit/knife.ts'
import { move, turnAbout } from '../kit/place.ts'
import { type Sheet } from '../kit/sheet.ts'
import { points, rectangle, type Shape } from '../kit/shape.ts'
import { wedges } from '../kit/wedges.ts'
import { light } from './light.ts'

export const centre = { x: 640, y: 590 }

export function printLoaf(sheet: Sheet): Shape {
  const { random } = sheet
  const dough = sheet.cut(
    '290,560 310,450 380,345 490,275 620,250 760,262 880,312 970,400 1014,510 1016,630 968,750 880,846 760,910 620,928 490,896 380,812 310,700',
    { wander: 3, wave: 140 },
  )
  sheet.print('ink', grow(move(dough, 30, 42), 6))
  sheet.print('deep', dough)
  sheet.print('paper', overlap(move(grow(dough, -14), -24, -28), dough))

  function around(x: number, y: number): number {
    return Math.atan2(y - centre.y, x - centre.x) + Math.PI / 2 + 0.2
  }

  function shade(x: number, y: number): number {
    return ((x - centre.x) * 0.6 + (y - centre.y) * 0.85) / 340
  }

  sheet.print(
    'mist',
    hatch(random, dough, {
      along: around,
      gap: 31,
      length: [90, 240],
      width: [6, 14],
      chance: (x, y) => shade(x, y) * 1.3 - 0.2,
    }),
  )
  sheet.print(
    'crust',
    hatch(random, dough, {
      along: around,
      gap: 27,
      length: [60, 190],
      width: [4, 9],
      chance: (x, y) => shade(x, y) * 1.2 - 0.2,
    }),
  )
  sheet.print(
    'crust',
    wedges(random, dough, {
      light,
      side: 'shaded',
      threshold: 0.05,
      gap: 62,
      length: [80, 190],
      width: [8, 15],
      slant: 1.15,
    }),
  )
  printFold(sheet, dough)
  return dough
}

/** The far side has just been folded over: its edge runs down to the nearer hand. */
function printFold(sheet: Sheet, dough: Shape): void {
  const { random } = sheet
  const flap = sheet.cut(
    '560,210* 470,330 424,440 440,540 520,628 640,690 760,742 900,800* 1100,760* 1100,200*',
    { wander: 4, wave: 130 },
  )
  const edge = { x: 600, y: 214 }
  const nearSide = overlap(dough, rectangle(0, 0, 900, 1200))
  sheet.print('crust', overlap(turnAbout(flap, edge, 0.075), nearSide))
  sheet.print('ink', overlap(turnAbout(flap, edge, 0.026), nearSide))
  const top = overlap(flap, dough)
  sheet.print('paper', top)

  function shade(x: number, y: number): number {
    return ((x - 700) * 0.5 + (y - 480) * 0.9) / 300
  }

  function along(x: number, y: number): number {
    return Math.atan2(y - 430, x - 800) + Math.PI / 2 + 0.12
  }

  sheet.print(
    'mist',
    hatch(random, top, {
      along,
      gap: 28,
      length: [80, 230],
      width: [6, 13],
      chance: (x, y) => shade(x, y) - 0.15,
    }),
  )
  sheet.print(
    'crust',
    hatch(random, top, {
      along,
      gap: 29,
      length: [50, 170],
      width: [3, 8],
      chance: (x, y) => shade(x, y) - 0.1,
    }),
  )
  const pulls = [
    '520,300 610,330 700,310',
    '490,430 590,440 680,400',
    '560,560 650,550 730,500',
    '700,640 760,600 800,560',
    '330,640 390,660 450,650',
    '370,480 350,540 356,600',
    '470,790 560,810 640,800',
  ]
  sheet.print(
    'crust',
    pulls.map((line) => gouge(cutLine(random, points(line)), 10, 'wedge')),
  )
}
