import { business } from '#content/business.ts'
import { pictureTypes } from '#content/check/picture-types.ts'
import { keysOf } from '#language/keys-of.ts'
import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { linesOf, type Typeface } from '#server/share/typeface.ts'

export type SharePicture = {
  readonly title: string
  /** One line under the title. */
  readonly line: string
  /** Name of a picture in `content/pictures`, without its ending. */
  readonly picture: string
}

type Typefaces = { readonly serif: Typeface; readonly sans: Typeface }

/** The size that social networks and messengers ask for. */
const frame = { width: 1200, height: 630 } as const
const pictureLeft = 640
const margin = 64
const pictures = new URL('../../content/pictures/', import.meta.url)

/** A title in the sky on the left, one of the farm's pictures on the right. */
export async function drawSharePicture(share: SharePicture, faces: Typefaces): Promise<Buffer> {
  const { width, height } = frame
  const size = sizeFor(share.title, faces.serif)
  const lines = linesOf(share.title, size, { face: faces.serif, width: pictureLeft - margin * 1.6 })
  const title = lines.map((text, i) =>
    faces.serif.outline(text, { x: margin, y: 160 + i * size * 1.08, size }),
  )
  const below = 160 + (lines.length - 1) * size * 1.08 + 64
  const fit = { face: faces.sans, width: pictureLeft - margin * 1.8 }
  const line = sentencesThatFit(share.line, fit).map((text, i) =>
    faces.sans.outline(text, { x: margin, y: below + i * 36, size: 26 }),
  )
  const name = faces.serif.outline(business.name, {
    x: margin + 66,
    y: height - margin - 12,
    size: 36,
  })
  const words =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="#211c17" d="${[...title, ...line, name].join('')}"/></svg>`
  const mark = await sharp(readFileSync(new URL('logo-mark.svg', pictures)), { density: 300 })
    .resize(52)
    .toBuffer()
  const picture = await sharp(pictureNamed(share.picture))
    .autoOrient()
    .resize(width - pictureLeft, height, { fit: 'cover' })
    .toBuffer()
  return sharp({ create: { ...frame, channels: 3, background: '#faf6ec' } })
    .composite([
      { input: picture, left: pictureLeft, top: 0 },
      { input: mark, left: margin, top: height - margin - 50 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer()
}

/** Drawn or photographed; the build has made sure that there is one. */
function pictureNamed(name: string): Buffer {
  const files = keysOf(pictureTypes).map((ending) => new URL(`${name}.${ending}`, pictures))
  const found = files.find((file) => existsSync(file))
  if (!found) throw new Error(`content/pictures has no file named ${name}`)
  return readFileSync(found)
}

/** The largest letters with which the title takes three lines, and its longest word stays out of the picture. */
function sizeFor(title: string, face: Typeface): number {
  const width = pictureLeft - margin * 1.6
  const fits = (size: number) => {
    const lines = linesOf(title, size, { face, width })
    return lines.length <= 3 && lines.every((line) => face.widthOf(line, size) <= width)
  }
  return [76, 66, 58, 50, 44].find(fits) ?? 40
}

/** The whole sentences that fit on three lines: none is cut off in the middle. */
function sentencesThatFit(text: string, fit: { face: Typeface; width: number }): string[] {
  let shown: string[] = []
  let so = ''
  for (const sentence of text.split(/(?<=[.!?]) /)) {
    so = so === '' ? sentence : `${so} ${sentence}`
    const lines = linesOf(so, 26, fit)
    if (lines.length > 3) break
    shown = lines
  }
  return shown
}
