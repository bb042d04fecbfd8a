import { cutAway, grow, join, overlap } from './kit/geometry.ts'
import { move } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { ellipse, rectangle, type Shape } from './kit/shape.ts'
import { lyingHand, poseHand } from './things/hand-bones.ts'
import { placeHand, printHand } from './things/hand.ts'
import { light } from './things/light.ts'
import { printSleeve } from './things/sleeve.ts'

/** Two hands close a folded dough on a green table, seen from above; they reach in from a corner. */
export function drawSourdough(): Sheet {
  const sheet = openSheet({
    name: 'workshop-sourdough',
    seed: 44,
    thin: 1.1,
    slip: { crust: [-3, 2], mist: [4, 3], leaf: [3, -3], deep: [2, 2] },
  })
  printTable(sheet)
  printBasket(sheet)
  printHands(sheet, printDough(sheet))
  return sheet
}

function printTable(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('leaf', frame, 'exact')
  const grain = (x: number, y: number) => -0.34 + Math.sin(x / 420 + y / 150) * 0.05
  sheet.hatch('ink', frame, {
    along: grain,
    gap: 46,
    length: [160, 520],
    width: [8, 18],
    chance: (x, y) => 0.3 + (x + y) / 5000,
  })
  sheet.hatch('mist', frame, {
    along: grain,
    gap: 70,
    length: [90, 320],
    width: [4, 9],
    chance: (x, y) => 0.5 - (x + y) / 5600,
  })
  const sweep = [ellipse(1330, 1040, { rx: 300, ry: 200 })]
  sheet.hatch('paper', sweep, {
    along: (x, y) => Math.atan2(y - 560, x - 700) + 1.5,
    gap: 30,
    length: [80, 240],
    width: [5, 13],
    chance: 0.5,
  })
  sheet.strew('paper', sheet.scatter([ellipse(960, 560, { rx: 720, ry: 600 })], 150), [3, 5, 8])
}

/** The proving basket, cut off by the corner: one coil of cane, floured. */
function printBasket(sheet: Sheet): void {
  const [x, y] = [1500, 60]
  const round = (radius: number): Shape =>
    sheet.cut(ellipse(x, y, { rx: radius, ry: radius * 0.97, corners: 20 }), { wander: 2.4 })
  const outer = round(350)
  sheet.print('ink', grow(move(outer, 26, 36), 4))
  sheet.printFree('crust', outer, { by: 2, towards: light, shift: 6 })
  for (const radius of [318, 258, 198, 138, 78]) {
    const ring = cutAway(round(radius), round(radius - 30))
    sheet.print('deep', ring)
    sheet.printWithin('ink', ring, move(round(radius - 24), -16, -20))
  }
}

function printDough(sheet: Sheet): Shape {
  const dough = sheet.cut(
    '450,350 500,220 630,140 800,120 970,150 1140,225 1290,330 1410,460 1480,610 1470,760 1380,870 1240,930 1080,930 920,885 770,800 630,690 520,560 462,450',
    { wander: 3, wave: 140 },
  )
  sheet.print('ink', grow(move(dough, 34, 46), 4))
  sheet.print('deep', dough)
  sheet.printWithin('paper', move(grow(dough, -12), -22, -26), dough)
  const flap = sheet.cut(
    '400,130* 500,300 580,410 690,500 820,580 960,650 1090,730 1190,820 1250,980* 1640,980* 1640,60* 400,60*',
    { wander: 4, wave: 130 },
  )
  sheet.printWithin('crust', move(flap, -20, 34), dough)
  sheet.printWithin('ink', move(flap, -8, 13), dough)
  const top = overlap(flap, dough)
  sheet.print('paper', top)
  const round = (x: number, y: number) => Math.atan2(y - 460, x - 940) + Math.PI / 2 + 0.1
  const away = (x: number, y: number) => (x - 1000) / 900 + (y - 480) / 620
  const marks = { along: round, gap: 30, length: [90, 250] } as const
  sheet.hatch('mist', dough, { ...marks, width: [7, 15], chance: away })
  sheet.hatch('crust', dough, { ...marks, width: [4, 9], chance: (x, y) => away(x, y) - 0.15 })
  const pulls =
    '620,230 720,270 830,250|700,350 800,380 910,350|1010,260 1060,330 1070,410|1180,420 1200,500 1180,580|560,520 620,560 690,570|980,800 1060,850 1130,860|860,200 930,220 990,210'
  sheet.print(
    'crust',
    pulls.split('|').flatMap((line) => sheet.stroke(line, 12, 'wedge')),
  )
  return dough
}

function printHands(sheet: Sheet, dough: Shape): void {
  const hands = [
    { x: 280, y: 745, turn: 0.88, scale: 5.3, mirror: true },
    { x: 810, y: 1110, turn: 0.46, scale: 5.3 },
  ]
  for (const placing of hands) {
    const hand = placeHand(sheet, poseHand(lyingHand), placing)
    sheet.printWithin('ink', move(hand.outline, 24, 32), join(dough, rectangle(0, 700, 1600, 1200)))
    printHand(sheet, hand, light)
    sheet.strew('paper', sheet.scatter(hand.outline, 26), [3, 5])
    printSleeve(sheet, placing, { ink: 'beet', stripe: 'paper', light })
  }
}
