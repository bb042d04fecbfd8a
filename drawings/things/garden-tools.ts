import { cutAway, halo, join, overlap } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { light } from './light.ts'

export type GardenTool = { readonly wood: Shape; readonly iron: Shape }

/** A spade hung by its handle, its blade polished by the soil. */
export function shapeSpade(sheet: Sheet): GardenTool {
  const grip = sheet.cut('548,150* 690,140* 700,186* 650,196 640,300* 598,300* 594,200 546,196*')
  const shaft = sheet.cut('600,290* 640,290* 650,640* 606,640*', { wander: 1.4 })
  const socket = sheet.cut('596,560* 656,560* 672,690* 588,690*', { wander: 1 })
  const blade = sheet.cut(
    '500,676* 566,668 630,680 700,660 756,664* 762,800 752,930 720,1010 640,1046 560,1018 520,940 504,800',
    { wander: 1.6 },
  )
  return { wood: join(grip, shaft), iron: join(socket, blade) }
}

/** A digging fork, hung so high that its handle leaves the picture. */
export function shapeFork(sheet: Sheet): GardenTool {
  const shaft = sheet.cut('226,-30* 268,-30* 276,500* 230,500*', { wander: 1.4 })
  const socket = sheet.cut('222,420* 284,420* 292,560* 214,560*', { wander: 1 })
  const shoulder = sheet.cut('112,566* 150,528 250,540 360,520 398,556* 398,620 112,626*')
  const tines = [118, 206, 296, 372].map((x, index) =>
    sheet.cut(
      `${x - 14},596* ${x + 20},594* ${x + 16},760 ${x + 8 - index * 3},${936 + (index % 2) * 22}* ${x - 8},760`,
      { wander: 1 },
    ),
  )
  return { wood: shaft, iron: join(socket, shoulder, ...tines) }
}

/** A hoe leaning against the wall, its blade up and turned to us. */
export function shapeHoe(sheet: Sheet): GardenTool {
  const shaft = sheet.cut(
    '968,170* 1004,166* 1020,500 1026,860 1036,1240* 994,1240* 990,860 984,500',
  )
  const socket = sheet.cut('958,84* 1004,80* 1010,230* 964,234*', { wander: 1 })
  const neck = sheet.stroke('980,120 972,60 930,44 884,66', 24, 'even')
  const blade = sheet.cut('756,36* 912,60* 940,196* 838,206 728,172*', { wander: 1.4 })
  return { wood: shaft, iron: join(socket, neck, blade) }
}

/** Wood and iron, dark on the side away from the window, brightest where the sun lies. */
export function printTool(sheet: Sheet, tool: GardenTool, sun: Shape): void {
  const whole = join(tool.wood, tool.iron)
  sheet.print('paper', halo(whole, { by: 1.5, towards: light, shift: 5 }))
  sheet.print('crust', tool.wood)
  sheet.printWithin('deep', tool.wood, overlap(move(tool.wood, -14, 0), sun))
  sheet.print('ink', cutAway(tool.wood, move(tool.wood, -13, 0)))
  sheet.hatch('ink', tool.wood, {
    along: Math.PI / 2,
    gap: 12,
    length: [60, 180],
    width: [3, 6],
    chance: 0.3,
  })
  sheet.print('mist', tool.iron)
  sheet.print('ink', cutAway(tool.iron, move(tool.iron, -16, -8)))
  sheet.hatch('paper', tool.iron, {
    along: 1.5,
    gap: 26,
    length: [60, 200],
    width: [8, 18],
    chance: (_, y) => 0.75 - (y - 560) / 900,
  })
  sheet.hatch('ink', tool.iron, {
    along: 1.6,
    gap: 24,
    length: [50, 160],
    width: [5, 12],
    chance: (_, y) => (y - 560) / 800,
  })
}
