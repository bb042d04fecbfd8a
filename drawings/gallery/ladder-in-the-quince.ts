import { cutAway, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { cutLine } from '../kit/knife.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { light } from '../things/light.ts'
import { printQuinceFromBelow, printSpray } from '../things/quince-bough.ts'

/** Up the picking ladder into the quince tree: one stands at its foot and looks up. */
export function drawLadderInTheQuince(): Sheet {
  const sheet = openSheet({
    name: 'ladder-in-the-quince',
    seed: 35,
    thin: 1.5,
    slip: { turmeric: [-3, 2], crust: [3, -2], mist: [3, 3], leaf: [2, -2] },
  })
  printSky(sheet)
  for (const spray of [
    { x: 640, y: 200, scale: 0.8, turn: -0.6 },
    { x: 560, y: 60, scale: 1, turn: -0.2 },
    { x: 760, y: 90, scale: 0.9, turn: 0.5 },
    { x: 900, y: 40, scale: 0.9, turn: -0.5 },
    { x: 1290, y: 90, scale: 1.1, turn: 0.1 },
    { x: 420, y: 200, scale: 1, turn: -2.6 },
    { x: 1010, y: 130, scale: 0.8, turn: 0.3 },
    { x: 480, y: 330, scale: 0.95, turn: -1.2 },
    { x: 1180, y: 250, scale: 1, turn: 0.9 },
  ]) {
    printSpray(sheet, spray)
  }
  printBoughs(sheet)
  printQuinceFromBelow(sheet, { x: 690, y: 330, radius: 62, turn: 0.3 })
  printQuinceFromBelow(sheet, { x: 1084, y: 250, radius: 70, turn: -0.3 })
  printLadder(sheet)
  printNear(sheet)
  return sheet
}

function printSky(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('mist', frame, 'exact')
  sheet.hatch('brine', frame, {
    along: -0.3,
    gap: 90,
    length: [200, 600],
    width: [24, 60],
    chance: 0.4,
  })
  sheet.hatch('paper', frame, {
    along: -0.3,
    gap: 62,
    length: [140, 460],
    width: [10, 34],
    chance: (x, y) => 0.75 - (x + y) / 2600,
  })
}

/** Boughs seen from below run together towards the crown. */
function printBoughs(sheet: Sheet): void {
  const limbs: readonly [string, number][] = [
    ['1700,1150 1420,900 1200,640 1010,420 880,180 850,-60', 210],
    ['1240,700 1040,480 820,380 560,330 240,300 -60,200', 96],
    ['1100,540 1160,360 1260,200 1300,-60', 84],
    ['960,360 1010,220 1000,90 1030,-60', 52],
    ['700,352 620,230 600,90 540,-60', 46],
    ['420,318 330,420 200,470', 36],
    ['1330,800 1220,770 1120,800 1030,830', 40],
    ['1180,560 1260,520 1380,500 1460,420', 44],
  ]
  const wood = limbs.flatMap(([line, width]): Shape => [
    gouge(cutLine(sheet.random, points(line), { wander: 6, wave: 90 }), width, 'wedge'),
  ])
  const whole = join(...wood.map((line) => [line]))
  sheet.printFree('ink', whole, { towards: light, shift: 6 })
  sheet.hatch('crust', whole, {
    along: (x, y) => Math.atan2(y - 60, x - 860),
    gap: 24,
    length: [60, 190],
    width: [5, 12],
    chance: (x, y) => 0.75 - (x - y) / 3000,
  })
}

const feet = { left: [250, 1290, 62], right: [840, 1290, 62] } as const
const head = { left: [842, 262, 15], right: [892, 258, 15] } as const

function railAt(side: 'left' | 'right', part: number): { x: number; y: number; half: number } {
  const [x, y, half] = feet[side]
  const [farX, farY, farHalf] = head[side]
  return {
    x: x + (farX - x) * part,
    y: y + (farY - y) * part,
    half: (half + (farHalf - half) * part) / 2,
  }
}

function printLadder(sheet: Sheet): void {
  const rails = (['left', 'right'] as const).map((side): Shape => {
    const [near, far] = [railAt(side, 0), railAt(side, 1)]
    return sheet.cut([
      { x: near.x - near.half, y: near.y, corner: true },
      { x: far.x - far.half, y: far.y, corner: true },
      { x: far.x + far.half, y: far.y, corner: true },
      { x: near.x + near.half, y: near.y, corner: true },
    ])
  })
  const rungs: Shape[] = []
  for (let step = 0, away = 1; step < 13; step++, away += 0.36) {
    const part = (1 - 1 / away) * 1.18 + 0.05
    if (part > 0.97) break
    const [left, right] = [railAt('left', part), railAt('right', part)]
    const thick = 54 / away + 3
    rungs.push(
      sheet.cut([
        { x: left.x, y: left.y - thick / 2, corner: true },
        { x: right.x, y: right.y - thick / 2 - 4, corner: true },
        { x: right.x, y: right.y + thick / 2 - 4, corner: true },
        { x: left.x, y: left.y + thick / 2, corner: true },
      ]),
    )
  }
  const ladder = join(...rails, ...rungs)
  sheet.print('paper', halo(ladder, { by: 2, towards: light, shift: 6 }))
  for (const rung of rungs) {
    sheet.print('crust', rung)
    sheet.print('ink', cutAway(rung, move(rung, 0, -12)))
  }
  for (const rail of rails) {
    sheet.print('deep', rail)
    sheet.print('crust', cutAway(rail, move(rail, -22, 0)))
  }
  sheet.hatch('crust', join(...rails), {
    along: -1.15,
    gap: 18,
    length: [60, 180],
    width: [4, 8],
    chance: 0.35,
  })
}

/** Twigs close to us, cut off by the frame. */
function printNear(sheet: Sheet): void {
  printSpray(sheet, { x: 60, y: 430, scale: 2.1, turn: 1.4, count: 4 })
  printSpray(sheet, { x: 190, y: 60, scale: 1.9, turn: 2.2, count: 5 })
  printQuinceFromBelow(sheet, { x: 166, y: 376, radius: 204, turn: -0.2 })
  printSpray(sheet, { x: 110, y: 110, scale: 1.8, turn: 2.4, count: 3, ink: 'crust' })
  sheet.print('ink', sheet.stroke('-60,1110 60,1020 130,930 210,880', 34, 'wedge'))
  printSpray(sheet, { x: 110, y: 960, scale: 1.5, turn: 0.5, count: 5 })
  printQuinceFromBelow(sheet, { x: 70, y: 1112, radius: 146, turn: 0.2 })
  printSpray(sheet, { x: 1440, y: 300, scale: 1.6, turn: -1.6, count: 5 })
  printSpray(sheet, { x: 1560, y: 560, scale: 1.8, turn: -1.2, count: 4 })
  printQuinceFromBelow(sheet, { x: 1360, y: 500, radius: 134, turn: 0.4 })
  printSpray(sheet, { x: 1420, y: 350, scale: 1.3, turn: 3, count: 3 })
  printSpray(sheet, { x: 1180, y: 770, scale: 1.15, turn: 0.4, count: 5 })
  printSpray(sheet, { x: 1080, y: 800, scale: 1.2, turn: -2.2, count: 4 })
  printQuinceFromBelow(sheet, { x: 1010, y: 920, radius: 100, turn: 0.1 })
  printSpray(sheet, { x: 1050, y: 812, scale: 1, turn: 3.1, count: 2, ink: 'crust' })
}
