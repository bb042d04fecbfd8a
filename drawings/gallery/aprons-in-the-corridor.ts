import { cutAway, join } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { printApron } from '../things/corridor-apron.ts'
import {
  cutBody,
  limb,
  printBack,
  printFolds,
  printPlate,
  smooth,
  type Lit,
} from '../things/figure.ts'
import { printHead } from '../things/head.ts'

/** The rail, the skirting and the boards run to this point; the wall is drawn at full size at x 0. */
const vanish = { x: 1760, y: 470 }
const full = { rail: -400, hook: -330, apron: 11.4 }

/** Aprons along the corridor wall, one hook empty; a bag with a loaf waits on the floor. */
export function drawApronsInTheCorridor(): Sheet {
  const sheet = openSheet({
    name: 'aprons-in-the-corridor',
    seed: 322,
    thin: 1.6,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], beet: [3, -2] },
  })
  printWall(sheet)
  printDoor(sheet)
  printFloor(sheet)
  printRail(sheet)
  const cloths = [
    { x: 1080, cloth: 'beet', band: 'ink', lit: 'crust', dark: 'ink' },
    { x: 880, cloth: 'turmeric', band: 'leaf', lit: 'paper', dark: 'crust', striped: true },
    { x: 340, cloth: 'leaf', band: 'beet', lit: 'mist', dark: 'ink', towel: true },
  ] as const
  for (const { x, ...look } of cloths) {
    printApron(sheet, { at: onWall(x), size: 900 * near(x), ...look })
  }
  printTying(sheet)
  return sheet
}

/** Somebody ties the fourth, behind the back and by feel. */
function printTying(sheet: Sheet): void {
  const lit: Lit = { placing: { x: 1150, y: 420, scale: 9.6, turn: -0.02 }, light: [-0.8, -0.5] }
  const cut = (shape: Shape): Shape => cutBody(sheet, shape, lit)
  sheet.printCut('ink', '1000,1130* 1290,1120* 1640,1240* 1180,1240*', { wander: 3 })
  const skirt = cut(smooth('-17,40 17,40 19,70 20,100* -20,100* -19,70'))
  printPlate(sheet, 'mist', skirt, lit)
  const back = printBack(sheet, 'leaf', lit, {
    arms: ['-13.6,11,6.8 -23.6,32,6.8 -17,41,6.4', '13.6,11,6.8 23.6,31,6.8 17,40,6.4'],
    hem: 52,
  })
  const apron = cut(
    join(
      smooth('-20,46 -16,44 -14,60 -15,96 -21,98 -22,70'),
      smooth('16,44 20,46 22,70 21,98 15,96 14,60'),
    ),
  )
  printPlate(sheet, 'beet', apron, lit, 1.2)
  printFolds(sheet, 'beet', '-18,45 -8,45 0,43|18,45 8,45 0,43', 2.2, lit)
  printFolds(sheet, 'beet', '-6,2 -4,16 -2,30 -1,42|6,2 4,16 2,30 1,42', 1.8, lit, back)
  const bow = cut(
    join(
      smooth('0,43 -5,38 -10,40 -8,46 -3,45'),
      smooth('0,43 5,37 10,38 9,45 3,45'),
      smooth('-1,43 -3,52 -6,60 -3,61 0,50'),
      smooth('1,43 3,50 5,57 8,56 4,47'),
    ),
  )
  printPlate(sheet, 'beet', bow, lit, 0.9)
  const hands = join(
    limb('-17,42,3.6 -12,41,3.6 -8,40,2.4'),
    limb('-12,43,2 -7,44,1.4'),
    limb('17,41,3.6 12,40,3.6 8,38,2.4'),
    limb('12,43,2 7,44,1.4'),
  )
  printPlate(sheet, 'tan', cut(hands), lit, 0.9)
  printFolds(
    sheet,
    'ink',
    '-12,39.6 -9,39 -7,39|-12,41.6 -9,41.4 -7,41.6|12,38.6 9,37.6 7,37.4|12,40.6 9,40 7,40',
    0.5,
    lit,
  )
  printHead(sheet, { hair: 'bob', hairInk: 'crust', skin: 'tan', looks: -0.7, nods: -0.1 }, lit)
}

function near(x: number): number {
  return 1 - x / vanish.x
}

