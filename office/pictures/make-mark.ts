import { hash } from 'node:crypto'
import { contrast } from '#booking/look/colour.ts'
import {
  minMarkSide,
  type Mark,
  type MarkFile,
  markWidths,
  pictureMark,
} from '#booking/look/mark.ts'
import { inOneChange, type Office } from '../office.ts'
import { hasPixels, loadSharp, type NoPicture, pictureProblem } from './make-picture.ts'
import { drawSvg, inTurn, redraw, whyUnpacked } from './redraw.ts'

export type MarkOutcome = { readonly kind: 'kept'; readonly mark: Mark } | NoPicture

/** The picture can be chosen as the mark; the house keeps its mark until then. */
export async function saveMark(office: Office, bytes: Uint8Array): Promise<MarkOutcome> {
  const picture = await makeMark(bytes)
  if (picture.kind !== 'made') return picture
  await inOneChange(office, (change) => {
    return change.pictures.save(picture.id, picture.files, change.now)
  })
  return { kind: 'kept', mark: pictureMark(picture.id, picture.wide) }
}

type MadeMark = {
  readonly kind: 'made'
  readonly id: string
  readonly wide: number
  readonly files: Readonly<Record<string, Uint8Array>>
}

const masterSide = 1024

/** Height of the mark files: three times that beside a name; a mail shows twice its own, in 72 by 88. */
const shownHeight = 132
const mailSize = { width: 144, height: 176 }

/** Grounds of a mark that cannot be read on light, or on dark, paper. */
const grounds = { light: '#ffffff', dark: '#1d2629' } as const

/** The mark as pixels, also of a drawing (SVG): nothing else in the file is sent to anybody. */
async function makeMark(bytes: Uint8Array): Promise<MadeMark | NoPicture> {
  const problem = await pictureProblem(bytes, { least: minMarkSide, ofDrawings: true })
  return problem ?? packedMark(bytes)
}

async function packedMark(bytes: Uint8Array): Promise<MadeMark | NoPicture> {
  try {
    const drawn = hasPixels(bytes) ? bytes : await drawSvg(bytes, masterSide)
    const mark = await inTurn(() => redrawn(drawn))
    if ('kind' in mark) return mark
    const { master, width, height } = mark
    const wide = Math.round((100 * width) / height)
    const fitting = Math.min(Math.max(wide, markWidths.least), markWidths.most)
    const id = hash('sha256', master).slice(0, 16)
    return {
      kind: 'made',
      id,
      wide: fitting,
      files: { master, ...(await filesOf(master, fitting)) },
    }
  } catch (error) {
    return whyUnpacked(error)
  }
}

async function redrawn(drawn: Uint8Array) {
  const sharp = await loadSharp()
  const inside = {
    width: masterSide,
    height: masterSide,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  const [pixels] = await redraw(drawn, [{ size: inside, format: 'png' }])
  const { data, info } = await sharp(pixels)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  const cut = visiblePart(data, info)
  const master = await sharp(data, { raw }).extract(cut).png({ effort: 7 }).toBuffer()
  return { master, width: cut.width, height: cut.height }
}

type Size = { readonly width: number; readonly height: number }

/** The smallest part with every visible pixel; its width is below 1 where no pixel is visible. */
function visiblePart(pixels: Uint8Array, { width, height }: Size) {
  let left = width
  let top = height
  let right = 0
  let bottom = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3]! <= 8) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

async function filesOf(
  master: Uint8Array,
  wide: number,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const sharp = await loadSharp()
  const { isClear, isOnLight, isOnDark, ground } = await readability(master)
  /** The mark in the middle of a tile, sized as a part of the tile. */
  const tile = async (size: Size, part: number, background: string = ground) => {
    const width = Math.round(size.width * part)
    const height = Math.round(size.height * part)
    const inside = { width, height, fit: 'inside' } as const
    const input = await sharp(master).resize(inside).png().toBuffer()
    return sharp({ create: { ...size, channels: 4, background } })
      .composite([{ input }])
      .png({ palette: true, quality: 95, effort: 7 })
      .toBuffer()
  }
  const square = (side: number) => ({ width: side, height: side })
  const shown = { width: Math.round((shownHeight * wide) / 100), height: shownHeight }
  const beside = (isRead: boolean) => (isRead ? tile(shown, 1, '#00000000') : tile(shown, 0.84))
  const onIcon = isClear ? 0.78 : 1
  const files: Readonly<Record<MarkFile, Promise<Buffer>>> = {
    day: beside(isOnLight),
    night: beside(isOnDark),
    mail: tile(mailSize, isClear ? 0.86 : 1),
    32: tile(square(32), isClear ? 0.9 : 1),
    180: tile(square(180), onIcon),
    192: tile(square(192), onIcon),
    512: tile(square(512), onIcon),
    // A telephone shows the middle alone: a circle of four fifths.
    maskable: tile(square(512), 0.56),
  }
  const names = Object.entries(files).map(
    async ([name, file]) => [`${name}.png`, await file] as const,
  )
  return Object.fromEntries(await Promise.all(names))
}

/** Parts of a mark that have to be seen on a ground, and how clearly. */
const readable = { part: 0.85, contrast: 2 } as const

/** Grounds on which the mark can be seen, and the ground it needs elsewhere, unless it has its own. */
async function readability(master: Uint8Array) {
  const small = (await loadSharp())(master).resize(64, 64, { fit: 'fill' }).ensureAlpha().raw()
  const pixels = [...chunksOf(await small.toBuffer())]
  const colours = pixels.filter(([, , , alpha]) => alpha! > 128).map(hexOf)
  const isClear = colours.length < 0.98 * pixels.length
  /** Contrast of the part that is seen worst. */
  const seenOn = (ground: string) => {
    const contrasts = colours.map((colour) => contrast(colour, ground)).toSorted((a, b) => a - b)
    return contrasts[Math.floor((1 - readable.part) * contrasts.length)] ?? 0
  }
  const light = seenOn(grounds.light)
  const dark = seenOn(grounds.dark)
  return {
    isClear,
    isOnLight: !isClear || light >= readable.contrast,
    isOnDark: !isClear || dark >= readable.contrast,
    ground: isClear ? (light >= dark ? grounds.light : grounds.dark) : hexOf(pixels[0]!),
  }
}

function* chunksOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 4) yield bytes.subarray(at, at + 4)
}

function hexOf(pixel: Uint8Array): string {
  return `#${Buffer.from(pixel.subarray(0, 3)).toString('hex')}`
}
