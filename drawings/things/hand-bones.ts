import { close, join } from '../kit/geometry.ts'
import { clockwise, points, type Point, type Shape } from '../kit/shape.ts'
import { splineThrough } from '../kit/spline.ts'

/** One finger: which way it leaves the knuckle and how each joint bends, in degrees. */
export type FingerPose = {
  lean: number
  bends?: readonly [number, number, number]
  /** Each bone's share of its length: less than one presses down, away from the eye. */
  shorten?: readonly [number, number, number]
}

export type HandPose = {
  fore: FingerPose
  middle: FingerPose
  ring: FingerPose
  little: FingerPose
  thumb: Joints
}

/** The joints from the knuckle to the tip. */
export type Joints = readonly [Point, Point, Point, Point]
export type Finger = { readonly joints: Joints; readonly width: number }

/** A right hand, seen on its back, 100 units from wrist (0,0) to fingertip, pointing up. */
export type HandBones = {
  readonly fingers: readonly [Finger, Finger, Finger, Finger]
  readonly thumb: Finger
  readonly outline: Shape
  readonly forearm: Shape
}

/** A hand that lies on something and presses a little. */
export const lyingHand: HandPose = {
  fore: { lean: -12, bends: [-2, 3, 4], shorten: [0.98, 0.86, 0.7] },
  middle: { lean: -4, bends: [-1, 2, 3], shorten: [0.98, 0.86, 0.68] },
  ring: { lean: 4, bends: [0, -2, -3], shorten: [0.98, 0.86, 0.68] },
  little: { lean: 15, bends: [0, -4, -5], shorten: [0.98, 0.86, 0.72] },
  thumb: [
    { x: -13, y: -14 },
    { x: -27, y: -27 },
    { x: -37, y: -41 },
    { x: -42, y: -56 },
  ],
}

type FingerBuild = { x: number; y: number; length: number; width: number }

export function poseHand(pose: HandPose): HandBones {
  const fingers: HandBones['fingers'] = [
    poseFinger(pose.fore, { x: -15.5, y: -49, length: 41, width: 5.9 }),
    poseFinger(pose.middle, { x: -5, y: -53, length: 46, width: 6.1 }),
    poseFinger(pose.ring, { x: 5.8, y: -51, length: 42.5, width: 5.8 }),
    poseFinger(pose.little, { x: 15.5, y: -44.5, length: 33, width: 4.9 }),
  ]
  const [root, base, middle, tip] = pose.thumb
  const thumb = join(
    capsule(root, base, 9.4, 7.6),
    capsule(base, middle, 7.3, 6.4),
    capsule(middle, tip, 6.6, 4.8),
  )
  const palm = smooth(
    '-13,2 -15.5,-14 -20,-30 -21.5,-48 -15,-56 -5,-59 6,-57 16,-50 21.5,-44 21,-28 17,-12 14,2',
  )
  const forearm = smooth('-13,3 -13.5,-2 14,-2 14,3 18,30 21,60 25,150 -25,150 -21,60 -17,30')
  return {
    fingers,
    thumb: { joints: pose.thumb, width: 5.4 },
    forearm,
    outline: close(join(palm, forearm, thumb, ...fingers.map(fleshOf)), 2.2),
  }
}

function poseFinger(pose: FingerPose, { x, y, length, width }: FingerBuild): Finger {
  const { lean, bends = [0, 0, 0], shorten = [1, 0.95, 0.9] } = pose
  const knuckle = { x, y }
  const firstTurn = lean + bends[0]
  const first = boneEnd(knuckle, firstTurn, length * 0.46 * shorten[0])
  const second = boneEnd(first, firstTurn + bends[1], length * 0.3 * shorten[1])
  const tip = boneEnd(second, firstTurn + bends[1] + bends[2], length * 0.24 * shorten[2])
  return { joints: [knuckle, first, second, tip], width }
}

function boneEnd(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: from.x + Math.sin(angle) * length, y: from.y - Math.cos(angle) * length }
}

function fleshOf({ joints: [knuckle, first, second, tip], width }: Finger): Shape {
  return join(
    capsule(knuckle, first, width * 1.08, width * 1.02),
    capsule(first, second, width * 1.05, width * 0.92),
    capsule(second, tip, width * 0.94, width * 0.74),
  )
}

/** A bone and the flesh on it, round at both ends. */
export function capsule(from: Point, to: Point, fromRadius: number, toRadius: number): Shape {
  const along = Math.atan2(to.y - from.y, to.x - from.x)

  function cap(centre: Point, radius: number, start: number): Point[] {
    return Array.from({ length: 9 }, (_, index) => {
      const angle = start + (index / 8) * Math.PI
      return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }
    })
  }

  const outline = [
    ...cap(from, fromRadius, along + Math.PI / 2),
    ...cap(to, toRadius, along - Math.PI / 2),
  ]
  return [clockwise(outline)]
}

function smooth(outline: string): Shape {
  return [clockwise(splineThrough(points(outline), true, 2))]
}
