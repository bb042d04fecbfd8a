import { join, overlap } from './kit/geometry.ts'
import { move } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { rectangle, type Shape } from './kit/shape.ts'
import { scatter } from './kit/specks.ts'
import { poseHand } from './things/hand-bones.ts'
import { placeHand, printHand } from './things/hand.ts'
import { printSleeve } from './things/sleeve.ts'
import { printBlackTable } from './things/black-table.ts'
import { printBasket } from './things/proving-basket.ts'
import { printScraper } from './things/dough-scraper.ts'
import { light } from './things/light.ts'
import { printLoaf } from './things/loaf.ts'

/** Two hands draw a loaf tight on a black table, seen from straight above. */
export function drawSourdough(): Sheet {
  const sheet = openSheet({
    name: 'workshop-sourdough',
    width: 1600,
    height: 1200,
    seed: 44,
    thin: 1.1,
    slip: { crust: [-3, 2], mist: [4, 3], leaf: [3, -3], deep: [2, 2] },
  })
  printBlackTable(sheet)
  printBasket(sheet)
  printScraper(sheet)
  const dough = printLoaf(sheet)
  printHands(sheet, dough)
  sheet.grain(60)
  return sheet
}

function printHands(sheet: Sheet, dough: Shape): void {
  const upper = placeHand(
    sheet,
    poseHand({
      fore: { lean: -12, bends: [-3, -5, -6], shorten: [1, 0.92, 0.78] },
      middle: { lean: -4, bends: [-3, -5, -6], shorten: [1, 0.92, 0.76] },
      ring: { lean: 3, bends: [-2, -5, -6], shorten: [1, 0.9, 0.76] },
      little: { lean: 13, bends: [-4, -6, -6], shorten: [1, 0.9, 0.78] },
      thumb: [
        { x: -13, y: -13 },
        { x: -25, y: -28 },
        { x: -35, y: -42 },
        { x: -39, y: -55 },
      ],
    }),
    { x: 1150, y: 262, turn: -1.98, scale: 4.9 },
  )
  const lower = placeHand(
    sheet,
    poseHand({
      fore: { lean: -10, bends: [0, 3, 4], shorten: [1, 0.88, 0.72] },
      middle: { lean: -3, bends: [0, 2, 3], shorten: [1, 0.88, 0.7] },
      ring: { lean: 5, bends: [0, -2, -3], shorten: [1, 0.87, 0.7] },
      little: { lean: 15, bends: [-2, -4, -5], shorten: [1, 0.88, 0.74] },
      thumb: [
        { x: -13, y: -14 },
        { x: -26, y: -29 },
        { x: -34, y: -44 },
        { x: -36, y: -58 },
      ],
    }),
    { x: 1210, y: 944, turn: -1.06, scale: 4.9, mirror: true },
  )
  for (const hand of [upper, lower]) {
    sheet.print(
      'ink',
      overlap(move(hand.outline, 20, 26), join(dough, rectangle(1020, 0, 1600, 1200))),
    )
    printHand(sheet, hand, light)
    sheet.strew(
      'paper',
      scatter(sheet.random, hand.outline, 30, (x) => (x < 1100 ? 1 : 0.15)),
      [3, 5],
    )
    printSleeve(sheet, hand.placing, { ink: 'leaf', stripe: 'mist', light })
  }
}
