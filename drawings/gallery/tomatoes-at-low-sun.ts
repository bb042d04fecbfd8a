import { join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { placeOutline, type Placing } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, rectangle, type Outline } from '../kit/shape.ts'
import { printLit, printMarks } from '../things/lit-mass.ts'
import { gougeLines } from '../things/gouged-lines.ts'
import { inCrate, printCrateBehind, printCrateInFront } from '../things/tomato-crate.ts'
import { printTomato } from '../things/ribbed-tomato.ts'

const towards = [0.8, -0.7] as const
/** The tomatoes from the back of the crate to the front. */
const heap = [
  { along: -0.55, across: 0.62, radius: 104, ink: 'beet', ribs: 6, turn: -1.2 },
  { along: 0.02, across: 0.66, radius: 118, ink: 'turmeric', ribs: 7, turn: -1.9 },
  { along: 0.62, across: 0.6, radius: 116, ink: 'beet', ribs: 6, turn: -1.1 },
  { along: -0.6, across: -0.1, radius: 120, ink: 'turmeric', ribs: 6, turn: -2 },
  { along: 0.68, across: -0.05, radius: 136, ink: 'beet', ribs: 7, turn: -1.5 },
  { along: 0.02, across: -0.05, radius: 150, ink: 'beet', ribs: 8, turn: -0.9 },
  { along: -0.42, across: -0.62, radius: 140, ink: 'beet', ribs: 7, turn: -1.6 },
  { along: 0.62, across: -0.56, radius: 150, ink: 'turmeric', ribs: 7, turn: -1.7 },
  { along: 0.14, across: -0.6, radius: 160, ink: 'beet', ribs: 7, turn: -1.4 },
] as const

const sprays: readonly Placing[] = [
  { x: 330, y: 560, turn: -2.3, scale: 1 },
  { x: 400, y: 500, turn: -0.5, scale: 1.05 },
  { x: 360, y: 500, turn: -1.9, scale: 1.15 },
  { x: 390, y: 500, turn: -1.15, scale: 1.2 },
  { x: 350, y: 600, turn: -2.9, scale: 1 },
  { x: 400, y: 600, turn: -0.2, scale: 1 },
  { x: 370, y: 610, turn: -1.6, scale: 1.1 },
]
const sun = { x: 1330, y: 176 }

/** A crate of tomatoes and basil on the path; the August sun is almost down. */
export function drawTomatoesAtLowSun(): Sheet {
  const sheet = openSheet({
    name: 'tomatoes-at-low-sun',
    width: 1600,
    height: 1200,
    seed: 388,
    thin: 2,
    slip: { beet: [3, -2], crust: [3, -3], turmeric: [-3, 3], leaf: [3, 2] },
  })
  printEvening(sheet)
  printCrateBehind(sheet)
  for (const { along, across, ...tomato } of heap) {
    const { x, y } = inCrate(along, across, 0.98)
    printTomato(sheet, { x, y: y - tomato.radius * 0.2, ...tomato })
  }
  printCrateInFront(sheet)
  printBasil(sheet)
  sheet.grain(60)
  return sheet
}

function printEvening(sheet: Sheet): void {
  sheet.print('deep', sheet.frame, 'exact')
  const sky = rectangle(-20, -20, 1620, 270)
  printMarks(sheet, 'turmeric', sky, {
    along: -0.02,
    gap: 24,
    length: [120, 380],
    width: (x, y) => 15 - Math.hypot(x - sun.x, (y - sun.y) * 2) / 90,
    chance: (x) => 1 - Math.abs(x - sun.x) / 1000,
  })
  const disc = sheet.cut(ellipse(sun.x, sun.y, { rx: 104, ry: 104, corners: 14 }), { wander: 1.5 })
  sheet.print(
    'paper',
    sheet.cut(ellipse(sun.x, sun.y, { rx: 116, ry: 116, corners: 13 }), { wander: 4 }),
  )
  sheet.print('turmeric', disc)
  const rows = sheet.cut(
    '-30,246* 200,214 420,236 640,206 900,232 1100,214 1640,240* 1640,330* -30,330*',
    { wander: 7, wave: 44 },
  )
  printLit(sheet, 'leaf', rows, { towards: [0.4, -1], shift: 6 })
  const path = sheet.cut('-30,300* 800,286* 1640,300* 1640,1240* -30,1240*')
  sheet.print('crust', path)

  function fromSun(x: number, y: number): number {
    return Math.atan2(y - 120, x - sun.x)
  }

  printMarks(sheet, 'ink', path, {
    along: fromSun,
    gap: 40,
    length: [110, 330],
    width: [6, 16],
    chance: (x) => 0.75 - x / 2600,
  })
  printMarks(sheet, 'turmeric', path, {
    along: fromSun,
    gap: 46,
    length: [90, 260],
    width: [5, 12],
    chance: (x, y) => 0.9 - Math.hypot(x - sun.x, y - 300) / 1500,
  })
}

/** A bunch of basil laid over the edge: its tied stems hang outside, its leaves are among the fruit. */
function printBasil(sheet: Sheet): void {
  const stems = gougeLines(
    sheet,
    [
      ['370,560 350,660 330,760 300,860', 20],
      ['390,560 372,670 360,770 350,880', 20],
      ['350,570 330,670 300,750 250,820', 18],
      ['400,570 392,670 396,770 410,850', 17],
    ],
    'even',
  )
  printLit(sheet, 'leaf', join(stems), { towards, shadow: { ink: 'ink', x: -20, y: 18 } })
  const blade = '0,0* 34,-42 86,-66 140,-50 200,-6* 146,44 84,60 30,36'
  const far = '4,2* 90,-2 196,-6* 146,44 84,60 30,36'
  const veins = [
    '8,0 80,-6 180,-6',
    '50,-2 84,-28 104,-48',
    '92,-4 124,-22 144,-38',
    '54,0 88,22 106,42',
  ]
  for (const placing of sprays) {
    const at = (text: string): Outline => placeOutline(points(text), placing)
    const leaf = sheet.cut(at(blade), { wander: 2.5 })
    printLit(sheet, 'leaf', leaf, { towards, shift: 6, shadow: { ink: 'ink', x: -14, y: 22 } })
    sheet.print('ink', overlap(sheet.cut(at(far), { wander: 1 }), leaf))
    sheet.print(
      'turmeric',
      overlap(
        veins.map((line, index) => gouge(at(line), index === 0 ? 10 : 7, 'wedge')),
        leaf,
      ),
    )
  }
  const string = gougeLines(
    sheet,
    [
      ['316,690 350,704 410,696', 15],
      ['312,706 350,722 410,712', 15],
      ['400,704 440,730 446,780', 11],
    ],
    'even',
  )
  printLit(sheet, 'deep', string, { towards, shift: 3 })
}
