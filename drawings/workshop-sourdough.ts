import { grow, halo, join, overlap } from './kit/geometry.ts'
import { hatch } from './kit/hatch.ts'
import { move } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { rectangle, type Shape } from './kit/shape.ts'
import { scatter } from './kit/specks.ts'
import { cutBody, limb, printFolds, printPlate, type Lit } from './things/figure.ts'
import { poseHand } from './things/hand-bones.ts'
import { placeHand, printHand } from './things/hand.ts'

const lit: Lit = { placing: { scale: 1 }, light: [-0.8, -0.6] }

/** Somebody in an apron leans on a dough: the weight comes down two bare arms. */
export function drawSourdough(): Sheet {
  const sheet = openSheet({
    name: 'workshop-sourdough',
    width: 1600,
    height: 1200,
    seed: 44,
    thin: 1.1,
    slip: { crust: [-3, 2], mist: [4, 3], leaf: [3, -3], deep: [2, 2] },
  })
  printWall(sheet)
  printBody(sheet)
  printTable(sheet)
  const dough = printDough(sheet)
  printArms(sheet, dough)
  sheet.grain(60)
  return sheet
}

function printWall(sheet: Sheet): void {
  sheet.print('leaf', sheet.frame, 'exact')
  const marks = { along: 2.2, gap: 44, length: [140, 420], width: [8, 20] } as const
  sheet.print('ink', hatch(sheet.random, sheet.frame, { ...marks, chance: (x) => x / 1700 }))
  sheet.print(
    'mist',
    hatch(sheet.random, sheet.frame, {
      ...marks,
      width: [4, 10],
      chance: (x, y) => 0.5 - (x + y) / 1500,
    }),
  )
}

function printBody(sheet: Sheet): void {
  const shirt = sheet.cut(
    '500,-40* 380,20 300,140 330,420 420,640 440,900* 1170,900* 1180,640 1270,430 1300,150 1220,20 1100,-40*',
  )
  printPlate(sheet, 'beet', shirt, lit, 46)
  const apron = sheet.cut(
    '560,-40* 580,120 500,330 420,560 400,900* 1200,900* 1180,560 1100,330 1030,120 1046,-40* 980,-40* 960,130 800,170 650,130 640,-40*',
  )
  printPlate(sheet, 'deep', apron, lit, 30)
  printFolds(
    sheet,
    'mist',
    '640,200 700,420 690,640|930,230 880,420 900,660|560,420 600,560 590,700|1050,420 1010,540 1030,680',
    16,
    lit,
    apron,
  )
  printFolds(sheet, 'ink', '1100,480 1076,580 1084,700|540,250 580,330 570,420', 10, lit, apron)
}

function printTable(sheet: Sheet): void {
  const top = sheet.cut('-40,800* 1640,770* 1640,1240* -40,1240*', { wander: 2 })
  sheet.print('paper', halo(top, { by: 2, towards: [0, -1], shift: 5 }))
  sheet.print('ink', top)
  const grain = { along: -0.02, gap: 34, length: [160, 520] as const }
  sheet.print(
    'crust',
    hatch(sheet.random, top, { ...grain, width: [5, 15], chance: (x) => 0.8 - x / 2400 }),
  )
}

function printDough(sheet: Sheet): Shape {
  const dough = sheet.cut(
    '330,1010 360,900 470,800 620,740 800,728 990,742 1140,800 1250,900 1280,1010 1230,1090 1060,1130 800,1140 540,1130 380,1090',
    { wander: 3, wave: 140 },
  )
  sheet.print('leaf', move(dough, 46, 40))
  sheet.print('mist', dough)
  sheet.print('paper', overlap(move(grow(dough, -16), -26, -26), dough))
  const round = (x: number, y: number): number => Math.atan2(y - 640, x - 800) + Math.PI / 2
  printFolds(
    sheet,
    'mist',
    '560,790 450,830 380,920|620,1004 540,1010 420,980|1070,790 1160,830 1220,900',
    13,
    lit,
    dough,
  )
  sheet.print(
    'crust',
    hatch(sheet.random, dough, {
      along: round,
      gap: 40,
      length: [80, 240],
      width: [5, 12],
      chance: (x, y) => (x - 760) / 900 + (y - 900) / 500,
    }),
  )
  return dough
}

function printArms(sheet: Sheet, dough: Shape): void {
  const pose = (lean: number) =>
    poseHand({
      fore: { lean: -11 + lean, bends: [0, 3, 4], shorten: [0.92, 0.8, 0.62] },
      middle: { lean: -3 + lean, bends: [0, 2, 3], shorten: [0.92, 0.78, 0.6] },
      ring: { lean: 5 + lean, bends: [0, -2, -3], shorten: [0.92, 0.78, 0.6] },
      little: { lean: 15 + lean, bends: [-2, -4, -5], shorten: [0.92, 0.8, 0.64] },
      thumb: [
        { x: -13, y: -14 },
        { x: -26, y: -27 },
        { x: -36, y: -40 },
        { x: -41, y: -54 },
      ],
    })
  const right = placeHand(sheet, pose(0), { x: 590, y: 720, turn: 2.5, scale: 3.5 })
  const left = placeHand(sheet, pose(2), { x: 1010, y: 710, turn: -2.56, scale: 3.5, mirror: true })
  const sleeves = ['420,60,140 300,330,120 326,402,92', '1180,60,140 1310,320,120 1284,396,92']
  const cuffs = [
    '414,352* 440,396* 364,464 286,514* 254,470* 330,424',
    '1192,342* 1272,404 1350,462* 1320,506* 1246,450 1166,390*',
  ]
  const elbows = ['330,410,86 440,560,72 590,720,46', '1280,400,86 1160,550,72 1010,710,46']
  ;[right, left].forEach((hand, index) => {
    const arm = join(cutBody(sheet, limb(elbows[index] ?? ''), lit), hand.outline)
    sheet.print('mist', overlap(move(hand.outline, 26, 26), dough))
    printPlate(sheet, 'crust', arm, lit, 16)
    printHand(sheet, { ...hand, outline: hand.outline }, lit.light)
    const sleeve = cutBody(sheet, limb(sleeves[index] ?? ''), lit)
    printPlate(sheet, 'beet', sleeve, lit, 26)
    printPlate(sheet, 'beet', sheet.cut(cuffs[index] ?? ''), lit, 14)
  })
  sheet.strew('paper', scatter(sheet.random, rectangle(380, 480, 1260, 780), 90), [3, 5])
}
