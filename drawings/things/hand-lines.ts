import type { Taper } from '../kit/gouge.ts'
import { placeOutline } from '../kit/place.ts'
import { distance, points, type Outline } from '../kit/shape.ts'
import type { Finger } from './hand-bones.ts'

export type Cut = (
  line: readonly (readonly [number, number])[],
  width: number,
  taper?: Taper,
) => Outline

/** A dark line between two fingers, from the web to the tips. */
export function gapBetween(a: Finger, b: Finger, cut: Cut): Outline {
  function middle(joint: 0 | 1 | 2 | 3): readonly [number, number] {
    const [pointA, pointB] = [a.joints[joint], b.joints[joint]]
    const x = (pointA.x * b.width + pointB.x * a.width) / (a.width + b.width)
    return [x, (pointA.y + pointB.y) / 2]
  }

  const [web, first, second, tip] = [middle(0), middle(1), middle(2), middle(3)]
  const start = [web[0] * 0.55 + first[0] * 0.45, web[1] * 0.55 + first[1] * 0.45] as const
  const halfway = [(start[0] + second[0]) / 2, (start[1] + second[1]) / 2] as const
  const touching = distance(a.joints[2], b.joints[2]) < 13
  return cut([start, halfway, second, tip], touching ? 1.5 : 0.9, touching ? 'even' : 'both')
}

export function creases({ joints, width }: Finger, cut: Cut): Outline[] {
  const [knuckle, first, second, tip] = joints
  const along = Math.atan2(first.y - knuckle.y, first.x - knuckle.x)
  const [x, y] = [Math.cos(along), Math.sin(along)]
  const marks = [-1.9, 0, 1.8].map((offset) => {
    const half = width * (offset === 0 ? 0.64 : 0.44)
    const [midX, midY] = [first.x + x * offset, first.y + y * offset]
    return cut(
      [
        [midX + y * half, midY - x * half],
        [midX - x * 0.6, midY - y * 0.6],
        [midX - y * half, midY + x * half],
      ],
      0.66,
    )
  })
  const end = Math.atan2(tip.y - second.y, tip.x - second.x)
  const [endX, endY] = [Math.cos(end) * width * 0.42, Math.sin(end) * width * 0.42]
  const lastJoint = cut(
    [
      [second.x + endY, second.y - endX],
      [second.x, second.y],
      [second.x - endY, second.y + endX],
    ],
    0.6,
  )
  const knuckleFold = cut(
    [
      [knuckle.x - width * 0.7, knuckle.y + 1.2],
      [knuckle.x, knuckle.y + 2.8],
      [knuckle.x + width * 0.6, knuckle.y + 0.9],
    ],
    0.9,
  )
  return [...marks, lastJoint, knuckleFold]
}

export function tendons({ joints: [knuckle, first, second] }: Finger, cut: Cut): Outline[] {
  return [
    cut(
      [
        [knuckle.x * 0.96, knuckle.y + 6],
        [knuckle.x * 0.72, knuckle.y * 0.62],
        [knuckle.x * 0.5, knuckle.y * 0.3],
      ],
      1.2,
      'wedge',
    ),
    cut(
      [
        [knuckle.x - 1.8, knuckle.y - 2.5],
        [(knuckle.x + first.x) / 2 - 2, (knuckle.y + first.y) / 2],
        [first.x - 1.7, first.y + 3],
      ],
      1.1,
    ),
    cut(
      [
        [first.x - 1.5, first.y - 3],
        [(first.x + second.x) / 2 - 1.5, (first.y + second.y) / 2],
        [second.x - 1.1, second.y + 1.4],
      ],
      0.8,
    ),
  ]
}

export function thumbCreases({ joints: [, , joint, tip] }: Finger, cut: Cut): Outline[] {
  const along = Math.atan2(tip.y - joint.y, tip.x - joint.x)
  const [x, y] = [Math.cos(along), Math.sin(along)]
  return [-1.2, 0.9].map((offset) =>
    cut(
      [
        [joint.x + y * 3 + x * offset, joint.y - x * 3 + y * offset],
        [joint.x + x * (offset + 0.4), joint.y + y * (offset + 0.4)],
        [joint.x - y * 3 + x * offset, joint.y + x * 3 + y * offset],
      ],
      0.6,
    ),
  )
}

/** A finger that curls away from the eye hides its nail. */
export function showsNail({ joints: [, , joint, tip], width }: Finger): boolean {
  return distance(joint, tip) > width * 0.6
}

/** A little lighter than the skin: white nails would be claws. */
export function nail({ joints: [, , joint, tip], width }: Finger): Outline {
  const turn = Math.atan2(tip.y - joint.y, tip.x - joint.x)
  const half = width * 0.5
  const outline = points(
    `-2.8,${-half * 0.88} 1.2,${-half} ${width * 0.6},0 1.2,${half} -2.8,${half * 0.88} -3.6,0`,
  )
  return placeOutline(outline, {
    turn,
    x: tip.x - Math.cos(turn) * 0.6,
    y: tip.y - Math.sin(turn) * 0.6,
  })
}
