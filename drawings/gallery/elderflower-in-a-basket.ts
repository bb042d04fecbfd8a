import { cutAway, grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { pointsAt, move, placeOutline, type Placing } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { printUmbel } from '../things/elder-umbel.ts'
import { growTuft } from '../things/gouged-lines.ts'
import {
  printBasketBehind,
  printBasketInFront,
  printBasketHandle,
} from '../things/flower-basket.ts'

const towards = [-0.6, -0.8] as const

/** Elderflower heads in a wicker basket on the grass, more than it holds. */
export function drawElderflowerInABasket(): Sheet {
  const sheet = openSheet({
    name: 'elderflower-in-a-basket',
    seed: 366,
    thin: 1.7,
    slip: { crust: [3, -3], mist: [3, 3], turmeric: [-2, 2] },
    grain: 50,
  })
  printGrass(sheet)
  printBasketBehind(sheet)
  for (const sprig of [
    { x: 1320, y: 420, turn: -0.4, scale: 1.3 },
    { x: 560, y: 420, turn: -2.5, scale: 1.2 },
    { x: 960, y: 330, turn: -1.3, scale: 1.1 },
  ]) {
    printSprig(sheet, sprig)
  }
  for (const head of [
    { x: 720, y: 380, radius: 190, squash: 0.5, turn: -0.15 },
    { x: 1120, y: 390, radius: 205, squash: 0.5, turn: 0.15 },
    { x: 520, y: 540, radius: 190, squash: 0.55, turn: -0.3 },
    { x: 1330, y: 560, radius: 210, squash: 0.56, turn: 0.3 },
    { x: 900, y: 530, radius: 245, squash: 0.58, turn: 0.02 },
  ]) {
    printUmbel(sheet, head)
  }
  printBasketHandle(sheet)
  printBasketInFront(sheet)
  printUmbel(sheet, { x: 800, y: 700, radius: 200, squash: 0.5, turn: -0.1 })
  printUmbel(sheet, { x: 1150, y: 710, radius: 215, squash: 0.6, turn: 0.2 })
  printSprig(sheet, { x: 410, y: 740, turn: 2.5, scale: 1.35 })
  printUmbel(sheet, { x: 500, y: 820, radius: 235, squash: 0.78, turn: -0.5 })
  return sheet
}

/** The shade of the elder on mown grass. */
function printGrass(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('leaf', frame, 'exact')
  sheet.hatch('ink', frame, {
    along: (x, y) => -1.2 + Math.sin(x / 300 + y / 200) * 0.35,
    gap: 62,
    length: [60, 190],
    width: [8, 18],
    chance: (x, y) => 0.2 + (x + y) / 3200,
  })
  sheet.hatch('mist', frame, {
    along: (x, y) => -1.2 + Math.sin(x / 300 + y / 200) * 0.35,
    gap: 70,
    length: [50, 130],
    width: [5, 10],
    chance: (x, y) => 0.5 - (x + y) / 3000,
  })
  const tufts = [90, 240, 1450, 1560].flatMap((x) =>
    growTuft(
      random,
      { x, y: 1230 },
      { count: 6, height: 190, spread: 60, width: [12, 20], lean: 0.1 },
    ),
  )
  sheet.print('ink', tufts)
}

/** A spray of five leaflets, as the elder bears them. */
function printSprig(sheet: Sheet, placing: Placing): void {
  const leaflet = '0,0* 26,-20 64,-34 108,-30 160,0* 110,26 60,32 24,18'
  const seats = [
    { x: 150, y: 0, turn: 0.05 },
    { x: 96, y: -8, turn: -0.85 },
    { x: 96, y: 8, turn: 0.9 },
    { x: 20, y: -6, turn: -1 },
    { x: 20, y: 6, turn: 1.05 },
  ]
  const seated = (text: string, seat: Placing) => placeOutline(pointsAt(text, seat), placing)
  const leaves: Shape[] = seats.map((seat) => sheet.cut(seated(leaflet, seat), { wander: 2 }))
  const stem = gouge(pointsAt('-60,4 60,0 160,0', placing), 13, 'even')
  const spray = join([stem], ...leaves)
  sheet.print('ink', move(spray, 18, 26))
  sheet.printFree('leaf', spray, { towards })
  const halves = seats.flatMap((seat) =>
    sheet.cut(seated('0,0* 80,2 160,0* 110,26 60,32 24,18', seat)),
  )
  sheet.printWithin('ink', cutAway(halves, grow([stem], 2)), spray)
  const veins = seats.flatMap((seat) =>
    ['8,0 60,-1 146,0', '44,0 64,-14 80,-26', '70,-1 90,-12 106,-22'].map((line, index) =>
      gouge(seated(line, seat), index === 0 ? 8 : 6, 'wedge'),
    ),
  )
  sheet.print('mist', veins)
}
