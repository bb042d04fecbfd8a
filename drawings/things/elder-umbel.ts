import { join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'

export type UmbelPlan = {
  x: number
  y: number
  /** Half its breadth; `squash` is how flat it is seen, `turn` which way it leans. */
  radius: number
  squash: number
  turn: number
}

/** Elderflower: five rays, each a plate of florets so small that only the nearest have petals. */
export function printUmbel(sheet: Sheet, plan: UmbelPlan): void {
  const { random } = sheet
  const { x, y, radius, squash, turn } = plan

  function at(angle: number, reach: number): Point {
    const [across, down] = [Math.cos(angle) * reach, Math.sin(angle) * reach * squash]
    return {
      x: x + across * Math.cos(turn) - down * Math.sin(turn),
      y: y + across * Math.sin(turn) + down * Math.cos(turn),
    }
  }

  const start = random.between(0, 1)
  const rays = Array.from({ length: 5 }, (_, index) => {
    const angle = start + (index / 5) * Math.PI * 2
    return { middle: at(angle, radius * random.between(0.52, 0.62)), size: radius * 0.36 }
  })
  const plates = [...rays, { middle: at(0, 0), size: radius * 0.2 }]
  const stems = rays.map(({ middle }) =>
    gouge([{ x, y: y + radius * 0.12 }, middle], radius * 0.06, 'even'),
  )
  const under = join(
    stems,
    plates.flatMap(({ middle, size }) => disc(middle, size * 0.9, squash)),
  )
  sheet.print('leaf', move(under, radius * 0.07, radius * 0.14))
  for (const plate of plates) printPlate(sheet, { ...plate, squash, radius })
  const open = plates.flatMap(({ middle, size }) =>
    scatter(random, disc(middle, size * 0.95, squash), Math.round(size / 8)),
  )
  const florets = open.filter((_, index) => index % 3 === 0)
  sheet.print(
    'mist',
    florets.map((place) => floret(random.between(0, 1), place, radius * 0.08, squash)),
  )
  sheet.strew('turmeric', open, [6, 9], 'round')
}

type Plate = { middle: Point; size: number; squash: number; radius: number }

/** One ray's plate: a froth of round buds on a pale disc, shaded below, each open floret a dot. */
function printPlate(sheet: Sheet, { middle, size, squash, radius }: Plate): void {
  const { random } = sheet
  const count = Math.max(8, Math.round(size / 6))
  const rim = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2 + random.spread() * 0.3
    const reach = size * random.between(0.72, 1)
    return {
      x: middle.x + Math.cos(angle) * reach,
      y: middle.y + Math.sin(angle) * reach * squash,
    }
  })
  const buds = [0.13, 0.18].map((share) => Math.round(radius * share))
  const shade = rim.filter(({ y }) => y > middle.y - size * 0.3)
  sheet.strew(
    'mist',
    shade.map(({ x, y }) => ({ x: x + radius * 0.03, y: y + radius * 0.06 })),
    buds,
    'round',
  )
  sheet.print('paper', disc(middle, size * 0.82, squash))
  sheet.strew('paper', rim, buds, 'round')
}

function disc({ x, y }: Point, size: number, squash: number): Shape {
  return [ellipse(x, y, { rx: size, ry: size * squash, corners: 10 })]
}

/** Five petals, each one notch between points of a star. */
function floret(turn: number, { x, y }: Point, size: number, squash: number): Outline {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = turn + (index / 10) * Math.PI * 2
    const reach = index % 2 === 0 ? size : size * 0.42
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * (0.3 + 0.7 * squash) }
  })
}
