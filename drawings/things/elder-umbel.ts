import { grow, join } from '../kit/geometry.ts'
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

/** Elderflower: a flat plate of five lesser plates, each a froth of florets. */
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
  const plates = Array.from({ length: 6 }, (_, index) => {
    const angle = start + (index / 5) * Math.PI * 2
    const middle = index === 5 ? at(0, 0) : at(angle, radius * random.between(0.56, 0.68))
    const size = radius * (index === 5 ? 0.34 : random.between(0.36, 0.46))
    return join(froth(sheet, middle, size, squash))
  })
  const whole = join(plates.flat())
  sheet.print('leaf', move(grow(whole, 2), radius * 0.1, radius * 0.16))
  sheet.print('paper', whole)
  const shade = plates.map((plate) => plate.flat())
  const gaps: Outline[] = []
  shade.forEach((_, index) => {
    if (index === 5) return
    const angle = start + ((index + 0.5) / 5) * Math.PI * 2
    gaps.push(
      gouge(
        [at(angle, radius * 0.98), at(angle + 0.08, radius * 0.66), at(angle, radius * 0.3)],
        radius * 0.13,
        'wedge',
      ),
    )
    gaps.push(
      gouge(
        [at(angle - 0.5, radius * 0.34), at(angle, radius * 0.39), at(angle + 0.5, radius * 0.34)],
        radius * 0.06,
      ),
    )
  })
  sheet.print('leaf', gaps)
  const stars = scatter(random, grow(whole, -radius * 0.07), Math.round(radius / 8))
  sheet.print(
    'mist',
    stars.map((star) => floret(random.between(0, 1), star, radius * 0.085, squash)),
  )
  sheet.strew('turmeric', stars, [7, 9], 'round')
}

function froth(sheet: Sheet, middle: Point, size: number, squash: number): Shape {
  const { random } = sheet
  const rim = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + random.spread() * 0.2
    const reach = size * random.between(0.74, 0.92)
    return ellipse(
      middle.x + Math.cos(angle) * reach,
      middle.y + Math.sin(angle) * reach * squash,
      {
        rx: size * random.between(0.22, 0.32),
        ry: size * random.between(0.2, 0.28) * (0.4 + squash * 0.6),
        corners: 6,
        turn: angle,
      },
    )
  })
  return [
    ...rim,
    ellipse(middle.x, middle.y, { rx: size * 0.8, ry: size * 0.8 * squash, corners: 10 }),
  ]
}

/** Five petals, each one notch between points of a star. */
function floret(turn: number, { x, y }: Point, size: number, squash: number): Outline {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = turn + (index / 10) * Math.PI * 2
    const reach = index % 2 === 0 ? size : size * 0.42
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * (0.3 + 0.7 * squash) }
  })
}
