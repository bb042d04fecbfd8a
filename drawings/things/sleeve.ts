import { cutAway } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'

/** A rolled-up sleeve on the arm of a hand with the same placing. */
export function printSleeve(
  sheet: Sheet,
  placing: Placing,
  cloth: { ink: Ink; stripe: Ink; light: readonly [number, number] },
): void {
  const { light } = cloth
  const outline = pointsAt('-27,64* 0,58 27,64* 31,96 40,170* -40,170* -31,96', placing)
  const sleeve = sheet.cut(outline, { wander: 2 })
  sheet.print('ink', move(sleeve, 18, 24))
  sheet.printFree(cloth.ink, sleeve, { by: 1, towards: light, shift: 4 })
  const scale = placing.scale ?? 1
  const stripes = [-2, -1, 0, 1, 2].map((index) =>
    gouge(
      pointsAt(`${index * 12},74 ${index * 12.8},110 ${index * 15},168`, placing),
      scale * 2,
      'even',
    ),
  )
  sheet.printWithin(cloth.stripe, stripes, sleeve)
  const shade = { light, side: 'shaded', threshold: 0.3, slant: 1.05 } as const
  sheet.wedge('ink', sleeve, { ...shade, gap: scale * 10, length: [50, 120], width: [9, 15] })
  const cuff = sheet.cut(pointsAt('-30,60* 0,53 30,60* 32,82* 0,75 -32,82*', placing), {
    wander: 1.5,
  })
  sheet.printFree(cloth.ink, cuff, { towards: light, shift: 4 })
  sheet.print('ink', cutAway(cuff, move(cuff, light[0] * scale * 2.2, light[1] * scale * 2.2)))
}
