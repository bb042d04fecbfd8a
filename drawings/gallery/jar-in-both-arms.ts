import { join, overlap } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'
import { printClothLid } from '../things/cloth-lid.ts'
import { cutBody, limb, printFolds, printPlate, smooth, type Lit } from '../things/figure.ts'
import { type HandPose, poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'

const lit: Lit = { placing: { x: 560, y: 760, scale: 12, turn: 0.78 }, light: [0.7, -0.7] }

/** A child on its way to a lit room with a jar as big as itself, seen from the ceiling. */
export function drawJarInBothArms(): Sheet {
  const sheet = openSheet({
    name: 'jar-in-both-arms',
    seed: 77,
    thin: 1.1,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], beet: [2, -2] },
  })
  printCorridor(sheet)
  printChild(sheet)
  return sheet
}

/** Boards run to the door, which is at the upper right, out of the picture; its light comes in. */
function printCorridor(sheet: Sheet): void {
  sheet.print('ink', sheet.frame, 'exact')
  const floor = sheet.cut('780,-40* 1640,-40* 1640,520* 900,1240* -40,1240* -40,740*', {
    wander: 3,
  })
  sheet.print('leaf', floor)
  const boards = { along: -0.76, gap: 58, length: [200, 560] as const, width: [7, 15] as const }
  sheet.hatch('ink', floor, { ...boards, chance: 0.7 })
  const beam = sheet.cut('1120,-40* 1640,-40* 1640,240* 820,1060* 380,640*', { wander: 3 })
  sheet.printWithin('turmeric', beam, floor)
  sheet.printWithin('crust', sheet.gouges(beam, { ...boards, chance: 0.8 }), floor)
  sheet.hatch('paper', beam, { ...boards, gap: 70, chance: (x, y) => (x - y - 400) / 1200 })
}

/** Fingers that go round the glass. */
const clasping: HandPose = {
  fore: { lean: -26, bends: [0, -12, -14] },
  middle: { lean: -20, bends: [0, -14, -16] },
  ring: { lean: -14, bends: [0, -16, -18] },
  little: { lean: -6, bends: [0, -18, -20] },
  thumb: [
    { x: -13, y: -14 },
    { x: -26, y: -24 },
    { x: -39, y: -32 },
    { x: -50, y: -42 },
  ],
}

function printChild(sheet: Sheet): void {
  const cut = (shape: Shape): Shape => cutBody(sheet, shape, lit)
  const boots = cut(join(limb('-9,14,5.4 -10,24,5 -10.6,31,4.6'), limb('8,6,5 8,10,5')))
  const jar = cut([ellipse(0, -31, { rx: 20, ry: 20, corners: 26 })])
  const arms = cut(
    join(limb('-15,-2,6.4 -24,-16,6 -22,-33,5'), limb('15,-2,6.4 24,-16,6 22,-33,5')),
  )
  const back = cut(smooth('-19,-4 -20,4 -15,11 -6,14 6,14 15,11 20,4 19,-4 12,-9 0,-10 -12,-9'))
  sheet.print('ink', move(join(boots, jar, arms, back), -110, 120))
  printPlate(sheet, 'beet', boots, lit, 1.4)
  printPlate(sheet, 'brine', jar, lit, 1.6)
  const { x, y } = middleOf(jar)
  printClothLid(sheet, { x, y, radius: 212, checks: 'beet' })
  for (const placing of [
    { x: 1010, y: 668, turn: 0.46, scale: 2.7 },
    { x: 664, y: 308, turn: 1.1, scale: 2.7, mirror: true },
  ]) {
    const hand = placeHand(sheet, poseHand(clasping), placing)
    // The arms lie in the sleeves.
    const outline = overlap(hand.outline, [ellipse(x, y, { rx: 310, ry: 310 })])
    printHand(sheet, { ...hand, outline }, lit.light, 'tan')
  }
  printPlate(sheet, 'mist', join(arms, back), lit, 1.6)
  printFolds(sheet, 'ink', '-26,-18 -22,-17 -19,-18|26,-18 22,-17 19,-18|-8,11 0,9 8,11', 1.1, lit)
  const hair = cut(smooth('-9,-6 -8.6,-12 -4.6,-16 0,-17 4.6,-16 8.6,-12 9,-6 7,1 3,5 -3,5 -7,1'))
  sheet.printWithin('ink', move(hair, -26, 30), back)
  printPlate(sheet, 'ink', hair, lit, 0)
  printFolds(
    sheet,
    'mist',
    '-6,-11 -5,-5 -2,1|-2,-14 -2,-8 -0.6,-1|3,-14 3,-8 1.4,-1|7,-10 5.6,-4 2.6,1',
    0.9,
    lit,
    hair,
  )
  const bun = cut([ellipse(0, 4, { rx: 5.4, ry: 4.8, corners: 14 })])
  printPlate(sheet, 'ink', bun, lit, 0)
  printFolds(sheet, 'mist', '-3,4 -1,1.4 2.4,2|-2,6.4 1,6.6 3,5', 0.8, lit, bun)
}

function middleOf(shape: Shape): { x: number; y: number } {
  const all = shape.flat()
  const mean = (of: 'x' | 'y') => all.reduce((sum, point) => sum + point[of], 0) / all.length
  return { x: mean('x'), y: mean('y') }
}
