import { join } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points } from '../kit/shape.ts'

const grazing =
  '-80,-52 -84,-68 -72,-78 -30,-80 10,-76 48,-82 72,-74 86,-56 98,-32 116,-8 121,4 114,12 100,4 86,-12 74,-22 66,-16 62,20* 50,20* 48,-4 36,-10 0,-4 -24,-8 -34,2 -44,-6 -50,20* -62,20* -64,-12 -72,-26 -78,-38 -81,2 -86,2*'
const standing =
  '-80,-52 -84,-68 -72,-78 -30,-80 10,-76 44,-82 62,-92 72,-106 64,-112* 80,-112 94,-112* 92,-104 106,-90 116,-78 110,-70 94,-74 84,-58 74,-34 64,-18 62,20* 51,20* 48,-4 34,-10 0,-4 -24,-8 -34,2 -44,-6 -48,20* -60,20* -62,-12 -72,-26 -78,-38 -79,2 -85,2*'

/** A cow so far off that she is one flat shape; she looks to the right unless mirrored. */
export function printFarCow(
  sheet: Sheet,
  placing: Placing,
  { pose, ink }: { pose: 'grazing' | 'standing'; ink: Ink },
): void {
  const outline = points(pose === 'grazing' ? grazing : standing)
  const wander = 1.2 * (placing.scale ?? 1)
  sheet.print(
    ink,
    join(sheet.cut(placeOutline(outline, placing), { wander, wave: 30, facet: 0.8 })),
  )
}
