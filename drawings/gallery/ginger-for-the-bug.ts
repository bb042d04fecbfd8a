import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Shape } from '../kit/shape.ts'
import { printClothCap } from '../things/cloth-cap.ts'
import { printGinger } from '../things/ginger-root.ts'
import { contentsOf, shapeJar, surfaceOf, type Jar } from '../things/glass-jar.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { printSleeve } from '../things/sleeve.ts'
import { printHandGrater } from '../things/hand-grater.ts'
import { printGlassBehind, printGlassInFront } from '../things/jar-glass.ts'
import { light } from '../things/light.ts'

/** Ginger on the grater; behind it the ginger bug, fed yesterday, bubbles under its cloth. */
export function drawGingerForTheBug(): Sheet {
  const sheet = openSheet({
    name: 'ginger-for-the-bug',
    seed: 58,
    thin: 1.1,
    slip: { crust: [3, -2], mist: [3, 3], beet: [3, 2], leaf: [2, -2], brine: [-2, 2] },
  })
  printTable(sheet)
  const jar = shapeJar(sheet, { x: 350, base: 690, width: 540, height: 660, lit: 'left' }, 0.8)
  printShadow(sheet)
  printBug(sheet, jar)
  printHeap(sheet)
  printHandGrater(sheet, { x: 1020, y: 640, turn: 0.62, scale: 1.06 })
  printGinger(sheet, { x: 1060, y: 470, turn: 2.2, scale: 1.2 })
  printGratingHand(sheet)
  printCrumbs(sheet)
  return sheet
}

function printGratingHand(sheet: Sheet): void {
  const at = { x: 1440, y: 210, turn: -2.06, scale: 4.6 }
  const pose = poseHand({
    fore: { lean: -8, bends: [2, 6, 8], shorten: [0.92, 0.72, 0.5] },
    middle: { lean: -2, bends: [0, 2, 4], shorten: [0.9, 0.7, 0.46] },
    ring: { lean: 4, bends: [0, -2, -4], shorten: [0.88, 0.68, 0.44] },
    little: { lean: 12, bends: [0, -4, -6], shorten: [0.88, 0.7, 0.5] },
    thumb: [
      { x: -13, y: -13 },
      { x: -27, y: -27 },
      { x: -36, y: -44 },
      { x: -36, y: -62 },
    ],
  })
  const hand = placeHand(sheet, pose, at)
  sheet.print('ink', move(hand.outline, 22, 30))
  printHand(sheet, hand, light)
  printSleeve(sheet, at, { ink: 'leaf', stripe: 'mist', light })
}

/** A yellow oilcloth in the sun. */
function printTable(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('turmeric', frame, 'exact')
  sheet.hatch('crust', frame, {
    along: -0.16,
    gap: 56,
    length: [140, 460],
    width: [5, 12],
    chance: (x, y) => 0.18 + (x + y) / 7000,
  })
  sheet.hatch('paper', frame, {
    along: -0.16,
    gap: 60,
    length: [120, 420],
    width: [7, 18],
    chance: (x, y) => 0.55 - (x + y) / 4600,
  })
  const wall = sheet.cut('-30,-30* 1630,-30* 1630,150* 800,214 -30,260*', { wander: 3 })
  sheet.print('paper', move(wall, 0, 9))
  sheet.print('leaf', wall)
  sheet.hatch('ink', wall, { along: 1.5, gap: 44, length: [60, 200], width: [7, 15], chance: 0.5 })
}

function printShadow(sheet: Sheet): void {
  sheet.printCut('crust', '150,730* 610,640* 900,900 760,1160 400,1140*', { wander: 4 })
  sheet.printCut('tan', '250,780 420,770 560,960 500,1080 400,1060', { wander: 5 })
}

