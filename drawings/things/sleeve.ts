import { halo, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points } from '../kit/shape.ts'
import { wedges } from '../kit/wedges.ts'

/** A rolled-up sleeve on the arm of a hand with the same placing. */
export function printSleeve(
  sheet: Sheet,
  placing: Placing,
  cloth: { ink: Ink; stripe: Ink; light: readonly [number, number] },
): void {
  const { light } = cloth
  const outline = placeOutline(points('-27,64* 0,58 27,64* 31,96 40,170* -40,170* -31,96'), placing)
  const sleeve = sheet.cut(outline, { wander: 2 })
  sheet.print('ink', move(sleeve, 18, 24))
  sheet.print('paper', halo(sleeve, { by: 1, towards: light, shift: 4 }))
  sheet.print(cloth.ink, sleeve)
  const scale = placing.scale ?? 1
  const stripes = [-2, -1, 0, 1, 2].map((index) =>
    gouge(
      placeOutline(points(`${index * 12},74 ${index * 12.8},110 ${index * 15},168`), placing),
      scale * 2,
      'even',
    ),
  )
  sheet.print(cloth.stripe, overlap(stripes, sleeve))
  const shade = { light, side: 'shaded', threshold: 0.1, slant: 0.8 } as const
  sheet.print(
    'ink',
    wedges(sheet.random, sleeve, { ...shade, gap: scale * 4.4, length: [20, 64], width: [8, 13] }),
  )
  const cuff = sheet.cut(placeOutline(points('-30,60* 0,53 30,60* 32,82* 0,75 -32,82*'), placing), {
    wander: 1.5,
  })
  sheet.print('paper', halo(cuff, { by: 1.5, towards: light, shift: 4 }))
  sheet.print(cloth.ink, cuff)
  sheet.print(
    'ink',
    wedges(sheet.random, cuff, { ...shade, gap: scale * 3.6, length: [10, 30], width: [6, 11] }),
  )
}
