import { cutAway, grow, join, overlap, halo } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { move, pointsAt, placeOutline, type Placing } from './kit/place.ts'
import { contains, points, ellipse } from './kit/shape.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { printCabbageHalf } from './things/cabbage-half.ts'
import { printCrock } from './things/crock.ts'
import { poseHand } from './things/hand-bones.ts'
import { placeHand, printHand } from './things/hand.ts'
import { light } from './things/light.ts'
import { heapShreds } from './things/shred.ts'
import { printSleeve } from './things/sleeve.ts'

const cutting = { x: 1480, y: 1050, turn: -1.5, scale: 4.7 }
const holding = { x: 1330, y: 250, turn: -2.1, scale: 4.7, mirror: true }

/** Two hands at a red cabbage: one holds it, one draws the knife; the crock waits. */
export function drawVegetables(): Sheet {
  const sheet = openSheet({
    name: 'workshop-vegetables',
    seed: 31,
    thin: 1.3,
    slip: { crust: [3, -3], mist: [3, 4], brine: [-2, 2], beet: [3, 2] },
  })
  printBoard(sheet)
  printCrock(sheet, { x: 300, y: 210, radius: 520, squash: 0.8 })
  printHeap(sheet)
  printCabbageHalf(sheet, { x: 960, y: 560, turn: 0.42, scale: 4.15 }, light)
  printHands(sheet)
  return sheet
}

function printHands(sheet: Sheet): void {
  const pose = poseHand({
    fore: { lean: -12, bends: [0, 2, 3], shorten: [0.95, 0.85, 0.7] },
    middle: { lean: -4, bends: [0, 2, 3], shorten: [0.95, 0.84, 0.68] },
    ring: { lean: 4, bends: [0, -2, -3], shorten: [0.95, 0.84, 0.68] },
    little: { lean: 14, bends: [-2, -4, -5], shorten: [0.95, 0.84, 0.7] },
    thumb: [
      { x: -13, y: -14 },
      { x: -27, y: -27 },
      { x: -39, y: -40 },
      { x: -45, y: -55 },
    ],
  })
  const hand = placeHand(sheet, pose, holding)
  sheet.print('ink', move(hand.outline, 20, 26))
  printHand(sheet, hand, light, 'tan')
  printSleeve(sheet, holding, { ink: 'leaf', stripe: 'mist', light })
  printKnife(sheet, { x: 380, y: 1096, turn: 0.05, scale: 1.78 })
  const fist = poseHand({
    fore: { lean: -16, bends: [4, 6, 6], shorten: [0.9, 0.66, 0.4] },
    middle: { lean: -5, bends: [0, 0, 0], shorten: [0.84, 0.5, 0.24] },
    ring: { lean: 3, bends: [0, -2, -4], shorten: [0.8, 0.44, 0.2] },
    little: { lean: 10, bends: [0, -4, -6], shorten: [0.78, 0.42, 0.2] },
    thumb: [
      { x: -13, y: -12 },
      { x: -27, y: -26 },
      { x: -33, y: -46 },
      { x: -28, y: -66 },
    ],
  })
  const grip = placeHand(sheet, fist, cutting)
  sheet.print('ink', move(grip.outline, 16, 22))
  printHand(sheet, grip, light, 'tan')
  printSleeve(sheet, cutting, { ink: 'leaf', stripe: 'mist', light })
}

function printBoard(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('turmeric', frame, 'exact')

  function grain(x: number, y: number): number {
    return -0.2 + Math.sin(x / 400 + y / 130) * 0.06
  }

  sheet.hatch('crust', frame, {
    along: grain,
    gap: 42,
    length: [140, 460],
    width: [3, 8],
    chance: (x, y) => 0.3 + (x + y) / 6000,
  })
  sheet.hatch('paper', frame, {
    along: grain,
    gap: 46,
    length: [120, 420],
    width: [6, 14],
    chance: 0.45,
  })
  sheet.print('crust', [
    gouge(points('-20,1010 500,900 1000,800 1630,650'), 7, 'even'),
    gouge(points('700,90 1100,20 1400,-60 1630,-110'), 7, 'even'),
  ])
}

