import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import { hatch, type Field } from '../kit/hatch.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import { createRandom, type Random } from '../kit/random.ts'
import type { Sheet } from '../kit/sheet.ts'
import { contains, type Shape } from '../kit/shape.ts'
import type { Jar } from './glass-jar.ts'
import { cutShred } from './shred.ts'

export type ShredHeap = { seed: number; count?: number; gaps?: Ink }

/** Shredded cabbage, packed: pale shreds in the light, dark gaps in the shade. */
export function printShreds(sheet: Sheet, jar: Jar, contents: Shape, heap: ShredHeap): void {
  const { seed, count = 96, gaps: gapInk = 'ink' } = heap
  // A chance of its own: a change elsewhere in the picture must not stir the jar.
  const random = createRandom(seed)
  const side = jar.lit === 'left' ? 1 : -1
  const half = jar.width / 2

  /** -1 at the lit wall, 1 at the shaded one. */
  function shade(x: number): number {
    return ((x - jar.x) / half) * side
  }

  /** A ring round the jar sinks towards the middle of its front; the heap slides across it. */
  function lie(x: number, y: number): number {
    const across = Math.max(-0.88, Math.min(0.88, (x - jar.x) / half))
    const ringSlope = Math.atan((-jar.ring * across) / (half * Math.sqrt(1 - across * across)))
    const [u, v] = [x / jar.width, y / jar.width]
    return ringSlope + Math.sin(u * 4.1 + v * 2.6) * 0.55 + Math.sin(v * 5.7 - u * 3.2 + 1.3) * 0.5
  }

  const shreds = layShreds({ random, jar, contents, lie, shade, wanted: count })
  const drop = jar.width * 0.016
  const gaps = hatch(random, contents, {
    along: lie,
    gap: jar.width * 0.044,
    length: [jar.width * 0.16, jar.width * 0.4],
    width: (x) => jar.width * (0.02 + 0.02 * Math.max(0, shade(x))),
    chance: (x) => (shade(x) > 0.88 ? 0.1 : 0.03 + Math.max(0, shade(x) - 0.12) * 1.3),
    bend: 0.12,
  })
  const pale = overlap(shreds, contents)
  sheet.print(
    gapInk,
    cutAway(overlap(move(pale, side * drop * 0.7, drop), contents), grow(pale, 0.6)),
  )
  sheet.print(gapInk, cutAway(gaps, grow(pale, 2)))
  sheet.print('paper', pale)
}

type Laying = {
  random: Random
  jar: Jar
  contents: Shape
  lie: Field
  shade: (x: number) => number
  wanted: number
}

/** Each new shred lies over those before it, with a thin gap where it crosses them. */
function layShreds({ random, jar, contents, lie, shade, wanted }: Laying): Shape {
  const gap = jar.width * 0.009
  let laid: Shape = []
  for (let tries = 0, count = 0; tries < 1400 && count < wanted; tries++) {
    const x = random.between(jar.left, jar.right)
    const y = random.between(jar.level, jar.base + jar.ring)
    const light = shade(x) < -0.62 ? 0.35 : 0.62 - shade(x) * 0.95
    if (!contains(contents, x, y) || random.next() > light) continue
    if (contains(laid, x, y)) continue
    const shred = cutShred(random, { x, y }, jar.width * (1 - 0.3 * Math.max(0, shade(x))), lie)
    laid = join(cutAway(laid, grow(shred, gap)), shred)
    count++
  }
  return laid
}
