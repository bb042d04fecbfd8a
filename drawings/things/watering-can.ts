import { grow, join } from '../kit/geometry.ts'
import { pointsAt, move, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A zinc watering can, its spout to the left, about 300 units high before it is placed. */
export function printWateringCan(sheet: Sheet, placing: Placing): void {
  const scale = placing.scale ?? 1

  function at(text: string): Shape {
    return sheet.cut(pointsAt(text, placing), { wander: 1.6 })
  }

  function line(text: string, width: number): Shape {
    return sheet.stroke(pointsAt(text, placing), width * scale, 'even')
  }

  const body = at('-104,-176* 0,-192 104,-176* 118,-10* 96,8 0,22 -96,8 -118,-10*')
  const spout = at('-104,-112* -102,-14* -190,-62 -288,-178* -262,-206* -182,-124')
  const rose = at('-250,-208* -284,-284* -322,-262 -362,-194* -276,-174*')
  const arch = line('-40,-176 -20,-262 60,-290 140,-250 176,-150 150,-70 112,-40', 19)
  const brace = line('-214,-150 -150,-160 -92,-156', 13)
  const can = join(body, spout, rose, arch, brace)
  sheet.printWithin('ink', move(can, 26, 30), grow(can, 60))
  sheet.printFree('mist', can, { by: 2, towards: light })
  const x = placing.x ?? 0
  const upright = { along: Math.PI / 2 + 0.03, length: [50 * scale, 130 * scale] as const }
  sheet.hatch('ink', body, {
    ...upright,
    gap: 17 * scale,
    width: [5 * scale, 11 * scale],
    chance: (atX) => (atX - x - 20 * scale) / (80 * scale),
  })
  sheet.hatch('paper', body, {
    ...upright,
    gap: 19 * scale,
    width: [6 * scale, 12 * scale],
    chance: (atX) => (x - 24 * scale - atX) / (70 * scale),
  })
  sheet.print(
    'ink',
    join(
      line('-112,-128 0,-112 110,-128', 7),
      line('-116,-44 0,-26 116,-44', 7),
      line('-106,-20 -190,-74 -272,-176', 9),
      line('-4,-176 20,-246 70,-272 126,-238 160,-150', 6),
    ),
  )
  const sieve = ellipse(-324, -240, { rx: 50, ry: 15, corners: 12, turn: -0.86 })
  sheet.printCut('paper', placeOutline(sieve, placing), { wander: 0.8 })
  const holes = points('-350,-210 -340,-226 -328,-232 -318,-246 -306,-256 -298,-268')
  sheet.strew('ink', placeOutline(holes, placing), [7, 9], 'round')
  const mouth = sheet.cut(
    placeOutline(ellipse(14, -178, { rx: 84, ry: 22, corners: 14 }), placing),
    { wander: 1 },
  )
  sheet.print('paper', grow(mouth, 6))
  sheet.print('ink', mouth)
}