/** A heap of shreds: one dark mass, pale cuts on its lit side, strays round its foot. */
function printHeap(sheet: Sheet): void {
  const middle = { x: 400, y: 880 }
  const mass = sheet.cut(
    '110,930 150,820 250,740 380,700 520,716 640,780 700,880 690,980 590,1040 440,1060 280,1050 160,1010',
    { wander: 12, wave: 60 },
  )
  const lie = (x: number, y: number): number =>
    Math.sin(x / 90) * 1.1 + Math.sin(y / 60 + x / 200) * 1.2
  const heap = {
    within: { left: 50, right: 780, top: 660, bottom: 1110 },
    unit: 430,
    lie,
    apart: 4,
    tries: 900,
  }
  const strays = heapShreds(sheet.random, heap, 34, (x, y) => {
    const away = Math.hypot((x - middle.x) / 300, (y - middle.y) / 180)
    return away > 0.86 && away < 1.14
  })
  const whole = join(mass, strays)
  sheet.print('ink', move(grow(whole, 2), 16, 22))
  sheet.printFree('beet', whole, { by: 2, towards: light, shift: 4 })
  const pale = overlap(
    heapShreds(
      sheet.random,
      heap,
      58,
      (x, y) =>
        contains(mass, x, y) &&
        sheet.random.next() > 0.3 + ((x - middle.x) * 0.5 + (y - middle.y)) / 420,
    ),
    grow(mass, 6),
  )
  const dark = sheet.gouges(mass, {
    along: lie,
    gap: 26,
    length: [60, 150],
    width: [7, 14],
    bend: 0.15,
    chance: (x, y) => 0.3 + ((x - middle.x) * 0.5 + (y - middle.y)) / 300,
  })
  sheet.print('ink', cutAway(join(dark, move(pale, 6, 8)), grow(pale, 1)))
  sheet.print('paper', pale)
}

/** A broad kitchen knife lying flat, its tip at 0,0 and its handle to the right. */
function printKnife(sheet: Sheet, placing: Placing): void {
  const { turn = 0 } = placing

  function cut(outline: string, wander: number): ReturnType<Sheet['cut']> {
    return sheet.cut(pointsAt(outline, placing), { wander })
  }

  const blade = cut('0,6* 60,-22 130,-44 220,-58 330,-62* 332,20* 200,20 90,16', 1.2)
  const bolster = cut('326,-64* 356,-62* 356,-22* 342,-14 334,22* 326,22*', 0.8)
  const handle = cut(
    '352,-62* 420,-68 520,-66 590,-72 622,-56 616,-14 580,-12 500,-26 420,-24 352,-20*',
    1.6,
  )
  sheet.print('ink', move(join(blade, bolster, handle), 12, 18))
  sheet.print('paper', halo(join(blade, bolster, handle), { by: 1.5, towards: light, shift: 4 }))
  sheet.print('mist', blade)
  sheet.print('paper', cut('0,6* 90,14 200,18 332,18* 332,-2* 200,-2 100,2', 1))
  sheet.hatch('paper', blade, {
    along: turn - 0.12,
    gap: 15,
    length: [60, 190],
    width: [4, 9],
    chance: 0.28,
  })
  sheet.hatch('leaf', blade, {
    along: turn - 0.14,
    gap: 17,
    length: [50, 170],
    width: [3, 7],
    chance: 0.22,
  })
  sheet.print('leaf', bolster)
  sheet.print('ink', handle)
  sheet.hatch('crust', handle, {
    along: turn - 0.04,
    gap: 13,
    length: [50, 150],
    width: [3, 7],
    chance: 0.5,
  })
  const rivets = [396, 480, 566].map((x) => ellipse(x, -44, { rx: 7, ry: 7, corners: 7 }))
  sheet.print(
    'paper',
    rivets.map((rivet) => placeOutline(rivet, placing)),
  )
}
