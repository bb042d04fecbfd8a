import { cutAway, grow, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { layBricks } from './brick-wall.ts'

/** Brick, and so close that it runs out of the picture above and below. */
export function printGatePost(sheet: Sheet): void {
  const post = sheet.cut('1000,150* 1660,116* 1660,1260* 1016,1260*', { wander: 2 })
  const cap = sheet.cut('950,66* 1660,20* 1660,132* 968,166*', { wander: 2 })
  sheet.print('paper', halo(join(post, cap), { by: 2, towards: [-1, -0.6], shift: 6 }))
  sheet.print('crust', post)
  const { joints, burnt } = layBricks(sheet, post, {
    brick: [172, 66],
    joints: (x, y) => 0.92 - (x - 1000) / 2200 - y / 5200,
    burnt: () => 0.09,
  })
  sheet.printWithin('ink', burnt, grow(post, -6))
  sheet.printWithin('deep', joints, grow(post, -3))
  sheet.print('mist', cap)
  sheet.hatch('leaf', cap, {
    along: -0.06,
    gap: 17,
    length: [60, 220],
    width: [5, 11],
    chance: (x, y) => (y + x * 0.06 - 120) / 70,
  })
  sheet.printCut('ink', '1002,163* 1660,130* 1660,168* 1003,204*', { wander: 3 })
}

/** Ivy at the foot of the post and up its left edge, each leaf cut free of the one behind. */
export function printIvy(sheet: Sheet): void {
  const { random } = sheet
  const leaf = points('0,-30* 13,-14* 32,-12* 22,6* 18,26* 0,18* -18,26* -22,6* -32,-12* -13,-14*')
  sheet.print('ink', [
    gouge(points('1050,1250 1064,1120 1030,1010 1054,900 1022,790 1040,700'), 12, 'wedge'),
    gouge(points('1560,1250 1590,1140 1560,1050'), 12, 'wedge'),
  ])
  let laid: Shape = []
  for (const [x, y, many, spread] of [
    [1040, 740, 2, 20],
    [1036, 870, 4, 40],
    [1040, 1010, 7, 56],
    [1070, 1150, 13, 90],
    [1560, 1120, 6, 70],
    [1300, 1190, 12, 220],
  ] as const) {
    for (let index = 0; index < many; index++) {
      const placed = placeOutline(leaf, {
        x: x + random.spread() * spread * 1.2,
        y: y + random.spread() * 80,
        turn: random.spread() * 1.4,
        scale: random.between(0.75, 1.15),
      })
      laid = join(cutAway(laid, grow([placed], 5)), [placed])
    }
  }
  sheet.print('paper', grow(laid, 2.5))
  sheet.print('ink', move(laid, 8, 10))
  sheet.print('leaf', laid)
}
