import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move, placeOutline } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { points, type Outline, type Shape } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand, type PlacedHand } from '../things/hand.ts'
import { light } from '../things/light.ts'
import { printSleeve } from '../things/sleeve.ts'

/** A round loaf straight from its basket: two cuts made, the third on its way. */
export function drawScoringTheLoaf(): Sheet {
  const sheet = openSheet({
    name: 'scoring-the-loaf',
    width: 1600,
    height: 1200,
    seed: 91,
    thin: 1.1,
    slip: { crust: [-3, 2], mist: [4, 3], beet: [3, -3], deep: [2, 2] },
  })
  printLinen(sheet)
  const dough = printDough(sheet)
  printCuts(sheet)
  printHandWithBlade(sheet, dough)
  sheet.grain(60)
  return sheet
}

/** The couche: grey linen, pulled up into folds beside the loaf, flour in its weave. */
function printLinen(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('mist', frame, 'exact')
  const folds = [
    '760,-40* 900,220 1010,420 1180,620 1400,800 1660,960*',
    '1010,-40* 1120,150 1240,320 1400,480 1660,650*',
    '860,1240* 1060,1130 1260,1090 1460,1120 1660,1200*',
  ]
  for (const line of folds) {
    const ridge = sheet.stroke(line, 80)
    sheet.print('leaf', move(ridge, -15, 18))
    sheet.print('brine', ridge)
    sheet.print('paper', cutAway(ridge, move(ridge, -14, 18)))
  }
  sheet.print(
    'leaf',
    hatch(random, frame, {
      along: (x, y) => 0.8 + Math.sin(x / 330 - y / 250) * 0.1,
      gap: 110,
      length: [60, 190],
      width: [4, 9],
      chance: (x, y) => 0.2 + (x - y) / 3600,
    }),
  )
  const stripes = ['1250,-40 1340,80 1460,190 1640,300', '1330,-60 1420,50 1530,140 1640,210']
  sheet.print(
    'beet',
    stripes.flatMap((line) => sheet.stroke(line, 30, 'even')),
  )
  const floured = sheet.cut('560,40 860,60 1080,260 1200,520 1060,700 900,400 700,200')
  sheet.strew('paper', scatter(random, floured, 70), [5, 8, 12])
}

const heart = { x: 410, y: 690 }

function printDough(sheet: Sheet): Shape {
  const { random } = sheet
  const dough = sheet.cut(
    '-126,720 -110,540 -40,376 86,242 250,166 430,146 610,180 760,262 872,390 934,548 940,716 890,876 790,1016 650,1120 480,1176 300,1172 130,1114 -10,1004 -96,864',
    { wander: 3, wave: 150 },
  )
  sheet.print('ink', grow(move(dough, 46, 58), 4))
  sheet.print('paper', halo(dough, { by: 2, towards: light, shift: 6 }))
  sheet.print('deep', dough)
  sheet.print('paper', overlap(move(grow(dough, -16), -40, -48), dough))
  const around = (x: number, y: number): number =>
    Math.atan2(y - heart.y, x - heart.x) + Math.PI / 2
  const shade = (x: number, y: number): number =>
    ((x - heart.x) * 0.62 + (y - heart.y) * 0.78) / 520
  const rings: Outline[] = []
  for (const reach of [478, 400, 322, 244, 166]) {
    for (let turn = random.between(0, 0.4); turn < 6.2; turn += random.between(0.4, 0.75)) {
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
      if (random.next() > 0.6 + (cos * 0.62 + sin * 0.78) * 0.5) continue
      const length = random.between(0.24, 0.5)
      const spine = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
        x: heart.x + Math.cos(turn + length * part) * reach,
        y: heart.y - 20 + Math.sin(turn + length * part) * reach * 0.97,
      }))
      rings.push(gouge(spine, 9 + reach / 45))
    }
  }
  sheet.print('crust', rings)
  sheet.print(
    'mist',
    hatch(random, dough, {
      along: around,
      gap: 46,
      length: [90, 240],
      width: [8, 18],
      chance: (x, y) => shade(x, y) * 1.1 - 0.2,
    }),
  )
  return dough
}

const cuts: readonly (readonly [string, number])[] = [
  ['-20,640 180,520 410,420 730,372*', 78],
  ['70,930 270,820 530,730 850,700*', 78],
  ['130,380* 180,560 230,760 250,1040', 70],
  ['510,1060 490,940 466,800 444,644', 62],
]

/** The dough gapes where it was cut: one wall in shadow, the moist crumb pale below it. */
function printCuts(sheet: Sheet): void {
  const { random } = sheet
  const open = join(...cuts.map(([line, width]) => sheet.stroke(line, width)))
  sheet.print('mist', move(grow(open, 7), 9, 11))
  sheet.print('paper', move(grow(open, 5), -6, -8))
  sheet.print('ink', open)
  const crumb = overlap(move(open, 20, 22), open)
  sheet.print('tan', crumb)
  sheet.print(
    'crust',
    hatch(random, crumb, {
      along: (x, y) => Math.atan2(y - heart.y, x - heart.x),
      gap: 24,
      length: [26, 60],
      width: [6, 11],
      chance: 0.6,
    }),
  )
}

function printHandWithBlade(sheet: Sheet, dough: Shape): void {
  const placing = { x: 1190, y: 790, turn: -1.12, scale: 5.6 }
  const hand: PlacedHand = placeHand(
    sheet,
    poseHand({
      fore: { lean: -8, bends: [-4, -6, -6], shorten: [1, 0.9, 0.8] },
      middle: { lean: -5, bends: [-4, -12, -12], shorten: [0.92, 0.7, 0.6] },
      ring: { lean: 0, bends: [-4, -14, -16], shorten: [0.8, 0.56, 0.46] },
      little: { lean: 8, bends: [-6, -14, -16], shorten: [0.76, 0.54, 0.44] },
      thumb: [
        { x: -13, y: -13 },
        { x: -27, y: -30 },
        { x: -33, y: -50 },
        { x: -30, y: -72 },
      ],
    }),
    placing,
  )
  printBlade(sheet)
  sheet.print('ink', overlap(move(hand.outline, 26, 36), join(dough, sheet.frame)))
  printHand(sheet, hand, light)
  sheet.strew('paper', scatter(sheet.random, hand.outline, 26), [4, 6])
  printSleeve(sheet, placing, { ink: 'beet', stripe: 'paper', light })
}

/** A razor blade bowed over the end of a stick, one corner in the dough. */
function printBlade(sheet: Sheet): void {
  const placing = { x: 444, y: 642, turn: 0.45, scale: 1 }
  const at = (text: string): Outline => placeOutline(points(text), placing)
  const stick = sheet.cut(at('150,-56* 470,-58* 470,-8* 150,-8*'), { wander: 1.4 })
  const razor = sheet.cut(
    at(
      '-4,6* 30,-118* 52,-128* 60,-116* 172,-104* 184,-112* 204,-100* 180,26* 160,34* 150,22* 40,8* 28,20*',
    ),
    { wander: 1 },
  )
  sheet.print('ink', move(join(stick, razor), 24, 32))
  sheet.print('paper', halo(join(stick, razor), { by: 2, towards: light, shift: 5 }))
  sheet.print('mist', razor)
  sheet.print('paper', cutAway(razor, move(razor, 4, -24)))
  sheet.print('leaf', cutAway(razor, move(razor, -3, 20)))
  sheet.print('turmeric', stick)
  sheet.print('crust', cutAway(stick, move(stick, -2, -18)))
  sheet.print('ink', sheet.cut(at('60,-62* 140,-50* 138,-30* 57,-42*'), { wander: 0.6 }))
}
