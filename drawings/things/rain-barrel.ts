import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

export type BarrelPlace = {
  x: number
  y: number
  rx: number
  ry: number
  drop: { x: number; y: number }
}

/** An oak barrel full to the brim, seen from above; the rings run out from where the drop falls. */
export function printRainBarrel(sheet: Sheet, place: BarrelPlace): void {
  const { x, y, rx, ry } = place
  const { random } = sheet

  function disc(part: number, down = 0): Shape {
    return sheet.cut(ellipse(x, y + down, { rx: rx * part, ry: ry * part, corners: 24 }), {
      wander: 2,
    })
  }

  const rim = disc(1)
  const staves = join(
    rim,
    sheet.cut(
      `${x - rx},${y}* ${x + rx},${y}* ${x + rx * 1.1},${y + 360} ${x + rx * 1.08},${y + 900}* ${x - rx * 1.08},${y + 900}* ${x - rx * 1.1},${y + 360}`,
      { wander: 3 },
    ),
  )
  sheet.print('paper', halo(staves, { by: 2, towards: light, shift: 6 }))
  sheet.print('crust', staves)
  const side = cutAway(staves, rim)
  const upright = (atX: number): number => Math.PI / 2 - ((atX - x) / rx) * 0.1
  sheet.print(
    'ink',
    hatch(random, side, {
      along: upright,
      gap: 34,
      length: [120, 380],
      width: [7, 17],
      chance: (atX) => 0.4 + (atX - x) / (rx * 1.4),
    }),
  )
  printHoops(sheet, place, side)
  const water = disc(0.86, 8)
  sheet.print('paper', halo(rim, { by: 0, towards: light, shift: 5 }))
  sheet.print('crust', rim)
  sheet.print(
    'ink',
    hatch(random, cutAway(rim, grow(water, 4)), {
      along: (atX, atY) => Math.atan2((atY - y) / ry, (atX - x) / rx),
      gap: 46,
      length: [34, 70],
      width: [6, 11],
      chance: 0.7,
    }),
  )
  printWater(sheet, place, water)
}

function printHoops(sheet: Sheet, { x, y, rx, ry }: BarrelPlace, side: Shape): void {
  for (const down of [150, 480]) {
    const bend = [-1.12, -0.8, -0.4, 0, 0.4, 0.8, 1.12].map((across) => ({
      x: x + across * rx,
      y: y + down + ry * Math.sqrt(Math.max(0, 1 - (across / 1.12) ** 2)),
    }))
    const hoop = overlap(sheet.stroke(bend, 62, 'even'), side)
    sheet.print('paper', overlap(move(hoop, -2, -6), side))
    sheet.print('ink', hoop)
    sheet.print(
      'mist',
      hatch(sheet.random, hoop, {
        along: (atX) => -((atX - x) / rx) * 0.7,
        gap: 22,
        length: [50, 130],
        width: [5, 10],
        chance: (atX) => 0.3 - (atX - x) / (rx * 1.3),
      }),
    )
  }
}

function printWater(sheet: Sheet, { x, y, rx, ry, drop }: BarrelPlace, water: Shape): void {
  const { random } = sheet
  sheet.print('ink', water)
  const level = overlap(move(water, 6, 22), water)
  sheet.print('leaf', level)
  const sky = sheet.cut(
    ellipse(x + rx * 0.2, y + ry * 0.3, { rx: rx * 0.62, ry: ry * 0.52, corners: 14 }),
    { wander: 9, wave: 260 },
  )
  sheet.print('mist', overlap(sky, level))
  sheet.print(
    'brine',
    overlap(
      hatch(random, sky, { along: 0.02, gap: 30, length: [90, 260], width: [9, 18], chance: 0.7 }),
      level,
    ),
  )
  const squash = ry / rx
  const rings = [56, 118, 196, 290].map((reach, index): Shape => {
    const outer = sheet.cut(
      ellipse(drop.x, drop.y, { rx: reach, ry: reach * squash, corners: 20 }),
      { wander: 2, wave: 60 },
    )
    return cutAway(outer, move(grow(outer, -(15 - index * 2.4)), 2, 3))
  })
  const broken = cutAway(
    join(...rings),
    hatch(random, water, { along: 0.02, gap: 46, length: [110, 300], width: [7, 13], chance: 0.6 }),
  )
  sheet.print('ink', overlap(move(broken, 5, 8), level))
  sheet.print('paper', overlap(broken, level))
}
