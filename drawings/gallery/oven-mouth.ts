import { cutAway, grow, join, overlap, halo } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move, pointsAt } from '../kit/place.ts'
import type { Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { printBack, type Lit } from '../things/figure.ts'
import { printHead } from '../things/head.ts'
import { printBricks } from '../things/oven-brickwork.ts'
import { printFire, printVault } from '../things/oven-fire.ts'

/** Loaves in a brick oven, the embers swept aside; the next one comes in on the peel. */
export function drawOvenMouth(): Sheet {
  const sheet = openSheet({
    name: 'oven-mouth',
    seed: 71,
    thin: 1.1,
    slip: { turmeric: [-3, 2], crust: [3, -3], mist: [3, 3], deep: [-2, 2] },
  })
  printBricks(sheet)
  const mouth = sheet.cut(
    '110,960* 112,640 180,420 330,262 540,170 720,150 920,176 1110,270 1240,430 1290,640 1292,960*',
    { wander: 3 },
  )
  sheet.print('ink', grow(mouth, 14))
  sheet.print('crust', cutAway(mouth, move(grow(mouth, -8), -26, 8)))
  sheet.print('ink', move(grow(mouth, -10), -30, 10))
  const inside = overlap(move(grow(mouth, -10), -30, 10), mouth)
  printVault(sheet, inside)
  printFire(sheet)
  printLoaves(sheet)
  printSill(sheet)
  printPeel(sheet)
  printBaker(sheet)
  return sheet
}

function printLoaves(sheet: Sheet): void {
  const baked = { crust: 'crust', glow: 'turmeric', shade: 'ink', cuts: 'deep' } as const
  printOvenLoaf(sheet, { x: 742, y: 690, half: 112, pattern: 'one', ...baked })
  printOvenLoaf(sheet, { x: 1040, y: 716, half: 134, pattern: 'long', ...baked })
  printOvenLoaf(sheet, { x: 372, y: 838, half: 168, pattern: 'ears', ...baked })
}

/** The stone on which the mouth stands, lit by what is inside. */
function printSill(sheet: Sheet): void {
  const stone = sheet.cut('-30,950* 500,936 1100,946 1630,930* 1630,1046* 800,1060 -30,1056*', {
    wander: 4,
  })
  sheet.print('ink', move(stone, 0, 34))
  sheet.print('turmeric', move(stone, 0, -8))
  sheet.print('mist', stone)
  sheet.hatch('ink', stone, {
    along: 0.01,
    gap: 24,
    length: [70, 240],
    width: [5, 11],
    chance: (x, y) => 0.2 + Math.abs(x - 560) / 1300 + (y - 960) / 300,
  })
}

function printPeel(sheet: Sheet): void {
  const blade = sheet.cut(
    '560,880* 596,846 760,786 812,790* 1010,868 1180,944 1206,968 1190,1008 1130,1046* 1000,1100 940,1112 880,1090 700,990 566,912*',
    { wander: 2 },
  )
  const handle = sheet.cut('1136,980* 1180,1010* 1660,1200* 1640,1290* 1100,1062* 1060,1040*')
  const peel = join(blade, handle)
  sheet.print('ink', move(peel, 10, 44))
  sheet.printFree('deep', peel, { by: 2, towards: [-0.8, -0.9], shift: 6 })
  sheet.hatch('crust', peel, {
    along: 0.41,
    gap: 21,
    length: [90, 300],
    width: [4, 10],
    chance: (_, y) => 0.3 + (y - 900) / 500,
  })
  const edge = cutAway(peel, move(peel, -4, -18))
  sheet.print('crust', edge)
  printOvenLoaf(sheet, {
    x: 868,
    y: 912,
    half: 206,
    crust: 'paper',
    glow: 'turmeric',
    shade: 'mist',
    cuts: 'crust',
    pattern: 'ears',
  })
  sheet.strew(
    'paper',
    sheet.scatter([...sheet.cut('620,860 900,1000 1100,1060 1160,960 1000,860')], 40),
    [4, 6],
  )
}

/**
 * A baker so near that only a shoulder and the back of a head are seen, with the fire along their
 * edge.
 */
function printBaker(sheet: Sheet): void {
  const lit: Lit = { placing: { x: 1440, y: 640, scale: 13, turn: -0.06 }, light: [-0.9, -0.35] }
  const arms = ['-14,11,7 -23,34,6.8 -24,62,6.6', '14,11,7 25,36,6 22,60,5.4']
  printBack(sheet, 'leaf', lit, { arms, hem: 70, wide: 1.06 })
  printHead(
    sheet,
    { hair: 'cap', hairInk: 'ink', cloth: 'beet', skin: 'tan', looks: -0.9, nods: -0.08 },
    lit,
  )
}

type OvenLoaf = {
  /** Middle of its foot; half its width. */
  x: number
  y: number
  half: number
  crust: Ink
  /** The edge that faces the fire, and the side that turns away from it. */
  glow: Ink
  shade: Ink
  cuts: Ink
  pattern: keyof typeof slashes
}

const dome = '-100,4 -98,-34 -72,-74 -24,-92 28,-92 74,-72 98,-34 100,2 78,26 30,38 -30,38 -78,26'
const slashes = {
  one: ['-66,-26 -30,-58 20,-66 66,-44'],
  long: ['-80,-8 -40,-40 20,-52 78,-40', '-66,16 -30,2 20,-6 60,-2'],
  ears: [
    '-74,-20 -50,-50 -34,-70',
    '-44,-4 -14,-42 0,-80',
    '-6,6 22,-36 36,-72',
    '34,2 56,-28 64,-56',
  ],
}

/** A round loaf seen a little from above, the fire behind it and to its left. */
function printOvenLoaf(sheet: Sheet, loaf: OvenLoaf): Shape {
  const { x, y, half } = loaf
  const placing = { x, y, scale: half / 100 }
  const body = sheet.cut(pointsAt(dome, placing), { wander: 2.4, wave: 70 })
  sheet.print('ink', move(body, half * 0.16, half * 0.12))
  sheet.print(loaf.glow, halo(body, { by: 0, towards: [-1, -0.8], shift: half * 0.05 }))
  sheet.print(loaf.crust, body)
  const turned = cutAway(body, move(body, -half * 0.2, -half * 0.16))
  sheet.print(loaf.shade, turned)
  sheet.hatch(loaf.shade, body, {
    along: (atX, atY) => Math.atan2(atY - y + half, atX - x) + Math.PI / 2,
    gap: half * 0.13,
    length: [half * 0.2, half * 0.6],
    width: [half * 0.025, half * 0.06],
    chance: (atX, atY) => ((atX - x) * 0.7 + (atY - y) * 0.9) / half + 0.15,
  })
  sheet.hatch(loaf.glow, body, {
    along: (atX, atY) => Math.atan2(atY - y + half * 0.2, atX - x) + Math.PI / 2,
    gap: half * 0.13,
    length: [half * 0.2, half * 0.55],
    width: [half * 0.03, half * 0.07],
    chance: (atX, atY) => -((atX - x) * 0.8 + (atY - y + half * 0.3)) / half - 0.2,
  })
  const cuts = slashes[loaf.pattern].map((line) => gouge(pointsAt(line, placing), half * 0.15))
  sheet.printWithin('ink', move(cuts, half * 0.03, half * 0.04), body)
  sheet.printWithin(loaf.cuts, cuts, body)
  return body
}
