import { halo, join } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { rectangle } from '../kit/shape.ts'
import { gougeLines } from '../things/gouged-lines.ts'
import { light } from '../things/light.ts'
import { printRainBarrel } from '../things/rain-barrel.ts'
import { printWateringCan } from '../things/watering-can.ts'

const drop = { x: 560, y: 690 }

/** The gutter drips into a full barrel; the can stands ready beside it. */
export function drawRainBarrel(): Sheet {
  const sheet = openSheet({
    name: 'rain-barrel',
    width: 1600,
    height: 1200,
    seed: 47,
    thin: 1.1,
    slip: { crust: [3, -3], mist: [3, 3], leaf: [2, 2], brine: [-2, 2] },
  })
  printLimeWall(sheet)
  printRainBarrel(sheet, { x: 640, y: 700, rx: 560, ry: 212, drop })
  printWateringCan(sheet, { x: 1356, y: 1170, scale: 1.5 })
  printGutter(sheet)
  printDrops(sheet)
  sheet.grain(60)
  return sheet
}

/** Whitewash, green with damp towards the ground, and the nettles that like it there. */
function printLimeWall(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('brine', frame, 'exact')
  sheet.print(
    'paper',
    hatch(random, rectangle(-30, 200, 1630, 900), {
      along: Math.PI / 2 + 0.02,
      gap: 60,
      length: [140, 420],
      width: [10, 24],
      chance: (_, y) => 0.75 - (y - 200) / 1300,
    }),
  )
  sheet.print(
    'mist',
    hatch(random, rectangle(-30, 200, 1630, 1230), {
      along: Math.PI / 2 + 0.02,
      gap: 46,
      length: [120, 380],
      width: [10, 26],
      chance: (_, y) => (y - 330) / 760,
    }),
  )
  sheet.print(
    'leaf',
    hatch(random, rectangle(-30, 200, 1630, 1230), {
      along: Math.PI / 2 + 0.24,
      gap: 74,
      length: [60, 170],
      width: [4, 8],
      chance: 0.42,
    }),
  )
  const damp = sheet.cut(
    '1000,1240* 1060,980 1130,1010 1180,930 1260,960 1330,880 1420,930 1500,850 1640,900* 1640,1240*',
    { wander: 8, wave: 60 },
  )
  sheet.print('leaf', damp)
  sheet.print(
    'ink',
    hatch(random, damp, { along: 1.5, gap: 34, length: [60, 180], width: [8, 16], chance: 0.6 }),
  )
}

function printGutter(sheet: Sheet): void {
  const { random } = sheet
  const tiles = sheet.cut('-30,-30* 1630,-30* 1630,60* -30,110*', { wander: 6, wave: 70 })
  sheet.print('ink', tiles)
  const gutter = sheet.cut('-30,96* 1640,44* 1640,150 1620,186* 700,226 -30,246*', { wander: 3 })
  sheet.print('paper', halo(gutter, { by: 2, towards: light, shift: 6 }))
  sheet.print('mist', gutter)
  sheet.print(
    'ink',
    hatch(random, gutter, {
      along: -0.03,
      gap: 20,
      length: [120, 360],
      width: [5, 11],
      chance: (x, y) => (y + x * 0.035 - 150) / 90,
    }),
  )
  sheet.print(
    'paper',
    hatch(random, gutter, {
      along: -0.03,
      gap: 18,
      length: [120, 360],
      width: [6, 11],
      chance: (x, y) => (152 - y - x * 0.035) / 60,
    }),
  )
  sheet.print(
    'ink',
    join(
      sheet.cut('250,90* 286,88* 290,240* 250,242*'),
      sheet.cut('1180,60* 1214,58* 1214,206* 1176,208*'),
    ),
  )
}

/** One drop hangs, one falls, one has just gone in and thrown up a bead of water. */
function printDrops(sheet: Sheet): void {
  const drops = join(
    sheet.cut('560,222* 584,264 594,298 560,324 526,298 538,264', { wander: 1 }),
    sheet.cut('560,346* 576,392 585,420 560,442 535,420 545,392', { wander: 1 }),
  )
  sheet.print('paper', halo(drops, { by: 2, towards: light, shift: 5 }))
  sheet.print('leaf', drops)
  sheet.print(
    'paper',
    gougeLines(sheet, [
      ['548,262 540,282 546,302', 8],
      ['552,386 546,404 552,420', 7],
    ]),
  )
  const bead = join(
    sheet.cut('524,704 544,682 552,652 554,630 568,630 570,654 578,682 600,704 562,712', {
      wander: 1,
    }),
    sheet.cut('562,574 576,590 574,608 562,614 549,606 548,588', { wander: 0.8 }),
  )
  sheet.print('ink', halo(bead, { by: 0, towards: [1, 0.6], shift: 5 }))
  sheet.print('paper', bead)
}
