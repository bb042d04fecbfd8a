import { halo, join } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { printOnionPlait } from '../things/onion-plait.ts'

/** The rafters run up to this point, far above the sheet. */
const ridge = { x: 560, y: -900 }

/** Onions dry under the barn's roof; we stand below and look up, daylight comes from the hatch. */
export function drawOnionsUnderTheBeams(): Sheet {
  const sheet = openSheet({
    name: 'onions-under-the-beams',
    seed: 77,
    thin: 1.8,
    slip: { turmeric: [-3, 2], crust: [3, -2], beet: [3, 2], brine: [-2, 2] },
  })
  printRoof(sheet)
  printHatch(sheet)
  printBeam(sheet, '-40,596* 1640,664* 1640,742* -40,664*')
  printOnionPlait(sheet, {
    x: 790,
    from: 690,
    to: 1090,
    size: 62,
    skin: 'beet',
    cut: 'ink',
    swing: 10,
  })
  printOnionPlait(sheet, {
    x: 1240,
    from: 250,
    to: 1290,
    size: 128,
    skin: 'turmeric',
    cut: 'crust',
    swing: -20,
  })
  printBeam(sheet, '-40,60* 1640,204* 1640,372* -40,196*')
  printOnionPlait(sheet, {
    x: 92,
    from: 214,
    to: 690,
    size: 104,
    skin: 'beet',
    cut: 'ink',
    swing: 14,
  })
  printKnots(sheet)
  return sheet
}

function upwards(x: number, y: number): number {
  return Math.atan2(y - ridge.y, x - ridge.x)
}

function printRoof(sheet: Sheet): void {
  sheet.print('ink', sheet.frame, 'exact')
  sheet.hatch('crust', sheet.frame, {
    along: (x, y) => upwards(x, y) + Math.PI / 2,
    gap: 48,
    length: [150, 420],
    width: [9, 22],
    chance: (x) => 0.85 - x / 2900,
  })
  const rafters = [-520, -150, 240, 700, 1230, 1830].map((foot) => {
    const lean = (foot - ridge.x) / (1300 - ridge.y)
    const top = ridge.x + lean * (-30 - ridge.y)
    return sheet.cut(`${top - 26},-30* ${top + 26},-30* ${foot + 48},1300* ${foot - 48},1300*`, {
      wander: 3,
    })
  })
  const wood = join(...rafters)
  sheet.print('crust', halo(wood, { by: 0, towards: [-1, 0], shift: 8 }))
  sheet.print('ink', wood)
  sheet.hatch('leaf', wood, {
    along: upwards,
    gap: 24,
    length: [90, 260],
    width: [6, 12],
    chance: 0.4,
  })
}

/** The loft hatch stands open: the only light there is. */
function printHatch(sheet: Sheet): void {
  const hole = sheet.cut('300,800* 600,816* 612,1240* 270,1240*', { wander: 2 })
  sheet.print('ink', move(hole, 26, -20))
  sheet.print('brine', hole)
  sheet.hatch('paper', hole, {
    along: 0.03,
    gap: 26,
    length: [90, 260],
    width: [10, 20],
    chance: 0.7,
  })
  sheet.printWithin(
    'mist',
    sheet.cut('200,1150* 330,1110 420,1140 520,1100 640,1130* 640,1250* 200,1250*'),
    hole,
  )
  const poplar = sheet.cut('470,1240* 452,1120 462,1010 500,900* 536,1020 544,1130 530,1240*', {
    wander: 5,
    wave: 40,
  })
  sheet.printWithin('leaf', poplar, hole)
}

function printBeam(sheet: Sheet, outline: string): void {
  const beam = sheet.cut(outline, { wander: 4, wave: 150 })
  sheet.printFree('crust', beam, { by: 0, towards: [-0.2, 1], shift: 7 })
  const grain = { along: 0.065, length: [120, 420] as const }
  sheet.hatch('ink', beam, {
    ...grain,
    gap: 22,
    width: [6, 15],
    chance: (x) => 0.5 + x / 2600,
  })
}

/** The strings round the beam. */
function printKnots(sheet: Sheet): void {
  const loops = join(
    sheet.stroke('1216,150 1228,220 1232,300', 30, 'even'),
    sheet.stroke('1252,156 1256,230 1246,316', 24, 'even'),
    sheet.stroke('70,60 78,136 84,230', 22, 'even'),
    sheet.stroke('106,64 106,150 98,234', 18, 'even'),
  )
  sheet.print('ink', move(loops, 7, 4))
  sheet.print('deep', loops)
}
