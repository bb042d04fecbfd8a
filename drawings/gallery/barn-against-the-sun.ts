import { cutAway, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { rectangle, ellipse, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { printBrickBarn, printLightThroughDoor } from '../things/brick-barn.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { printPoplar } from '../things/poplar.ts'

/** The low sun stands behind the barn and is seen through its two open doors. */
const sun = { x: 1078, y: 716 }
const horizon = 742

/** The barn at three quarters: everything on our side of it lies in its shadow. */
export function drawBarnAgainstTheSun(): Sheet {
  const sheet = openSheet({
    name: 'barn-against-the-sun',
    seed: 71,
    thin: 1,
    slip: { crust: [3, -3], turmeric: [-3, 2], leaf: [2, 3], brine: [-2, 2] },
  })
  printEveningSky(sheet)
  printShadedGround(sheet)
  printBrickBarn(sheet)
  printLightThroughDoor(sheet, { sun, horizon })
  printCartWheel(sheet, { x: 214, y: 1068, rx: 196, ry: 268 })
  sheet.print('ink', [
    ...growTuft(sheet.random, { x: 470, y: 1214 }, tuft(9, 120)),
    ...growTuft(sheet.random, { x: 1500, y: 1214 }, tuft(14, 170)),
  ])
  return sheet
}

function tuft(count: number, height: number) {
  return { count, height, spread: 90, width: [10, 17] as const, lean: 0.15 }
}

function rays(x: number, y: number): number {
  return Math.atan2(y - sun.y, x - sun.x)
}

function printEveningSky(sheet: Sheet): void {
  const sky = rectangle(-30, -30, 1630, horizon + 6)
  sheet.print('turmeric', sky, 'exact')
  sheet.hatch('paper', sky, {
    along: (x, y) => -0.05 + Math.sin(x / 500 + y / 120) * 0.07,
    gap: 40,
    length: [200, 620],
    width: (_, y) => 8 + y / 30,
    chance: (_, y) => 0.25 + y / 1300,
  })
  sheet.hatch('crust', rectangle(-30, -30, 1630, 330), {
    along: (x, y) => -0.05 + Math.sin(x / 500 + y / 120) * 0.07,
    gap: 46,
    length: [120, 380],
    width: [4, 10],
    chance: (_, y) => 0.62 - y / 480,
  })
  const woods = sheet.cut(
    `-30,${horizon - 34}* 90,${horizon - 60} 200,${horizon - 42} 330,${horizon - 70} 470,${horizon - 40}* 470,${horizon + 10}* -30,${horizon + 10}*`,
    { wander: 4, wave: 44 },
  )
  sheet.print('crust', woods)
  for (const [x, height] of [
    [74, 250],
    [146, 300],
  ] as const) {
    printPoplar(sheet, { x, base: horizon + 4, height, width: height * 0.19, sunX: sun.x })
  }
}

function printShadedGround(sheet: Sheet): void {
  const ground = sheet.cut(
    `-30,${horizon}* 400,${horizon - 2} 1630,${horizon}* 1630,1230* -30,1230*`,
  )
  sheet.print('paper', ground)
  sheet.hatch('turmeric', rectangle(-30, horizon, 420, horizon + 70), {
    along: 0.02,
    gap: 14,
    length: [60, 200],
    width: [4, 8],
    chance: 0.8,
  })
  const shade = sheet.cut(
    `-30,${horizon + 64}* 340,${horizon + 40} 1630,${horizon + 10}* 1630,1230* -30,1230*`,
  )
  sheet.print('leaf', shade)
  sheet.hatch('ink', shade, {
    along: rays,
    gap: 32,
    length: [110, 330],
    width: (_, y) => 4 + (y - horizon) / 26,
    chance: (x, y) => 0.5 + (y - 900) / 900 + Math.abs(x - 1100) / 3000,
  })
}

type WheelPlace = { x: number; y: number; rx: number; ry: number }

/** A wooden wheel left in the yard, dark, with light along the edge that faces the door. */
function printCartWheel(sheet: Sheet, place: WheelPlace): void {
  const { x, y, rx, ry } = place

  function ring(part: number): Shape {
    return sheet.cut(ellipse(x, y, { rx: rx * part, ry: ry * part, corners: 20 }), { wander: 2 })
  }

  const rim = cutAway(ring(1), ring(0.83))
  const spokes = Array.from({ length: 10 }, (_, index) => {
    const angle = 0.2 + (index / 10) * Math.PI * 2
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    return gouge(
      [0.1, 0.5, 0.9].map((part) => ({ x: x + across * rx * part, y: y + down * ry * part })),
      24,
      'even',
    )
  })
  const wheel = join(rim, ...spokes.map((spoke) => [spoke]), ring(0.19))
  sheet.print('turmeric', halo(wheel, { by: 0, towards: [1, -0.5], shift: 7 }))
  sheet.print('ink', wheel)
  sheet.print('crust', cutAway(ring(0.13), ring(0.06)))
}
