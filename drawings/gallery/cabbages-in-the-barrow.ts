import { cutAway, grow, join } from '../kit/geometry.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { printCabbageHead } from '../things/cabbage-head.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { light } from '../things/light.ts'

const barrow = { x: 850, y: 600, turn: -0.5, scale: 1.72 }

/** A barrow of cabbages, looked down on from the barn loft. */
export function drawCabbagesInTheBarrow(): Sheet {
  const sheet = openSheet({
    name: 'cabbages-in-the-barrow',
    seed: 85,
    thin: 2.6,
    slip: { beet: [3, 2], mist: [3, 3], crust: [3, -3], turmeric: [-3, 2] },
    grain: 24,
  })
  printYard(sheet)
  printWheelbarrow(sheet, barrow)
  const heads: readonly [string, number, number, 'green' | 'red'][] = [
    ['-128,-216', 116, 2.2, 'green'],
    ['112,-222', 112, 0.4, 'red'],
    ['-186,36', 118, -0.5, 'red'],
    ['180,6', 116, 1.4, 'green'],
    ['-120,226', 112, 2.9, 'green'],
    ['146,224', 118, -2.6, 'red'],
    ['2,-10', 128, -1.9, 'red'],
  ]
  for (const [place, radius, turn, kind] of heads) {
    const [at] = pointsAt(place, barrow)
    if (!at) continue
    const coat =
      kind === 'red'
        ? ({ outer: 'beet', heart: 'beet', vein: 'paper', shade: 'ink', dim: 'beet' } as const)
        : ({ outer: 'leaf', heart: 'brine', vein: 'mist', shade: 'leaf', dim: 'mist' } as const)
    printCabbageHead(sheet, { x: at.x, y: at.y, radius: radius * barrow.scale, turn, ...coat })
  }
  return sheet
}

/** Grass with the first frost on it, and the track of the wheel through it. */
function printYard(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('mist', frame, 'exact')
  const lie = (x: number, y: number): number => -1.1 + Math.sin(x / 700 + y / 500) * 0.5
  const frost = { along: lie, gap: 58, length: [90, 230] } as const
  sheet.hatch('paper', frame, { ...frost, width: [10, 22], chance: 0.62 })
  sheet.hatch('leaf', frame, { ...frost, width: [6, 13], chance: 0.4 })
  const tufts = sheet
    .scatter(frame, 12)
    .flatMap((foot) =>
      growTuft(random, foot, { count: 5, height: 110, spread: 26, width: [12, 20], lean: 0.3 }),
    )
  sheet.print('leaf', tufts)
}

/** Seen from straight above, wheel up and handles down, before it is turned. */
const tub = '-250,-330* 0,-352 250,-330* 330,300* 0,326 -330,300*'
const handles = [
  '-196,-330* -160,-336* -266,330 -330,640 -372,900* -416,894* -376,620 -306,300',
  '160,-336* 196,-330* 306,300 376,620 416,894* 372,900* 330,640 266,330',
] as const

type Barrow = { inside: Shape; along: number }

function printWheelbarrow(sheet: Sheet, placing: Placing): Barrow {
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
