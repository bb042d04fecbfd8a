import { overlap } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { type Point } from '../kit/shape.ts'
import { printApron } from '../things/corridor-apron.ts'
import { printLit, printMarks } from '../things/lit-mass.ts'
import { printLoafBag } from '../things/loaf-bag.ts'

const vanish = { x: 1330, y: 430 }

/** Aprons along the corridor wall, one hook empty; a bag with a loaf waits on the floor. */
export function drawApronsInTheCorridor(): Sheet {
  const sheet = openSheet({
    name: 'aprons-in-the-corridor',
    width: 1600,
    height: 1200,
    seed: 322,
    thin: 1.1,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], beet: [3, -2] },
  })
  printCorridor(sheet)
  printRail(sheet)
  const cloths = [
    { depth: 0.62, cloth: 'beet', band: 'ink', mark: 'paper' },
    { depth: 0.47, cloth: 'turmeric', band: 'crust', mark: 'paper' },
    { depth: 0.02, cloth: 'leaf', band: 'beet', mark: 'mist' },
  ] as const
  for (const { depth, ...look } of cloths) {
    printApron(sheet, { at: onWall(depth), size: 800 * (1 - depth), ...look })
  }
  printLoafBag(sheet)
  sheet.grain(60)
  return sheet
}

/** A place on the wall: from a hook at some depth, aside and down in hook lengths. */
function onWall(depth: number): (along: number, down: number) => Point {
  const near = 1 - depth
  return (along, down) => {
    const closer = near - along * near * 0.55
    return {
      x: vanish.x - 1060 * closer,
      y: vanish.y - 300 * closer + down * 800 * closer,
    }
  }
}

function toVanish(x: number, y: number): number {
  return Math.atan2(vanish.y - y, vanish.x - x)
}

function printCorridor(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('brine', frame, 'exact')
  const wall = sheet.cut('-30,-30* 1640,-30* 1180,200* 1180,640* -30,1330*')
  printMarks(sheet, 'paper', wall, {
    along: toVanish,
    gap: 40,
    length: [160, 420],
    width: [9, 20],
    chance: (x) => 0.25 + x / 1500,
  })
  const floor = sheet.cut('-30,1330* 1190,618* 1440,618* 1640,800* 1640,1260* -30,1260*')
  sheet.print('ink', floor)
  const end = sheet.cut('1180,180* 1450,180* 1450,622* 1180,634*')
  sheet.print('crust', end)
  const door = sheet.cut('1232,250* 1400,250* 1400,620* 1232,628*')
  sheet.print('paper', door)
  printMarks(sheet, 'turmeric', door, {
    along: -0.9,
    gap: 30,
    length: [40, 120],
    width: [6, 14],
    chance: (_, y) => 1.1 - (y - 250) / 260,
  })
  sheet.print(
    'leaf',
    overlap(
      sheet.cut('1200,520 1260,490 1310,510 1360,480 1430,500 1430,640* 1200,640*', {
        wander: 4,
        wave: 40,
      }),
      door,
    ),
  )
  const right = sheet.cut('1540,-30* 1640,-30* 1640,830* 1440,628* 1440,180*')
  sheet.print('leaf', right)
  printMarks(sheet, 'ink', right, {
    along: Math.PI / 2,
    gap: 26,
    length: [120, 320],
    width: [8, 18],
    chance: 0.7,
  })
  sheet.print('mist', sheet.cut('1046,-30* 1180,190* 1444,178* 1560,-30*'))
  printFloor(sheet)
}

/** Boards run to the door, and its light lies along them. */
function printFloor(sheet: Sheet): void {
  const floor = sheet.cut('60,1260* 1190,624* 1440,624* 1640,810* 1640,1260*')
  printMarks(sheet, 'leaf', floor, {
    along: toVanish,
    gap: 44,
    length: [140, 400],
    width: [5, 14],
    chance: 0.7,
  })
  sheet.print(
    'paper',
    sheet.cut('1236,632* 1398,626* 1330,760 1180,960 960,1230* 560,1230* 900,960 1120,760', {
      wander: 7,
      wave: 90,
    }),
  )
  printMarks(
    sheet,
    'turmeric',
    sheet.cut('1236,640* 1398,632* 1320,760 1160,960 930,1220* 600,1220* 920,960 1140,760'),
    {
      along: toVanish,
      gap: 30,
      length: [90, 260],
      width: [7, 16],
      chance: 0.7,
    },
  )
  printMarks(sheet, 'ink', sheet.cut('1236,632* 1398,626* 960,1230* 560,1230*'), {
    along: toVanish,
    gap: 56,
    length: [160, 420],
    width: [5, 12],
    chance: (_, y) => (y - 600) / 500,
  })
  const skirting = sheet.cut('-30,1220* 1180,606* 1184,634* -30,1330*')
  printLit(sheet, 'crust', skirting, { towards: [0.3, -1] })
}

function printRail(sheet: Sheet): void {
  const rail = sheet.cut('-30,30* 1180,370* 1180,392* -30,110*')
  printLit(sheet, 'crust', rail, { towards: [0.3, -1], shadow: { ink: 'mist', x: -10, y: 26 } })
  for (const depth of [0.02, 0.3, 0.47, 0.62, 0.74]) {
    const near = 1 - depth
    const { x, y } = onWall(depth)(0, 0)
    const hook = sheet.stroke(
      [
        { x: x - 6 * near, y: y - 96 * near },
        { x: x + 4 * near, y: y - 10 * near },
        { x: x + 46 * near, y: y + 18 * near },
        { x: x + 80 * near, y: y - 40 * near },
      ],
      30 * near,
      'even',
    )
    sheet.print('mist', move(hook, -16 * near, 16 * near))
    printLit(sheet, 'ink', hook, { towards: [1, -0.4], shift: 3 })
  }
}
