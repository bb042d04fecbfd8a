import type { House } from '#booking/house/house.ts'
import { pictureOfMark } from '#booking/look/mark.ts'
import { initialsOf } from '#booking/look/own-mark.ts'
import type { Reads } from '#store/subjects.ts'
import { drawInitials, iconOf } from './draw-initials.ts'

export type MarkIcon = 'favicon.svg' | `icon-${'32' | '180' | '192' | '512' | 'maskable'}.png`

/** An icon of a house with its own mark; undefined for the drawn mark, or without a file. */
export async function markIcon(
  { pictures }: Reads,
  { business, look }: House,
  icon: MarkIcon,
): Promise<string | Uint8Array<ArrayBuffer> | undefined> {
  if (look.mark === 'drawn') return undefined
  const [, size = '192'] = /^icon-(\w+)\./.exec(icon) ?? []
  const picture = pictureOfMark(look.mark)
  if (picture) {
    const file = await pictures.findFile(picture.id, `${size}.png`)
    return file && icon === 'favicon.svg' ? drawingOf(file) : file
  }
  const initials = initialsOf(business.name)
  if (icon === 'favicon.svg') return drawInitials(initials, look, { part: 0.74, isCut: true })
  const isMaskable = size === 'maskable'
  const drawing = await drawInitials(initials, look, isMaskable ? { part: 0.46 } : {})
  return new Uint8Array(await iconOf(drawing, isMaskable ? 512 : Number(size)))
}

/** Pages ask for a drawing, whatever the mark is made of. */
function drawingOf(png: Uint8Array): string {
  const data = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">' +
    `<image width="192" height="192" href="${data}"/></svg>`
  )
}
