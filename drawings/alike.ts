import sharp from 'sharp'

/** A picture as one hardly looks at it: a grid of colours in OKLab. */
export type Glance = readonly (readonly [lightness: number, a: number, b: number])[]

const columns = 20
const rows = 15

/** @param picture any that sharp reads; it is first as small as a thumbnail, 200 px wide */
export async function glanceAt(picture: Buffer): Promise<Glance> {
  const thumbnail = await sharp(picture).resize({ width: 200 }).flatten().png().toBuffer()
  const small = sharp(thumbnail).resize({ width: columns, height: rows, fit: 'fill' })
  const data = await small.removeAlpha().toColourspace('srgb').raw().toBuffer()
  return Array.from({ length: columns * rows }, (_, i) => {
    return okLab([...data.subarray(i * 3, i * 3 + 3)])
  })
}

/**
 * How far two pictures are apart at a glance, from 0. One that is only moved a little, or a little
 * lighter or darker, is no other picture: the nearest of nine places counts, and lightness is taken
 * against the mean of its own picture.
 */
export function distance(one: Glance, other: Glance): number {
  const [first, second] = [levelled(one), levelled(other)]
  const steps = [-1, 0, 1]
  const moved = steps.flatMap((down) => steps.map((right) => apart(first, second, { right, down })))
  return Math.min(...moved)
}

function apart(one: Glance, other: Glance, { right, down }: { right: number; down: number }) {
  let sum = 0
  let count = 0
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const here = one[row * columns + column]
      const there = other[(row + down) * columns + column + right]
      if (!here || !there) continue
      sum += Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2])
      count += 1
    }
  }
  return sum / count
}

function levelled(glance: Glance): Glance {
  const mean = glance.reduce((sum, [lightness]) => sum + lightness, 0) / glance.length
  return glance.map(([lightness, a, b]) => [lightness - mean, a, b] as const)
}

/** Björn Ottosson's OKLab, in which equal distances look about equal. */
function okLab(rgb: readonly number[]): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
