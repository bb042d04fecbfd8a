import sharp, { type Sharp } from 'sharp'

/** A picture at a quarter of its size, a little blurred: what half-closed eyes see. Three bytes a pixel. */
export type Look = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** A block of 24 by 24 pixels of the page that does not look as it did. */
export type Change = {
  /** The place on the page, in CSS pixels. */
  readonly left: number
  readonly top: number
  /** Mean distance of its colours from what they were, from 0 to 255. */
  readonly distance: number
}

const reduction = 4
const block = 24 / reduction

/**
 * Letters are smoothed a little differently by each build of a browser, and a line may stand a pixel
 * or two elsewhere: a block may have moved by one of the small pixels, and be off by this much.
 */
const reach = 1
const steps = [0, -reach, reach]
const tolerance = 15

export async function lookAt(picture: Buffer): Promise<Look> {
  const { width, height } = await sharp(picture).metadata()
  const small = { width: Math.round(width / reduction), height: Math.round(height / reduction) }
  return looked(
    sharp(picture)
      .resize({ ...small, fit: 'fill', kernel: 'cubic' })
      .blur(0.8),
  )
}

/** The look of a reference. */
export function lookBack(reference: Buffer): Promise<Look> {
  return looked(sharp(reference))
}

export function keep({ width, height, data }: Look): Promise<Buffer> {
  const raw = { width, height, channels: 3 as const }
  return sharp(data, { raw }).webp({ quality: 72, effort: 6 }).toBuffer()
}

/** The blocks in which a page differs from how it looked; one for the whole when its size does. */
export function changes(now: Look, kept: Look): Change[] {
  const lowest = Math.min(now.height, kept.height)
  if (now.width !== kept.width || Math.abs(now.height - kept.height) > reach) {
    return [{ left: 0, top: lowest * reduction, distance: 255 }]
  }
  let between: readonly Look[] | undefined
  const found: Change[] = []
  for (let top = 0; top + block <= lowest; top += block) {
    for (let left = 0; left + block <= now.width; left += block) {
      const place = { kept, left, top }
      let distance = nearest([now], place)
      if (distance <= tolerance) continue
      between ??= halfway(now)
      distance = Math.min(distance, nearest(between, place))
      if (distance <= tolerance) continue
      found.push({ left: left * reduction, top: top * reduction, distance: Math.round(distance) })
    }
  }
  return found
}

type Block = { readonly kept: Look; readonly left: number; readonly top: number }

/** The block as it was, laid over where it is now and around: the best place, or the first good one. */
function nearest(looks: readonly Look[], place: Block): number {
  let least = 255
  for (const now of looks) {
    for (const down of steps) {
      for (const right of steps) {
        least = Math.min(least, distanceAt(now, place, { right, down }))
        if (least <= tolerance) return least
      }
    }
  }
  return least
}

type Step = { readonly right: number; readonly down: number }

function distanceAt(now: Look, { kept, left, top }: Block, { right, down }: Step): number {
  let sum = 0
  for (let y = top; y < top + block; y++) {
    const row = clamp(y + down, now.height) * now.width
    for (let x = left; x < left + block; x++) {
      const a = (row + clamp(x + right, now.width)) * 3
      const b = (y * kept.width + x) * 3
      for (let ink = 0; ink < 3; ink++) {
        sum += Math.abs((now.data[a + ink] ?? 0) - (kept.data[b + ink] ?? 0))
      }
    }
  }
  return sum / (block * block * 3)
}

/** The picture half a small pixel further right, further down, and both. */
function halfway(look: Look): Look[] {
  const right = mixed(look, 3)
  const down = mixed(look, look.width * 3)
  return [right, down, mixed(right, look.width * 3)]
}

/** Each colour mixed with the one so many bytes on. */
function mixed(look: Look, bytesOn: number): Look {
  const { data } = look
  return { ...look, data: data.map((part, i) => (part + (data[i + bytesOn] ?? part)) / 2) }
}

function clamp(at: number, size: number): number {
  return Math.max(0, Math.min(size - 1, at))
}

async function looked(picture: Sharp): Promise<Look> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
