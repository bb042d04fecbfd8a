import { cutAway, join } from '../kit/geometry.ts'
import { pointsAt, move } from '../kit/place.ts'
import { type Outline, type Shape, ellipse } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { gripped, printGrippingHand } from '../things/gripping-hand.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { light } from '../things/light.ts'
import { printSleeve } from '../things/sleeve.ts'
import { cutSteam } from '../things/steam-ribbons.ts'
import { printSupperBoard } from '../things/supper-board.ts'

const spooning = { x: 1330, y: 1010, turn: -0.86, scale: 5 }
const reaching = { x: 20, y: 640, turn: 1.02, scale: 4.9, mirror: true }

/** The table at half past five, from above: soup, bread, cheese and the arms of those who eat. */
export function drawSoupAtSupper(): Sheet {
  const sheet = openSheet({
    name: 'soup-at-supper',
    seed: 333,
    thin: 1.5,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], deep: [2, 2] },
  })
  printCloth(sheet)
  printSupperBoard(sheet)
  printBowl(sheet, { x: 1420, y: 170, radius: 280 })
  printReachingHand(sheet)
  printBowl(sheet, { x: 110, y: 1230, radius: 290 })
  printBowl(sheet, { x: 800, y: 730, radius: 370 })
  sheet.print(
    'paper',
    cutSteam(sheet, [
      ['900,600 850,500 940,400 870,290 930,150', 54],
      ['1010,560 1060,480 1010,390 1080,300 1060,220', 36],
    ]),
  )
  printGrippingHand(sheet, spooning, () => printSpoon(sheet))
  printSleeve(sheet, spooning, { ink: 'leaf', stripe: 'mist', light })
  return sheet
}

function printCloth(sheet: Sheet): void {
  sheet.print('beet', sheet.frame, 'exact')
  sheet.hatch('ink', sheet.frame, {
    along: 0.5,
    gap: 64,
    length: [90, 260],
    width: [5, 11],
    chance: (x, y) => 0.2 + (x + y) / 4200,
  })
  const stripes = [
    ...sheet.stroke('500,1240 900,900 1640,300', 22, 'even'),
    ...sheet.stroke('570,1240 960,910 1640,360', 9, 'even'),
  ]
  sheet.print('paper', stripes)
}

/** Pewter; the tip of its bowl is in the soup, and soup in it. */
function printSpoon(sheet: Sheet): Shape {
  const { x, end } = gripped
  const cut = (text: string): Shape => {
    const outline: Outline = pointsAt(text, spooning)
    return sheet.cut(outline, { wander: 1.2 })
  }
  // Its end lies in the fork of the hand.
  const handle = cut(
    `${x + 11},${end - 1} ${x + 15},${end + 1} ${x + 17},${end - 4} ${x + 6},-58 ${x + 1.6},-118* ${x - 1.6},-118* ${x + 2},-58`,
  )
  const scoop = cut(
    `${x - 2},-112* ${x + 2},-112* ${x + 8},-121 ${x + 10.5},-134 ${x + 8},-147 ${x},-153 ${x - 8},-147 ${x - 10.5},-134 ${x - 8},-121`,
  )
  const spoon = join(handle, scoop)
  sheet.print('crust', move(scoop, 14, 20))
  sheet.print('ink', move(handle, 12, 17))
  sheet.printFree('mist', spoon, { by: 2, towards: light })
  sheet.print('leaf', cutAway(spoon, move(spoon, -7, -9)))
  const soup = cut(
    `${x + 1},-119 ${x + 6.4},-126 ${x + 7.6},-136 ${x + 5},-146 ${x - 1},-149 ${x - 6.6},-144 ${x - 8},-134 ${x - 5},-123`,
  )
  sheet.print('ink', soup)
  sheet.printWithin('turmeric', move(soup, 5, 7), soup)
  return handle
}

/** The other hand has a slice of bread between thumb and fingers. */
function printReachingHand(sheet: Sheet): void {
  const hand = placeHand(
    sheet,
    poseHand({
      fore: { lean: -10, bends: [4, 8, 8], shorten: [0.96, 0.84, 0.78] },
      middle: { lean: -5, bends: [4, 6, 6], shorten: [0.96, 0.84, 0.76] },
      ring: { lean: 2, bends: [2, 4, 5], shorten: [0.94, 0.82, 0.74] },
      little: { lean: 11, bends: [0, 0, 0], shorten: [0.92, 0.82, 0.74] },
      thumb: [
        { x: -13, y: -14 },
        { x: -28, y: -28 },
        { x: -41, y: -42 },
        { x: -47, y: -60 },
      ],
    }),
    reaching,
  )
  sheet.print('ink', move(hand.outline, 20, 28))
  printHand(sheet, hand, light)
  printSleeve(sheet, reaching, { ink: 'mist', stripe: 'leaf', light })
}

type BowlPlace = { x: number; y: number; radius: number }

/** A glazed bowl of pumpkin soup seen from straight above. */
function printBowl(sheet: Sheet, bowl: BowlPlace): void {
  const { x, y, radius } = bowl

  function round(share: number, aside = 0): Shape {
    const size = { rx: radius * share, ry: radius * share, corners: 20 }
    return sheet.cut(ellipse(x + aside * radius, y + aside * radius, size), { wander: 2 })
  }

  function around(atX: number, atY: number): number {
    return Math.atan2(atY - y, atX - x) + Math.PI / 2
  }

  function shade(atX: number, atY: number): number {
    return ((atX - x) * 0.6 + (atY - y) * 0.8) / radius
  }

  const rim = round(1)
  sheet.print('ink', move(rim, radius * 0.14, radius * 0.17))
  sheet.printFree('deep', rim, { towards: [-0.6, -0.8], shift: 6 })
  const soup = round(0.8, 0.01)
  const wall = cutAway(round(0.92), soup)
  sheet.printWithin('mist', wall, round(1, -0.1))
  sheet.hatch('crust', cutAway(rim, soup), {
    along: around,
    gap: 18,
    length: [60, 190],
    width: [5, 11],
    chance: (atX, atY) => 0.1 + shade(atX, atY) * 0.9,
  })
  sheet.printWithin('crust', move(soup, -5, -6), round(0.86))
  sheet.print('turmeric', soup)
  sheet.hatch('crust', soup, {
    along: around,
    gap: 34,
    length: [80, 220],
    width: [6, 14],
    chance: (atX, atY) => Math.hypot(atX - x, atY - y) / radius - 0.35 - shade(atX, atY) * 0.5,
  })
  const start = sheet.random.between(0, 6)
  const cream = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
    const [angle, reach] = [start + step * 0.78, radius * (0.6 - step * 0.062)]
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  sheet.print('paper', sheet.stroke(cream, radius * 0.07))
  sheet.strew('leaf', sheet.scatter(round(0.62), Math.round(radius / 16)), [8, 11, 15])
}
