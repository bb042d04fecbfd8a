import { join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point, type Shape } from '../kit/shape.ts'

export type UmbelPlan = {
  x: number
  y: number
  /** Half its breadth; `squash` is how flat it is seen, `turn` which way it leans. */
  radius: number
  squash: number
  turn: number
}

type Floret = Point & { size: number; shaded: boolean }

/** Elderflower: five rays from one stalk, each a flat plate of florets with five round petals. */
export function printUmbel(sheet: Sheet, plan: UmbelPlan): void {
  const { random } = sheet
  const { radius, squash } = plan
  const start = random.between(0, 1.2)
  const rays = Array.from({ length: 5 }, (_, index) => ({
    angle: start + (index / 5) * Math.PI * 2,
    reach: radius * random.between(0.54, 0.64),
  }))
  const heart = { ...seenAt(plan, 0, 0), y: plan.y + radius * 0.2 }
  const plates = rays.flatMap(({ angle, reach }) =>
    disc(seenAt(plan, angle, reach), radius * 0.37, squash),
  )
  sheet.print('ink', move(join(plates), radius * 0.09, radius * 0.16))
  const stems = rays.flatMap(({ angle, reach }) => {
    const end = seenAt(plan, angle, reach)
    const sprigs = [-0.5, 0, 0.5].map((aside) =>
      gouge(
        [
          { x: (heart.x + end.x) / 2, y: (heart.y + end.y) / 2 },
          seenAt(plan, angle + aside, reach * 1.25),
        ],
        radius * 0.035,
        'even',
      ),
    )
    return [gouge([heart, end], radius * 0.055, 'even'), ...sprigs]
  })
  sheet.print('leaf', join(plates))
  sheet.print('brine', stems)
  const florets = rays.flatMap((ray) => plateOf(sheet, plan, ray))
  const cut = (floret: Floret): Outline => petals(random.pick([0.2, 0.7]), floret, squash)
  sheet.print('mist', florets.filter(({ shaded }) => shaded).map(cut))
  sheet.print('paper', florets.filter(({ shaded }) => !shaded).map(cut))
  sheet.strew('turmeric', florets, [radius * 0.04, radius * 0.05].map(Math.round), 'round')
  const buds = rays.flatMap(({ angle, reach }) =>
    [-0.62, -0.3, 0.3, 0.62].map((aside) =>
      seenAt(plan, angle + aside, reach + radius * random.between(0.3, 0.46)),
    ),
  )
  sheet.strew('paper', buds, [radius * 0.06, radius * 0.09].map(Math.round), 'round')
}

function seenAt({ x, y, squash, turn }: UmbelPlan, angle: number, reach: number): Point {
  const [across, down] = [Math.cos(angle) * reach, Math.sin(angle) * reach * squash]
  return {
    x: x + across * Math.cos(turn) - down * Math.sin(turn),
    y: y + across * Math.sin(turn) + down * Math.cos(turn),
  }
}

/** Florets packed as seeds are, each a golden turn from the last, so that none hides another. */
function plateOf(sheet: Sheet, plan: UmbelPlan, ray: { angle: number; reach: number }): Floret[] {
  const { radius, squash, x, y } = plan
  const centre = seenAt(plan, ray.angle, ray.reach)
  return Array.from({ length: 9 }, (_, index) => {
    const reach = radius * 0.36 * Math.sqrt((index + 0.4) / 9)
    const angle = index * 2.4 + ray.angle
    const at = {
      x: Math.round(centre.x + Math.cos(angle) * reach),
      y: Math.round(centre.y + Math.sin(angle) * reach * squash),
    }
    const away = (at.x - x) * 0.5 + (at.y - y) / squash
    return {
      ...at,
      size: radius * sheet.random.pick([0.118, 0.136]),
      shaded: away + sheet.random.spread() * radius * 0.2 > radius * 0.42,
    }
  })
}

function disc({ x, y }: Point, size: number, squash: number): Shape {
  return [ellipse(x, y, { rx: size, ry: size * squash, corners: 10 })]
}

/** Cut from few patterns on whole units: the same steps again and again take no room in the file. */
function petals(turn: number, { x, y, size }: Floret, squash: number): Outline {
  const flat = 0.35 + 0.65 * squash
  return Array.from({ length: 15 }, (_, index) => {
    const angle = turn + (Math.floor(index / 3) / 5) * Math.PI * 2 + ((index % 3) - 1) * 0.38
    const reach = index % 3 === 0 ? size * 0.42 : size
    const bent = index % 3 === 0 ? angle - 0.24 : angle - 0.06
    return { x: x + Math.cos(bent) * reach, y: y + Math.sin(bent) * reach * flat }
  })
}
