import { cutAway, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline } from '../kit/shape.ts'
import { light } from '../things/light.ts'
import { planeThrough } from '../things/table-plane.ts'
import { printPlace, type PlaceAtTable } from '../things/table-places.ts'

const table = planeThrough([
  { x: -330, y: 930 },
  { x: 800, y: 1500 },
  { x: 1500, y: 250 },
  { x: 1090, y: 50 },
])

/** The long table from the loft: ten places, and no two of them equally far with the work. */
export function drawTenAtTheTable(): Sheet {
  const sheet = openSheet({
    name: 'ten-at-the-table',
    width: 1600,
    height: 1200,
    seed: 10,
    thin: 1.1,
    slip: { crust: [3, -2], beet: [3, 2], mist: [3, 3], leaf: [2, -2] },
  })
  printFloor(sheet)
  printStools(sheet)
  printTableTop(sheet)
  const works: readonly [PlaceAtTable['work'], PlaceAtTable['work']][] = [
    ['whole', 'half'],
    ['shreds', 'whole'],
    ['half', 'bowl'],
    ['whole', 'shreds'],
    ['bowl', 'half'],
  ]
  works
    .map((pair, index) => ({ pair, along: 0.87 - (4 - index) * 0.178, index }))
    .toReversed()
    .forEach(({ pair, along, index }) => {
      pair.forEach((work, side) => {
        printPlace(
          sheet,
          table,
          {
            across: side === 0 ? 0.22 : 0.77,
            along: along + (side === 0 ? 0 : 0.02),
            work,
            cabbage: (index + side * 2) % 3 === 0 ? 'beet' : 'leaf',
          },
          ((index * 7 + side * 3) % 5) * 0.004 - 0.008,
        )
      })
    })
  printMiddle(sheet)
  sheet.grain(60)
  return sheet
}

/** Green tiles laid on the slant of the table. */
function printFloor(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('leaf', frame, 'exact')
  const joints: Outline[] = []
  for (let across = -2; across < 4.4; across += 0.42) {
    joints.push(
      gouge([table.at(across, -0.2), table.at(across, 0.5), table.at(across, 1.5)], 7, 'even'),
    )
  }
  for (let along = -0.1; along < 1.6; along += 0.115) {
    joints.push(
      gouge([table.at(-2.4, along), table.at(0.5, along), table.at(4.4, along)], 7, 'even'),
    )
  }
  sheet.print('ink', joints)
  sheet.print(
    'ink',
    hatch(random, frame, {
      along: 0.46,
      gap: 40,
      length: [60, 190],
      width: [6, 15],
      chance: (x, y) => 0.1 + (x + y) / 4200,
    }),
  )
  sheet.print(
    'mist',
    hatch(random, frame, {
      along: 0.46,
      gap: 54,
      length: [50, 170],
      width: [4, 9],
      chance: (x, y) => 0.5 - (x + y) / 2600,
    }),
  )
}

function printStools(sheet: Sheet): void {
  for (const [across, along] of [
    [-0.18, 0.2],
    [-0.2, 0.39],
    [-0.16, 0.55],
    [-0.2, 0.73],
    [1.2, 0.08],
    [1.18, 0.3],
    [1.24, 0.49],
    [1.17, 0.66],
    [1.22, 0.85],
  ] as const) {
    const unit = table.scaleAt(across, along)
    const { x, y } = table.at(across, along)
    const seat = sheet.cut(
      ellipse(x, y + unit * 6, { rx: unit * 13, ry: unit * 10.5, corners: 14 }),
      {
        wander: unit * 0.25,
      },
    )
    sheet.print('ink', move(seat, unit * 5, unit * 9))
    sheet.print('paper', halo(seat, { by: 1.5, towards: light, shift: unit * 0.7 }))
    sheet.print('crust', seat)
    sheet.print('ink', cutAway(seat, move(seat, -unit * 1.4, -unit * 1.6)))
    sheet.print(
      'ink',
      hatch(sheet.random, seat, {
        along: 0.3,
        gap: unit * 3.4,
        length: [unit * 6, unit * 16],
        width: [unit * 0.5, unit],
        chance: 0.4,
      }),
    )
  }
}

function printTableTop(sheet: Sheet): void {
  const { random } = sheet
  const edge: readonly (readonly [number, number])[] = [
    [0, -0.1],
    [1, -0.1],
    [1, 1],
    [0, 1],
  ]
  const top = sheet.cut(table.flat(edge), { wander: 2 })
  sheet.print('ink', move(top, 46, 84))
  sheet.print('crust', move(top, 4, 26))
  sheet.print('paper', halo(top, { by: 2, towards: light, shift: 5 }))
  sheet.print('deep', top)
  const far = table.at(0.5, 40)
  const grain = (x: number, y: number): number => Math.atan2(y - far.y, x - far.x)
  sheet.print(
    'crust',
    hatch(random, top, { along: grain, gap: 34, length: [90, 320], width: [3, 8], chance: 0.34 }),
  )
  sheet.print(
    'paper',
    hatch(random, top, { along: grain, gap: 40, length: [90, 300], width: [6, 13], chance: 0.4 }),
  )
  const joints = [0.26, 0.51, 0.76].map((across) =>
    gouge([table.at(across, -0.1), table.at(across, 0.4), table.at(across, 1)], 6, 'even'),
  )
  sheet.print('crust', joints)
}

/** Down the middle stand the jars that wait, no two alike. */
function printMiddle(sheet: Sheet): void {
  for (const [across, along, radius, ink] of [
    [0.51, 0.9, 5, 'beet'],
    [0.48, 0.7, 6, 'turmeric'],
    [0.53, 0.62, 5, 'leaf'],
    [0.49, 0.41, 6, 'turmeric'],
    [0.51, 0.14, 7, 'beet'],
  ] as const) {
    const unit = table.scaleAt(across, along)
    const lid = sheet.cut(table.round(across, along, radius).flat(), { wander: 1 })
    const raised = move(lid, 0, -unit * 7)
    const glass = join(lid, raised, move(lid, 0, -unit * 3.5))
    sheet.print('ink', move(glass, unit * 2.4, unit * 3))
    sheet.print('paper', halo(glass, { by: 1.5, towards: light, shift: unit * 0.6 }))
    sheet.print('mist', glass)
    sheet.print(ink, raised)
    sheet.print('paper', cutAway(raised, move(raised, unit * 0.8, unit * 0.9)))
  }
}
