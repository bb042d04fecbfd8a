import { grow, join } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { placeOutline, type Placing } from '../kit/place.ts'
import { ellipse, rectangle, points } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { printFarWillow, printNearWillow } from '../things/pollard-willow.ts'

/** Pollard willows before the sun has cleared the mist; the cows have no legs yet. */
export function drawWillowsInMist(): Sheet {
  const sheet = openSheet({
    name: 'willows-in-mist',
    seed: 64,
    thin: 1.1,
    slip: { mist: [3, 3], leaf: [2, -2], brine: [-2, 2] },
    grain: 40,
  })
  printPaleSky(sheet)
  for (const [x, height] of [
    [560, 96],
    [690, 118],
    [856, 146],
  ] as const) {
    printFarWillow(sheet, 'brine', { x, base: 660, height, rods: 9 })
  }
  drift(sheet, 600, 700, 0.9)
  printFarCow(sheet, { x: 822, y: 704, scale: 0.8 }, { pose: 'standing', ink: 'leaf' })
  printFarCow(
    sheet,
    { x: 630, y: 736, scale: 1.05, mirror: true },
    { pose: 'grazing', ink: 'leaf' },
  )
  drift(sheet, 712, 800, 0.95)
  printFarWillow(sheet, 'leaf', { x: 270, base: 848, height: 330, rods: 15 })
  sheet.printStrokes('paper', [
    ['20,836 270,846 560,838', 32],
    ['120,868 330,862 480,866', 26],
  ])
  drift(sheet, 790, 960, 1)
  printNearGround(sheet)
  printNearWillow(sheet, { x: 1250, base: 1190, height: 760, rods: 17, mirror: true }, -1)
  sheet.print('ink', [
    ...growTuft(sheet.random, { x: 1010, y: 1216 }, blades),
    ...growTuft(sheet.random, { x: 1500, y: 1216 }, { ...blades, height: 230, count: 16 }),
    ...growTuft(sheet.random, { x: 120, y: 1216 }, { ...blades, height: 190 }),
  ])
  return sheet
}

const blades = { count: 12, height: 150, spread: 100, width: [10, 17] as const, lean: -0.2 }

function printPaleSky(sheet: Sheet): void {
  sheet.print('mist', sheet.frame, 'exact')
  const sun = sheet.cut(ellipse(600, 300, { rx: 96, ry: 96, corners: 14 }), { wander: 2 })
  sheet.hatch('brine', rectangle(-30, -30, 1630, 660), {
    along: 0.01,
    gap: 30,
    length: [240, 640],
    width: (_, y) => 6 + y / 30,
    chance: (_, y) => 0.3 + y / 900,
  })
  sheet.print('mist', grow(sun, 12))
  sheet.print('paper', sun)
  sheet.hatch('mist', sun, {
    along: 0,
    gap: 34,
    length: [90, 200],
    width: [6, 11],
    chance: (_, y) => (y - 290) / 80,
  })
}

/** A bank of mist: long level cuts, thickest in its middle. */
function drift(sheet: Sheet, top: number, bottom: number, thick: number): void {
  const middle = (top + bottom) / 2
  const half = (bottom - top) / 2
  sheet.hatch('paper', rectangle(-40, top, 1640, bottom), {
    along: 0.004,
    gap: 17,
    length: [260, 760],
    width: (_, y) => 7 + 17 * (1 - Math.abs(y - middle) / half),
    chance: (_, y) => thick * (1.25 - Math.abs(y - middle) / half),
  })
}

function printNearGround(sheet: Sheet): void {
  const ground = sheet.cut('-30,1010* 300,980 800,1006 1200,986 1630,1010* 1630,1230* -30,1230*', {
    wander: 5,
  })
  sheet.print('leaf', ground)
  sheet.hatch('paper', ground, {
    along: 0,
    gap: 24,
    length: [180, 520],
    width: (_, y) => 20 - (y - 980) / 12,
    chance: (_, y) => 1.2 - (y - 980) / 150,
  })
  sheet.hatch('mist', ground, {
    along: -0.02,
    gap: 34,
    length: [90, 280],
    width: [5, 10],
    chance: 0.5,
  })
}

const grazing =
  '-80,-52 -84,-68 -72,-78 -30,-80 10,-76 48,-82 72,-74 86,-56 98,-32 116,-8 121,4 114,12 100,4 86,-12 74,-22 66,-16 62,20* 50,20* 48,-4 36,-10 0,-4 -24,-8 -34,2 -44,-6 -50,20* -62,20* -64,-12 -72,-26 -78,-38 -81,2 -86,2*'
const standing =
  '-80,-52 -84,-68 -72,-78 -30,-80 10,-76 44,-82 62,-92 72,-106 64,-112* 80,-112 94,-112* 92,-104 106,-90 116,-78 110,-70 94,-74 84,-58 74,-34 64,-18 62,20* 51,20* 48,-4 34,-10 0,-4 -24,-8 -34,2 -44,-6 -48,20* -60,20* -62,-12 -72,-26 -78,-38 -79,2 -85,2*'

/** A cow so far off that she is one flat shape; she looks to the right unless mirrored. */
function printFarCow(
  sheet: Sheet,
  placing: Placing,
  { pose, ink }: { pose: 'grazing' | 'standing'; ink: Ink },
): void {
  const outline = points(pose === 'grazing' ? grazing : standing)
  const wander = 1.2 * (placing.scale ?? 1)
  sheet.print(
    ink,
    join(sheet.cut(placeOutline(outline, placing), { wander, wave: 30, facet: 0.8 })),
  )
}
