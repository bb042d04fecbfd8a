import { cutAway, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { light } from './light.ts'

const knobs = [
  '-210,34 -222,-6 -196,-44 -140,-52 -80,-40 -20,-54 50,-50 120,-58 166,-36 176,6 160,44 100,54 40,44 -20,56 -90,46 -150,58',
  '-190,-20 -200,-60 -170,-84 -120,-78 -96,-40',
  '10,-30 14,-86 40,-120 34,-160 66,-184 104,-170 110,-130 92,-96 90,-40',
  '-10,30 -14,84 8,120 4,156 40,178 76,160 82,120 70,80 90,36',
  '-150,40 -140,80 -106,88 -84,44',
]
const rings = [
  '-176,-48 -160,0 -172,54',
  '-128,-52 -112,0 -122,52',
  '-60,-46 -46,4 -58,52',
  '-4,-52 10,0 2,50',
  '60,-50 74,0 66,46',
  '112,-54 126,0 116,50',
  '24,-100 62,-92 98,-102',
  '40,-140 72,-134 106,-142',
  '-8,80 30,92 72,76',
  '8,126 42,136 78,122',
]
const cutFace = '156,-42 184,-34 194,4 182,38 156,50 140,26 138,-16'

/** A root of ginger with one end cut through: thin skin, rings, a yellow wet face. */
export function printGinger(sheet: Sheet, placing: Placing): void {
  const scale = placing.scale ?? 1
  const cut = (text: string, wander = 2): Shape =>
    sheet.cut(pointsAt(text, placing), { wander, wave: 60 })
  const root = join(...knobs.map((knob) => cut(knob)))
  const face = cut(cutFace)
  const whole = join(root, face)
  sheet.print('ink', move(whole, 26, 36))
  sheet.printFree('tan', whole, { by: 2, towards: light, shift: 6 })
  sheet.print('crust', cutAway(whole, move(whole, -22 * scale, -24 * scale)))
  const bands = rings.map((line) => gouge(pointsAt(line, placing), 8 * scale))
  sheet.printWithin('crust', bands, root)
  sheet.hatch('ink', root, {
    along: (placing.turn ?? 0) + 1.5,
    gap: 26,
    length: [30, 80],
    width: [5, 10],
    chance: (x, y) => ((x - (placing.x ?? 0)) * 0.5 + (y - (placing.y ?? 0)) * 0.9) / (scale * 170),
  })
  sheet.printFree('turmeric', face, { by: 2, towards: light, shift: 3 })
  const fibres = ['166,-24 170,4 164,32', '152,-14 156,6 152,26', '180,-12 182,6 178,22'].map(
    (line) => gouge(pointsAt(line, placing), 6 * scale),
  )
  sheet.print('crust', fibres)
}
