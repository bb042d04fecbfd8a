import { halo, join } from '../kit/geometry.ts'
import { pointsAt, move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'

/** A broad kitchen knife lying flat, its tip at 0,0 and its handle to the right. */
export function printKnife(sheet: Sheet, placing: Placing, light: readonly [number, number]): void {
  const { turn = 0 } = placing

  function cut(outline: string, wander: number): ReturnType<Sheet['cut']> {
    return sheet.cut(pointsAt(outline, placing), { wander })
  }

  const blade = cut('0,6* 60,-22 130,-44 220,-58 330,-62* 332,20* 200,20 90,16', 1.2)
  const bolster = cut('326,-64* 356,-62* 356,-22* 342,-14 334,22* 326,22*', 0.8)
  const handle = cut(
    '352,-62* 420,-68 520,-66 590,-72 622,-56 616,-14 580,-12 500,-26 420,-24 352,-20*',
    1.6,
  )
  sheet.print('ink', move(join(blade, bolster, handle), 12, 18))
  sheet.print('paper', halo(join(blade, bolster, handle), { by: 1.5, towards: light, shift: 4 }))
  sheet.print('mist', blade)
  sheet.print('paper', cut('0,6* 90,14 200,18 332,18* 332,-2* 200,-2 100,2', 1))
  sheet.hatch('paper', blade, {
    along: turn - 0.12,
    gap: 15,
    length: [60, 190],
    width: [4, 9],
    chance: 0.28,
  })
  sheet.hatch('leaf', blade, {
    along: turn - 0.14,
    gap: 17,
    length: [50, 170],
    width: [3, 7],
    chance: 0.22,
  })
  sheet.print('leaf', bolster)
  sheet.print('ink', handle)
  sheet.hatch('crust', handle, {
    along: turn - 0.04,
    gap: 13,
    length: [50, 150],
    width: [3, 7],
    chance: 0.5,
  })
  const rivets = [396, 480, 566].map((x) => ellipse(x, -44, { rx: 7, ry: 7, corners: 7 }))
  sheet.print(
    'paper',
    rivets.map((rivet) => placeOutline(rivet, placing)),
  )
}
