import { paletteOf } from '#booking/look/palette.ts'
import type { Look } from '#booking/look/look-value.ts'
import { loadSharp } from '#office/pictures/make-picture.ts'
import { facesOf } from './own-faces.ts'

export async function drawInitials(
  initials: string,
  look: Pick<Look, 'colours' | 'faces'>,
  { part = 0.64, isCut = false }: { readonly part?: number; readonly isCut?: boolean },
): Promise<string> {
  const { beet, paper } = paletteOf(look.colours).day
  const face = (await facesOf(look.faces)).title(initials)
  const { x1, y1, x2, y2 } = face.edgesOf(initials, 100)
  const scale = Math.min((32 * part) / (x2 - x1), (24 * part) / (y2 - y1))
  const left = 16 - ((x1 + x2) / 2) * scale
  const top = 16 - ((y1 + y2) / 2) * scale
  const outline = face.outline(initials, { x: left, y: top, size: 100 * scale })
  const tile = isCut ? 'M0 .8 31.2 0 32 31.4.6 32z' : 'M0 0h32v32H0z'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path fill="${beet}" d="${tile}"/><path fill="${paper}" d="${outline}"/></svg>`
  )
}

export async function iconOf(drawing: string, side: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawing), { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()
}
