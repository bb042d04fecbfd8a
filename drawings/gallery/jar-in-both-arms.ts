import { cutAway, halo, join, overlap } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle } from '../kit/shape.ts'
import {
  cutBody,
  limb,
  printBack,
  printFolds,
  printPlate,
  smooth,
  within,
  type Lit,
} from '../things/figure.ts'
import { printBowedHead, printHead } from '../things/head.ts'

const lit: Lit = { placing: { x: 600, y: 410, scale: 8.3, turn: -0.04 }, light: [0.6, -0.8] }

/** A child comes down the corridor with a jar as big as itself, looking where nothing may happen to it. */
export function drawJarInBothArms(): Sheet {
  const sheet = openSheet({
    name: 'jar-in-both-arms',
    width: 1600,
    height: 1200,
    seed: 77,
    thin: 1.1,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], beet: [2, -2] },
  })
  printCorridor(sheet)
  printChild(sheet)
  printJar(sheet)
  printArms(sheet)
  sheet.grain(60)
  return sheet
}

function printCorridor(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')
  sheet.print(
    'leaf',
    hatch(random, rectangle(-30, -30, 1630, 900), {
      along: 1.57,
      gap: 46,
      length: [160, 520],
      width: [8, 22],
      chance: (x) => 0.25 + x / 3200,
    }),
  )
  const floor = sheet.cut('-40,880* 1000,860* 1640,900* 1640,1240* -40,1240*', { wander: 2 })
  sheet.print('crust', floor)
  sheet.print(
    'ink',
    hatch(random, floor, {
      along: (x, y) => Math.atan2(y - 620, x - 1180),
      gap: 60,
      length: [120, 460],
      width: [6, 13],
      chance: 0.7,
    }),
  )
  const door = sheet.cut('990,60* 1400,40* 1404,900* 994,884*', { wander: 2 })
  sheet.print('paper', halo(door, { by: 2, towards: [-1, 0], shift: 7 }))
  sheet.print('turmeric', door)
  const pool = sheet.cut('994,884* 1404,900* 1120,1240* 220,1240*', { wander: 2 })
  sheet.print('turmeric', pool)
  sheet.print(
    'crust',
    hatch(random, pool, { along: 2.5, gap: 54, length: [60, 200], width: [5, 11], chance: 0.4 }),
  )
  const room = join(
    sheet.cut('990,640* 1404,610* 1404,700* 990,740*'),
    sheet.cut('1010,740* 1046,736* 1046,890* 1010,888*'),
  )
  sheet.print('crust', room)
  const guest: Lit = { placing: { x: 1240, y: 452, scale: 4.4 }, light: [-0.3, -0.9] }
  printBack(sheet, 'beet', guest, {
    arms: ['-13,11,6 -22,34,5.4 -13,46,4.6', '13,11,6 22,34,5.4 13,46,4.6'],
    hem: 58,
    wide: 0.92,
  })
  printHead(sheet, { hair: 'short', hairInk: 'ink', skin: 'tan', looks: 0.6 }, guest)
  sheet.print(
    'ink',
    sheet.cut(
      '1170,706* 1312,704* 1310,730* 1292,732* 1300,884* 1280,884* 1266,732* 1212,732* 1200,884* 1180,884* 1190,732* 1170,730*',
    ),
  )
  const lamp = join(
    sheet.cut('1188,40* 1204,40* 1206,130 1266,200* 1130,204* 1186,130'),
    sheet.cut(ellipse(1198, 212, { rx: 30, ry: 22, corners: 14 })),
  )
  sheet.print('leaf', lamp)
  sheet.print('paper', sheet.cut(ellipse(1198, 216, { rx: 26, ry: 18, corners: 14 })))
}

