import { cutAway, join } from '../kit/geometry.ts'
import { move, place, type Placing } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'
import { cutBody, limb, printFolds, printPlate, smooth, type Lit } from '../things/figure.ts'

const lit: Lit = { placing: {}, light: [-0.85, -0.4] }

/** Somebody in boots goes off over wet clay, and so did a cat, who was there later. */
export function drawTracksInClay(): Sheet {
  const sheet = openSheet({
    name: 'tracks-in-clay',
    seed: 27,
    thin: 1.3,
    slip: { turmeric: [-3, 2], mist: [3, 3], leaf: [2, -2] },
  })
  printClay(sheet)
  for (const [x, y, turn, scale] of steps) printStep(sheet, { x, y, turn, scale })
  printCat(sheet)
  printBoots(sheet)
  return sheet
}

/** Prints of the boots, the nearest to us first. */
const steps = [
  [250, 1130, 0.5, 1.34],
  [640, 1010, 0.42, 1.2],
  [520, 800, 0.5, 1.04],
  [740, 640, 0.4, 0.86],
] as const

/** The paw prints come from the right and cross the boots', on top of them. */
const paws = [
  [1500, 1120, -1.1, 1.1],
  [1310, 1090, -1.2, 1.05],
  [1160, 1000, -1.1, 1],
  [970, 980, -1.2, 0.95],
  [810, 900, -1, 0.9],
  [640, 860, -1.1, 0.86],
  [500, 780, -1, 0.8],
  [360, 740, -1.1, 0.76],
  [240, 660, -1, 0.7],
  [110, 620, -1.1, 0.66],
] as const

function printClay(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('crust', frame, 'exact')
  const lie = (x: number, y: number): number => -0.12 + Math.sin(x / 300 + y / 160) * 0.16
  sheet.hatch('ink', frame, {
    along: lie,
    gap: 52,
    length: [90, 300],
    width: (_, y) => 5 + y / 100,
    chance: (x, y) => 0.2 + x / 2600 + y / 5000,
  })
  sheet.hatch('turmeric', frame, {
    along: lie,
    gap: 60,
    length: [80, 260],
    width: (_, y) => 4 + y / 200,
    chance: (x) => 0.75 - x / 1500,
  })
  const puddle = sheet.cut(
    '-40,170* 120,120 330,110 470,150 430,200 500,250 380,300 180,310 60,350 -40,350*',
    { wander: 5, wave: 90 },
  )
  sheet.print('ink', move(puddle, 8, -12))
  sheet.print('mist', puddle)
  sheet.printWithin(
    'brine',
    sheet.gouges(puddle, { along: 0, gap: 34, length: [120, 340], width: [8, 18], chance: 0.8 }),
    puddle,
  )
}

/** Pressed in deep: dark on the side of the light, a bright rim on the other, water in the heel. */
function printStep(sheet: Sheet, placing: Placing): void {
  const sole = smooth(
    '-44,20 -52,-40 -46,-100 -18,-136 18,-136 46,-100 50,-40 40,20 34,34* -38,34*',
  )
  const heel = smooth('-38,52* 36,52* 40,90 24,124 -4,134 -30,124 -44,92')
  const print = cutBody(sheet, join(sole, heel), { placing, light: lit.light })
  sheet.printFree('ink', print, { by: 0, towards: [0.8, 0.5], shift: 7 })
  const bars = [-104, -68, -32, 4, 76].map((y) => limb(`-26,${y + 8},7 0,${y},8 26,${y + 8},7`))
  const tread = cutBody(sheet, join(...bars), { placing, light: lit.light })
  sheet.printWithin('crust', tread, print)
}

function printCat(sheet: Sheet): void {
  const paw: Shape = join(
    smooth('-24,40 -30,26 -22,10 -8,2 8,2 22,10 30,26 24,40 8,36 -8,36'),
    [ellipse(-38, -6, { rx: 11, ry: 16, turn: -0.5, corners: 12 })],
    [ellipse(-14, -30, { rx: 12, ry: 18, turn: -0.16, corners: 12 })],
    [ellipse(15, -32, { rx: 12, ry: 18, turn: 0.12, corners: 12 })],
    [ellipse(38, -10, { rx: 11, ry: 16, turn: 0.46, corners: 12 })],
  )
  for (const [x, y, turn, scale] of paws) {
    const print = place(paw, { x, y, turn, scale: scale * 0.9 })
    sheet.print('turmeric', move(print, 6, 5))
    sheet.print('ink', print)
  }
}

/** One boot carries; the other has just come loose, and shows its sole. */
function printBoots(sheet: Sheet): void {
  const cut = (shape: Shape) => cutBody(sheet, shape, lit)
  sheet.printCut('ink', '1010,640* 1330,620* 1640,760* 1640,860* 1240,760*', { wander: 3 })
  const trousers = cut(
    join(
      limb('960,-160,150 960,60,128 968,170,120'),
      limb('1250,-160,150 1266,40,130 1280,120,122'),
    ),
  )
  printPlate(sheet, 'mist', trousers, lit, 30)
  printFolds(
    sheet,
    'ink',
    '880,40 930,70 990,60|900,110 950,140 1010,120|1190,0 1240,40 1310,20|1200,80 1250,100 1300,90',
    13,
    lit,
    trousers,
  )
  const standing = cut(
    smooth(
      '846,130* 1086,126* 1078,300 1066,420 1080,520 1074,600 1040,652 960,668 880,652 846,600 848,520 862,420 856,300',
    ),
  )
  const lifted = cut(
    smooth(
      '1158,70* 1404,64* 1400,230 1382,340 1398,430 1400,520 1372,560 1290,580 1206,560 1180,520 1182,430 1188,340 1166,230',
    ),
  )
  for (const boot of [standing, lifted]) printPlate(sheet, 'leaf', boot, lit, 34)
  printFolds(
    sheet,
    'brine',
    '872,170 880,300 884,400|870,520 868,570 880,610|1186,110 1196,230 1208,320',
    14,
    lit,
  )
  printFolds(
    sheet,
    'ink',
    '866,430 930,456 1000,446|1196,350 1260,376 1330,364|1066,440 1030,470 990,476',
    13,
    lit,
  )
  const bands = join(
    sheet.cut('844,128* 1088,122* 1086,164* 846,172*'),
    sheet.cut('1156,66* 1406,60* 1404,102* 1158,110*'),
  )
  printPlate(sheet, 'beet', bands, lit, 10)
  const sole = cut(
    smooth(
      '1184,520 1290,552 1396,512 1402,590 1380,650 1340,690 1290,700 1236,690 1200,650 1182,590',
    ),
  )
  printPlate(sheet, 'ink', sole, lit, 0)
  printFolds(
    sheet,
    'crust',
    '1204,590 1290,612 1380,584|1212,630 1290,652 1372,622|1230,668 1290,684 1350,662',
    13,
    lit,
    sole,
  )
  printPlate(
    sheet,
    'ink',
    cutAway(
      cut(
        smooth(
          '846,604 900,650 960,664 1030,652 1074,604 1078,650 1040,690 960,704 880,690 846,650',
        ),
      ),
      standing,
    ),
    lit,
    0,
  )
}
