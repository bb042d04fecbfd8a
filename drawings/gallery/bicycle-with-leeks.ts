import { move } from '../kit/place.ts'
import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { rectangle } from '../kit/shape.ts'
import { layBricks } from '../things/brick-wall.ts'
import { cutBicycle, printBicycle } from '../things/farm-bicycle.ts'
import { light } from '../things/light.ts'
import { printPannier } from '../things/market-pannier.ts'

/** The bicycle leans against the barn, its bags full; the sun is high on the left. */
export function drawBicycleWithLeeks(): Sheet {
  const sheet = openSheet({
    name: 'bicycle-with-leeks',
    seed: 38,
    thin: 1.2,
    slip: { beet: [3, 3], leaf: [2, -2], deep: [-2, 2], mist: [3, 2] },
    grain: 50,
  })
  const wall = rectangle(-40, -40, 1640, 1090)
  sheet.print('crust', wall, 'exact')
  const { joints, burnt } = layBricks(sheet, wall, {
    brick: [178, 66],
    joints: (x, y) => 1.05 - (x + y) / 2300,
    burnt: (_, y) => (y < 330 ? 0.07 : 0),
  })
  sheet.print('beet', burnt)
  const bicycle = cutBicycle(sheet)
  const bag = sheet.cut('936,492* 1386,492* 1388,880 1330,920 980,910 930,860')
  const shadow = overlap(move(join(bicycle.wheels, bicycle.frame, bag), 108, 62), wall)
  sheet.print('paper', cutAway(joints, grow(shadow, 3)))
  sheet.print('beet', shadow)
  printYard(sheet)
  sheet.print('paper', halo(join(bicycle.frame), { by: 1, towards: light, shift: 4 }))
  printBicycle(sheet, bicycle)
  printPannier(sheet)
  return sheet
}

/** The strip of paving the wheels stand on. */
function printYard(sheet: Sheet): void {
  const yard = sheet.cut('-30,1046* 400,1040 1000,1050 1630,1042* 1630,1230* -30,1230*', {
    wander: 3,
  })
  sheet.print('paper', move(yard, 0, -6))
  sheet.print('mist', yard)
  sheet.hatch('ink', sheet.cut('60,1082* 420,1074 420,1112 90,1116*'), {
    along: 0,
    gap: 13,
    length: [80, 220],
    width: [8, 14],
    chance: 1,
  })
  sheet.hatch('ink', sheet.cut('940,1082* 1560,1074 1600,1116 980,1118*'), {
    along: 0,
    gap: 13,
    length: [80, 220],
    width: [8, 14],
    chance: 1,
  })
  sheet.hatch('leaf', yard, {
    along: 0.01,
    gap: 26,
    length: [60, 220],
    width: [4, 9],
    chance: 0.55,
  })
  sheet.hatch('paper', yard, {
    along: 0.01,
    gap: 30,
    length: [80, 260],
    width: [6, 12],
    chance: (x) => 0.9 - x / 1600,
  })
}
