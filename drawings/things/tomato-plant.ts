import { grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Random } from '../kit/random.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Outline, type Shape } from '../kit/shape.ts'

const leaflet =
  '0,0* 12,14 28,18* 26,34 42,50* 28,58 28,78* 14,84 0,116* -10,88 -26,80* -22,62 -40,48* -24,36 -28,16* -10,12'

/** Where the leaflets sit on a stalk a hundred units long: one at its end, the rest in pairs. */
const seats: readonly Placing[] = [
  { x: 0, y: 52, scale: 0.6 },
  { x: 2, y: 52, turn: -1.15, scale: 0.44 },
  { x: -2, y: 48, turn: 1.2, scale: 0.46 },
  { x: 2, y: 22, turn: -1.3, scale: 0.5 },
  { x: -2, y: 18, turn: 1.35, scale: 0.48 },
]

/** A compound leaf hanging from 0,0. */
export function shapeTomatoLeaf(placing: Placing): Shape {
  const stalk = gouge(points('0,-4 2,30 0,60'), 6, 'even')
  const parts = seats.map((seat) => place([placeOutline(points(leaflet), seat)], placing))
  return join(place([stalk], placing), ...parts)
}

/** The ribs of the same leaf. */
export function ribsOf(placing: Placing, width: number): Outline[] {
  const ribs = seats.map((seat) => placeOutline(points('0,6 2,40 0,92'), seat))
  return ribs.map((line) => gouge(placeOutline(line, placing), width, 'wedge'))
}

/** What is left of such a leaf at a distance. */
const farLeaf =
  '0,0 20,10 36,18 30,40 48,54 40,76 16,76 0,110 -16,76 -42,72 -46,52 -28,40 -36,16 -18,10'

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
    leaves.push([placeOutline(points(farLeaf), placing)])
    ribs.push(gouge(placeOutline(points('0,8 3,46 0,96'), placing), height * 0.014, 'wedge'))
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
  if (!plant.far) sheet.print('paper', move(mass, height * 0.007, -height * 0.006))
  sheet.print('leaf', mass)
  if (!plant.far) sheet.print('brine', ribs)
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
