import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch, type Field } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** The middle of its opening, half its breadth there, and how flat a circle is seen. */
const rim = { x: 1010, y: 320, radius: 400, squash: 0.36 }

export function cutBelly(sheet: Sheet): Shape {
  return sheet.cut(
    '612,330* 560,470 528,620 530,760 572,920 650,1050* 800,1104 1010,1122 1220,1104 1370,1050* 1448,920 1490,760 1492,620 1460,470 1408,330*',
    { wander: 3 },
  )
}

/** A stoneware crock on the floor, seen as one stands before it, dry inside. */
export function printStandingCrock(sheet: Sheet, belly: Shape): void {
  printBelly(sheet, belly)
  const lip = ring(sheet, 1)
  sheet.print('ink', overlap(move(lip, 14, 52), belly))
  const thick = join(lip, move(lip, 0, 30))
  sheet.print('paper', halo(thick, { by: 2, towards: light, shift: 6 }))
  sheet.print('crust', thick)
  sheet.print('deep', lip)
  const gutter = ring(sheet, 0.9)
  sheet.print('crust', round(sheet, cutAway(lip, gutter), 20))
  sheet.print('leaf', gutter)
  sheet.print('ink', cutAway(gutter, move(gutter, 10, 14)))
  const wall = ring(sheet, 0.8, -14)
  sheet.print('paper', halo(wall, { by: 1, towards: light, shift: 4 }))
  sheet.print('deep', wall)
  sheet.print('crust', round(sheet, cutAway(wall, ring(sheet, 0.73, -10)), 16))
  printInside(sheet, ring(sheet, 0.73, -10))
}

function ring(sheet: Sheet, share: number, down = 0): Shape {
  const rx = rim.radius * share
  return sheet.cut(ellipse(rim.x, rim.y + down, { rx, ry: rx * rim.squash, corners: 24 }), {
    wander: 2,
    facet: 1.7,
  })
}

const around: Field = (x, y) =>
  Math.atan2((y - rim.y) / rim.squash, (x - rim.x) * rim.squash) + Math.PI / 2

/** Throwing lines in a ring, away from the light. */
function round(sheet: Sheet, band: Shape, gap: number): Shape {
  return hatch(sheet.random, band, {
    along: around,
    gap,
    length: [70, 210],
    width: [4, 10],
    chance: (x, y) => 0.3 + ((x - rim.x) * 0.7 + (y - rim.y)) / rim.radius,
  })
}

/** The shade across the crock, from -1 at the lit side to 1 in the dark. */
const shade = (x: number): number => (x - rim.x) / 480

/** A ring round the belly sinks towards the middle of its front. */
const level: Field = (x) => {
  const aside = Math.max(-0.9, Math.min(0.9, shade(x)))
  return Math.atan((-aside / Math.sqrt(1 - aside * aside)) * 0.2)
}

/** Salt-glazed: brown, lit from the left, with two bands and a sprig scratched into the clay. */
function printBelly(sheet: Sheet, belly: Shape): void {
  const { random } = sheet
  const ears = [1, -1].map((side) => printEar(sheet, side as 1 | -1))
  sheet.print('paper', halo(join(belly, ...ears), { by: 1.5, towards: light, shift: 7 }))
  const [lit = [], dark = []] = ears
  sheet.print('crust', lit)
  sheet.print('ink', cutAway(lit, move(lit, -12, -12)))
  sheet.print('ink', dark)
  sheet.print('crust', cutAway(dark, move(dark, 12, 12)))
  sheet.print('crust', belly)
  const bar = sheet.cut('600,330* 720,330* 670,560 676,760 790,1130* 660,1130* 584,760 570,560')
  const glow = overlap(bar, belly)
  sheet.print('turmeric', glow)
  const lines = { along: level, gap: 27, length: [80, 260] } as const
  sheet.print('ink', cutAway(belly, move(belly, -120, -10)))
  const turned = hatch(random, belly, {
    ...lines,
    width: [8, 18],
    chance: (x) => (shade(x) - 0.12) * 1.7,
  })
  sheet.print('ink', turned)
  const glaze = { ...lines, gap: 32, width: [5, 11] } as const
  sheet.print('crust', overlap(hatch(random, belly, { ...glaze, chance: 0.4 }), grow(glow, -4)))
  sheet.print(
    'turmeric',
    hatch(random, cutAway(belly, grow(bar, 14)), {
      ...glaze,
      chance: (x) => 0.6 - Math.abs(shade(x) + 0.42) * 1.7,
    }),
  )
  printBands(sheet, belly)
  const glint = '566,520 552,640 558,760 590,900'
  sheet.print('paper', overlap([gouge(points(glint), 17)], belly))
}

/** Cobalt is blue; here it is the green of everything that is painted. */
function printBands(sheet: Sheet, belly: Shape): void {
  const bow = (y: number, thick: number): Shape => {
    const top = [440, 560, 700, 850, 1010, 1170, 1320, 1460, 1580].map((x) => ({
      x,
      y: y + 96 * Math.sqrt(Math.max(0, 1 - ((x - rim.x) / 580) ** 2)),
    }))
    const low = top.map((point) => ({ x: point.x, y: point.y + thick })).toReversed()
    return overlap(sheet.cut([...top, ...low], { wander: 1.4 }), belly)
  }
  sheet.print('leaf', [...bow(432, 46), ...bow(500, 15), ...bow(918, 20)])
  const leaves = [
    '998,900 966,884 934,858 908,824 892,786',
    '1000,884 1036,872 1068,846 1092,812 1104,772',
    '996,826 966,806 940,776 922,738 916,698',
    '1000,806 1034,790 1060,760 1076,724 1080,684',
    '1000,760 980,736 966,706 962,672 966,640',
    '1004,752 1026,726 1040,696 1044,662 1038,630',
  ].map((line, index) => gouge(points(line), 42 - index * 3))
  const sprig = [gouge(points('984,940 1000,880 996,820 1004,760 1002,700'), 12), ...leaves]
  sheet.print('paper', move(sprig, -4, -4))
  sheet.print('leaf', sprig)
}

function printEar(sheet: Sheet, side: 1 | -1): Shape {
  const at = (text: string) =>
    points(text).map((point) => ({ ...point, x: rim.x - side * (rim.x - point.x) }))
  const outer = sheet.cut(at('600,430* 540,410 478,430 452,490 470,560 520,596 570,580*'), {
    wander: 1.6,
  })
  const hole = sheet.cut(at('582,470 538,456 504,474 496,512 514,546 560,548'), { wander: 1.4 })
  return cutAway(outer, hole)
}

/** The light that falls in lies on the far wall, on the right; the bottom stays dark. */
function printInside(sheet: Sheet, inside: Shape): void {
  sheet.print('ink', inside)
  const lit = overlap(
    inside,
    sheet.cut('1040,150* 1360,150* 1360,400* 1240,440* 1180,300 1090,240*'),
  )
  sheet.print('crust', lit)
  const upright = { along: Math.PI / 2, gap: 21, length: [50, 130], width: [6, 12] } as const
  const { random } = sheet
  sheet.print('turmeric', hatch(random, lit, { ...upright, chance: (_, y) => 1.6 - y / 270 }))
  const far = cutAway(inside, lit)
  sheet.print(
    'crust',
    hatch(random, far, { ...upright, chance: (x, y) => (x - 640) / 600 - y / 900 }),
  )
}
