import type { Context } from 'hono'
import { inked, inksAsked, readInks } from '#booking/look/inked.ts'
import { viewOf } from '#booking/look/land-views.ts'
import { houseOfRequest } from './request-house.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import { cachedPage } from './page-cache.ts'
import { type CachedPage, sendCachedPage } from './send-page.ts'
import { picturePolicy, type StaticFiles } from './static-files.ts'

/** More drawings than a house has; few enough when strangers ask for any colours. */
const maxKept = 100

type Parts = Pick<TrafficLimits, 'forOne' | 'inTurn'> & {
  readonly files: Pick<StaticFiles, 'textOf'>
}

/** Makes each drawing once; colours of no house have the pace of a network. */
export function createInkedDrawings({ files, forOne, inTurn }: Parts) {
  const cache = new Map<string, CachedPage>()
  return (c: Context): Promise<Response> | undefined => {
    const { inks, view } = c.req.query()
    const colours = readInks(inks)
    if (!c.req.path.endsWith('.svg') || (!colours && !view)) return undefined
    const text = files.textOf(c.req.path)
    if (!text) return undefined
    const part = viewOf(text, view)
    if (!colours && part === text) return undefined
    const name = `${c.req.path} ${colours && inks} ${part !== text && view}`
    const send = async () => {
      const html = colours ? inked(part, colours) : part
      const page = cache.get(name) ?? cachedPage({ html, policy: picturePolicy })
      if (cache.size >= maxKept) cache.clear()
      cache.set(name, page)
      return sendCachedPage(c, page, 'image/svg+xml')
    }
    if (cache.has(name)) return send()
    const isOwn = !colours || `inks=${inks}` === inksAsked(houseOfRequest(c).look.colours)
    return isOwn ? inTurn(c, send) : forOne(c, send)
  }
}
