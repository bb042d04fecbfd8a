import { halo } from './kit/geometry.ts'
import { hatch } from './kit/hatch.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { rectangle } from './kit/shape.ts'
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
    width: 1600,
    height: 1200,
    seed: 12,
    thin: 1.6,
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
  printGatePost(sheet)
  printLetterbox(sheet)
  printIvy(sheet)
  sheet.grain(60)
  return sheet
}

/** She pecks at the edge of the lane, both feet and her shadow on it. */
function printHenOnLane(sheet: Sheet): void {
  const hen = { x: 590, y: 950, scale: 0.78 }
  const shadow = sheet.cut(
    '440,1102 520,1078 640,1072 760,1086 806,1104 740,1130 620,1142 500,1134',
  )
  sheet.print(
    'ink',
    hatch(sheet.random, shadow, {
      along: 0.04,
      gap: 13,
      length: [110, 260],
      width: [9, 15],
      chance: 0.95,
    }),
  )
  printPeckingHen(sheet, hen, { coat: 'ink', cut: 'paper', shade: 'crust' })
}

function printSky(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('paper', frame, 'exact')
  sheet.print(
    'brine',
    hatch(random, rectangle(-20, -20, 1620, 470), {
      along: -0.02,
      gap: 34,
      length: [200, 560],
      width: (_, y) => 8 + y / 40,
      chance: (_, y) => 0.35 + y / 900,
    }),
  )
  sheet.print(
    'mist',
    sheet.cut(
      '-30,530* 90,500 220,512 400,486 610,506 760,490 900,508 1100,492 1300,512 1640,500* 1640,600* -30,600*',
      { wander: 5, wave: 60 },
    ),
  )
}

function printLand(sheet: Sheet): void {
  const { random } = sheet
  const field = sheet.cut('-30,580* 400,566 900,560 1640,574* 1640,1240* -30,1240*', { wander: 4 })
  sheet.print('leaf', field)
  const away = (x: number, y: number) => Math.atan2(y - 540, x - 640)
  sheet.print(
    'ink',
    hatch(random, field, {
      along: away,
      gap: 34,
      length: [120, 380],
      width: (_, y) => 3 + (y - 540) / 42,
      bend: 0.01,
      chance: 0.5,
    }),
  )
  sheet.print(
    'turmeric',
    hatch(random, field, {
      along: away,
      gap: 30,
      length: [70, 240],
      width: (_, y) => 2 + (y - 540) / 60,
      bend: 0.01,
      chance: (x) => 0.55 - Math.abs(x - 700) / 1300,
    }),
  )
  const lane = sheet.cut(
    '806,566* 836,567* 850,590 800,626 706,676 690,740 770,880 1130,1240* 330,1240* 470,900 560,740 640,668 760,612 812,588',
    {
      wander: 4,
    },
  )
  sheet.print('paper', halo(lane, { by: 1, towards: [-1, -0.4], shift: 6 }))
  sheet.print('deep', lane)
  sheet.print(
    'crust',
    hatch(random, lane, {
      along: away,
      gap: 27,
      length: [60, 260],
      width: (_, y) => 2 + (y - 560) / 60,
      chance: 0.5,
    }),
  )
  const verge = sheet.cut(
    '668,700* 690,780 736,900 790,1030 850,1240* 770,1240* 738,1060 704,900 676,790',
    { wander: 4, wave: 50 },
  )
  const grass = Array.from({ length: 30 }, (_, index) => {
    const down = 0.06 + (index / 29) * 0.94
    const foot = { x: 668 + down * 130 + random.spread() * 30 * down, y: 700 + down * 560 }
    return growTuft(random, foot, {
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
