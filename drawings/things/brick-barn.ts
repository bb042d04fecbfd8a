import { cutAway, grow, halo, join } from '../kit/geometry.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'

export type LowSun = { sun: { x: number; y: number }; horizon: number }

/** A barn seen past its gable, running out of the sheet on the right, its cart doors open. */
export function printBrickBarn(sheet: Sheet): void {
  const gable = sheet.cut('330,846* 330,520* 500,196* 520,190* 690,440* 690,900*', { wander: 2.4 })
  const side = sheet.cut('690,436* 1640,584* 1640,812* 690,900*', { wander: 2 })
  const roof = sheet.cut('492,150* 1640,444* 1640,606* 690,470* 648,470*', { wander: 3 })
  const verge = sheet.cut('508,146* 486,158* 300,534* 318,560* 506,212* 660,480* 700,474*', {
    wander: 2,
  })
  const door = doorway(sheet)
  sheet.print('paper', halo(join(gable, roof, verge), { by: 2, towards: [-0.5, -1], shift: 6 }))
  sheet.print('crust', gable)
  sheet.hatch('ink', gable, {
    along: (_, y) => 0.16 * ((y - 640) / 260),
    gap: 25,
    length: [34, 92],
    width: [6, 13],
    chance: (x) => 0.55 + (x - 330) / 900,
  })
  sheet.print('ink', cutAway(side, door))
  sheet.hatch('crust', cutAway(side, grow(door, 26)), {
    along: (_, y) => 0.13 - (y - 460) / 1700,
    gap: 27,
    length: [30, 92],
    width: [4, 9],
    chance: (x) => 0.62 - Math.abs(x - 1100) / 1900,
  })
  sheet.print('ink', join(roof, verge))
  sheet.hatch('leaf', roof, {
    along: 1.12,
    gap: 34,
    length: [50, 150],
    width: [5, 11],
    chance: 0.7,
  })
  sheet.printStrokes('turmeric', [
    ['520,150 800,222 1200,326 1630,438', 9],
    ['300,532 390,352 488,158', 8],
    ['332,560 331,700 332,840', 7],
  ])
  sheet.printCut('ink', '440,480* 440,404* 486,398* 488,478*', { wander: 1 })
}

function doorway(sheet: Sheet): Shape {
  return sheet.cut('984,874* 984,566* 1010,530 1100,532 1216,560 1240,590* 1240,850*', {
    wander: 1.5,
  })
}

/**
 * The view through both doors: the far field, the sun, and its light on the threshing floor and the
 * yard.
 */
export function printLightThroughDoor(sheet: Sheet, { sun, horizon }: LowSun): void {
  const rays = (x: number, y: number): number => Math.atan2(y - sun.y, x - sun.x)
  const door = doorway(sheet)
  const far = sheet.cut('1018,826* 1018,596* 1204,620* 1204,810*', { wander: 1.2 })
  sheet.print('ink', door)
  sheet.print('paper', far)
  const disc = sheet.cut(ellipse(sun.x, sun.y, { rx: 66, ry: 66 }), { wander: 1.2 })
  sheet.printWithin('turmeric', disc, far)
  const field = sheet.cut(
    `1000,${horizon}* 1080,${horizon - 6} 1230,${horizon + 2}* 1230,840* 1000,840*`,
    {
      wander: 2,
      wave: 40,
    },
  )
  sheet.printWithin('leaf', field, far)
  sheet.printWithin(
    'turmeric',
    sheet.gouges(field, {
      along: rays,
      gap: 15,
      length: [30, 80],
      width: [5, 9],
      chance: 0.9,
    }),
    far,
  )
  const ladder = sheet.strokes(
    [
      ['1168,806 1160,700 1150,560', 11],
      ['1196,804 1190,700 1180,560', 11],
      ['1162,760 1178,758 1192,757', 9],
      ['1158,700 1174,698 1190,697', 9],
      ['1154,640 1170,638 1186,637', 9],
    ],
    'even',
  )
  sheet.print('ink', ladder)
  const floor = sheet.cut('1018,824* 1204,808* 1244,848* 982,874*', { wander: 1 })
  const pool = sheet.cut('982,876* 1244,850* 1480,1230* 640,1230*', { wander: 4 })
  const lit = join(floor, pool)
  sheet.print('turmeric', lit)
  sheet.hatch('paper', lit, {
    along: rays,
    gap: 30,
    length: [120, 340],
    width: (_, y) => 4 + (y - 800) / 20,
    chance: (x, y) => 1.2 - Math.abs(x - 1100) / (60 + (y - 780) * 0.7),
  })
  sheet.hatch('leaf', pool, {
    along: rays,
    gap: 34,
    length: [60, 190],
    width: (_, y) => 3 + (y - 860) / 36,
    chance: (x, y) => Math.abs(x - 1080) / (90 + (y - 800) * 0.9) - 0.25,
  })
  const jambs = sheet.strokes([
    ['986,868 985,720 988,572', 10],
    ['1236,846 1237,720 1234,600', 7],
  ])
  sheet.print('turmeric', jambs)
}
