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

/** One fold where the finger bends, and one where it leaves the hand: more would make it old. */
export function creases({ joints, width }: Finger, cut: Cut): Outline[] {
  const [knuckle, first, second] = joints
  const along = Math.atan2(second.y - first.y, second.x - first.x)
  const [x, y] = [Math.cos(along), Math.sin(along)]
  const half = width * 0.62
  return [
    cut(
      [
        [first.x + y * half, first.y - x * half],
        [first.x - x * 1.4, first.y - y * 1.4],
        [first.x - y * half, first.y + x * half],
      ],
      1,
    ),
    cut(
      [
        [knuckle.x - width * 0.5, knuckle.y + 1.4],
        [knuckle.x + 0.4, knuckle.y + 3],
        [knuckle.x + width * 0.6, knuckle.y + 1],
      ],
      1.1,
    ),
  ]
}

/** The tendon that shows on the back of the hand when the finger is at work. */
export function tendon({ joints: [knuckle] }: Finger, cut: Cut): Outline {
  return cut(
    [
      [knuckle.x * 0.98, knuckle.y + 7],
      [knuckle.x * 0.74, knuckle.y * 0.62],
      [knuckle.x * 0.52, knuckle.y * 0.36],
    ],
    1.5,
    'wedge',
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
