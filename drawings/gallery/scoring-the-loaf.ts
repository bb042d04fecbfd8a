import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move, placeOutline } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Outline, type Shape } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { gripped, printGrippingHand } from '../things/gripping-hand.ts'
import { light } from '../things/light.ts'
import { printMarks } from '../things/lit-mass.ts'
import { printSleeve } from '../things/sleeve.ts'

const heart = { x: 540, y: 660 }
const hand = { x: 1350, y: 900, turn: -0.82, scale: 5.8 }

/** A round loaf straight from its basket: three cuts gape, the fourth is being drawn. */
export function drawScoringTheLoaf(): Sheet {
  const sheet = openSheet({
    name: 'scoring-the-loaf',
    width: 1600,
    height: 1200,
    seed: 91,
    thin: 1.6,
    slip: { crust: [-3, 2], mist: [4, 3], beet: [3, -3], deep: [2, 2] },
  })
  printTable(sheet)
  const dough = printDough(sheet)
  printCuts(sheet, dough)
  printGrippingHand(sheet, hand, () => printLame(sheet))
  printSleeve(sheet, hand, { ink: 'beet', stripe: 'paper', light })
  sheet.grain(60)
  return sheet
}

/** A dark table, floured, and the cloth that covered the basket thrown back. */
function printTable(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('leaf', frame, 'exact')
  printMarks(sheet, 'ink', frame, {
    along: -0.1,
    gap: 36,
    length: [140, 460],
    width: [5, 14],
    chance: (x, y) => 0.3 + (x + y) / 3600,
  })
  const cloth = sheet.cut(
    '1010,-40* 1040,40 1130,96 1170,190 1270,240 1330,330 1450,360 1520,440 1640,470* 1640,-40*',
    { wander: 4 },
  )
  sheet.print('ink', move(cloth, -16, 34))
  sheet.print('paper', halo(cloth, { by: 2, towards: [-1, 0.2], shift: 6 }))
  sheet.print('mist', cloth)
  const folds = [
    ['1130,-40 1200,70 1330,170 1640,290', 46],
    ['1290,-40 1370,60 1490,120 1640,150', 40],
  ] as const
  for (const [line, width] of folds) {
    const fold = sheet.stroke(line, width, 'blunt')
    sheet.print('leaf', overlap(move(fold, 6, 24), cloth))
    sheet.print('brine', overlap(fold, cloth))
  }
  const hem = ['1040,-40 1080,40 1160,86 1210,180 1300,220 1360,300 1470,330 1540,404 1640,430']
  sheet.print(
    'beet',
    overlap(
      hem.flatMap((line) => sheet.stroke(line, 13, 'even')),
      cloth,
    ),
  )
  const floured = sheet.cut('860,60 1000,180 1150,420 1180,600 1060,560 960,330 800,150')
  sheet.strew('paper', scatter(random, floured, 60), [5, 8, 12])
  sheet.strew('paper', scatter(random, sheet.cut('1000,1080 1200,1100 1190,1190 980,1190'), 16))
}

/** How far a place lies on the side away from the window, from -1 to 1. */
function shade(x: number, y: number): number {
  return -((x - heart.x) * light[0] + (y - heart.y) * light[1]) / 530
}

function printDough(sheet: Sheet): Shape {
  const { random } = sheet
  const dough = sheet.cut(ellipse(heart.x, heart.y, { rx: 530, ry: 512, corners: 18 }), {
    wander: 7,
    wave: 420,
  })
  sheet.print('ink', grow(move(dough, 46, 60), 4))
  sheet.print('paper', halo(dough, { by: 2, towards: light, shift: 6 }))
  sheet.print('deep', dough)
  sheet.print('crust', cutAway(dough, move(grow(dough, -8), -26, -34)))
  sheet.print('deep', cutAway(move(dough, -14, -18), move(grow(dough, -8), -30, -40)))
  sheet.print('paper', overlap(move(grow(dough, -34), -44, -52), dough))
  printRings(sheet)
  printMarks(sheet, 'crust', grow(dough, -10), {
    along: (x, y) => Math.atan2(y - heart.y, x - heart.x),
    gap: 38,
    length: [40, 110],
    width: [6, 13],
    chance: (x, y) => (shade(x, y) - 0.74) * 3,
  })
  sheet.strew(
    'paper',
    scatter(random, dough, 30, (x, y) => shade(x, y)),
    [5, 8],
  )
  return dough
}

