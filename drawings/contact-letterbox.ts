import { join } from './kit/geometry.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { rectangle, type Shape } from './kit/shape.ts'
import {
  cutBody,
  limb,
  printBack,
  printFolds,
  printPlate,
  smooth,
  type Lit,
} from './things/figure.ts'
import { printHead } from './things/head.ts'
import { printFarmstead } from './things/farmstead.ts'
import { printGatePost, printIvy } from './things/gate-post.ts'
import { growTuft } from './things/gouged-lines.ts'
import { printLetterbox } from './things/letterbox.ts'
import { printPeckingHen } from './things/pecking-hen.ts'
import { printPoplar } from './things/poplar.ts'

/** The letterbox on the gate post, and behind it the lane that leads to the farm. */
export function drawContactLetterbox(): Sheet {
  const sheet = openSheet({
    name: 'contact-letterbox',
    seed: 12,
    thin: 1.6,
    lit: true,
    slip: { turmeric: [-3, 2], crust: [3, -2], mist: [3, 3], beet: [3, -2] },
  })
  printSky(sheet)
  printLand(sheet)
  printFarmstead(sheet, { x: 560, y: 566, scale: 0.72 })
  for (const poplar of [
    { x: 96, base: 640, height: 330, width: 74 },
    { x: 226, base: 612, height: 250, width: 56 },
    { x: 312, base: 594, height: 186, width: 42 },
  ]) {
    printPoplar(sheet, { ...poplar, sunX: 900 })
  }
  printHenOnLane(sheet)
  printWalker(sheet)
  printGatePost(sheet)
  printLetterbox(sheet)
  printIvy(sheet)
  return sheet
}

/** She pecks at the edge of the lane, both feet and her shadow on it. */
function printHenOnLane(sheet: Sheet): void {
  const hen = { x: 440, y: 1010, scale: 0.62 }
  const shadow = sheet.cut(
    '320,1130 390,1110 480,1106 570,1116 606,1132 556,1152 460,1160 370,1154',
  )
  sheet.hatch('ink', shadow, {
    along: 0.04,
    gap: 13,
    length: [110, 260],
    width: [9, 15],
    chance: 0.95,
  })
  printPeckingHen(sheet, hen, { coat: 'ink', cut: 'paper', shade: 'crust' })
}

/** He has been to the letterbox, and reads on the way back. */
function printWalker(sheet: Sheet): void {
  const lit: Lit = { placing: { x: 800, y: 548, scale: 3.9, turn: 0.02 }, light: [0.8, -0.6] }
  const cut = (shape: Shape): Shape => cutBody(sheet, shape, lit)
  sheet.printCut('ink', '640,1130* 800,1086* 850,1104* 560,1200*', { wander: 2 })
  const legs = cut(
    join(limb('-7,50,8.4 -9,92,6.6 -9,128,5.4'), limb('7,50,8.4 7,90,6.8 9,122,5.6')),
  )
  printPlate(sheet, 'mist', legs, lit)
  const boots = cut(
    join(
      smooth('-14.6,120* -3.4,120* -3,134 -4,142 -13,143 -16,138'),
      smooth('3.6,112* 14.4,112* 15,126 14,137 9,139 4,137 3,126'),
    ),
  )
  printPlate(sheet, 'ink', boots, lit)
  printPlate(sheet, 'paper', cut(smooth('20,24* 37,20* 39,34* 22,38*')), lit, 0.8)
  printFolds(sheet, 'ink', '25,27 30,26 34,25|25.6,31 30,30 33,29', 0.9, lit)
  printPlate(sheet, 'tan', cut(limb('20,38,3.4 24,34,2.8 25,31,1.8')), lit, 0.8)
  const arms = ['-14,11,6.6 -24,34,5.8 -19,54,5', '14,11,6.6 23,32,5.8 21,36,4.6']
  printBack(sheet, 'beet', lit, { arms, hem: 62, wide: 1.06 })
  printHead(
    sheet,
    { hair: 'cap', hairInk: 'crust', cloth: 'ink', skin: 'tan', looks: 0.7, nods: 0.1 },
    lit,
  )
}

function printSky(sheet: Sheet): void {
  sheet.print('paper', sheet.frame, 'exact')
  sheet.hatch('brine', rectangle(-20, -20, 1620, 470), {
    along: -0.02,
    gap: 34,
    length: [200, 560],
    width: (_, y) => 8 + y / 40,
    chance: (_, y) => 0.35 + y / 900,
  })
  sheet.printCut(
    'mist',
    '-30,530* 90,500 220,512 400,486 610,506 760,490 900,508 1100,492 1300,512 1640,500* 1640,600* -30,600*',
    { wander: 5, wave: 60 },
  )
}

function printLand(sheet: Sheet): void {
  const field = sheet.cut('-30,580* 400,566 900,560 1640,574* 1640,1240* -30,1240*', { wander: 4 })
  sheet.print('leaf', field)
  const away = (x: number, y: number) => Math.atan2(y - 540, x - 640)
  sheet.hatch('ink', field, {
    along: away,
    gap: 34,
    length: [120, 380],
    width: (_, y) => 3 + (y - 540) / 42,
    bend: 0.01,
    chance: 0.5,
  })
  sheet.hatch('turmeric', field, {
    along: away,
    gap: 30,
    length: [70, 240],
    width: (_, y) => 2 + (y - 540) / 60,
    bend: 0.01,
    chance: (x) => 0.55 - Math.abs(x - 700) / 1300,
  })
  const lane = sheet.cut(
    '806,566* 836,567* 850,590 800,626 706,676 690,740 770,880 1130,1240* 330,1240* 470,900 560,740 640,668 760,612 812,588',
    {
      wander: 4,
    },
  )
  sheet.printFree('deep', lane, { by: 1, towards: [-1, -0.4], shift: 6 })
  sheet.hatch('crust', lane, {
    along: away,
    gap: 27,
    length: [60, 260],
    width: (_, y) => 2 + (y - 560) / 60,
    chance: 0.5,
  })
  const verge = sheet.cut(
    '668,700* 690,780 736,900 790,1030 850,1240* 770,1240* 738,1060 704,900 676,790',
    { wander: 4, wave: 50 },
  )
  const grass = Array.from({ length: 30 }, (_, index) => {
    const down = 0.06 + (index / 29) * 0.94
    const foot = { x: 668 + down * 130 + sheet.random.spread() * 30 * down, y: 700 + down * 560 }
    return growTuft(sheet.random, foot, {
      count: 4,
      height: 20 + down * 96,
      spread: 8 + down * 44,
      width: [5 + down * 7, 8 + down * 12],
      lean: 0.15,
    })
  })
  sheet.print('leaf', verge)
  sheet.print('leaf', grass.flat())
}
