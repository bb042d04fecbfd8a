import { halo, join } from '../kit/geometry.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'
import { light } from './light.ts'

/** An empty jar on its side, mouth to the left, running out of the sheet on the right. */
export function printFallenJar(sheet: Sheet): void {
  sheet.printCut('leaf', '542,520 616,540 816,548* 816,584* 616,580 536,548', { wander: 3 })
  const body = sheet.cut(
    '542,326* 564,324 582,306 616,290 676,284 826,282* 826,552* 676,548 616,542 582,526 564,510 542,508*',
    { wander: 1.6 },
  )
  const mouth = sheet.cut(ellipse(540, 417, { rx: 32, ry: 92, corners: 20 }), { wander: 1 })
  const glass = join(body, mouth)
  sheet.print('paper', halo(glass, { by: 2, towards: light, shift: 5 }))
  sheet.print('leaf', halo(glass, { by: 0, towards: [0.2, 1], shift: 5 }))
  sheet.print('mist', glass)
  sheet.printWithin(
    'brine',
    body,
    sheet.cut('536,300 616,300 836,296* 836,520* 676,506 596,480 566,440'),
  )
  const along = (x: number, y: number): number => ((y - 417) / 600) * (x < 640 ? -0.6 : -0.05)
  sheet.hatch('paper', body, {
    along,
    gap: 17,
    length: [60, 190],
    width: [5, 11],
    chance: (_, y) => (y < 350 ? 0.75 : y < 400 ? 0.3 : 0.03),
  })
  sheet.hatch('leaf', body, {
    along,
    gap: 16,
    length: [50, 160],
    width: [4, 9],
    chance: (_, y) => (y - 440) / 160,
  })
  sheet.print('leaf', sheet.stroke('576,520 616,537 696,544 826,546', 8))
  sheet.print('leaf', sheet.stroke('580,312 616,296 676,291 756,289', 5))
  sheet.print('paper', mouth)
  sheet.printCut('brine', ellipse(542, 417, { rx: 26, ry: 84, corners: 18 }), { wander: 1 })
  const hollow = sheet.cut(ellipse(549, 420, { rx: 20, ry: 76, corners: 16 }), { wander: 1 })
  sheet.print('leaf', hollow)
  const gleam = { gap: 7, length: [30, 80], width: [3, 6] } as const
  sheet.hatch('mist', hollow, {
    ...gleam,
    along: Math.PI / 2,
    chance: (x, y) => (x - 540) / 26 + (y - 440) / 90,
  })
  const wire = join(
    sheet.stroke('572,318 584,360 587,420 584,476 572,516', 6, 'even'),
    sheet.stroke('582,500 566,536 536,552 504,546', 5, 'even'),
  )
  sheet.printFree('ink', wire, { by: 1.2, towards: light, shift: 2.5 })
}

/** Its lid, flat on the grass, with the rubber ring still on. */
export function printLid(sheet: Sheet): void {
  const rubber = sheet.cut(ellipse(118, 540, { rx: 98, ry: 30, corners: 18 }), { wander: 1 })
  const lid = sheet.cut(ellipse(114, 526, { rx: 86, ry: 25, corners: 18 }), { wander: 1 })
  const well = sheet.cut(ellipse(112, 522, { rx: 62, ry: 16, corners: 16 }), { wander: 1 })
  sheet.printCut('leaf', ellipse(146, 552, { rx: 96, ry: 22, corners: 14 }), { wander: 2 })
  sheet.print('paper', halo(join(rubber, lid), { by: 2, towards: light, shift: 4 }))
  sheet.print('crust', rubber)
  sheet.printFree('mist', lid, { by: 1, towards: light, shift: 2 })
  sheet.print('brine', well)
  sheet.hatch('paper', well, {
    along: -0.05,
    gap: 8,
    length: [20, 60],
    width: [3, 5],
    chance: (x) => 0.8 - (x - 60) / 120,
  })
}