/** The canes of the basket left their rings of flour; where the dough turns away they are dark. */
function printRings(sheet: Sheet): void {
  const { random } = sheet
  const pale: Outline[] = []
  const dark: Outline[] = []
  for (const reach of [170, 240, 310, 380, 446]) {
    for (let turn = random.between(0, 0.5); turn < 6.2;) {
      const length = random.between(0.4, 0.95)
      const spine = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
        x: heart.x - 16 + Math.cos(turn + length * part) * reach,
        y: heart.y - 20 + Math.sin(turn + length * part) * reach * 0.96,
      }))
      const dim = shade(spine[2]?.x ?? 0, spine[2]?.y ?? 0)
      if (random.next() < 0.55 + dim * 0.5)
        (dim > 0.3 ? dark : pale).push(gouge(spine, 7 + reach / 60))
      turn += length + random.between(0.08, 0.3)
    }
  }
  sheet.print('mist', pale)
  sheet.print('crust', dark)
}

/** The cuts, from the first, which gapes widest, to the one that ends at the blade. */
const cuts: readonly (readonly [string, number])[] = [
  ['120,560* 190,760 320,930 500,1060*', 96],
  ['250,390* 320,610 480,810 690,960*', 86],
  ['430,270* 500,460 640,640 850,790*', 66],
  ['520,180* 540,250 570,330 630,410*', 40],
]

/** The skin lifts on one side; under it the wall is in shadow and the moist crumb shows its strands. */
function printCuts(sheet: Sheet, dough: Shape): void {
  const { random } = sheet
  for (const [line, width] of cuts) {
    const open = overlap(sheet.stroke(line, width), dough)
    sheet.print('mist', overlap(move(grow(open, 6), 12, 14), dough))
    sheet.print('paper', move(grow(open, 5), 4, -6))
    sheet.print('ink', open)
    const crumb = overlap(move(grow(open, -2), -width * 0.13, width * 0.16), open)
    sheet.print('tan', crumb)
    if (width < 40) continue
    sheet.print('deep', overlap(move(crumb, -width * 0.2, width * 0.24), crumb))
    const strands = { along: -0.72, gap: 26, length: [26, 60], width: [5, 10] } as const
    sheet.print('crust', hatch(random, crumb, { ...strands, chance: 0.65 }))
  }
}

/** A razor blade threaded on a stick, one corner in the dough. */
function printLame(sheet: Sheet): Shape {
  const { x, tips, end } = gripped
  const at = (text: string): Outline => placeOutline(points(text), hand)
  const cut = (text: string): Shape => sheet.cut(at(text), { wander: 1 })
  const stick = cut(`${x - 2.3},${end}* ${x + 2.3},${end}* ${x + 2},-146* ${x - 2},-146*`)
  const blade = cut(
    `${x - 9},-118* ${x + 12},-116* ${x + 12},-121* ${x + 14},-122* ${x + 14},-149* ${x + 12},-150* ` +
      `${x + 12},-156* ${x - 9},-158* ${x - 9},-152* ${x - 11},-151* ${x - 11},-124* ${x - 9},-123*`,
  )
  sheet.print('ink', move(join(stick, blade), 18, 24))
  sheet.print('paper', halo(stick, { by: 2, towards: light, shift: 5 }))
  sheet.print('turmeric', stick)
  sheet.print('crust', cutAway(stick, move(stick, -9, -5)))
  sheet.print('paper', halo(blade, { by: 2, towards: light, shift: 5 }))
  sheet.print('mist', blade)
  sheet.print('paper', cut(`${x - 9},-121* ${x - 6},-121* ${x - 6},-154* ${x - 9},-154*`))
  sheet.print('leaf', cut(`${x + 8},-118* ${x + 12},-120* ${x + 12},-152* ${x + 8},-153*`))
  sheet.print('ink', cut(`${x - 2.6},-125* ${x + 2.8},-125* ${x + 2.8},-149* ${x - 2.6},-149*`))
  sheet.print('turmeric', cut(`${x - 2.2},-130* ${x + 2.2},-130* ${x + 2},-145* ${x - 2},-145*`))
  return join(stick, cut(`${x - 3},${end}* ${x + 3},${end}* ${x + 3},${tips}* ${x - 3},${tips}*`))
}
