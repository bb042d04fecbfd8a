import { hash } from 'node:crypto'
import type { Metadata } from 'sharp'
import {
  minPictureWidth,
  maxPicturePixels,
  maxUnpackedBytes,
  pictureShape,
  ownPictureTypes,
  type PictureType,
  pictureWidths,
} from '#booking/pictures/own-picture.ts'
import { type Busy, inTurn, type Packing, redraw, type Unpacked, whyUnpacked } from './redraw.ts'

/** The point that matters most, as parts of the width and height from the left and the top. */
export type Focus = { readonly x: number; readonly y: number }

export type MadePicture = {
  readonly kind: 'made'
  /** Id by content and cut: the same picture with the same cut has one id. */
  readonly id: string
  /** Files by name: `640.avif`, and `master` to cut the picture anew. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

export type NoPicture =
  | Busy
  /** `unreadable`: none of JPEG, PNG, WebP, AVIF, or broken. */
  | Unpacked
  /** `heic`: a phone's own format. */
  | { readonly kind: 'heic' | 'too-many-pixels' }
  | { readonly kind: 'too-small'; readonly width: number }

/** True where another try a minute later may do. */
export function isTemporary({ kind }: NoPicture): boolean {
  return kind === 'busy' || kind === 'stopped'
}

const masterPacking: Packing = {
  size: { width: 2000, withoutEnlargement: true },
  ground: '#faf6ec',
  format: 'jpeg',
  options: { quality: 90 },
}

const packed: Readonly<Record<PictureType, Omit<Packing, 'size'>>> = {
  avif: { format: 'avif', options: { quality: 52, effort: 3 } },
  webp: { format: 'webp', options: { quality: 74 } },
  jpg: { format: 'jpeg', options: { quality: 76, mozjpeg: true } },
}

/** Turns, cuts and packs a photograph, without the place and camera it was taken with. */
export async function makePicture(
  bytes: Uint8Array,
  focus?: Focus,
): Promise<MadePicture | NoPicture> {
  const problem = await pictureProblem(bytes, { least: minPictureWidth })
  return problem ?? inTurn(() => packedPicture(bytes, focus))
}

async function packedPicture(
  bytes: Uint8Array,
  focus: Focus | undefined,
): Promise<MadePicture | NoPicture> {
  try {
    const [master] = await redraw(bytes, [masterPacking])
    const cut = focus && cutAround(focus, await pictureSize(master!))
    const names = pictureWidths.flatMap((width) => {
      return ownPictureTypes.map((type) => ({ width, type }))
    })
    const packings = names.map(({ width, type }): Packing => {
      const height = (width * pictureShape.height) / pictureShape.width
      const size = { width, height, fit: 'cover', position: 'attention' } as const
      return { ...packed[type], size, cut }
    })
    const files = await redraw(master!, packings)
    const named = names.map(({ width, type }, at) => [`${width}.${type}`, files[at]!] as const)
    const whole = Buffer.concat([master!, Buffer.from(JSON.stringify(focus ?? ''))])
    const id = hash('sha256', whole).slice(0, 16)
    return { kind: 'made', id, files: { master: master!, ...Object.fromEntries(named) } }
  } catch (error) {
    return whyUnpacked(error)
  }
}

/** The image package is loaded with the first photograph, as it brings a program for the machine. */
export async function loadSharp() {
  return (await import('sharp')).default
}

export async function pictureSize(bytes: Uint8Array) {
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

type Bounds = {
  readonly least: number
  /** Drawings (SVG), which have any size, are taken too, and marks of any shape. */
  readonly ofDrawings?: true
}

/** The reason for which a file is not taken, before anything of it is unpacked. */
export async function pictureProblem(
  bytes: Uint8Array,
  { least, ofDrawings }: Bounds,
): Promise<NoPicture | undefined> {
  if (isHeic(bytes)) return { kind: 'heic' }
  if (!hasPixels(bytes)) return ofDrawings ? drawingProblem(bytes) : { kind: 'unreadable' }
  const sharp = await loadSharp()
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height, format } = metadata
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return { kind: 'unreadable' }
    const pixels = width * height
    const unpacked = pixels * unpackedPerPixel(metadata)
    if (pixels > maxPicturePixels || unpacked > maxUnpackedBytes) return { kind: 'too-many-pixels' }
    const [short = 0, long = 0] = [width, height].toSorted((a, b) => a - b)
    if (!ofDrawings && long > maxAspectRatio * short) return { kind: 'unreadable' }
    return long < least ? { kind: 'too-small', width } : undefined
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Bytes in memory for each pixel, where a format is unpacked as a whole and not line by line. */
function unpackedPerPixel(picture: Metadata): number {
  const { format, isProgressive, chromaSubsampling, channels } = picture
  const isDeep = picture.depth === 'ushort'
  if (format === 'heif') return isDeep ? 24 : 19
  if (format === 'webp') return 4
  if (!isProgressive) return 0
  if (format === 'png') return channels * (isDeep ? 2 : 1)
  return chromaSubsampling === '4:2:0' ? 3 : 2 * channels
}

/** A longer strip is no photograph, and takes minutes to cut, however small its file is. */
const maxAspectRatio = 10

/** A phone's own format: formats share a first brand, so none of its brands may be AVIF. */
function isHeic(bytes: Uint8Array): boolean {
  const [, brands = ''] =
    /^.{4}ftyp(.{4,56})/s.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1')) ?? []
  const named = brands.slice(0, Math.max(4, (bytes[3] ?? 0) - 8))
  return /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(named) && !/avi[fs]/.test(named)
}

/** JPEG, PNG, WebP, AVIF by their first bytes: even to ask a drawing's size can take minutes. */
export function hasPixels(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|\0.{3}ftyp)/s.test(start)
}

const maxDrawingBytes = 1_000_000

/** Parts of a drawing that name other files, unfold, or fill the memory. */
const refusedInDrawings =
  /<!(?:DOCTYPE[^>]*\[|ENTITY)|<(?:[\w.-]+:)?(?:image|script|foreignObject|filter|pattern)\b|\bfilter\s*[:=]/i

/** A drawing that names other files, or unfolds, is read no further. */
function drawingProblem(bytes: Uint8Array): NoPicture | undefined {
  // A NUL is of another encoding, in which nothing would be found.
  const isNoText = bytes.length > maxDrawingBytes || bytes.includes(0)
  const isRefused = isNoText || refusedInDrawings.test(Buffer.from(bytes).toString('latin1'))
  return isRefused ? { kind: 'unreadable' } : undefined
}

/** The largest part in the site's shape, the focus as near its middle as the edges allow. */
function cutAround(
  focus: Focus,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const shape = pictureShape.width / pictureShape.height
  const [cutWidth, cutHeight] =
    width / height > shape
      ? [Math.round(height * shape), height]
      : [width, Math.round(width / shape)]
  const start = (part: number, whole: number, length: number) =>
    Math.round(Math.min(Math.max(part * whole - length / 2, 0), whole - length))
  return {
    left: start(focus.x, width, cutWidth),
    top: start(focus.y, height, cutHeight),
    width: cutWidth,
    height: cutHeight,
  }
}
