import { grow, halo, join, overlap } from '../kit/geometry.ts'
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
import { printClothCap } from '../things/cloth-cap.ts'
import { contentsOf, shapeJar } from '../things/glass-jar.ts'
import { printBowedHead } from '../things/head.ts'

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
  const head: Lit = { ...lit, placing: within(placing, { y: -1, x: 0.6, scale: 1.16, turn: 0.1 }) }
  printBowedHead(sheet, { hair: 'bun', hairInk: 'crust', skin: 'tan' }, head)
}

/** Two gherkins under a cloth, in brine that takes the light of the door. */
function printJar(sheet: Sheet): void {
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const jar = shapeJar(sheet, { x: 620, base: 962, width: 310, height: 400, lit: 'right' }, 0.8)
  sheet.print('ink', grow(jar.body, 9))
  sheet.print('paper', jar.body)
  sheet.print('mist', jar.inside)
  const brine = contentsOf(sheet, jar)
  sheet.print('brine', brine)
  const gherkins = cut(
    join(limb('-6,38,3.6 -7.4,48,4.4 -6,59,3.8'), limb('6.4,39,3.6 4.4,49,4.4 5,60,3.6')),
  )
  sheet.print('mist', overlap(move(gherkins, -12, 8), brine))
  sheet.print('leaf', gherkins)
  printFolds(sheet, 'brine', '-5,38 -5.6,47 -4.4,56|7.4,40 6,49 6.8,58', 0.8, lit, gherkins)
  printFolds(sheet, 'paper', '13.8,31 14.8,38 14.4,46', 1.6, lit, jar.body)
  printClothCap(sheet, jar, 'turmeric', 'beet')
}

/** Two sleeves round the glass, and two small hands that do not quite meet. */
function printArms(sheet: Sheet): void {
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const hands = [
    join(limb('-17.4,54,3.4 -13,57,3.6 -9.4,58,2.6'), limb('-15,54,2 -12,51.6,1.5')),
    join(limb('17.4,47,3.4 13,50,3.6 9.4,50.6,2.6'), limb('15,47.6,2 12,45,1.5')),
  ]
  for (const hand of hands) printPlate(sheet, 'tan', cut(hand), lit, 1)
  printFolds(sheet, 'ink', '-13,57 -10,57.6 -8,57.4|13,50 10,50.4 8,50', 0.6, lit)
  for (const sleeve of ['-14,12,6 -23,34,5.6 -18.4,53,4.4', '14,12,6 23,31,5.6 18.4,46,4.4']) {
    printPlate(sheet, 'leaf', cut(limb(sleeve)), lit, 1.6)
  }
  printFolds(sheet, 'ink', '-25,29 -21,32 -18,32|-24,39 -20,40 -17,38|18,27 22,29 26,29', 1, lit)
}
