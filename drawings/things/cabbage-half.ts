import { grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { cutLine } from '../kit/knife.ts'
import { pointsAt, move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Outline, type Point, type Shape } from '../kit/shape.ts'

/** Half a red cabbage lying on its back, 100 units from heart to rim; the stalk points down. */
const rim =
  '0,-98 34,-96 66,-80 90,-50 99,-12 94,28 78,62 48,86 18,97 12,104* -14,105* -20,96 -52,84 -80,60 -96,26 -100,-14 -90,-52 -64,-82 -34,-96'
const stalk = '-13,106* -10,80 -14,58 -8,36 -3,14 2,2 7,16 9,36 15,60 10,82 13,106*'
const heart = { x: 0, y: 6 }

export function printCabbageHalf(
  sheet: Sheet,
  placing: Placing,
  light: readonly [number, number],
): void {
  const scale = placing.scale ?? 1
  const face = sheet.cut(pointsAt(rim, placing), { wander: 3.4, wave: 90 })
  sheet.print('ink', grow(move(face, 34, 44), 5))
  sheet.printFree('beet', face, { by: 2, towards: light })
  const inner = grow(face, -scale * 4.5)
  const leaves = [...leavesOn(1), ...leavesOn(-1)]

  function cutLeaf({ line, width }: LeafLine): Outline {
    const path = cutLine(sheet.random, placeOutline(line, placing), {
      wander: 2.4,
      wave: 46,
      facet: 1.6,
    })
    return gouge(path, width * scale, 'wedge')
  }

  const ribs = leaves.map(cutLeaf)
  const gaps = leaves.map((leaf) =>
    cutLeaf({ line: leaf.line.slice(0, 5), width: leaf.width * 1.15 }),
  )
  sheet.printWithin('ink', move(gaps, scale * 1.6, scale * 2.4), inner)
  sheet.printWithin('paper', ribs, inner)
  printCrumples(sheet, placing, inner)
  sheet.wedge('ink', face, {
    light,
    side: 'shaded',
    threshold: -0.1,
    gap: scale * 9,
    length: [scale * 10, scale * 26],
    width: [scale * 2, scale * 4],
    slant: 1.1,
  })
  printStalk(sheet, placing)
}

type LeafLine = { line: Outline; width: number }

/** Leaves leave the stalk on both sides and close over the top, those of one side between
 * those of the other. */
function leavesOn(side: 1 | -1): LeafLine[] {
  const count = 9
  return Array.from({ length: count }, (_, index) => {
    const out = (index + (side === 1 ? 0.75 : 0.3)) / count
    const reach = 14 + 80 * out
    const foot: Point = { x: side * (3 + 6 * out), y: 14 + 74 * out }
    const shoulder: Point = { x: side * (reach * 0.52), y: heart.y + reach * 0.66 }
    const last = 2.5 + 0.75 * Math.abs(Math.sin(index * 2.4 + side))
    const bends = [1.25, 1.6, 1.95, 2.3, 2.65, 3].filter((angle) => angle < last)
    const over = [...bends, last].map((angle, step) => {
      const crumple = Math.sin(index * 2.1 + step * 1.9 + side) * (1 - out * 0.6) * 5
      const radius = reach + crumple
      return {
        x: heart.x + side * Math.sin(angle) * radius,
        y: heart.y + Math.cos(angle) * radius * 0.98,
      }
    })
    return { line: [foot, shoulder, ...over], width: 5.4 + 2.2 * out }
  })
}

/** Finer folds lie between the leaves, and follow them round the heart. */
function printCrumples(sheet: Sheet, placing: Placing, inner: Shape): void {
  const { x = 0, y = 0, scale = 1 } = placing
  const field = (atX: number, atY: number): number =>
    Math.atan2(atY - y, atX - x) + Math.PI / 2 + Math.sin(atX / 37 + atY / 29) * 0.9
  const folds = sheet.gouges(inner, {
    along: field,
    gap: scale * 9,
    length: [scale * 6, scale * 17],
    width: [scale * 1, scale * 2.2],
    bend: 0.2,
    chance: 0.36,
  })
  sheet.print('paper', folds)
  const shade = sheet.gouges(inner, {
    along: field,
    gap: scale * 9,
    length: [scale * 8, scale * 20],
    width: [scale * 1.2, scale * 2.8],
    bend: 0.2,
    chance: (atX, atY) => (atX - x + (atY - y)) / (scale * 150),
  })
  sheet.print('ink', shade)
}

function printStalk(sheet: Sheet, placing: Placing): void {
  const scale = placing.scale ?? 1
  const core = sheet.cut(pointsAt(stalk, placing), { wander: 1.6, wave: 50 })
  sheet.print('paper', core)
  const veins = ['0,100 1,80 0,58', '-6,98 -5,86 -6,72', '6,98 6,88 5,74', '2,52 3,40 2,26']
  sheet.print(
    'mist',
    veins.map((line) => gouge(pointsAt(line, placing), scale * 2.6)),
  )
  const cut = place([points('-13,106* -12,99 -2,97 8,98 13,106*')], placing)
  sheet.printWithin('crust', cut, grow(core, 1))
}
