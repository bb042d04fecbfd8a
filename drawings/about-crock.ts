import { cutAway, grow, join, overlap } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { hatch, type Field } from './kit/hatch.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { contains, points, type Outline, type Shape } from './kit/shape.ts'
import { scatter } from './kit/specks.ts'
import { printStoneware } from './things/crock.ts'
import { printWeight } from './things/pressed-leaf.ts'

const crock = { x: 990, y: 560, radius: 560, squash: 0.8 }

/** How the farm found it in its cellar: a dry crock with two half stones in it, under the grating. */
export function drawAboutCrock(): Sheet {
  const sheet = openSheet({
    name: 'about-crock',
    width: 1600,
    height: 1200,
    seed: 52,
    thin: 1.2,
    slip: { crust: [3, -3], mist: [3, 4], turmeric: [-3, 2], deep: [-2, 2] },
  })
  const light = lightThroughGrating(sheet)
  printFloor(sheet, light)
  const inside = printStoneware(sheet, crock, 'dry')
  printDust(sheet, inside)
  printWeight(sheet, crock, { turn: Math.PI - 0.42, x: crock.x - 40, y: crock.y + 10 })
  printWeight(sheet, crock, { turn: -0.2, x: crock.x + 20, y: crock.y + 118 })
  sheet.grain(60)
  return sheet
}

/** Bars of evening light, slanting over the floor. */
function lightThroughGrating(sheet: Sheet): Shape {
  return [-690, -430, -170, 90, 350].flatMap((x) =>
    sheet.cut(
      `${x},-30* ${x + 178},-30* ${x + 520},600 ${x + 862},1240* ${x + 684},1240* ${x + 342},600`,
      { wander: 2, wave: 260 },
    ),
  )
}

function printFloor(sheet: Sheet, light: Shape): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')
  sheet.print('turmeric', overlap(light, frame))
  const tiles = joints(sheet)
  sheet.print('leaf', cutAway(tiles, grow(light, 3)))
  sheet.print('crust', overlap(tiles, light))
  const grain: Field = (x, y) => -0.3 + Math.sin(x / 210 + y / 170) * 0.12
  sheet.print(
    'leaf',
    cutAway(
      hatch(random, frame, {
        along: grain,
        gap: 44,
        length: [60, 240],
        width: [4, 10],
        chance: (x, y) => 0.62 - (x + y) / 4200,
      }),
      grow(light, 8),
    ),
  )
  sheet.print(
    'crust',
    overlap(
      hatch(random, frame, {
        along: grain,
        gap: 30,
        length: [40, 150],
        width: [5, 12],
        chance: (x, y) => (contains(light, x, y) ? 0.25 + y / 2000 : 0),
      }),
      grow(light, -5),
    ),
  )
}

/** Square floor tiles, laid askew to the frame. */
function joints(sheet: Sheet): Shape {
  const lines: Outline[] = []
  for (let at = -1500; at < 2600; at += 216) {
    const wide = 8 + (at % 3)
    lines.push(gouge(points(`${at},-40 ${at + 480},600 ${at + 900},1260`), wide, 'even'))
    lines.push(gouge(points(`-40,${at + 260} 800,${at - 40} 1640,${at - 330}`), wide, 'even'))
  }
  return join(lines, sheet.cut('0,0* 1,0* 1,1*'))
}

/** The wall inside is dark; where the light comes over the rim it catches the glaze. */
function printDust(sheet: Sheet, inside: Shape): void {
  const { random } = sheet
  const lit = overlap(
    inside,
    sheet.cut('1100,200* 1500,330 1500,640 1330,760 1290,560 1220,420 1080,300*', { wander: 4 }),
  )
  sheet.print('crust', lit)
  const round: Field = (x, y) =>
    Math.atan2((y - crock.y) / crock.squash, (x - crock.x) * crock.squash) + Math.PI / 2
  sheet.print(
    'turmeric',
    hatch(random, lit, {
      along: round,
      gap: 24,
      length: [60, 170],
      width: [6, 13],
      chance: (_, y) => 0.9 - (y - 260) / 600,
    }),
  )
  sheet.print(
    'ink',
    hatch(random, lit, { along: round, gap: 30, length: [60, 190], width: [5, 12], chance: 0.5 }),
  )
  sheet.strew(
    'crust',
    scatter(random, inside, 60, (x) => (x - 700) / 900),
    [4, 6, 9],
  )
}