/** Cloudy and alive: bubbles up the wall, slices of ginger afloat. */
function printBug(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const drink = contentsOf(sheet, jar)
  sheet.print('deep', drink)
  const across = (x: number): number => (x - jar.x) / (jar.width / 2)
  sheet.hatch('crust', drink, {
    along: Math.PI / 2,
    gap: 28,
    length: [70, 220],
    width: (x) => 7 + 9 * Math.max(0, across(x)),
    chance: (x) => across(x) * 0.9,
  })
  const sediment = overlap(
    drink,
    sheet.cut('30,590 170,626 340,610 520,636 680,580 680,830* 30,830*', { wander: 8, wave: 60 }),
  )
  sheet.print('tan', sediment)
  for (const [x, y, size, turn] of [
    [240, 560, 62, 0.3],
    [440, 580, 70, -0.4],
    [350, 268, 58, 0.1],
    [490, 380, 50, 0.6],
  ] as const) {
    const slice: Shape = overlap(
      sheet.cut(ellipse(x, y, { rx: size, ry: size * 0.66, corners: 11, turn }), { wander: 5 }),
      drink,
    )
    sheet.print('ink', move(slice, 6, 9))
    sheet.print('crust', slice)
    sheet.print('turmeric', grow(slice, -8))
    const core = grow(slice, -size * 0.32)
    sheet.print('crust', cutAway(core, grow(core, -5)))
  }
  const places = sheet.scatter(grow(drink, -30), 22, (_, y) => 1.1 - (y - jar.level) / 640)
  const rings = places.flatMap(({ x, y }, index) => {
    const radius = 9 + (index % 4) * 5
    const disc: Shape = [ellipse(x, y, { rx: radius, ry: radius, corners: 10 })]
    return cutAway(disc, move(grow(disc, -3.5), -1.5, -2))
  })
  sheet.print('crust', rings)
  const surface = surfaceOf(sheet, jar)
  sheet.print('paper', surface)
  const foam = sheet
    .scatter(grow(surface, -6), 16)
    .map(({ x, y }) => ellipse(x, y, { rx: 20, ry: 11, corners: 9 }))
  sheet.printWithin('crust', move(foam, 2, 4), surface)
  sheet.print('paper', foam)
  printGlassInFront(sheet, jar)
  printClothCap(sheet, jar, 'brine', 'beet')
}

/** The grated ginger lies in a wet heap under the foot of the grater. */
function printHeap(sheet: Sheet): void {
  const plate = sheet.cut(ellipse(780, 940, { rx: 420, ry: 276, corners: 22 }), { wander: 2 })
  sheet.print('ink', move(plate, 26, 44))
  sheet.printFree('brine', plate, { by: 2, towards: light, shift: 6 })
  const well = grow(plate, -54)
  sheet.print('mist', cutAway(well, move(well, 10, 14)))
  const heap = sheet.cut(
    '474,960 520,876 600,820 700,810 800,860 860,940 840,1030 740,1070 610,1066 510,1030',
    { wander: 10, wave: 50 },
  )
  sheet.print('leaf', move(heap, 16, 20))
  sheet.print('turmeric', heap)
  sheet.hatch('crust', heap, {
    along: (x, y) => Math.sin(x / 40) + Math.cos(y / 50),
    gap: 24,
    length: [30, 80],
    width: [6, 12],
    bend: 0.3,
    chance: 0.5,
  })
  sheet.hatch('paper', heap, {
    along: (x, y) => Math.sin(x / 40) - Math.cos(y / 50),
    gap: 28,
    length: [30, 80],
    width: [6, 12],
    bend: 0.3,
    chance: (x) => 0.8 - (x - 480) / 420,
  })
}

function printCrumbs(sheet: Sheet): void {
  const wet = sheet.scatter(sheet.cut('960,500 1180,560 1060,800 860,860'), 26)
  sheet.strew('turmeric', wet, [8, 12, 16])
  sheet.print('turmeric', [
    gouge(points('1000,560 980,600 990,640'), 14, 'blunt'),
    gouge(points('940,650 960,690 940,720'), 13, 'blunt'),
  ])
}