/** The place beside and below the hook at `hook`, in hundredths of an apron. */
function onWall(hook: number): (across: number, down: number) => Point {
  return (across, down) => {
    const x = hook + across * 6 * near(hook)
    return { x, y: vanish.y + (full.hook + down * full.apron * 0.9) * near(x) }
  }
}

function toVanish(x: number, y: number): number {
  return Math.atan2(vanish.y - y, vanish.x - x)
}

/** Limewash; a window behind us throws its bars across it. */
function printWall(sheet: Sheet): void {
  sheet.print('brine', sheet.frame, 'exact')
  const light = [
    '430,-30* 650,-30* 910,480* 740,520*',
    '690,-30* 860,-30* 1040,450* 930,474*',
    '756,556* 922,512* 1100,860* 990,960*',
  ].flatMap((text) => sheet.cut(text, { wander: 3 }))
  sheet.print('paper', light)
  sheet.hatch('mist', cutAway(sheet.frame, light), {
    along: toVanish,
    gap: 58,
    length: [140, 420],
    width: [6, 15],
    chance: (_, y) => 0.4 - y / 3000,
  })
}

function printDoor(sheet: Sheet): void {
  const end = sheet.cut('1250,-30* 1640,-30* 1640,900* 1250,770*')
  sheet.print('leaf', end)
  sheet.hatch('ink', end, {
    along: Math.PI / 2,
    gap: 28,
    length: [120, 320],
    width: [8, 18],
    chance: 0.6,
  })
  sheet.printFree('crust', sheet.cut('1290,250* 1570,250* 1570,800* 1290,790*'), {
    towards: [-1, -0.3],
  })
  const door = sheet.cut('1330,300* 1530,300* 1530,810* 1330,800*')
  sheet.print('turmeric', door)
  sheet.hatch('paper', door, {
    along: -0.06,
    gap: 26,
    length: [60, 180],
    width: [9, 20],
    chance: 0.7,
  })
  const hedge = sheet.cut('1300,520 1380,480 1430,500 1490,470 1560,500* 1560,820* 1300,820*', {
    wander: 4,
    wave: 40,
  })
  sheet.printWithin('leaf', hedge, door)
}

function printFloor(sheet: Sheet): void {
  const foot = (x: number): number => vanish.y + 870 * near(x)
  const floor = sheet.cut(`-30,${foot(-30)}* 1250,${foot(1250)}* 1640,800* 1640,1260* -30,1420*`)
  sheet.print('ink', floor)
  sheet.hatch('crust', floor, {
    along: toVanish,
    gap: 40,
    length: [140, 400],
    width: [5, 13],
    chance: (_, y) => 0.85 - (y - 700) / 900,
  })
  const skirting = sheet.cut(
    `-30,${foot(-30) - 130}* 1250,${foot(1250) - 42}* 1250,${foot(1250)}* -30,${foot(-30)}*`,
  )
  sheet.printFree('crust', skirting, { towards: [-0.3, -1] })
  sheet.print('ink', cutAway(skirting, move(skirting, 0, -12)))
}

function printRail(sheet: Sheet): void {
  const y = (x: number, down: number): number => vanish.y + (full.rail + down) * near(x)
  const rail = sheet.cut(
    `-30,${y(-30, -40)}* 1250,${y(1250, -40)}* 1250,${y(1250, 66)}* -30,${y(-30, 66)}*`,
  )
  sheet.print('mist', move(rail, 10, 26))
  sheet.printFree('crust', rail, { towards: [-0.3, -1] })
  sheet.hatch('ink', rail, {
    along: toVanish,
    gap: 16,
    length: [90, 260],
    width: [4, 8],
    chance: 0.4,
  })
  for (const x of [340, 640, 880, 1080]) {
    const size = near(x)
    const at = { x, y: y(x, 0) }
    const peg = sheet.stroke(
      [
        { x: at.x - 4 * size, y: at.y - 30 * size },
        { x: at.x - 4 * size, y: at.y + 66 * size },
        { x: at.x + 22 * size, y: at.y + 92 * size },
        { x: at.x + 48 * size, y: at.y + 64 * size },
        { x: at.x + 46 * size, y: at.y + 34 * size },
      ],
      22 * size,
      'even',
    )
    sheet.print('mist', move(peg, 18 * size, 18 * size))
    sheet.printFree('ink', peg, { towards: [-1, -0.4], shift: 4 })
  }
}
