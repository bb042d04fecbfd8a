import { cutAway, grow, join } from '../kit/geometry.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** Seen from straight above, wheel up and handles down, before it is turned. */
const tub = '-250,-330* 0,-352 250,-330* 330,300* 0,326 -330,300*'
const handles = [
  '-196,-330* -160,-336* -266,330 -330,640 -372,900* -416,894* -376,620 -306,300',
  '160,-336* 196,-330* 306,300 376,620 416,894* 372,900* 330,640 266,330',
] as const

export type Barrow = { inside: Shape; along: number }

export function printWheelbarrow(sheet: Sheet, placing: Placing): Barrow {
  const scale = placing.scale ?? 1
  const along = (placing.turn ?? 0) + Math.PI / 2

  function at(text: string, wander = 2): Shape {
    return sheet.cut(pointsAt(text, placing), { wander })
  }

  const shafts = join(
    ...handles.map((handle) => at(handle)),
    at('-210,-352* 210,-352* 206,-318* -206,-318*'),
  )
  const tray = at(tub)
  const wheel = at(
    '-62,-640 -48,-690 0,-706 48,-690 62,-640 62,-440 46,-400 0,-388 -46,-400 -62,-440',
  )
  const forks = join(
    at('-190,-336* -150,-340* -86,-560* -112,-566*'),
    at('190,-336* 150,-340* 86,-560* 112,-566*'),
    at('-112,-560* 112,-560* 112,-532* -112,-532*'),
  )
  sheet.print('ink', move(join(shafts, tray, wheel, forks), 46, 60))
  sheet.printFree('ink', wheel, { by: 2, towards: light })
  sheet.hatch('mist', grow(wheel, -8), {
    along: along + Math.PI / 2,
    gap: 30 * scale,
    length: [40 * scale, 100 * scale],
    width: [6, 12],
    chance: 0.8,
  })
  for (const wood of [forks, shafts]) {
    sheet.printFree('crust', wood, { by: 2, towards: light })
  }
  sheet.hatch('ink', shafts, {
    along,
    gap: 15,
    length: [60, 190],
    width: [4, 8],
    chance: 0.5,
  })
  const inside = grow(tray, -20 * scale)
  sheet.printFree('crust', tray, { by: 2, towards: light, shift: 6 })
  sheet.print('ink', inside)
  sheet.hatch('ink', cutAway(tray, inside), {
    along,
    gap: 14,
    length: [40, 130],
    width: [4, 9],
    chance: 0.4,
  })
  sheet.printWithin(
    'leaf',
    sheet.gouges(inside, {
      along,
      gap: 30,
      length: [80, 200],
      width: [6, 12],
      chance: 0.5,
    }),
    inside,
  )
  return { inside, along }
}
