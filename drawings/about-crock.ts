import { cutAway, grow, overlap } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { hatch, type Field } from './kit/hatch.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { contains, points, type Outline, type Shape } from './kit/shape.ts'
import { printLeaningStone, printLyingStone } from './things/crock-stones.ts'
import { cutBelly, printStandingCrock } from './things/standing-crock.ts'

/** How the farm found it in its cellar: a dry crock, its two half stones at its foot. */
export function drawAboutCrock(): Sheet {
  const sheet = openSheet({
    name: 'about-crock',
    width: 1600,
    height: 1200,
    seed: 52,
    thin: 1.6,
    slip: { crust: [3, -3], mist: [3, 4], turmeric: [-3, 2], deep: [-2, 2] },
  })
  const light = lightFromTheWindow(sheet)
  printFloor(sheet, light)
  printWall(sheet)
  const belly = cutBelly(sheet)
  printStandingCrock(sheet, belly)
  printLeaningStone(sheet, belly)
  printLyingStone(sheet)
  sheet.grain(60)
  return sheet
}

/** The low sun through the cellar window: its panes lie on the tiles. */
function lightFromTheWindow(sheet: Sheet): Shape {
  const panes = [
    '-40,470* 150,420* 400,640* 170,760* -40,600*',
    '196,408* 400,352* 660,520* 450,616*',
    '-40,690* 120,790* 30,850* -40,800*',
    '214,790* 446,668* 900,1040* 640,1240* 560,1240*',
    '496,642* 706,546* 1100,800* 1300,1040* 960,1010*',
    '76,880* 172,816* 500,1240* 120,1240* -40,1010* -40,930*',
  ]
  return panes.flatMap((pane) => sheet.cut(pane, { wander: 2, wave: 160 }))
}

function printFloor(sheet: Sheet, light: Shape): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')
  sheet.print('turmeric', overlap(light, frame))
  const tiles = joints()
  sheet.print('leaf', cutAway(tiles, grow(light, 3)))
  sheet.print('crust', overlap(tiles, light))
  const grain: Field = (x, y) => 0.5 + Math.sin(x / 210 + y / 170) * 0.1
  const worn = hatch(random, frame, {
    along: grain,
    gap: 46,
    length: [60, 220],
    width: [4, 10],
    chance: (x, y) => 0.5 - (x - y) / 5200,
  })
  sheet.print('leaf', cutAway(worn, grow(light, 8)))
  const scuffs = hatch(random, frame, {
    along: grain,
    gap: 32,
    length: [50, 170],
    width: [5, 12],
    chance: (x, y) => (contains(light, x, y) ? 0.42 - x / 3000 : 0),
  })
  sheet.print('crust', overlap(scuffs, grow(light, -5)))
}

/** Square floor tiles, laid askew, closer together the further off they lie. */
function joints(): Shape {
  const down = [-900, -560, -240, 60, 340, 610, 880, 1150, 1420].map((x): Outline =>
    gouge(points(`${x},180 ${x + 620},640 ${x + 1400},1260`), 8, 'even'),
  )
  const up = [240, 400, 590, 820, 1090, 1400, 1760].map((y, index): Outline =>
    gouge(points(`-40,${y + 120} 700,${y - 120} 1640,${y - 480}`), 5 + index, 'even'),
  )
  return [...down, ...up]
}

/** Whitewash gone grey, brick where it fell off. */
function printWall(sheet: Sheet): void {
  const wall = sheet.cut('-40,-40* 1640,-40* 1640,238* 900,262 380,300 -40,360*', { wander: 4 })
  sheet.print('ink', grow(wall, 14))
  sheet.print('leaf', wall)
  const courses = hatch(sheet.random, wall, {
    along: -0.05,
    gap: 46,
    length: [70, 150],
    width: [14, 24],
    chance: (x, y) => 0.95 - x / 1900 - y / 900,
    taper: 'blunt',
  })
  sheet.print('crust', courses)
  sheet.print(
    'ink',
    hatch(sheet.random, wall, {
      along: -0.05,
      gap: 40,
      length: [80, 260],
      width: [5, 11],
      chance: (x) => 0.2 + x / 2200,
    }),
  )
}
