import { cutAway, overlap, grow, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Field } from '../kit/hatch.ts'
import { move, placeOutline } from '../kit/place.ts'
import { ellipse, type Shape, pointAt, points, type Outline } from '../kit/shape.ts'
import type { Sheet } from '../kit/sheet.ts'

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

/** A stoneware crock with a water gutter, seen from above; `squash` is how round it looks. */
type CrockPlace = { x: number; y: number; radius: number; squash: number }

/** The whole leaf that keeps the shreds under the brine, and the stones that keep the leaf. */
function printLeafUnderWeights(sheet: Sheet, crock: CrockPlace, brine: Shape): void {
  const { radius, squash } = crock
  const { random } = sheet
  const centre = { x: crock.x + radius * 0.03, y: crock.y + radius * 0.13 }
  const lobes: Outline[] = Array.from({ length: 34 }, (_, index) => {
    const angle = (index / 34) * Math.PI * 2 + random.spread() * 0.05
    const reach = radius * random.between(0.46, 0.6)
    const size = {
      rx: radius * random.between(0.06, 0.1),
      ry: radius * random.between(0.03, 0.07),
      corners: 8,
      turn: angle,
    }
    return ellipse(
      centre.x + Math.cos(angle) * reach,
      centre.y + Math.sin(angle) * reach * squash * 0.94,
      size,
    )
  })
  const disc = [
    ellipse(centre.x, centre.y, {
      rx: radius * 0.55,
      ry: radius * 0.55 * squash * 0.94,
      corners: 20,
    }),
  ]
  const leaf = overlap(join(disc, lobes), grow(brine, -9))
  sheet.printWithin('mist', move(leaf, 16, 20), brine)
  sheet.printWithin('paper', halo(leaf, { by: 2, shift: 4 }), brine)
  sheet.print('leaf', leaf)
  const veins: Outline[] = []
  for (let index = 0; index < 13; index++) {
    const angle = (index / 13) * Math.PI * 2 + 0.3
    const spine = [0.3, 0.5, 0.75, 1].map((part) => ({
      x: centre.x + Math.cos(angle + 0.1 * Math.sin(part * 4)) * radius * 0.56 * part,
      y: centre.y + Math.sin(angle + 0.1 * Math.sin(part * 4)) * radius * 0.52 * part * squash,
    }))
    veins.push(gouge(spine, index % 4 === 0 ? 26 : 16, 'wedge'))
    for (const side of [-1, 1]) {
      const from = pointAt(spine, 2)
      const turned = angle + side * 0.75
      const reach = radius * 0.12
      veins.push(
        gouge(
          [
            from,
            {
              x: from.x + Math.cos(turned) * reach * 0.5,
              y: from.y + Math.sin(turned) * reach * 0.4,
            },
            { x: from.x + Math.cos(turned) * reach, y: from.y + Math.sin(turned) * reach * 0.75 },
          ],
          8,
          'wedge',
        ),
      )
    }
  }
  sheet.printWithin('paper', veins, leaf)
  printWeight(sheet, crock, {
    turn: Math.PI - 0.34,
    x: crock.x - radius * 0.01,
    y: crock.y + radius * 0.01,
  })
  printWeight(sheet, crock, { turn: -0.28, x: crock.x + radius * 0.05, y: crock.y + radius * 0.13 })
}

type WeightPlace = { turn: number; x: number; y: number }

/** Half a stone disc; two of them hold the leaf under the brine. */
function printWeight(sheet: Sheet, crock: CrockPlace, { turn, x, y }: WeightPlace): void {
  const { radius, squash } = crock
  const halfMoon = points('-34,-1* 0,-2 34,-1* 33,9 27,19 15,27 0,30 -15,27 -27,19 -33,9')
  const flat = placeOutline(halfMoon, { turn, scale: radius / 100 }).map((point) => ({
    ...point,
    x: point.x + x,
    y: point.y * squash + y,
  }))
  const stone = sheet.cut(flat, { wander: 1.8 })
  const thick = radius * 0.05
  const side = join(stone, move(stone, 1, thick * 0.5), move(stone, 2, thick))
  sheet.print('ink', move(side, 20, 24))
  sheet.print('leaf', side)
  const lower = cutAway(side, grow(stone, 1))
  if (lower.length > 0) {
    sheet.hatch('mist', lower, {
      along: Math.PI / 2,
      gap: 15,
      length: [18, 30],
      width: [5, 9],
      chance: (atX) => 0.5 - (atX - crock.x) / radius,
    })
  }
  sheet.printFree('mist', stone, { by: 1, shift: 4 })
  sheet.hatch('paper', stone, {
    along: turn + 0.06,
    gap: 21,
    length: [50, 170],
    width: [6, 13],
    chance: (atX, atY) => 0.75 - (atX - crock.x + atY - crock.y) / radius,
  })
  sheet.strew('leaf', sheet.scatter(stone, 18), [3, 5])
}
