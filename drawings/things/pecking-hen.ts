import { cutAway, grow, halo, join } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'
import { layFeathers } from './feathers.ts'
import { light } from './light.ts'

const body =
  '-188,158 -168,128 -148,116 -126,100 -110,64 -90,14 -58,-26 -10,-48 50,-58 100,-72 126,-104 140,-156* 156,-146* 172,-176* 184,-142* 208,-164* 212,-122* 240,-128* 226,-66 204,-8 166,44 126,84* 110,74* 88,102* 62,90 16,90 -26,96 -56,124 -76,152 -100,172 -136,178 -162,172'
const comb = '-166,128 -188,116 -170,110 -180,86 -156,98 -152,72 -134,92 -122,78 -118,104 -136,114'
const wattle = '-168,166 -154,170 -154,196 -168,206 -182,188'
const beak = '-172,138* -206,178* -166,168*'
const wing = '-40,-12 20,-28 86,-20 146,2* 120,18* 130,34* 92,36* 94,52* 46,52 0,46 -34,22'
const legs: readonly [string, number][] = [
  ['18,84 10,130 -4,178', 14],
  ['62,84 76,126 84,172', 14],
  ['-4,174 -24,182 -42,182', 9],
  ['-4,174 8,188 22,194', 9],
  ['84,168 64,178 46,178', 9],
  ['84,168 98,180 114,184', 9],
]

/** A hen with her beak in the straw; she looks to the left unless mirrored. */
export function printPeckingHen(
  sheet: Sheet,
  placing: Placing,
  inks: { coat: Ink; cut: Ink; shade: Ink },
): void {
  const scale = placing.scale ?? 1
  const { random } = sheet

  function at(text: string, wander = 1.4): Shape {
    return sheet.cut(pointsAt(text, placing), { wander, wave: 60 })
  }

  const coat = at(body)
  const crest = at(comb)
  const fold = at(wing)
  sheet.print(
    'turmeric',
    legs.flatMap(([line, width]) =>
      sheet.stroke(pointsAt(line, placing), width * scale, width > 10 ? 'even' : 'wedge'),
    ),
  )
  sheet.print('paper', halo(join(coat, crest), { by: 1.5, towards: light, shift: 4 }))
  sheet.print('beet', join(crest, at(wattle)))
  sheet.print('turmeric', at(beak, 0.5))
  sheet.print(inks.coat, coat)

  const centre = { x: placing.x ?? 0, y: placing.y ?? 0 }
  const back = placing.mirror ? Math.PI - 0.15 : 0.15
  const style = { along: () => back, size: () => 26 * scale, gap: 27 * scale }
  const coatInside = grow(coat, -8 * scale)
  sheet.print(
    inks.shade,
    layFeathers(random, coatInside, {
      ...style,
      weight: 0.3,
      chance: (_, y) => (y - centre.y - 10 * scale) / (90 * scale),
    }),
  )
  sheet.print(
    inks.cut,
    layFeathers(random, coatInside, {
      ...style,
      chance: (_, y) => 0.75 - (y - centre.y + 60 * scale) / (120 * scale),
    }),
  )
  sheet.printWithin('paper', cutAway(move(fold, -3 * scale, -4 * scale), fold), coat)
  sheet.print(
    inks.shade,
    layFeathers(random, grow(fold, -4), { ...style, gap: 30 * scale, chance: () => 0.9 }),
  )
  const eye = placeOutline([{ x: -148, y: 138 }], placing)[0] ?? { x: 0, y: 0 }
  sheet.print('paper', [ellipse(eye.x, eye.y, { rx: 7 * scale, ry: 7 * scale, corners: 8 })])
  sheet.print('ink', [ellipse(eye.x, eye.y, { rx: 4 * scale, ry: 4 * scale, corners: 6 })])
}
