import { pointsAt } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { printCabbageHead } from '../things/cabbage-head.ts'
import { printWheelbarrow } from '../things/wheelbarrow.ts'

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
