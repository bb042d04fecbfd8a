import { cutAway, join } from '../kit/geometry.ts'
import type { Field } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Point } from '../kit/shape.ts'
import { growTuft } from './gouged-lines.ts'

const near = { x: 292, foot: 962, crown: 900, tall: 1120, half: 158 }

/** The nearest tree: its branches sweep up close to the trunk, and the light falls between them. */
export function printNearPoplar(sheet: Sheet): void {
  const { random } = sheet
  const trunk = sheet.cut('262,974* 272,900 276,800* 312,800* 316,900 330,980*', { wander: 1 })
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 13 }, (_, index) => index / 12).flatMap((up) => {
      const wide =
        near.half * Math.min(1, 0.3 + 1.9 * up) * (1 - 0.25 * up) * random.between(0.86, 1.1)
      const y = near.crown - up * near.tall
      return [
        { x: near.x + side * wide * 0.82, y },
        { x: near.x + side * wide * 0.98, y: y - random.between(90, 150), corner: true },
      ]
    })
  const crown = sheet.cut([...edge(-1), ...edge(1).toReversed()], { wander: 2, wave: 50 })
  sheet.print('ink', trunk)
  sheet.print('leaf', crown)
  const sweep: Field = (x) => -Math.PI / 2 + ((x - near.x) / near.half) * 0.24
  const marks = { along: sweep, length: [70, 210] } as const
  sheet.hatch('ink', crown, {
    ...marks,
    gap: 27,
    width: [10, 22],
    chance: (x, y) => 0.1 + (x - near.x + 40) / 190 + (y - 700) / 900,
  })
  sheet.hatch('turmeric', crown, {
    ...marks,
    gap: 26,
    width: [6, 13],
    chance: (x) => (near.x + 20 - x) / 110,
  })
  const gaps = sheet.gouges(crown, {
    ...marks,
    gap: 60,
    length: [60, 120],
    width: [6, 10],
    chance: 0.16,
  })
  sheet.print('brine', gaps)
  const roots = growTuft(
    random,
    { x: near.x, y: near.foot + 20 },
    { count: 12, height: 70, spread: 80, width: [10, 16] },
  )
  sheet.print('leaf', roots)
}

export function printReeds(sheet: Sheet): void {
  const blades = [1350, 1420, 1500, 1570].flatMap((x, index) =>
    growTuft(
      sheet.random,
      { x, y: 1226 },
      {
        count: 9,
        height: 300 + index * 70,
        spread: 44,
        width: [11, 20],
        lean: -0.12,
      },
    ),
  )
  sheet.print('ink', join(blades))
  const stems = sheet.strokes([
    ['1392,1220 1376,980 1340,760', 9],
    ['1512,1220 1500,940 1470,690', 10],
  ])
  const heads = join(
    sheet.cut('1334,690* 1346,700 1362,800 1356,856* 1340,860 1328,790 1326,710', { wander: 1 }),
    sheet.cut('1464,610* 1476,620 1492,724 1488,784* 1470,788 1458,710 1456,630', { wander: 1 }),
  )
  const tips = sheet.strokes([
    ['1330,700 1326,660 1324,626', 7],
    ['1460,620 1456,580 1453,544', 7],
  ])
  sheet.print('ink', [...stems, ...tips])
  sheet.print('crust', heads)
  sheet.print('ink', cutAway(heads, move(heads, -9, -3)))
}

/** Two boards on two piles, and what they darken in the water. */
export function printDitchPlank(sheet: Sheet): void {
  sheet.printStrokes('leaf', [['980,664 1070,660 1196,664', 22]])
  sheet.printStrokes(
    'ink',
    [
      ['968,640 968,664 966,690', 15],
      ['1192,640 1192,664 1194,692', 15],
    ],
    'even',
  )
  sheet.printStrokes('ink', [['926,646 1070,640 1224,646', 22]], 'even')
  sheet.printStrokes('paper', [['924,632 1070,626 1222,632', 13]], 'even')
}
