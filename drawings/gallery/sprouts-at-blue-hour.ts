import { cutAway } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle, type Outline } from '../kit/shape.ts'
import { move } from '../kit/place.ts'
import { printSproutStem } from '../things/sprout-stem.ts'

const horizon = 800

/** Frost on the sprouts when the day is nearly gone; far off one window is lit. */
export function drawSproutsAtBlueHour(): Sheet {
  const sheet = openSheet({
    name: 'sprouts-at-blue-hour',
    seed: 410,
    thin: 2.6,
    slip: { mist: [3, 3], turmeric: [-2, 2], crust: [2, -2] },
    grain: 70,
  })
  printDusk(sheet)
  printGround(sheet)
  for (const plant of [
    { x: 690, foot: 850, top: 745, lean: 2, size: 9 },
    { x: 620, foot: 920, top: 700, lean: -6, size: 18 },
    { x: 960, foot: 900, top: 710, lean: 6, size: 16 },
    { x: 330, foot: 1330, top: 430, lean: 40, size: 66 },
    { x: 1150, foot: 1330, top: -130, lean: 90, size: 118 },
  ]) {
    printSproutStem(sheet, plant)
  }
  printHangingLeaves(sheet)
  sheet.strew('paper', sheet.scatter(rectangle(0, 900, 1600, 1200), 36), [4, 7, 10], 'round')
  return sheet
}

function printDusk(sheet: Sheet): void {
  sheet.print('leaf', sheet.frame, 'exact')
  sheet.hatch('ink', rectangle(-20, -20, 1620, 420), {
    along: -0.03,
    gap: 40,
    length: [200, 560],
    width: [8, 20],
    chance: (_, y) => 0.85 - y / 420,
  })
  sheet.hatch('mist', rectangle(-20, 240, 1620, horizon), {
    along: -0.02,
    gap: 30,
    length: [200, 620],
    width: (_, y) => 3 + (y - 240) / 26,
    chance: (_, y) => (y - 200) / 560,
  })
  sheet.printCut(
    'brine',
    `-30,${horizon - 60}* 500,${horizon - 84} 1000,${horizon - 66} 1640,${horizon - 80}* 1640,${horizon + 10}* -30,${horizon + 10}*`,
    { wander: 4 },
  )
  const moon = sheet.cut(ellipse(800, 430, { rx: 62, ry: 62, corners: 14 }), { wander: 1 })
  sheet.print('paper', cutAway(moon, move(moon, -30, -16)))
}

function printGround(sheet: Sheet): void {
  const { random } = sheet
  const woods: Outline[] = Array.from({ length: 30 }, (_, index) => {
    const x = 480 + index * 42 + random.spread() * 20
    return gouge(
      [
        { x, y: horizon + 10 },
        { x: x + 4, y: horizon - 30 },
        { x: x + random.spread() * 16, y: horizon - random.between(50, 110) },
      ],
      random.between(20, 44),
    )
  })
  sheet.print('leaf', woods)
  const house = sheet.cut(
    `670,${horizon + 6}* 670,${horizon - 44}* 704,${horizon - 104}* 850,${horizon - 98}* 892,${horizon - 40}* 890,${horizon + 6}*`,
    { wander: 1 },
  )
  sheet.printFree('ink', house, { towards: [-0.3, -1] })
  sheet.print(
    'turmeric',
    sheet.cut(`752,${horizon - 6}* 752,${horizon - 38}* 784,${horizon - 38}* 784,${horizon - 6}*`, {
      wander: 0.5,
    }),
    'exact',
  )
  const field = sheet.cut(
    `-30,${horizon}* 700,${horizon - 6} 1640,${horizon + 4}* 1640,1240* -30,1240*`,
  )
  sheet.print('ink', field)

  function furrow(x: number, y: number): number {
    return Math.atan2(y - horizon + 30, x - 780)
  }

  sheet.hatch('mist', field, {
    along: furrow,
    gap: 36,
    length: [90, 280],
    width: (_, y) => 3 + (y - horizon) / 34,
    chance: 0.55,
  })
  sheet.hatch('paper', field, {
    along: furrow,
    gap: 56,
    length: [60, 200],
    width: (_, y) => 2 + (y - horizon) / 40,
    chance: (x) => 0.55 - x / 3000,
  })
}

/** Two of the big leaves that stay on the stem, hung with rime, their tips out of the frame. */
function printHangingLeaves(sheet: Sheet): void {
  const towards = [-0.5, -0.9] as const
  const leaves = [
    [
      '1240,150* 1330,70 1460,60 1640,120* 1640,470* 1560,430 1500,480 1430,420 1350,430 1310,330 1260,270',
      '1236,160 1360,200 1500,260 1660,330',
      [
        '1330,180 1380,120 1440,90',
        '1430,226 1500,180 1570,160',
        '1350,200 1370,290 1420,380',
        '1460,246 1490,330 1500,420',
      ],
    ],
    [
      '1080,40* 1040,-40* 640,-40* 660,60 740,110 760,190 850,200 900,260 970,210 1040,180',
      '1082,44 960,60 840,70 690,50',
      ['1000,56 950,110 940,180', '900,66 850,100 830,160', '940,58 910,20 890,-30'],
    ],
  ] as const
  for (const [outline, rib, veins] of leaves) {
    const leaf = sheet.cut(outline, { wander: 5, wave: 80 })
    sheet.print('ink', move(leaf, 8, 20))
    sheet.printFree('leaf', leaf, { towards, shift: 12 })
    sheet.hatch('ink', leaf, {
      along: 0.5,
      gap: 44,
      length: [70, 180],
      width: [9, 22],
      chance: 0.4,
    })
    sheet.printWithin(
      'mist',
      [
        sheet.stroke(rib, 26, 'wedge'),
        ...veins.map((vein) => sheet.stroke(vein, 15, 'wedge')),
      ].flat(),
      leaf,
    )
  }
}
