import { cutAway, join } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { rectangle } from '../kit/shape.ts'
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
import { printHead } from '../things/head.ts'

const lit: Lit = { placing: { x: 800, y: 566, scale: 6.6, turn: 0.03 }, light: [-0.7, -0.7] }

/** A child walks through the garden under a leaf of rhubarb, the stalks under one arm. */
export function drawRhubarbInTheRain(): Sheet {
  const sheet = openSheet({
    name: 'rhubarb-in-the-rain',
    seed: 212,
    thin: 1.2,
    slip: { turmeric: [-3, 3], beet: [3, -2], mist: [3, 3], leaf: [2, 2] },
  })
  printGarden(sheet)
  printChild(sheet)
  printLeaf(sheet)
  printRain(sheet)
  return sheet
}

function printGarden(sheet: Sheet): void {
  sheet.print('mist', sheet.frame, 'exact')
  sheet.hatch('brine', rectangle(-30, -30, 1630, 620), {
    along: 0.03,
    gap: 60,
    length: [200, 640],
    width: [14, 40],
    chance: 0.5,
  })
  sheet.printCut(
    'leaf',
    '-40,600* -40,500 140,470 300,500 470,462 660,496 860,470 1100,500 1300,462 1480,494 1640,474 1640,600*',
    { wander: 6, wave: 50 },
  )
  const soil = sheet.cut('-40,590* 1640,580* 1640,1240* -40,1240*', { wander: 3 })
  sheet.print('ink', soil)
  const away = (x: number, y: number): number => Math.atan2(y - 520, x - 800)
  sheet.hatch('leaf', soil, {
    along: away,
    gap: 52,
    length: [120, 420],
    width: (_, y) => 6 + (y - 560) / 24,
    chance: (x) => Math.abs(x - 800) / 700,
  })
  const path = sheet.cut('770,584* 836,584* 980,800 1250,1240* 400,1240* 640,800', { wander: 3 })
  sheet.print('crust', path)
  sheet.hatch('ink', path, { along: away, gap: 50, length: [80, 260], width: [6, 14], chance: 0.4 })
  for (const [x, y, size] of [
    [250, 760, 0.8],
    [1380, 730, 0.8],
    [110, 1060, 1.3],
    [1520, 1060, 1.3],
  ] as const) {
    printPlant(sheet, { placing: { x, y, scale: size }, light: lit.light })
  }
}

/** The rest of the plant: stalks that lean out, and leaves that hang in the rain. */
function printPlant(sheet: Sheet, at: Lit): void {
  const stalks = join(
    limb('0,90,17 -60,0,13 -110,-70,10'),
    limb('10,90,17 10,-20,13 0,-110,10'),
    limb('20,90,17 80,0,13 120,-60,10'),
  )
  printPlate(sheet, 'beet', cutBody(sheet, stalks, at), at, 6)
  const leaves = [
    '-110,-60* -150,-130 -230,-140 -290,-70 -300,20 -260,90 -220,50 -180,84 -140,30',
    '120,-50* 160,-130 240,-140 300,-80 320,20 280,90 240,60 190,90 150,30',
    '0,-100* -70,-110 -120,-170 -120,-250 -60,-320 0,-310 50,-340 120,-290 140,-210 110,-140 50,-110',
  ]
  for (const leaf of leaves) printPlate(sheet, 'leaf', cutBody(sheet, smooth(leaf), at), at, 10)
  printFolds(
    sheet,
    'brine',
    '-114,-54 -180,-60 -270,0|-150,-62 -190,-90 -210,-120|-160,-60 -190,0 -210,40|124,-46 200,-50 280,10|160,-58 200,-90 230,-110|180,-54 210,0 220,50|2,-106 10,-190 20,-290|4,-150 -40,-190 -80,-210|10,-180 60,-210 100,-230',
    9,
    at,
  )
}

function printChild(sheet: Sheet): void {
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const legs = cut(join(limb('-6,50,6.4 -8,66,5.6'), limb('6,50,6.4 7,66,5.6')))
  printPlate(sheet, 'leaf', legs, lit)
  const boots = cut(
    join(
      smooth('-14,62* -3,62* -3,74 -4,80 -7,84 -14,84 -16,80 -14.6,72'),
      smooth('2.4,60* 13,60* 14,72 13,80 12,88 8,90 4,88 3,80'),
    ),
  )
  printPlate(sheet, 'beet', boots, lit)
  printPlate(
    sheet,
    'tan',
    cut(join(limb('14,-8,2.6 13.4,-13,3'), limb('13,-12,2 10,-15,1.5'))),
    lit,
    0.8,
  )
  const stalks = cut(
    join(limb('-34,33,2 6,24,1.6'), limb('-35,37,2.2 5,28,1.6'), limb('-33,41,2 6,31,1.6')),
  )
  printPlate(sheet, 'beet', stalks, lit, 0.8)
  const coat = printBack(sheet, 'turmeric', lit, {
    arms: ['-12,9,6 -20,22,5.6 -16,34,5', '12,9,6 20,4,5.4 14.4,-5,4.4'],
    hem: 56,
    flare: 19,
    wide: 0.88,
    folds: '-1,30 -2,42 -4,55|6,34 9,46 11,55',
  })
  sheet.printWithin('ink', move(cutAway(stalks, coat), 0, 10), coat)
  const head: Lit = { ...lit, placing: within(lit.placing, { scale: 1.02 }) }
  printHead(sheet, { hair: 'braid', hairInk: 'crust', skin: 'tan', looks: 0.3, nods: 0.05 }, head)
}

/** Held by its stalk like an umbrella, and as large. */
function printLeaf(sheet: Sheet): void {
  const stalk = cutBody(sheet, limb('13.2,-4,1.5 12,-20,1.7 7,-36,1.9'), lit)
  printPlate(sheet, 'beet', stalk, lit, 0.6)
  const blade = cutBody(
    sheet,
    smooth(
      '8,-34* 0,-29 -12,-30 -26,-24 -42,-26 -50,-38 -46,-52 -34,-58 -28,-66 -12,-68 0,-74 14,-70 30,-68 38,-60 52,-54 58,-42 54,-30 42,-26 30,-30 18,-28',
    ),
    lit,
  )
  sheet.printFree('leaf', blade, { towards: lit.light, shift: 6 })
  sheet.print('ink', cutAway(blade, move(blade, -26, -34)))
  const ribs =
    '8,-35 -8,-44 -40,-46|8,-35 -4,-50 -28,-60|8,-35 8,-52 2,-70|8,-35 18,-50 34,-62|8,-35 26,-44 52,-46|-14,-45 -24,-38 -34,-33|24,-43 34,-38 42,-32|-1,-50 -12,-56 -14,-64|15,-49 20,-58 20,-66'
  printFolds(sheet, 'brine', ribs, 1.5, lit, blade)
}

function printRain(sheet: Sheet): void {
  const fall = { along: 1.82, length: [60, 150] as const, width: [4, 7] as const }
  sheet.hatch('paper', sheet.frame, {
    ...fall,
    gap: 96,
    chance: (x, y) => (Math.abs(x - 800) < 330 && y > 300 ? 0 : 0.55),
  })
}
