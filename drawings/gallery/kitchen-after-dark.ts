import { cutAway, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Random } from '../kit/random.ts'
import { rectangle, ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { layBricks } from '../things/brick-wall.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { printLitJars, printLitRoom } from '../things/lit-kitchen.ts'

/** The kitchen seen from the yard at night: the only light comes through the jars. */
export function drawKitchenAfterDark(): Sheet {
  const sheet = openSheet({
    name: 'kitchen-after-dark',
    seed: 91,
    thin: 1.1,
    slip: { beet: [3, -2], turmeric: [-3, 2], crust: [2, 3], leaf: [2, 2] },
  })
  printNight(sheet)
  printWall(sheet)
  printLitRoom(sheet)
  printLitJars(sheet)
  printFrameAndSill(sheet)
  printSpill(sheet)
  printSeedHeads(sheet)
  return sheet
}

function printNight(sheet: Sheet): void {
  sheet.print('leaf', rectangle(-30, -30, 420, 1230), 'exact')
  sheet.hatch('ink', rectangle(-30, -30, 400, 800), {
    along: 0.04,
    gap: 34,
    length: [90, 260],
    width: [6, 15],
    chance: (_, y) => 0.9 - y / 900,
  })
  sheet.strew('paper', sheet.scatter(rectangle(0, 0, 300, 520), 26), [4, 6, 9], 'round')
  sheet.printCut('ink', '-30,900* -10,560 30,420 60,300* 84,430 112,560 120,740 104,900*', {
    wander: 6,
    wave: 36,
  })
  sheet.printCut('ink', '150,900* 148,760 172,620 196,540* 220,640 236,780 226,900*', {
    wander: 5,
    wave: 30,
  })
  sheet.printCut('ink', '-30,840* 100,822 260,850 420,830* 420,1000* -30,1000*', { wander: 6 })
}

function printWall(sheet: Sheet): void {
  const wall = sheet.cut('296,-30* 1640,-30* 1640,1010* 306,1036*', { wander: 2 })
  sheet.print('ink', wall)
  const { joints } = layBricks(sheet, rectangle(310, -30, 1640, 1010), {
    brick: [124, 46],
    joints: (x, y) => 0.85 - Math.max(0, 560 - x) / 260 - Math.max(0, 100 - y) / 900,
    burnt: () => 0,
  })
  sheet.print('crust', joints)
}

function printFrameAndSill(sheet: Sheet): void {
  const bars = [
    '548,-40* 604,-40* 600,826* 540,832*',
    '1010,-40* 1052,-40* 1046,800* 1006,804*',
    '1462,-40* 1500,-40* 1494,780* 1456,784*',
    '590,236* 1640,214* 1640,252* 590,276*',
  ]
  for (const bar of bars) {
    const wood = sheet.cut(bar, { wander: 2 })
    sheet.print('paper', move(wood, 5, 3))
    sheet.print('ink', wood)
  }
  sheet.print('turmeric', sheet.stroke('606,-20 604,400 602,800', 9))
  const sill = sheet.cut('488,826* 1640,782* 1640,838* 484,890*', { wander: 2 })
  sheet.print('leaf', sill)
  sheet.printCut('turmeric', '496,822* 1640,778* 1640,794* 494,842*', { wander: 2 })
  sheet.hatch('ink', sill, { along: -0.04, gap: 16, length: [60, 200], width: [4, 8], chance: 0.5 })
}

/** Light on the wet paving: the window lies there again, longer. */
function printSpill(sheet: Sheet): void {
  const yard = sheet.cut('-30,976* 300,1010 900,1002 1630,986* 1630,1230* -30,1230*', { wander: 3 })
  sheet.print('ink', yard)
  sheet.hatch('leaf', yard, {
    along: -0.02,
    gap: 24,
    length: [90, 260],
    width: [7, 14],
    chance: 0.6,
  })
  const spill = sheet.cut('640,1010* 1640,990* 1640,1240* 470,1240*', { wander: 5 })
  const bars = [
    sheet.cut('1000,990* 1050,990* 990,1240* 920,1240*'),
    sheet.cut('1440,980* 1490,980* 1510,1240* 1440,1240*'),
  ].flat()
  sheet.hatch('turmeric', cutAway(spill, bars), {
    along: -0.02,
    gap: 20,
    length: [90, 300],
    width: (_, y) => 22 - (y - 990) / 16,
    chance: (x, y) => 1.15 - (y - 990) / 330 - Math.abs(x - 1080) / 2400,
  })
}

/** Last summer's fennel by the wall, black against the light. */
function printSeedHeads(sheet: Sheet): void {
  const { random } = sheet
  sheet.print(
    'ink',
    join(
      dryUmbel(random, { x: 664, y: 604, reach: 180, foot: 520 }),
      dryUmbel(random, { x: 884, y: 806, reach: 96, foot: 800 }),
      dryUmbel(random, { x: 1118, y: 700, reach: 120, foot: 1180 }),
      growTuft(random, { x: 420, y: 1220 }, { ...blades, height: 330 }),
      growTuft(random, { x: 1240, y: 1220 }, { ...blades, height: 200 }),
    ),
  )
}

const blades = { count: 14, spread: 170, width: [12, 20] as const }

type UmbelPlan = {
  /** The point at which the rays part, their reach, and the foot of the stem. */
  x: number
  y: number
  reach: number
  foot: number
}

/** A dried umbel on its stem: rays like an umbrella's, seeds at their ends. */
function dryUmbel(random: Random, { x, y, reach, foot }: UmbelPlan): Shape {
  const stem = gouge(
    [
      { x, y: y - 6 },
      { x: x + (foot - x) * 0.25, y: y + (1260 - y) * 0.35 },
      { x: x + (foot - x) * 0.7, y: y + (1260 - y) * 0.7 },
      { x: foot, y: 1260 },
    ],
    reach * 0.1 + 4,
    'even',
  )
  const rays = Array.from({ length: 11 }, (_, index): Outline[] => {
    const angle = -Math.PI / 2 + (index - 5) * 0.25 + random.spread() * 0.06
    const out = reach * (0.72 + 0.28 * Math.cos((index - 5) * 0.25)) * random.between(0.85, 1.05)
    const end = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out }
    const seeds = Array.from({ length: 5 }, () =>
      ellipse(end.x + random.spread() * reach * 0.13, end.y + random.spread() * reach * 0.09, {
        rx: reach * random.between(0.04, 0.07),
        ry: reach * random.between(0.025, 0.045),
        corners: 6,
        turn: angle,
      }),
    )
    const ray = gouge(
      [
        { x, y },
        {
          x: x + Math.cos(angle * 0.6 - 0.63) * out * 0.5,
          y: y + Math.sin(angle * 0.9 - 0.157) * out * 0.52,
        },
        end,
      ],
      reach * 0.045 + 2,
      'even',
    )
    return [ray, ...seeds]
  })
  return [stem, ...rays.flat()]
}
