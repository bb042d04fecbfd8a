import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Field } from '../kit/hatch.ts'
import { pointsAt, move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { boundsOf, contains, points, type Outline, type Shape } from '../kit/shape.ts'
import { printPan, printScale } from '../things/kitchen-scale.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { light } from '../things/light.ts'
import { heapShreds } from '../things/shred.ts'
import { printWrappedCabbage } from '../things/wrapped-cabbage.ts'

const pan = { x: 600, y: 704 }

/** Salt runs from a wooden spoon on to shredded white cabbage in the pan of a scale. */
export function drawSaltOnCabbage(): Sheet {
  const sheet = openSheet({
    name: 'salt-on-cabbage',
    seed: 83,
    thin: 1.1,
    slip: { beet: [2, 2], mist: [3, 3], crust: [3, -3], brine: [-2, 2], leaf: [2, -2] },
  })
  printWall(sheet)
  printTable(sheet)
  printScale(sheet, pan.x, pan.y + 236)
  printHeap(sheet)
  printPan(sheet, pan.x, pan.y)
  printWrappedCabbage(sheet, { x: 1400, y: 930, turn: 0.18, scale: 2.7 }, 'leaf', 'ink')
  printSpoon(sheet)
  printSpoonHand(sheet)
  return sheet
}

/** A red wall: the window stands on the left, and what it does not reach is dark. */
function printWall(sheet: Sheet): void {
  sheet.print('beet', sheet.frame, 'exact')
  const fall: Field = (x, y) => 0.62 + Math.sin(x / 420 + y / 300) * 0.08
  sheet.hatch('ink', sheet.frame, {
    along: fall,
    gap: 50,
    length: [120, 420],
    width: (x) => 5 + x / 95,
    chance: (x, y) => (x - 560) / 1150 + (y - 300) / 2600,
  })
}

function printTable(sheet: Sheet): void {
  const top = sheet.cut('-30,1030* 700,1012 1630,1024* 1630,1240* -30,1240*', { wander: 3 })
  sheet.print('paper', move(top, 0, -7))
  sheet.print('ink', top)
  sheet.hatch('crust', top, {
    along: -0.01,
    gap: 26,
    length: [100, 360],
    width: [4, 9],
    chance: (x) => 0.75 - x / 2600,
  })
}

/** White cabbage: pale shreds, green in the hollows. */
function printHeap(sheet: Sheet): void {
  const mass = sheet.cut(
    '140,720* 176,640 250,590 330,520 430,470 530,440 640,430 750,458 850,520 940,580 1010,640 1060,720*',
    { wander: 10, wave: 70 },
  )
  const lie: Field = (x, y) => (x - 600) / 560 + Math.sin(x / 110 + y / 70) * 0.5
  const heap = {
    within: { left: 120, right: 1080, top: 410, bottom: 716 },
    unit: 760,
    lie,
    apart: 6,
    tries: 4000,
  }
  const strays = heapShreds(
    sheet.random,
    heap,
    16,
    (x, y) => !contains(mass, x, y) && contains(grow(mass, 26), x, y),
  )
  // Those that stand on end would make grass of it.
  const edge = strays.filter((shred) => {
    const { top, bottom, left, right } = boundsOf([shred])
    return bottom - top < (right - left) * 0.62
  })
  const whole = join(mass, edge)
  sheet.printFree('leaf', whole, { towards: light })
  const shade = (x: number, y: number): number => (x - 560) / 560 + (y - 560) / 420
  const pale = overlap(
    heapShreds(
      sheet.random,
      heap,
      66,
      (x, y) => contains(mass, x, y) && sheet.random.next() > shade(x, y),
    ),
    grow(mass, 8),
  )
  sheet.print('ink', cutAway(overlap(move(pale, 9, 11), whole), grow(pale, 1)))
  sheet.print('brine', join(pale, edge))
  sheet.printWithin('paper', pale, litSide(sheet))
}

/** The side of the heap towards the window. */
function litSide(sheet: Sheet): Shape {
  return sheet.cut('100,760* 160,640 330,500 600,400 720,440 650,520 520,570 440,650 400,760*', {
    wander: 9,
    wave: 50,
  })
}

/** The spoon comes in from the right; what it holds slides over its lip. */
function printSpoon(sheet: Sheet): void {
  const placing = { x: 770, y: 152, turn: -0.16, scale: 1 }
  const cut = (text: string, wander = 1.6): Shape => sheet.cut(pointsAt(text, placing), { wander })
  const bowl = cut(
    '-80,10 -70,-24 -10,-52 90,-62 180,-44 246,-14 262,12 230,56 150,96 50,104 -30,72',
  )
  const handle = cut('232,-20* 300,-14 520,-22 920,-34* 920,38* 520,26 300,30 236,40*')
  const spoon = join(bowl, handle)
  sheet.print('ink', move(spoon, 16, 22))
  sheet.printFree('crust', spoon, { by: 2, towards: light, shift: 6 })
  sheet.print('ink', cutAway(spoon, move(spoon, -6, -16)))
  sheet.hatch('ink', handle, {
    along: -0.16,
    gap: 17,
    length: [80, 260],
    width: [4, 9],
    chance: 0.4,
  })
  sheet.print('ink', cut('-66,2 -50,-22 0,-42 90,-50 170,-34 222,-8 200,14 100,26 0,30'))
  const heap = cut('-78,14 -50,-26 10,-72 70,-96 140,-70 196,-20 150,8 60,24 -30,34')
  sheet.print('paper', heap)
  sheet.hatch('mist', heap, {
    along: 0.5,
    gap: 20,
    length: [30, 80],
    width: [5, 11],
    chance: (x, y) => (x - 800) / 160 + (y - 130) / 120,
  })
  printSalt(sheet)
}

function printSalt(sheet: Sheet): void {
  const stream: Outline = points('690,172* 722,176* 740,280 772,450* 600,460* 660,300')
  sheet.print('paper', [
    gouge(points('702,164 692,240 670,370'), 20, 'wedge'),
    gouge(points('714,168 716,260 708,400'), 17, 'wedge'),
    gouge(points('692,168 676,230 646,340'), 12, 'wedge'),
  ])
  sheet.strew('paper', sheet.scatter(sheet.cut(stream), 110), [6, 9, 12], 'square')
  const fallen = sheet.cut('500,520 600,430 720,420 860,510 800,570 620,590')
  sheet.strew('paper', sheet.scatter(fallen, 50), [6, 9, 12], 'square')
  const spilt = sheet.cut('880,1080 1000,1060 1120,1090 1100,1180 920,1180')
  sheet.strew('paper', sheet.scatter(spilt, 34), [6, 9], 'square')
}

/** A fist on the handle, at the edge of the picture. */
function printSpoonHand(sheet: Sheet): void {
  const at = { x: 1640, y: 66, turn: -1.78, scale: 4.7, mirror: true }
  const fist = poseHand({
    fore: { lean: -14, bends: [4, 6, 6], shorten: [0.9, 0.64, 0.36] },
    middle: { lean: -4, bends: [0, 0, 0], shorten: [0.86, 0.5, 0.24] },
    ring: { lean: 4, bends: [0, -2, -4], shorten: [0.82, 0.46, 0.2] },
    little: { lean: 11, bends: [0, -4, -6], shorten: [0.8, 0.44, 0.2] },
    thumb: [
      { x: -13, y: -12 },
      { x: -26, y: -26 },
      { x: -31, y: -48 },
      { x: -25, y: -68 },
    ],
  })
  const hand = placeHand(sheet, fist, at)
  sheet.print('ink', move(hand.outline, 16, 24))
  printHand(sheet, hand, light, 'tan')
}
