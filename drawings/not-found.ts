import { join } from './kit/geometry.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { gouge } from './kit/gouge.ts'
import type { Outline, Shape } from './kit/shape.ts'
import { printFallenJar, printLid } from './things/fallen-jar.ts'
import { printPeeringHen } from './things/hen.ts'

/** The snow goes on to the left, across the widest window; the jar is cut by the right edge. */
const bleed = 1600

/** The page that does not exist: a hen has come all this way, and the jar is empty. */
export function drawNotFound(): Sheet {
  const sheet = openSheet({
    name: 'not-found',
    width: 800,
    height: 600,
    bleed: [bleed, 0],
    seed: 27,
    slip: { turmeric: [-2, 2], crust: [2, -1], mist: [2, 3], beet: [2, -2] },
    grain: 40,
  })
  const snow = sheet.cut(
    `${-bleed},392* -1100,380 -640,398 -200,384 160,374 560,368 830,376* 830,630* ${-bleed},630*`,
    { wander: 2.5, wave: 320 },
  )
  sheet.print('brine', snow)
  sheet.hatch('mist', snow, {
    along: -0.02,
    gap: 30,
    length: [60, 260],
    width: [3, 8],
    chance: (_, y) => (y - 330) / 520,
  })
  sheet.hatch('paper', snow, {
    along: -0.015,
    gap: 27,
    length: [120, 420],
    width: [7, 15],
    chance: (_, y) => 1 - (y - 360) / 240,
  })
  sheet.print('leaf', tracks(sheet))
  printFallenJar(sheet)
  printLid(sheet)
  printPeeringHen(sheet)
  sheet.print('leaf', [
    ...tuft(sheet, 30, 610, 9, 90),
    ...tuft(sheet, 420, 612, 6, 54),
    ...tuft(sheet, 690, 612, 10, 80),
    ...tuft(sheet, -420, 612, 8, 70),
    ...tuft(sheet, -1090, 612, 7, 60),
  ])
  return sheet
}

/** Three toes forward and a spur: her way here, left and right foot in turn. */
function tracks(sheet: Sheet): Shape {
  const toes: Outline[] = []
  for (let step = 0; step < 15; step++) {
    const x = -1540 + step * 112
    const way = -0.06 + Math.sin(step / 3) * 0.22
    const at = { x, y: 486 + Math.sin(step / 2.6) * 30 + (step % 2) * 34 }
    for (const [turn, reach] of [
      [-0.6, 40],
      [0, 48],
      [0.6, 40],
      [Math.PI, 17],
    ] as const) {
      const angle = way + turn + sheet.random.spread() * 0.1
      const along = (part: number) => ({
        x: at.x + Math.cos(angle) * reach * part,
        // Seen from the side, a footprint is flat.
        y: at.y + Math.sin(angle) * reach * part * 0.6,
      })
      toes.push(gouge([along(-0.1), along(0.5), along(1)], 7))
    }
  }
  return join(toes)
}

function tuft(sheet: Sheet, x: number, y: number, count: number, height: number): Outline[] {
  const { random } = sheet
  return Array.from({ length: count }, () => {
    const foot = x + random.spread() * height * 0.5
    const reach = height * random.between(0.5, 1)
    const lean = random.spread() * height * 0.45
    return gouge(
      [
        { x: foot, y },
        { x: foot + lean * 0.3, y: y - reach * 0.55 },
        { x: foot + lean, y: y - reach },
      ],
      random.between(7, 11),
      'wedge',
    )
  })
}
