import type { Ink } from '../kit/inks.ts'
import { move, type Placing } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { light } from '../things/light.ts'
import { printLit, printMarks } from '../things/lit-mass.ts'
import { printSleeve } from '../things/sleeve.ts'
import { cutSteam } from '../things/steam-ribbons.ts'
import { printBowl } from '../things/supper-bowl.ts'
import { printSupperBoard } from '../things/supper-board.ts'

/** The table at half past five, from above: soup, bread, cheese and the arms of those who eat. */
export function drawSoupAtSupper(): Sheet {
  const sheet = openSheet({
    name: 'soup-at-supper',
    width: 1600,
    height: 1200,
    seed: 333,
    thin: 1.1,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], deep: [2, 2] },
  })
  printCloth(sheet)
  printSupperBoard(sheet)
  printBowl(sheet, { x: 1400, y: 150, radius: 270 })
  printArm(sheet, { x: 150, y: 716, turn: 0.86, scale: 4.3, mirror: true }, 'mist', 'leaf')
  printBowl(sheet, { x: 230, y: 1130, radius: 300 })
  printBowl(sheet, { x: 910, y: 740, radius: 326 })
  printSpoon(sheet)
  printArm(sheet, { x: 1452, y: 1096, turn: -1.02, scale: 4.4 }, 'leaf', 'mist')
  sheet.print(
    'paper',
    cutSteam(sheet, [
      ['830,700 780,580 880,460 800,330 880,180', 62],
      ['950,620 1010,520 950,410 1030,300 1010,200', 42],
    ]),
  )
  sheet.grain(60)
  return sheet
}

function printCloth(sheet: Sheet): void {
  sheet.print('beet', sheet.frame, 'exact')
  printMarks(sheet, 'ink', sheet.frame, {
    along: 0.5,
    gap: 64,
    length: [90, 260],
    width: [5, 11],
    chance: (x, y) => 0.2 + (x + y) / 4200,
  })
  const stripes = [
    ...sheet.stroke('500,1240 900,900 1640,300', 22, 'even'),
    ...sheet.stroke('570,1240 960,910 1640,360', 9, 'even'),
  ]
  sheet.print('paper', stripes)
}

function printSpoon(sheet: Sheet): void {
  const handle = sheet.stroke('900,770 1010,820 1150,900 1330,1030', 30, 'even')
  printLit(sheet, 'mist', handle, { towards: light, shadow: { ink: 'ink', x: 14, y: 20 } })
  const dipped = sheet.cut('800,716 830,690 890,712 940,760 930,806 880,812 826,770')
  printLit(sheet, 'mist', dipped, { towards: light })
  sheet.print('crust', sheet.cut('822,728 850,716 890,736 914,766 900,788 860,776'))
}

/** A hand and its sleeve, cut off by the frame: nobody at the table has a face. */
function printArm(sheet: Sheet, placing: Placing, ink: Ink, stripe: Ink): void {
  const hand = placeHand(
    sheet,
    poseHand({
      fore: { lean: -8, bends: [6, 8, 8], shorten: [0.92, 0.7, 0.6] },
      middle: { lean: -3, bends: [4, 5, 6], shorten: [0.9, 0.68, 0.56] },
      ring: { lean: 3, bends: [0, 2, 3], shorten: [0.88, 0.66, 0.54] },
      little: { lean: 10, bends: [-2, -2, -2], shorten: [0.86, 0.66, 0.56] },
      thumb: [
        { x: -13, y: -16 },
        { x: -22, y: -32 },
        { x: -24, y: -48 },
        { x: -18, y: -62 },
      ],
    }),
    placing,
  )
  sheet.print('ink', move(hand.outline, 16, 24))
  printHand(sheet, hand, light)
  printSleeve(sheet, hand.placing, { ink, stripe, light })
}
