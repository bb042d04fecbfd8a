import { grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Random } from '../kit/random.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Outline, type Shape } from '../kit/shape.ts'

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
export function shapeTomatoLeaf(placing: Placing): Shape {
  const stalk = gouge(points('0,-4 2,40 0,80'), 5, 'even')
  const parts = seats.map((seat) => place([pointsAt(leaflet, seat)], placing))
  return join(place([stalk], placing), ...parts)
}

/** The ribs of the same leaf. */
export function ribsOf(placing: Placing, width: number): Outline[] {
  const ribs = seats.map((seat) => pointsAt('0,6 2,40 0,92', seat))
  return ribs.map((line) => gouge(placeOutline(line, placing), width, 'wedge'))
}

/** The same leaf at a distance. */
const farLeaf =
  '0,0 14,8 34,6 44,22 28,28 42,40 48,56 26,54 30,72 18,84 8,70 0,112 -10,74 -22,84 -30,66 -24,52 -48,52 -40,36 -26,28 -42,16 -32,4 -14,8'

export type DistantPlant = { x: number; foot: number; height: number; ripe: Ink; far: boolean }

/** A plant up its string, further off: one dark mass, fruit in it, light on its lit side. */
export function printDistantPlant(sheet: Sheet, random: Random, plant: DistantPlant): void {
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
