import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { printFallenQuince } from '../things/fallen-quince.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { light } from '../things/light.ts'
import { printSleeve } from '../things/sleeve.ts'

const reaching = { x: 1130, y: 860, turn: -0.95, scale: 5.2 }

/** Fallen quinces, and a hand that comes for the first of them. */
export function drawQuincesInTheGrass(): Sheet {
  const sheet = openSheet({
    name: 'quinces-in-the-grass',
    seed: 61,
    thin: 1.5,
    slip: { turmeric: [-3, 3], crust: [3, -2], leaf: [2, 2], beet: [3, -2] },
  })
  printGrass(sheet)
  printFallenQuince(sheet, { x: 300, y: 220, radius: 150, turn: 2 })
  printFallenQuince(sheet, { x: 1330, y: 180, radius: 168, turn: -1.9 })
  printFallenQuince(sheet, { x: 190, y: 960, radius: 190, turn: -0.6 })
  printLeaves(sheet)
  const first = printFallenQuince(sheet, { x: 700, y: 570, radius: 292, turn: 0.5 })
  printTufts(sheet)
  const hand = placeHand(
    sheet,
    poseHand({
      fore: { lean: -10, bends: [-2, 4, 8], shorten: [1, 0.9, 0.72] },
      middle: { lean: -3, bends: [0, 2, 4], shorten: [1, 0.9, 0.7] },
      ring: { lean: 6, bends: [0, 0, -2], shorten: [1, 0.88, 0.7] },
      little: { lean: 18, bends: [-2, -4, -6], shorten: [1, 0.9, 0.74] },
      thumb: [
        { x: -13, y: -13 },
        { x: -29, y: -26 },
        { x: -41, y: -41 },
        { x: -45, y: -59 },
      ],
    }),
    reaching,
  )
  sheet.printWithin('ink', move(hand.outline, 26, 34), first)
  sheet.print('ink', move(hand.outline, 16, 22))
  printHand(sheet, hand, light, 'tan')
  printSleeve(sheet, reaching, { ink: 'beet', stripe: 'paper', light })
  return sheet
}

/** Grass lies as the wind and the feet left it, in swathes. */
function printGrass(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('leaf', frame, 'exact')
  const lie = (x: number, y: number): number => -1.2 + Math.sin(x / 330 + y / 250) * 0.7
  sheet.hatch('ink', frame, {
    along: lie,
    gap: 46,
    length: [90, 240],
    width: [8, 20],
    chance: (x, y) => 0.25 + (x + y) / 4000,
  })
  sheet.hatch('mist', frame, {
    along: lie,
    gap: 74,
    length: [70, 190],
    width: [5, 10],
    chance: (x, y) => 0.6 - (x + y) / 4200,
  })
}

function printLeaves(sheet: Sheet): void {
  for (const [leaf, vein] of [
    ['936,60* 1010,50 1080,90 1120,170* 1040,170 970,130', '920,40 1030,110 1110,164'],
    ['420,1160* 450,1080 530,1040 640,1050* 600,1130 520,1170', '400,1180 510,1110 630,1056'],
  ] as const) {
    const blade = sheet.cut(leaf, { wander: 3 })
    sheet.print('ink', move(blade, 14, 18))
    sheet.print('crust', blade)
    sheet.print('ink', sheet.stroke(vein, 9, 'wedge'))
  }
}

function printTufts(sheet: Sheet): void {
  const blades = { count: 9, spread: 120, width: [12, 20] as const, lean: 0.15, height: 150 }
  for (const [x, y] of [
    [520, 900],
    [840, 880],
    [330, 420],
    [110, 1190],
    [1420, 420],
  ] as const) {
    sheet.print('ink', growTuft(sheet.random, { x: x + 8, y: y + 6 }, blades))
    sheet.print('leaf', growTuft(sheet.random, { x, y }, blades))
  }
}
