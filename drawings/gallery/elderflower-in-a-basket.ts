import { cutAway, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, placeOutline } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, pointAt, points, type Outline, type Shape } from '../kit/shape.ts'
import { printUmbel } from '../things/elder-umbel.ts'
import { printLit, printMarks } from '../things/lit-mass.ts'

const towards = [-0.6, -0.8] as const
const basket = { x: 1040, y: 560, rx: 610, ry: 470 }

/** Elderflower heads in a wicker basket, more than it holds. */
export function drawElderflowerInABasket(): Sheet {
  const sheet = openSheet({
    name: 'elderflower-in-a-basket',
    width: 1600,
    height: 1200,
    seed: 366,
    thin: 1.3,
    slip: { crust: [3, -3], mist: [3, 3], turmeric: [-2, 2] },
  })
  sheet.print('brine', sheet.frame, 'exact')
  printMarks(sheet, 'mist', sheet.frame, {
    along: 0.55,
    gap: 66,
    length: [140, 420],
    width: [8, 20],
    chance: (x, y) => 0.25 + (y - x * 0.3) / 1900,
  })
  printMarks(sheet, 'paper', sheet.frame, {
    along: 0.55,
    gap: 70,
    length: [140, 400],
    width: [8, 18],
    chance: 0.4,
  })
  printBasket(sheet)
  printSprig(sheet, { x: 250, y: 900, turn: -0.5, scale: 1.5 })
  printSprig(sheet, { x: 880, y: 330, turn: -1.9, scale: 1.2 })
  const heads = [
    { x: 1080, y: 250, radius: 190, squash: 0.5, turn: 0.1 },
    { x: 1400, y: 350, radius: 200, squash: 0.62, turn: 0.35 },
    { x: 760, y: 470, radius: 190, squash: 0.62, turn: -0.4 },
    { x: 1080, y: 470, radius: 230, squash: 0.66, turn: 0.1 },
    { x: 1420, y: 640, radius: 220, squash: 0.7, turn: 0.3 },
    { x: 740, y: 720, radius: 210, squash: 0.7, turn: -0.35 },
    { x: 1090, y: 760, radius: 270, squash: 0.74, turn: 0.05 },
    { x: 250, y: 900, radius: 210, squash: 0.6, turn: -0.3 },
  ]
  for (const head of heads) printUmbel(sheet, head)
  printHandle(sheet)
  sheet.grain(50)
  return sheet
}

function printBasket(sheet: Sheet): void {
  const { random } = sheet
  const { x, y, rx, ry } = basket
  const rim = sheet.cut(ellipse(x, y, { rx, ry, corners: 22 }), { wander: 3 })
  const low = sheet.cut(ellipse(x + 10, y + 240, { rx: rx * 0.86, ry: ry * 0.9, corners: 22 }), {
    wander: 3,
  })
  const belly = [
    ...rim,
    ...low,
    points(`${x - rx},${y} ${x + rx},${y} ${x + rx * 0.87},${y + 260} ${x - rx * 0.84},${y + 260}`),
  ]
  sheet.print('leaf', move(low, 70, 90))
  sheet.print('paper', move(belly, -6, -4))
  sheet.print('crust', belly)
  const weave: Outline[] = []
  for (let row = 0; row < 7; row++) {
    for (let step = 0; step < 17; step++) {
      const angle = Math.PI * (0.03 + ((step + (row % 2) * 0.5) / 17) * 0.94)
      const span = 0.068
      const drop = 60 + row * 46
      const shrink = 1.0 - row * 0.02
      weave.push(
        gouge(
          [-1, 0, 1].map((part) => ({
            x: x + Math.cos(angle + part * span) * rx * shrink,
            y: y + Math.sin(angle + part * span) * ry * shrink + drop + Math.abs(part) * 3,
          })),
          random.between(13, 22),
        ),
      )
    }
  }
  sheet.print('ink', overlap(weave, cutAway(belly, rim)))
  const inside = sheet.cut(ellipse(x, y + 6, { rx: rx * 0.9, ry: ry * 0.88, corners: 20 }), {
    wander: 3,
  })
  sheet.print('ink', inside)
  printMarks(sheet, 'leaf', inside, {
    along: (atX, atY) => Math.atan2(atY - y, atX - x),
    gap: 40,
    length: [60, 200],
    width: [8, 20],
    chance: 0.6,
  })
  const band = cutAway(rim, inside)
  printMarks(sheet, 'ink', band, {
    along: (atX, atY) => Math.atan2((atY - y) / ry, (atX - x) / rx) + 0.9,
    gap: 34,
    length: [50, 80],
    width: [8, 15],
    chance: 0.9,
  })
  printMarks(sheet, 'turmeric', band, {
    along: (atX, atY) => Math.atan2((atY - y) / ry, (atX - x) / rx) + 0.9,
    gap: 38,
    length: [40, 70],
    width: [6, 11],
    chance: (atX, atY) => 0.8 - (atX - x + atY - y + 300) / 700,
  })
}

/** A spray of five leaflets, as the elder bears them. */
function printSprig(
  sheet: Sheet,
  placing: { x: number; y: number; turn: number; scale: number },
): void {
  const leaflet = '0,0* 26,-20 64,-34 108,-30 160,0* 110,26 60,32 24,18'
  const seats = [
    [150, 0, 0.05],
    [96, -8, -0.85],
    [96, 8, 0.9],
    [20, -6, -1],
    [20, 6, 1.05],
  ] as const
  const leaves: Shape = seats.flatMap(([x, y, turn]) =>
    sheet.cut(placeOutline(placeOutline(points(leaflet), { x, y, turn }), placing), { wander: 2 }),
  )
  printLit(sheet, 'leaf', leaves, { towards, shadow: { ink: 'mist', x: 16, y: 24 } })
  const veins = seats.flatMap(([x, y, turn]) =>
    [
      '10,0 60,-3 140,0',
      '40,-2 60,-14 78,-26',
      '66,-2 88,-12 106,-24',
      '44,0 64,12 82,24',
      '70,0 92,10 110,20',
    ].map((line, index) =>
      gouge(
        placeOutline(placeOutline(points(line), { x, y, turn }), placing),
        index === 0 ? 9 : 6,
        'wedge',
      ),
    ),
  )
  sheet.print('paper', veins)
  const stem = placeOutline(points('-60,4 60,0 160,0'), placing)
  printLit(
    sheet,
    'leaf',
    [gouge([pointAt(stem, 0), pointAt(stem, 1), pointAt(stem, 2)], 13, 'even')],
    { towards },
  )
}

/** The handle crosses the heap and leaves the frame. */
function printHandle(sheet: Sheet): void {
  const handle = sheet.stroke('452,470 500,280 640,90 860,-30 1000,-70', 64, 'even')
  printLit(sheet, 'crust', handle, { towards, shift: 7, shadow: { ink: 'ink', x: 26, y: 30 } })
  printMarks(sheet, 'ink', handle, {
    along: (x) => -0.2 - (x - 500) / 900,
    gap: 26,
    length: [50, 90],
    width: [8, 15],
    chance: 0.9,
  })
}
