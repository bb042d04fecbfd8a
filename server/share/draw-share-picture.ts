import type { SharedContent } from '#content/own-share.ts'
import { loadSharp } from '#office/pictures/make-picture.ts'
import type { Typeface } from './typeface.ts'

export type DrawnShare = Pick<SharedContent, 'title' | 'line' | 'name'> & {
  readonly mark: Uint8Array
  readonly picture: Uint8Array
  readonly paper: string
  readonly ink: string
}

type Fit = { readonly face: Typeface; readonly width: number }

type FaceOf = (text: string) => Typeface

type Faces = { readonly title: FaceOf; readonly text: FaceOf }

/** The size that social networks and messengers ask for. */
const frame = { width: 1200, height: 630 } as const
const pictureLeft = 640
const margin = 64
const markHeight = 52
const titleWidth = pictureLeft - margin * 1.6

/** A title in the sky on the left, a picture on the right. */
export async function drawSharePicture(share: DrawnShare, faces: Faces) {
  const sharp = await loadSharp()
  const { width, height } = frame
  const serif = faces.title(share.title)
  const size = sizeFor(share.title, serif)
  const lines = evenLinesOf(share.title, size, { face: serif, width: titleWidth })
  const title = lines.map((text, i) =>
    serif.outline(text, { x: margin, y: 160 + i * size * 1.08, size }),
  )
  const below = 160 + (lines.length - 1) * size * 1.08 + 64
  const fit = { face: faces.text(share.line), width: pictureLeft - margin * 1.8 }
  const line = sentencesThatFit(share.line, fit).map((text, i) =>
    fit.face.outline(text, { x: margin, y: below + i * 36, size: 26 }),
  )
  const mark = await sharp(share.mark, { density: 300 })
    .resize({ height: markHeight, width: markHeight * 3, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const nameLeft = margin + mark.info.width + 14
  const words = [...title, ...line, nameOutline(share.name, faces.title, nameLeft)]
  const picture = await sharp(share.picture)
    .autoOrient()
    .resize(width - pictureLeft, height, { fit: 'cover' })
    .toBuffer()
  return sharp({ create: { ...frame, channels: 3, background: share.paper } }).composite([
    { input: picture, left: pictureLeft, top: 0 },
    { input: mark.data, left: margin, top: height - margin - 50 },
    { input: Buffer.from(outlinesIn(share.ink, words)), left: 0, top: 0 },
  ])
}

function outlinesIn(ink: string, outlines: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">` +
    `<path fill="${ink}" d="${outlines.join('')}"/></svg>`
  )
}

function nameOutline(name: string, faceOf: FaceOf, x: number): string {
  const face = faceOf(name)
  const size = Math.min(36, (36 * (pictureLeft - 24 - x)) / face.widthOf(name, 36))
  return face.outline(name, { x, y: frame.height - margin - 12, size })
}

/** The largest letters with which the title has three lines, and its longest word stays off the picture. */
function sizeFor(title: string, face: Typeface): number {
  const fits = (size: number) => {
    const lines = linesOf(title, size, { face, width: titleWidth })
    return lines.length <= 3 && lines.every((line) => face.widthOf(line, size) <= titleWidth)
  }
  return [76, 66, 58, 50, 44].find(fits) ?? 40
}

/** No more lines than a text needs, and the narrowest: a last word seldom stands alone. */
function evenLinesOf(text: string, size: number, { face, width }: Fit): string[] {
  const linesAt = (narrower: number) => linesOf(text, size, { face, width: narrower })
  let even = width
  while (even > 0 && linesAt(even - 8).length === linesAt(width).length) even -= 8
  return linesAt(even)
}

/** The whole sentences that fit on three lines. */
function sentencesThatFit(text: string, fit: Fit): string[] {
  let shown: string[] = []
  let so = ''
  for (const sentence of text.split(/(?<=[.!?]) /)) {
    so = so === '' ? sentence : `${so} ${sentence}`
    const lines = evenLinesOf(so, 26, fit)
    if (lines.length > 3) break
    shown = lines
  }
  return shown
}

function linesOf(text: string, size: number, fit: Fit) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fit.face.widthOf(longer, size) <= fit.width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
