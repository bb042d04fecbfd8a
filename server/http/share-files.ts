import type { Context } from 'hono'
import { ownShare } from '#content/own-share.ts'
import { sharedIn } from '#content/share-pictures.ts'
import { isLanguage } from '#language/languages.ts'
import type { Reads } from '#store/subjects.ts'
import { makeShare } from '../share/make-share.ts'
import { houseOfRequest } from './request-house.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import type { StaticFiles } from './static-files.ts'

/** Each page of a large house in each language; the picture least asked for goes first. */
const maxKept = 60

type Parts = Pick<TrafficLimits, 'forOne'> & {
  readonly store: Reads
  readonly files: Pick<StaticFiles, 'bytesOf'>
}

/** Pictures of a house other than that of `content/`, for shared pages, each made when first asked for. */
export function createShareFiles(parts: Parts) {
  const cache = new Map<string, Buffer<ArrayBuffer>>()
  return async (c: Context): Promise<Response | undefined> => {
    const house = houseOfRequest(c)
    const [, name, language] = /^\/share\/([\w-]+)-(\w\w)\.(?:jpg|png)$/.exec(c.req.path) ?? []
    if (name === undefined || !isLanguage(language)) return undefined
    const shared = sharedIn(name)
    if ('slug' in shared && !house.shown.includes(shared.slug)) return undefined
    const share = ownShare(house, shared, language)
    if (!share) return undefined
    const send = async () => {
      const bytes = cache.get(share.path) ?? (await makeShare(parts, share))
      cache.delete(share.path)
      cache.set(share.path, bytes)
      for (const oldest of [...cache.keys()].slice(0, -maxKept)) cache.delete(oldest)
      return c.body(bytes, 200, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=86400',
      })
    }
    return cache.has(share.path) ? send() : parts.forOne(c, send)
  }
}
