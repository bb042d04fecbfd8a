import { join } from '../kit/geometry.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'

/** 100 units from her feet, at 0,0, to her comb; she looks to the right. */
const hen = {
  body:
    '40,-92 46,-86 47,-76 52,-60 44,-42 26,-28 4,-22 -18,-26 -34,-38 -46,-56* -58,-78* -50,-80* -52,-92* ' +
    '-42,-88* -38,-96* -30,-82 -18,-64 0,-58 16,-62 24,-76 28,-88',
  beak: '44,-86* 58,-80* 46,-76*',
  comb: '26,-88* 28,-98* 33,-92* 37,-101* 41,-93* 46,-96* 45,-86*',
  legs: ['0,-28* 8,-28* 6,-4* 16,0* -2,1* 1,-6*', '14,-30* 21,-30* 26,-8* 36,-3* 20,-3* 20,-10*'],
}

/** A hen so far off that she is one flat shape, but for her comb; and the rim that the light gives her, if any. */
export function printFarHen(sheet: Sheet, placing: Placing, rim = 0): void {
  const style = { wander: 0.6 * (placing.scale ?? 1), wave: 30, facet: 0.5 }

  function cut(outline: string): Shape {
    return sheet.cut(pointsAt(outline, placing), style)
  }

  const [comb, beak] = [cut(hen.comb), cut(hen.beak)]
  const body = join(cut(hen.body), ...hen.legs.map(cut))
  if (rim > 0) sheet.print('paper', move(body, rim, -rim * 0.8), 'exact')
  sheet.print('beet', comb, 'exact')
  sheet.print('turmeric', beak, 'exact')
  sheet.print('ink', body, 'exact')
}
