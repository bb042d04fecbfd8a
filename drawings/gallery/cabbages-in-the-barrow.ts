import { hatch } from '../kit/hatch.ts'
import { placeOutline } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { points } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { printCabbageHead } from '../things/cabbage-head.ts'
import { printWheelbarrow } from '../things/wheelbarrow.ts'

const barrow = { x: 760, y: 610, turn: -0.55, scale: 1.42 }

/** A barrow of cabbages, looked down on from the barn loft. */
export function drawCabbagesInTheBarrow(): Sheet {
  const sheet = openSheet({
    name: 'cabbages-in-the-barrow',
    width: 1600,
    height: 1200,
    seed: 85,
    thin: 2.7,
    slip: { beet: [3, 2], mist: [3, 3], crust: [3, -3], turmeric: [-3, 2] },
  })
  printYard(sheet)
  printWheelbarrow(sheet, barrow)
  const heads: readonly [string, number, number, 'green' | 'red'][] = [
    ['-128,-196', 122, 2.2, 'green'],
    ['124,-206', 116, 0.4, 'red'],
    ['-196,44', 128, -0.5, 'red'],
    ['196,20', 124, 1.4, 'green'],
    ['-124,210', 118, 2.9, 'green'],
    ['146,214', 126, -2.6, 'red'],
    ['4,-6', 136, -1.9, 'red'],
  ]
  for (const [place, radius, turn, kind] of heads) {
    const [at] = placeOutline(points(place), barrow)
    if (!at) continue
    const coat =
      kind === 'red'
        ? ({ outer: 'beet', heart: 'beet', vein: 'paper', shade: 'ink' } as const)
        : ({ outer: 'leaf', heart: 'brine', vein: 'mist', shade: 'leaf' } as const)
    printCabbageHead(sheet, {
      x: at.x,
      y: at.y,
      radius: radius * 1.42,
      turn,
      full: radius > 126,
      ...coat,
    })
  }
  sheet.grain(24)
  return sheet
}

/** Grass with the first frost on it. */
function printYard(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('brine', frame, 'exact')
  const lie = (x: number, y: number): number => -1.1 + Math.sin(x / 700 + y / 500) * 0.5
  sheet.print(
    'paper',
    hatch(random, frame, { along: lie, gap: 96, length: [100, 230], width: [12, 24], chance: 0.5 }),
  )
  const tufts = scatter(random, frame, 34).flatMap((foot) =>
    growTuft(random, foot, { count: 4, height: 76, spread: 20, width: [9, 15], lean: 0.3 }),
  )
  sheet.print('leaf', tufts)
}
