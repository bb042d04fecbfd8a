import sharp, { type OverlayOptions } from 'sharp'

export type Tile = { readonly caption: string; readonly picture: Buffer }

const gap = 32
const captionHeight = 28
const paper = '#d8d2c4'

/**
 * Puts pictures into rows on one sheet, each at a part of its size, with its caption above it.
 *
 * @param rows pictures that belong together
 * @param scale from 0 to 1
 */
export async function tile(title: string, rows: readonly (readonly Tile[])[], scale: number) {
  const pieces: OverlayOptions[] = [{ input: caption(title, 28), left: gap, top: gap / 2 }]
  let top = gap + 40
  let width = 0
  for (const row of rows) {
    let left = gap
    let height = 0
    for (const { caption: text, picture } of row) {
      const small = await reduced(picture, scale)
      pieces.push({ input: caption(text, 16), left, top })
      pieces.push({ input: small.data, left, top: top + captionHeight })
      left += small.info.width + gap
      height = Math.max(height, small.info.height)
    }
    top += captionHeight + height + gap
    width = Math.max(width, left)
  }
  const sheet = { width, height: top, channels: 3 as const, background: paper }
  return sharp({ create: sheet }).composite(pieces).png().toBuffer()
}

async function reduced(picture: Buffer, scale: number) {
  const { width } = await sharp(picture).metadata()
  const small = sharp(picture).resize({ width: Math.round(width * scale) })
  return small.png().toBuffer({ resolveWithObject: true })
}

function caption(text: string, size: number): Buffer {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${text.length * size}" height="${size * 1.5}">` +
      `<text y="${size * 1.1}" font-family="sans-serif" font-size="${size}">${escaped}</text></svg>`,
  )
}
