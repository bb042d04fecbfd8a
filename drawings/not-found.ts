import { join, halo } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { type Outline, type Shape, ellipse } from './kit/shape.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { printPeeringHen } from './things/hen.ts'
import { light } from './things/light.ts'

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

/** An empty jar on its side, mouth to the left, running out of the sheet on the right. */
function printFallenJar(sheet: Sheet): void {
  sheet.printCut('leaf', '542,520 616,540 816,548* 816,584* 616,580 536,548', { wander: 3 })
  const body = sheet.cut(
    '542,326* 564,324 582,306 616,290 676,284 826,282* 826,552* 676,548 616,542 582,526 564,510 542,508*',
    { wander: 1.6 },
  )
  const mouth = sheet.cut(ellipse(540, 417, { rx: 32, ry: 92, corners: 20 }), { wander: 1 })
  const glass = join(body, mouth)
  sheet.print('paper', halo(glass, { by: 2, towards: light, shift: 5 }))
  sheet.print('leaf', halo(glass, { by: 0, towards: [0.2, 1], shift: 5 }))
  sheet.print('mist', glass)
  sheet.printWithin(
    'brine',
    body,
    sheet.cut('536,300 616,300 836,296* 836,520* 676,506 596,480 566,440'),
  )
  const along = (x: number, y: number): number => ((y - 417) / 600) * (x < 640 ? -0.6 : -0.05)
  sheet.hatch('paper', body, {
    along,
    gap: 17,
    length: [60, 190],
    width: [5, 11],
    chance: (_, y) => (y < 350 ? 0.75 : y < 400 ? 0.3 : 0.03),
  })
  sheet.hatch('leaf', body, {
    along,
    gap: 16,
    length: [50, 160],
    width: [4, 9],
    chance: (_, y) => (y - 440) / 160,
  })
  sheet.print('leaf', sheet.stroke('576,520 616,537 696,544 826,546', 8))
  sheet.print('leaf', sheet.stroke('580,312 616,296 676,291 756,289', 5))
  sheet.print('paper', mouth)
  sheet.printCut('brine', ellipse(542, 417, { rx: 26, ry: 84, corners: 18 }), { wander: 1 })
  const hollow = sheet.cut(ellipse(549, 420, { rx: 20, ry: 76, corners: 16 }), { wander: 1 })
  sheet.print('leaf', hollow)
  const gleam = { gap: 7, length: [30, 80], width: [3, 6] } as const
  sheet.hatch('mist', hollow, {
    ...gleam,
    along: Math.PI / 2,
    chance: (x, y) => (x - 540) / 26 + (y - 440) / 90,
  })
  const wire = join(
    sheet.stroke('572,318 584,360 587,420 584,476 572,516', 6, 'even'),
    sheet.stroke('582,500 566,536 536,552 504,546', 5, 'even'),
  )
  sheet.printFree('ink', wire, { by: 1.2, towards: light, shift: 2.5 })
}

/** Its lid, flat on the grass, with the rubber ring still on. */
function printLid(sheet: Sheet): void {
  const rubber = sheet.cut(ellipse(118, 540, { rx: 98, ry: 30, corners: 18 }), { wander: 1 })
  const lid = sheet.cut(ellipse(114, 526, { rx: 86, ry: 25, corners: 18 }), { wander: 1 })
  const well = sheet.cut(ellipse(112, 522, { rx: 62, ry: 16, corners: 16 }), { wander: 1 })
  sheet.printCut('leaf', ellipse(146, 552, { rx: 96, ry: 22, corners: 14 }), { wander: 2 })
  sheet.print('paper', halo(join(rubber, lid), { by: 2, towards: light, shift: 4 }))
  sheet.print('crust', rubber)
  sheet.printFree('mist', lid, { by: 1, towards: light, shift: 2 })
  sheet.print('brine', well)
  sheet.hatch('paper', well, {
    along: -0.05,
    gap: 8,
    length: [20, 60],
    width: [3, 5],
    chance: (x) => 0.8 - (x - 60) / 120,
  })
}
