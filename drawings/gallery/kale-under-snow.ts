import { cutAway, grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, rectangle, type Shape } from '../kit/shape.ts'
import { printFrond } from '../things/kale-frond.ts'

/** One large kale bent under snow, a row behind it, and where a hen has walked. */
export function drawKaleUnderSnow(): Sheet {
  const sheet = openSheet({
    name: 'kale-under-snow',
    seed: 344,
    thin: 2.6,
    slip: { mist: [3, 3], beet: [3, -3], crust: [-3, 2], brine: [0, 3] },
    grain: 50,
  })
  printWinter(sheet)
  printTracks(sheet)
  sheet.strew('paper', sheet.scatter(rectangle(0, 0, 1600, 470), 70), [6, 10, 15], 'round')
  printFarRow(sheet)
  printPlant(sheet, { x: 380, y: 790, scale: 0.62, ink: 'beet', leaves: 5, spread: 1.35 })
  printDrift(sheet)
  printPlant(sheet, { x: 1180, y: 1330, scale: 1.9, ink: 'leaf', leaves: 7, spread: 1.7 })
  return sheet
}

function printWinter(sheet: Sheet): void {
  sheet.print('mist', rectangle(-20, -20, 1620, 520), 'exact')
  sheet.hatch('brine', rectangle(-20, -20, 1620, 500), {
    along: -0.04,
    gap: 34,
    length: [200, 560],
    width: (_, y) => 6 + y / 22,
    chance: (_, y) => 0.15 + y / 500,
  })
  sheet.printCut(
    'leaf',
    '-30,486* -30,440 90,424 220,446 360,430 520,452 700,440 860,462 1010,456 1100,478* 1100,500* -30,500*',
    { wander: 6, wave: 36 },
  )
  sheet.printCut('paper', '-30,482* 500,468 1000,476 1640,452* 1640,1240* -30,1240*', { wander: 3 })
  sheet.hatch('brine', rectangle(-20, 500, 1620, 1220), {
    along: (x, y) => -0.12 + Math.sin(x / 300 + y / 170) * 0.06,
    gap: 62,
    length: [180, 520],
    width: (_, y) => 8 + (y - 460) / 38,
    chance: (x, y) => 0.25 + (x + y) / 3600,
  })
  sheet.hatch('mist', rectangle(500, 700, 1620, 1220), {
    along: -0.12,
    gap: 74,
    length: [140, 400],
    width: [6, 14],
    chance: (x) => (x - 400) / 1300,
  })
  sheet.printCut('mist', '640,1240* 560,1130 640,1060 860,1030 1200,1040 1640,1000* 1640,1240*', {
    wander: 6,
  })
}

/** A hen came by this morning: three toes and a spur, again and again. */
function printTracks(sheet: Sheet): void {
  const steps: readonly (readonly [number, number, number])[] = [
    [70, 1120, 1],
    [216, 1050, 0.9],
    [262, 950, 0.78],
    [410, 910, 0.7],
    [440, 838, 0.6],
    [566, 806, 0.52],
    [590, 752, 0.44],
    [690, 722, 0.38],
    [706, 682, 0.32],
    [780, 652, 0.26],
    [800, 622, 0.22],
  ]
  sheet.print(
    'leaf',
    steps.flatMap(([x, y, size]) =>
      [-0.72, 0, 0.72, 3.1].map((aside) => {
        const angle = -0.75 + aside
        const reach = (aside > 2 ? 34 : 66) * size
        const tip = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.62 }
        return gouge(
          [{ x, y }, { x: (x + tip.x) / 2, y: (y + tip.y) / 2 }, tip],
          17 * size,
          'blunt',
        )
      }),
    ),
  )
}

type PlantPlan = { x: number; y: number; scale: number; ink: Ink; leaves: number; spread: number }

function printPlant(sheet: Sheet, { x, y, scale, ink, leaves, spread }: PlantPlan): void {
  const { random } = sheet
  sheet.print('mist', [
    points(
      `${x - 40 * scale},${y} ${x + 60 * scale},${y - 24 * scale} ${x + 430 * scale},${y + 10 * scale} ${x + 300 * scale},${y + 56 * scale} ${x},${y + 40 * scale}`,
    ),
  ])
  const stem = sheet.cut(
    `${x - 30 * scale},${y + 30 * scale}* ${x - 22 * scale},${y - 190 * scale} ${x + 24 * scale},${y - 190 * scale} ${x + 34 * scale},${y + 30 * scale}*`,
  )
  sheet.print('leaf', stem)
  sheet.hatch('paper', stem, {
    along: Math.PI / 2,
    gap: 17,
    length: [30, 80],
    width: [4, 9],
    chance: (atX) => (atX < x ? 0.8 : 0.1),
  })
  const rows = Array.from({ length: leaves }, (_, index) => (index / (leaves - 1)) * 2 - 1)
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))
    .map((aside) => ({
      aside,
      reach: 400 - 30 * Math.abs(aside),
      from: 180 - 40 * Math.abs(aside),
    }))
  const heart = [-0.5, 0.42, -0.04].map((aside) => ({ aside, reach: 250, from: 168 }))
  let behind: Shape = []
  for (const { aside, reach, from } of [...rows, ...heart]) {
    const length = reach * scale * random.between(0.9, 1.1)
    const leaf = printFrond(
      sheet,
      {
        x: x + aside * 16 * scale,
        y: y - from * scale,
        turn: aside * spread + random.spread() * 0.1,
        length,
        width: length * 0.27,
        curl: aside * 0.42,
        droop: 0.2 + 0.22 * Math.abs(aside),
        ink,
        snow: random.between(26, 42) * scale,
      },
      behind,
    )
    behind = join(behind, leaf)
  }
}

/** Far off a plant is one dark shape with a white back. */
function printFarRow(sheet: Sheet): void {
  for (const [x, y, size] of [
    [40, 640, 96],
    [150, 566, 58],
    [560, 546, 44],
    [258, 524, 32],
    [620, 510, 24],
  ] as const) {
    const shape = sheet.cut(
      points(
        '-13,-26* -9,-56 -62,-30* -104,-64 -84,-110 -48,-96* -42,-148 2,-164 44,-144 50,-98* 88,-112 104,-66 66,-30* 10,-58 15,-26*',
      ).map((at) => ({
        ...at,
        x: x + (at.x * size) / 100,
        y: y + (at.y * size) / 100,
      })),
      { wander: 2, wave: 30 },
    )
    sheet.printCut(
      'mist',
      ellipse(x + size * 0.7, y - size * 0.24, { rx: size * 0.9, ry: size * 0.14, corners: 9 }),
    )
    sheet.print('leaf', shape)
    sheet.print('paper', cutAway(grow(shape, 3), move(shape, size * 0.06, size * 0.22)))
  }
}

/** Snow blown against the smaller plant hides its foot. */
function printDrift(sheet: Sheet): void {
  sheet.printCut(
    'paper',
    '120,800* 190,752 280,736 370,726 460,744 560,730 650,766 700,800* 560,840 260,846',
    {
      wander: 4,
      wave: 70,
    },
  )
}
