import { cutAway, grow, halo, join } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'
import { layFeathers } from './feathers.ts'
import { light } from './light.ts'

/** Head to the left, tail running out of the sheet on the right; her foot is hidden in straw. */
export function cutSittingHen(sheet: Sheet): Shape {
  return sheet.cut(
    '404,352 420,300 466,268 520,274 560,316 590,390 640,470 720,530 830,560 960,556 1070,510 1160,420 ' +
      '1236,300 1300,150* 1346,262* 1420,120* 1446,258* 1550,130* 1552,290* 1660,240* 1660,640* 1590,700 ' +
      '1560,800* 1500,810 1470,910* 1390,930 1300,1000 1080,1060 840,1070 640,1030 490,950 400,830 366,700 ' +
      '366,590 386,500 408,430 412,392',
    { wander: 3, wave: 80 },
  )
}

export function printSittingHen(sheet: Sheet): void {
  const body = cutSittingHen(sheet)
  const comb = sheet.cut(
    '398,306* 376,256 404,262* 396,196 436,228* 446,160 482,214* 510,158 526,222* 562,200 554,262* 580,270 556,300* 520,288 466,282',
    { wander: 1.6 },
  )
  const beak = sheet.cut('412,322* 372,334 330,376* 368,380 412,378*', { wander: 0.6 })
  const wattle = sheet.cut('404,372* 432,378 446,420 434,474 406,482 388,446 392,404', {
    wander: 1.4,
  })
  sheet.print('paper', halo(join(body, comb, beak), { by: 2, towards: light, shift: 7 }))
  sheet.print('beet', comb)
  sheet.print('ink', body)
  sheet.print('turmeric', beak)
  sheet.print('crust', sheet.stroke('408,352 374,356 342,374', 6, 'wedge'))
  printPlumage(sheet, body)
  printWing(sheet, body)
  printFace(sheet, wattle)
}

function printPlumage(sheet: Sheet, body: Shape): void {
  function tail(x: number, y: number): boolean {
    return x > 1120 && y < 640
  }

  function lie(x: number, y: number): number {
    if (tail(x, y)) return -0.75
    if (y < 560) return 1.1 - (x - 480) / 900
    return x < 560 ? 1.35 - (x - 380) / 700 : 0.35 - (x - 560) / 1600
  }

  function size(x: number, y: number): number {
    return Math.min(56, 34 + Math.max(0, y - 420) / 16 + Math.max(0, x - 420) / 40)
  }

  function lit(x: number, y: number): number {
    if (tail(x, y) || y < 430) return 0
    return 1.25 - (x - 366) / 900 - (y - 420) / 560
  }

  sheet.hatch('leaf', grow(body, -16), {
    along: lie,
    gap: 44,
    length: [60, 150],
    width: [9, 20],
    chance: (x, y) => (tail(x, y) || y < 430 ? 0 : 1.1 - lit(x, y)),
  })
  sheet.print(
    'paper',
    layFeathers(sheet.random, grow(body, -18), {
      along: lie,
      size,
      gap: 64,
      weight: 0.24,
      chance: lit,
    }),
  )
  sheet.printStrokes(
    'paper',
    [
      ['470,420 468,370 484,324', 12],
      ['504,440 508,384 512,330', 13],
      ['548,462 550,410 538,356', 12],
      ['444,470 440,430 446,404', 9],
      ['590,500 594,460 574,412', 11],
    ],
    'wedge',
  )
  sheet.printStrokes('leaf', [
    ['1180,560 1250,420 1304,226', 26],
    ['1270,560 1350,420 1412,214', 26],
    ['1370,590 1450,440 1530,230', 28],
    ['1470,630 1560,480 1640,330', 28],
  ])
  sheet.printStrokes(
    'paper',
    [
      ['1200,470 1252,370 1296,210', 9],
      ['1300,480 1366,370 1416,190', 8],
      ['1420,480 1480,380 1540,200', 7],
    ],
    'wedge',
  )
}

/** The folded wing: a plate of its own, three rows of tips and the long quills behind them. */
function printWing(sheet: Sheet, body: Shape): void {
  const wing = sheet.cut(
    '690,640 800,600 940,604 1090,640 1250,640 1430,600* 1380,690* 1440,700* 1350,770* 1390,796* 1240,850 1040,880 850,850 730,770 680,700',
    { wander: 2, wave: 70 },
  )
  sheet.printWithin('paper', cutAway(move(wing, -6, -8), wing), body)
  sheet.print('ink', wing)
  const quills = sheet.strokes(
    [
      ['1390,622 1240,672 1080,690', 18],
      ['1404,702 1240,736 1070,738', 18],
      ['1350,780 1220,800 1060,790', 17],
      ['1250,838 1140,846 1020,832', 15],
    ],
    'wedge',
  )
  sheet.print('mist', quills)
  const tips = layFeathers(
    sheet.random,
    sheet.cut('700,640 900,610 1050,660 1040,840 860,830 720,740'),
    {
      along: () => 0.2,
      size: () => 60,
      gap: 76,
      weight: 0.24,
      chance: () => 1,
    },
  )
  sheet.printWithin('paper', tips, grow(wing, -4))
}

function printFace(sheet: Sheet, wattle: Shape): void {
  const face = sheet.cut('414,318 440,296 476,306 490,340 470,372 432,378 412,362', { wander: 1.2 })
  sheet.print('beet', join(face, wattle))
  sheet.printCut('turmeric', ellipse(452, 334, { rx: 16, ry: 15, corners: 10 }), { wander: 0.6 })
  sheet.printCut('ink', ellipse(449, 335, { rx: 9, ry: 9, corners: 8 }), { wander: 0.4 })
  sheet.print('paper', sheet.stroke('404,402 400,430 406,458', 6))
  sheet.printStrokes('ink', [
    ['436,232 446,260 450,280', 7],
    ['486,222 490,252 488,274', 7],
    ['528,230 526,258 520,280', 7],
  ])
}
