import type { Context } from 'hono'
import { ownMark } from '#booking/look/own-mark.ts'
import { markIcon, type MarkIcon } from '#server/share/mark-file.ts'
import type { Reads } from '#store/subjects.ts'
import { houseOfRequest } from './request-house.ts'
import { etagOf, isNotModified } from './send-page.ts'
import { picturePolicy } from './static-files.ts'

export const markIcons: readonly MarkIcon[] = [
  'favicon.svg',
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
]

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
