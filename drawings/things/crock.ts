import { cutAway, overlap } from '../kit/geometry.ts'
import type { Field } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'
import { printLeafUnderWeights, type CrockPlace } from './pressed-leaf.ts'

/** A crock in use: cabbage under brine, a leaf over it, and the stones on the leaf. */
export function printCrock(sheet: Sheet, crock: CrockPlace): void {
  const { y, radius } = crock
  const inside = printStoneware(sheet, crock)
  const brine = overlap(roundOf(sheet, crock, 0.73, 0.095), inside)
  sheet.print('brine', brine)
  sheet.hatch('mist', brine, {
    along: 0,
    gap: 22,
    length: [70, 210],
    width: [6, 12],
    chance: (_, atY) => (y + radius * 0.2 - atY) / (radius * 0.6),
  })
  printLeafUnderWeights(sheet, crock, brine)
}

function roundOf(sheet: Sheet, crock: CrockPlace, share: number, down = 0): Shape {
  const { x, y, radius, squash } = crock
  const size = { rx: radius * share, ry: radius * share * squash, corners: 22 }
  return sheet.cut(ellipse(x, y + down * radius, size), { wander: 2, facet: 1.7 })
}

/** The pot itself; gives the opening, for what is in it. */
function printStoneware(sheet: Sheet, crock: CrockPlace): Shape {
  const { x, y, radius, squash } = crock
  const round = (share: number, down = 0): Shape => roundOf(sheet, crock, share, down)

  const around: Field = (atX, atY) =>
    Math.atan2((atY - y) / squash, (atX - x) * squash) + Math.PI / 2
  const shade: Field = (atX, atY) => ((atX - x) * 0.55 + (atY - y) * 0.8) / radius

  sheet.print('ink', move(round(1.06, 0.1), radius * 0.08, radius * 0.06))
  const belly = round(1.06, 0.09)
  sheet.print('crust', belly)
  sheet.hatch('ink', cutAway(belly, round(0.97)), {
    along: around,
    gap: 26,
    length: [70, 210],
    width: [7, 15],
    chance: (atX, atY) => shade(atX, atY) - 0.05,
  })
  const lip = round(1)
  sheet.printFree('deep', lip, { by: 2, shift: 6 })
  sheet.hatch('crust', cutAway(lip, round(0.92)), {
    along: around,
    gap: 17,
    length: [70, 200],
    width: [4, 9],
    chance: shade,
  })
  const gutterIn = round(0.83)
  sheet.print('leaf', cutAway(round(0.92), gutterIn))
  const water = cutAway(round(0.905, 0.016), gutterIn)
  sheet.print('mist', water)
  sheet.hatch('paper', water, {
    along: around,
    gap: 17,
    length: [60, 190],
    width: [5, 10],
    chance: (atX, atY) => 0.2 + shade(atX, atY) * 0.7,
  })
  sheet.print('deep', round(0.826))
  const inside = round(0.77)
  sheet.print('ink', inside)
  sheet.hatch('crust', inside, {
    along: Math.PI / 2,
    gap: 25,
    length: [50, 140],
    width: [4, 9],
    chance: (atX, atY) => (atY < y && atX > x - radius * 0.2 ? 0.7 : 0.05),
  })
  return inside
}