function printChild(sheet: Sheet): void {
  const { placing } = lit
  sheet.print('ink', sheet.cut('440,1180* 760,1150* 640,1240* 60,1240*', { wander: 3 }))
  const legs = cutBody(
    sheet,
    join(limb('-7,52,6.6 -7.6,72,5.6 -8,84,5.4'), limb('7,52,6.6 8,70,5.6 9,80,5.4')),
    lit,
  )
  printPlate(sheet, 'mist', legs, lit)
  const boots = cutBody(
    sheet,
    join(
      smooth('-13.6,70* -2.4,70* -2,82 -2.4,90 -5,95 -13,96 -16,92 -14.4,86'),
      smooth('3,67* 14.4,67* 15,80 17,86 16.4,91 8,91 4,88 3,80'),
    ),
    lit,
  )
  printPlate(sheet, 'beet', boots, lit)
  printBack(sheet, 'leaf', lit, {
    arms: ['-12,10,5.8 -20,24,5.4 -18,32,5', '12,10,5.8 20,24,5.4 18,32,5'],
    hem: 58,
    flare: 15.5,
    wide: 0.86,
  })
  const head: Lit = { ...lit, placing: within(placing, { y: -3, x: 0.6, scale: 1.16, turn: 0.1 }) }
  printBowedHead(sheet, { hair: 'bun', hairInk: 'crust', skin: 'tan' }, head)
}

/** Gherkins under a glass lid, in brine that takes the light of the door. */
function printJar(sheet: Sheet): void {
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const glass = cut(
    smooth(
      '-12,10* 12,10* 12.4,13 16,17 16.4,24 16,46 14,51 8,53 -8,53 -14,51 -16,46 -16.4,24 -16,17 -12.4,13',
    ),
  )
  sheet.print('paper', halo(glass, { by: 1.5, towards: lit.light, shift: 6 }))
  sheet.print('mist', glass)
  const brine = cut(smooth('-15,18* 15,18* 15,46 13,50 8,51.6 -8,51.6 -13,50 -15,46'))
  sheet.print('turmeric', brine)
  const gherkins = cut(
    join(limb('-9,25,4 -10,44,4.4'), limb('-1,24,4.4 0,45,4.6'), limb('8.6,26,4 9.6,44,4.2')),
  )
  sheet.print('ink', overlap(move(gherkins, -12, 8), brine))
  sheet.print('leaf', overlap(gherkins, brine))
  printFolds(
    sheet,
    'brine',
    '-8,26 -8,34 -9,42|1,25 2,34 2,43|10,27 11,35 11,42',
    0.8,
    lit,
    gherkins,
  )
  printFolds(sheet, 'paper', '13,20 14,30 13.4,44|-13.6,22 -14.2,30 -14,38', 1.1, lit, glass)
  const lid = cut(
    join(
      [ellipse(0, 9.4, { rx: 13.4, ry: 3.4, corners: 22 })],
      smooth('-13,7* 13,7* 13,11* -13,11*'),
    ),
  )
  sheet.print('paper', halo(lid, { by: 1, towards: lit.light, shift: 4 }))
  sheet.print('beet', lid)
  sheet.print('ink', cutAway(lid, move(lid, 8, -10)))
}

/** Two sleeves round the glass, and two small hands that do not quite meet. */
function printArms(sheet: Sheet): void {
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const hands = [
    join(limb('-12,42,3.4 -7,44.6,3.6 -3.4,45.6,2.6'), limb('-9,42,2 -6,39.6,1.5')),
    join(limb('12,35,3.4 7,37.4,3.6 3,38,2.6'), limb('9,35,2 6,32.4,1.5')),
  ]
  for (const hand of hands) printPlate(sheet, 'tan', cut(hand), lit, 1)
  printFolds(
    sheet,
    'ink',
    '-6,43.6 -3,44.4 -1,44.6|-6,45.6 -3,46.4 -1.4,46.6|6,36.4 3,37 1,37|6,38.6 3,39.2 1.4,39',
    0.6,
    lit,
  )
  for (const sleeve of [
    '-14,12,6 -21.6,28,5.6 -12.6,41,4.4',
    '14,12,6 21.6,25,5.6 12.6,34.4,4.4',
  ]) {
    printPlate(sheet, 'leaf', cut(limb(sleeve)), lit, 1.6)
  }
  printFolds(
    sheet,
    'ink',
    '-24,24 -20,27 -17,27|-22,33 -18,34 -15,32|18,22 21,24 25,24|16,30 19,30 22,31',
    1,
    lit,
  )
}
