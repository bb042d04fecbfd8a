import type { Context } from 'hono'
import type { House } from '#booking/house/house.ts'
import { pictureOfMark } from '#booking/look/mark.ts'
import { initialsOf, ownMark } from '#booking/look/own-mark.ts'
import type { Reads } from '#store/subjects.ts'
import { drawInitials, iconOf } from '../share/draw-initials.ts'
import { houseOfRequest } from './request-house.ts'
import { etagOf, isNotModified } from './send-page.ts'
import { picturePolicy } from './static-files.ts'

export const markIcons = [
  'favicon.svg',
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
] as const

type MarkIcon = (typeof markIcons)[number]

type Icon = { readonly body: string | Uint8Array<ArrayBuffer>; readonly etag: string }

/** Icons of a house with its own mark, at the addresses of the drawn ones, each made once. */
export function createMarkIcons(store: Reads) {
  let cache = { of: '', icons: new Map<MarkIcon, Promise<Icon | undefined>>() }
  return async (c: Context, name: MarkIcon): Promise<Response | undefined> => {
    const house = houseOfRequest(c)
    const of = ownMark(house)?.icons
    if (of === undefined) return undefined
    if (cache.of !== of) cache = { of, icons: new Map() }
    const making = cache.icons.getOrInsertComputed(name, async () => {
      const body = await markIcon(store, house, name)
      return body === undefined ? undefined : { body, etag: etagOf(Buffer.from(body)) }
    })
    const icon = await making.catch((error: unknown) => {
      cache.icons.delete(name)
      throw error
    })
    return icon && send(c, icon)
  }
}

/** An icon of a house with its own mark; undefined for the drawn mark, or without a file. */
async function markIcon(
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

function send(c: Context, { body, etag }: Icon): Response {
  const isDrawing = c.req.path.endsWith('.svg')
  const headers = {
    'content-type': isDrawing ? 'image/svg+xml' : 'image/png',
    etag,
    // An icon's address stays when the mark changes; pages add the mark's query.
    'cache-control': 'public, max-age=86400',
    ...(isDrawing && { 'content-security-policy': `${picturePolicy}; img-src data:` }),
  }
  const isThere = isNotModified(c.req.header('if-none-match') ?? null, etag)
  return isThere ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
