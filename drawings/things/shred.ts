import { cutAway, grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Field } from '../kit/hatch.ts'
import type { Random } from '../kit/random.ts'
import type { Bounds, Point, Shape } from '../kit/shape.ts'

type Heap = {
  within: Bounds
  /** How long a shred is, and how they lie. */
  unit: number
  lie: Field
  /** The shadow between two that cross. */
  apart: number
  tries: number
}

/** Lays shreds one over another, where `here` is true of their middle. */
export function heapShreds(
  random: Random,
  { within, unit, lie, apart, tries }: Heap,
  wanted: number,
  here: (x: number, y: number) => boolean,
): Shape {
  let laid: Shape = []
  for (let tried = 0, count = 0; tried < tries && count < wanted; tried++) {
    const x = random.between(within.left, within.right)
    const y = random.between(within.top, within.bottom)
    if (!here(x, y)) continue
    const shred = cutShred(random, { x, y }, unit, lie)
    laid = join(cutAway(laid, grow(shred, apart)), shred)
    count++
  }
  return laid
}

/** Most shreds are thin; a few are pieces of the white rib, short and thick. */
export function cutShred(random: Random, start: Point, unit: number, lie: Field): Shape {
  if (random.next() < 0.13) {
    const rib = curl(start, unit * random.between(0.14, 0.22), lie, random)
    return [gouge(rib, unit * random.between(0.045, 0.062), 'blunt')]
  }
  const spine = curl(start, unit * random.between(0.16, 0.46), lie, random)
  return [gouge(spine, unit * random.between(0.011, 0.024), 'blunt')]
}

function curl(start: Point, length: number, lie: Field, random: Random): Point[] {
  const bow = random.between(-1.5, 1.5)
  const lean = random.spread() * 0.5

  function half(sign: 1 | -1): Point[] {
    let { x, y } = start
    return [1, 2, 3].map((step) => {
      const angle = lie(start.x, start.y) * 0.6 + lie(x, y) * 0.4 + lean + (bow * step * sign) / 4
      x += (Math.cos(angle) * length * sign) / 6
      y += (Math.sin(angle) * length * sign) / 6
      return { x, y }
    })
  }

  return [...half(-1).toReversed(), start, ...half(1)]
}
