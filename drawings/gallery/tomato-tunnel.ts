import { join, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move, place, placeOutline, type Placing } from '../kit/place.ts'
import { createRandom, type Random } from '../kit/random.ts'
import { points, ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { printTomatoCrate, sunlit } from '../things/picked-tomatoes.ts'
import { printTunnel, seen } from '../things/plastic-tunnel.ts'
import { printTomato } from '../things/ribbed-tomato.ts'

/** Inside the plastic tunnel: tomatoes up their strings on both sides, the far door open. */
export function drawTomatoTunnel(): Sheet {
  const sheet = openSheet({
    name: 'tomato-tunnel',
    seed: 52,
    thin: 2,
    slip: { beet: [3, -2], mist: [3, 3], turmeric: [-3, 2], crust: [3, -2] },
  })
  printTunnel(sheet)
  const random = createRandom(9)
  for (const away of [8.8, 6.9, 5.4, 4.3, 3.45]) {
    for (const across of [-1.35, 1.15]) {
      const foot = seen(across, 0, away)
      const top = seen(across, 2.25, away)
      sheet.print('leaf', [
        gouge([seen(across, 1, away), top, seen(across, 2.75, away)], 10 / away + 1.5, 'even'),
      ])
      const ripe = random.next() < 0.75 ? 'beet' : 'turmeric'
      printDistantPlant(sheet, random, {
        x: foot.x,
        foot: foot.y,
        height: foot.y - top.y,
        ripe,
        far: away > 5,
      })
    }
  }
  printTomatoCrate(sheet)
  printNearPlant(sheet)
  return sheet
}

/** The plant we stand beside, cut off by the frame: string, stem, leaves and two trusses. */
function printNearPlant(sheet: Sheet): void {
  const leaves = [
    { x: 262, y: 10, turn: 1.35, scale: 4.2 },
    { x: 270, y: 60, turn: -1.15, scale: 4.8 },
    { x: 236, y: 400, turn: 1.0, scale: 4.8 },
    { x: 250, y: 760, turn: 0.8, scale: 4.6 },
  ]
  const stem = sheet.stroke('286,-60 262,150 224,420 258,700 226,980 250,1260', 44, 'even')
  for (const placing of leaves) {
    const leaf = shapeTomatoLeaf(placing).flatMap((line) =>
      sheet.cut(line, { wander: 2, facet: 3.4 }),
    )
    sheet.printFree('leaf', leaf, { by: 0, towards: sunlit })
    sheet.print('mist', ribsOf(placing, 8))
    sheet.hatch('ink', leaf, {
      along: placing.turn + 1.1,
      gap: 30,
      length: [40, 120],
      width: [7, 15],
      chance: 0.22,
    })
  }
  const string = sheet.stroke(
    '262,-60 300,120 236,300 200,450 270,640 236,840 214,1000 262,1260',
    9,
    'even',
  )
  sheet.printFree('leaf', stem, { towards: sunlit, shift: 6 })
  sheet.print('ink', [gouge(points('270,-60 244,150 208,420 240,700 210,980 234,1260'), 14)])
  sheet.print('paper', string)
  const stalks = join(
    sheet.stroke('226,300 320,282 410,318 456,400 460,500 440,640', 22),
    sheet.stroke('236,790 320,776 390,820 412,900 400,1010', 20),
  )
  sheet.printFree('leaf', stalks, { towards: sunlit, shift: 4 })
  for (const [x, y, radius, ink] of trusses) {
    printTomato(sheet, { x, y, radius, ink, ribs: 8, turn: -Math.PI / 2 + (x - 430) / 300 })
  }
}

/** Two trusses, the lower one younger; on each the tip, which ripens last, is printed first. */
const trusses = [
  [452, 748, 50, 'mist'],
  [376, 672, 74, 'turmeric'],
  [520, 640, 84, 'beet'],
  [372, 530, 98, 'beet'],
  [536, 470, 104, 'beet'],
  [396, 1100, 62, 'mist'],
  [488, 1020, 68, 'mist'],
  [346, 960, 84, 'turmeric'],
] as const

const leaflet =
  '0,0* 16,12 24,26 20,36* 34,46 34,62 24,66* 26,82 14,96 0,126* -12,98 -26,84 -22,68* -34,60 -32,44 -20,38* -24,24 -14,10'

/** The leaflets' places on a stalk a hundred units long: one at its end, the rest in pairs. */
const seats: readonly Placing[] = [
  { x: 0, y: 74, scale: 0.44 },
  { x: 2, y: 72, turn: -0.95, scale: 0.34 },
  { x: -2, y: 68, turn: 1, scale: 0.36 },
  { x: 2, y: 46, turn: -1.1, scale: 0.4 },
  { x: -2, y: 42, turn: 1.15, scale: 0.4 },
  { x: 2, y: 18, turn: -1.2, scale: 0.36 },
  { x: -2, y: 14, turn: 1.25, scale: 0.38 },
]

/** A compound leaf hanging from 0,0. */
function shapeTomatoLeaf(placing: Placing): Shape {
  const stalk = gouge(points('0,-4 2,40 0,80'), 5, 'even')
  const parts = seats.map((seat) => place([pointsAt(leaflet, seat)], placing))
  return join(place([stalk], placing), ...parts)
}

/** The ribs of the same leaf. */
function ribsOf(placing: Placing, width: number): Outline[] {
  const ribs = seats.map((seat) => pointsAt('0,6 2,40 0,92', seat))
  return ribs.map((line) => gouge(placeOutline(line, placing), width, 'wedge'))
}

/** The same leaf at a distance. */
const farLeaf =
  '0,0 14,8 34,6 44,22 28,28 42,40 48,56 26,54 30,72 18,84 8,70 0,112 -10,74 -22,84 -30,66 -24,52 -48,52 -40,36 -26,28 -42,16 -32,4 -14,8'

type DistantPlant = { x: number; foot: number; height: number; ripe: Ink; far: boolean }

/** A plant up its string, further off: one dark mass, fruit in it, light on its lit side. */
function printDistantPlant(sheet: Sheet, random: Random, plant: DistantPlant): void {
  const { x, foot, height } = plant
  const spread = height * 0.13
  const leaves: Shape[] = []
  const ribs: Outline[] = []
  for (let up = 0.12; up < 1; up += plant.far ? 0.13 : 0.105) {
    const side = random.next() < 0.5 ? -1 : 1
    const placing = {
      x: x - side * spread * 0.3,
      y: foot - height * up,
      turn: -side * random.between(0.5, 1.2),
      scale: (height * random.between(0.2, 0.28)) / 100,
    }
    leaves.push([pointsAt(farLeaf, placing)])
    ribs.push(gouge(pointsAt('0,8 3,46 0,96', placing), height * 0.014, 'wedge'))
  }
  const stem: Outline = gouge(
    [
      { x, y: foot },
      { x: x + spread * 0.2, y: foot - height * 0.5 },
      { x, y: foot - height },
    ],
    height * 0.022,
    'even',
  )
  const mass = join([stem], ...leaves)
  if (!plant.far) sheet.print('paper', move(mass, height * 0.005, -height * 0.005))
  sheet.print('leaf', mass)
  if (!plant.far)
    sheet.print(
      'mist',
      ribs.filter((_, index) => index % 2 === 0),
    )
  const fruit = [0.22, 0.3, 0.38, 0.56].map((up) =>
    ellipse(x + random.spread() * spread * 0.9, foot - height * up, {
      rx: height * 0.03,
      ry: height * 0.028,
      corners: 9,
    }),
  )
  sheet.print('ink', grow(fruit, height * 0.005))
  sheet.print(plant.ripe, fruit)
}
