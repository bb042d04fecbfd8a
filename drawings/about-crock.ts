import { cutAway, grow, overlap } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { hatch, type Field } from './kit/hatch.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { contains, points, type Outline, type Shape } from './kit/shape.ts'
import { printLyingStone, printStandingCrock, printStoneOnRim } from './things/standing-crock.ts'

/** How the farm found it in its cellar: a dry crock, one half stone in it and one across its rim. */
export function drawAboutCrock(): Sheet {
  const sheet = openSheet({
    name: 'about-crock',
    width: 1600,
    height: 1200,
    seed: 52,
    thin: 1.6,
    slip: { crust: [3, -3], mist: [3, 4], turmeric: [-3, 2], deep: [-2, 2] },
  })
  const light = lightThroughGrating(sheet)
  printFloor(sheet, light)
  const inside = printStandingCrock(sheet)
  printLyingStone(sheet, inside)
  printStoneOnRim(sheet)
  sheet.grain(60)
  return sheet
}

/** Bars of evening light, slanting over the floor. */
function lightThroughGrating(sheet: Sheet): Shape {
  return [-700, -410, -120, 170].flatMap((x) =>
    sheet.cut(
      `${x},-30* ${x + 160},-30* ${x + 620},600 ${x + 1080},1240* ${x + 860},1240* ${x + 430},600`,
      { wander: 2, wave: 260 },
    ),
  )
}

function printFloor(sheet: Sheet, light: Shape): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')
  sheet.print('turmeric', overlap(light, frame))
  const tiles = joints()
  sheet.print('leaf', cutAway(tiles, grow(light, 3)))
  sheet.print('crust', overlap(tiles, light))
  const grain: Field = (x, y) => -0.1 + Math.sin(x / 210 + y / 170) * 0.08
  sheet.print(
    'leaf',
    cutAway(
      hatch(random, frame, {
        along: grain,
        gap: 46,
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
        chance: (x, y) => (contains(light, x, y) ? 0.2 + y / 2400 : 0),
      }),
      grow(light, -5),
    ),
  )
}

/** Square floor tiles, closer together the further off they lie. */
function joints(): Shape {
  const across = [40, 150, 290, 470, 700, 1000].map((y, index): Outline => {
    const slope = 20 + index * 8
    return gouge(points(`-40,${y + slope} 800,${y} 1640,${y - slope}`), 5 + index, 'even')
  })
  const away = [-1400, -900, -440, 0, 420, 860, 1340, 1900, 2500].map((x): Outline => {
    const top = 700 + (x - 700) * 0.42
    return gouge(points(`${top},-40 ${(top + x) / 2},600 ${x},1260`), 8, 'even')
  })
  return [...across, ...away]
}
