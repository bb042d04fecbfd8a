import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { hatch, type Field } from '../kit/hatch.ts'
import { move, placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Shape } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { light } from './light.ts'

/** The middle of its opening, half its breadth there, and how flat a circle is seen. */
const rim = { x: 960, y: 390, radius: 500, squash: 0.46 }

/** A stoneware crock on the floor, seen as one stands before it; gives its dry inside. */
export function printStandingCrock(sheet: Sheet): Shape {
  printBelly(sheet)
  const lip = ring(sheet, 1)
  sheet.print('ink', overlap(move(lip, 10, 34), ring(sheet, 1.08, 40)))
  const thick = join(lip, move(lip, 0, 26))
  sheet.print('paper', halo(thick, { by: 2, towards: light, shift: 6 }))
  sheet.print('crust', thick)
  sheet.print('deep', lip)
  const gutter = ring(sheet, 0.9)
  sheet.print('crust', round(sheet, cutAway(lip, gutter), 0.4, 20))
  sheet.print('ink', gutter)
  sheet.print('crust', cutAway(gutter, move(gutter, -8, -16)))
  const wall = ring(sheet, 0.8, -12)
  sheet.print('paper', halo(wall, { by: 1, towards: light, shift: 4 }))
  sheet.print('deep', wall)
  const inside = ring(sheet, 0.73, -8)
  sheet.print('ink', inside)
  printInside(sheet, inside)
  return inside
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

function round(sheet: Sheet, band: Shape, chance: number, gap: number): Shape {
  const style = { along: around, gap, length: [70, 210], width: [4, 10] } as const
  return hatch(sheet.random, band, {
    ...style,
    chance: (x, y) => chance + ((x - rim.x) * 0.7 + (y - rim.y)) / rim.radius,
  })
}

/** Salt-glazed: brown, with two blue-green bands, one lug, a bar of light across it and a dark side. */
function printBelly(sheet: Sheet): void {
  const { random } = sheet
  const belly = sheet.cut(
    '462,400* 430,520 404,680 400,860 424,1060 470,1260* 1450,1260* 1496,1060 1520,860 1516,680 1490,520 1458,400*',
    { wander: 3 },
  )
  const ear = sheet.cut('440,520* 372,516 330,540 326,590 360,622 440,630*', { wander: 3 })
  sheet.print('ink', move(join(belly, ear), 150, 40))
  for (const [ink, part] of [
    ['crust', ear],
    ['crust', belly],
  ] as const) {
    sheet.print('paper', halo(part, { by: 1.5, towards: light, shift: 7 }))
    sheet.print(ink, part)
  }
  const bar = sheet.cut('470,380* 640,380* 760,760 860,1260* 610,1260* 540,760', { wander: 2 })
  sheet.print('turmeric', overlap(bar, belly))
  const bow = (y: number, thick: number): Shape =>
    overlap(
      sheet.cut(
        `360,${y - 150} 480,${y - 80} 700,${y - 14} 960,${y + 6} 1220,${y - 14} 1440,${y - 80} 1560,${y - 150} 1560,${y - 150 + thick} 1440,${y - 80 + thick} 1220,${y - 14 + thick} 960,${y + 6 + thick} 700,${y - 14 + thick} 480,${y - 80 + thick} 360,${y - 150 + thick}`,
      ),
      belly,
    )
  sheet.print('leaf', [...bow(770, 64), ...bow(866, 20)])
  const shade = (x: number): number => (x - 960) / 560
  const flat: Field = (x, y) => -0.5 * shade(x) * (1 - (y - 400) / 2400)
  const lines = { along: flat, gap: 27, length: [80, 260] } as const
  sheet.print('ink', grow(cutAway(belly, move(belly, -110, 0)), 4))
  sheet.print(
    'ink',
    hatch(random, belly, { ...lines, width: [7, 15], chance: (x) => shade(x) * 1.2 }),
  )
  const glaze = { ...lines, gap: 34, width: [5, 11] } as const
  sheet.print(
    'crust',
    overlap(hatch(random, belly, { ...glaze, chance: 0.35 }), grow(overlap(bar, belly), -4)),
  )
  sheet.print(
    'turmeric',
    hatch(random, cutAway(belly, grow(bar, 14)), {
      ...glaze,
      chance: (x) => 0.55 - Math.abs(shade(x) + 0.4) * 1.6,
    }),
  )
}

/** The far wall catches the light over the near lip; the bottom stays dark. */
function printInside(sheet: Sheet, inside: Shape): void {
  const { random } = sheet
  const floor = sheet.cut(ellipse(rim.x + 6, rim.y + 62, { rx: 330, ry: 142, corners: 20 }))
  const wall = cutAway(inside, floor)
  const lit = overlap(wall, sheet.cut('980,120* 1400,120* 1400,470* 1200,470* 1110,330*'))
  sheet.print('crust', lit)
  const upright = { along: Math.PI / 2, gap: 22, length: [60, 150], width: [5, 11] } as const
  sheet.print('turmeric', hatch(random, lit, { ...upright, chance: (_, y) => 1.5 - y / 300 }))
  sheet.print(
    'crust',
    hatch(random, cutAway(wall, lit), { ...upright, chance: (x) => (x - 640) / 480 }),
  )
  sheet.print('leaf', overlap(cutAway(floor, move(floor, -14, -8)), inside))
  sheet.strew('crust', scatter(random, overlap(floor, inside), 34), [4, 6, 9])
}

const moon = '-100,0* 100,0* 97,34 82,64 55,86 20,97 -20,97 -55,86 -82,64 -97,34'

/** The one that lies on the bottom, in the dark. */
export function printLyingStone(sheet: Sheet, within: Shape): void {
  const flat = placeOutline(points(moon), { turn: -0.1, scale: 3.1 }).map((point) => ({
    ...point,
    x: point.x + 966,
    y: point.y * 0.42 + 392,
  }))
  const top = overlap(sheet.cut(flat, { wander: 2 }), within)
  sheet.print('mist', overlap(halo(top, { by: 0, towards: [-0.4, 1], shift: 6 }), within))
  sheet.print('leaf', top)
  const grain = { along: 0.1, gap: 24, length: [60, 190], width: [6, 12] } as const
  sheet.print('mist', hatch(sheet.random, top, { ...grain, chance: (x) => (1060 - x) / 420 }))
}

/** The one that lies across the rim: wider than the mouth, as it has to be, and thick as a hand. */
export function printStoneOnRim(sheet: Sheet): void {
  const flat = placeOutline(points(moon), { turn: Math.PI - 0.16, scale: 4.3 }).map((point) => ({
    ...point,
    x: point.x + 944,
    y: point.y * rim.squash + 336,
  }))
  const top = sheet.cut(flat, { wander: 2 })
  const slab = join(top, move(top, 1, 20), move(top, 2, 40), move(top, 3, 62))
  sheet.print('ink', overlap(move(slab, 26, 40), ring(sheet, 1)))
  sheet.print('paper', halo(slab, { by: 2, towards: light, shift: 6 }))
  sheet.print('ink', slab)
  const face = cutAway(slab, grow(top, 3))
  const chips = { along: 1.4, gap: 20, length: [26, 54], width: [8, 16] } as const
  sheet.print('leaf', hatch(sheet.random, face, { ...chips, chance: (x) => 1.2 - (x - 560) / 900 }))
  sheet.print('mist', top)
  const grain = { along: -0.08, gap: 25, length: [60, 230], width: [6, 14] } as const
  sheet.print('paper', hatch(sheet.random, top, { ...grain, chance: (x) => (860 - x) / 340 }))
  sheet.print('leaf', hatch(sheet.random, top, { ...grain, chance: (x) => (x - 960) / 420 }))
  const bar = sheet.cut('700,120* 850,120* 980,360* 975,440* 826,456* 822,380*', { wander: 1.6 })
  const across = overlap(bar, slab)
  sheet.print('turmeric', overlap(across, top))
  sheet.print('crust', overlap(across, face))
  sheet.print(
    'crust',
    hatch(sheet.random, overlap(across, top), { ...grain, width: [4, 9], chance: 0.5 }),
  )
  sheet.strew('leaf', scatter(sheet.random, grow(top, -12), 40), [4, 6, 9])
}
