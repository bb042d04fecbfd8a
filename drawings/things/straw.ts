import { gouge } from '../kit/gouge.ts'
import type { Field } from '../kit/hatch.ts'
import type { Random } from '../kit/random.ts'
import type { Shape } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'

export type StrawStyle = {
  count: number
  lie: Field
  /** How far a straw may lie across its neighbours, in radians. */
  stray: number
  length: readonly [number, number]
  width: readonly [number, number]
  chance?: Field
}

/** Straws are stiff: each is straight or bowed a little, never curled. */
export function strewStraw(random: Random, region: Shape, style: StrawStyle): Shape {
  const { count, lie, stray, length, width, chance } = style
  return scatter(random, region, count, chance).map(({ x, y }) => {
    const angle = lie(x, y) + random.spread() * stray
    const half = random.between(length[0], length[1]) / 2
    const bow = random.spread() * half * 0.12
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    return gouge(
      [
        { x: x - across * half, y: y - down * half },
        { x: x - down * bow, y: y + across * bow },
        { x: x + across * half, y: y + down * half },
      ],
      random.between(width[0], width[1]),
      random.next() < 0.5 ? 'both' : 'even',
    )
  })
}
