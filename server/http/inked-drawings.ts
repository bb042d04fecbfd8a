import type { Context } from 'hono'
import { inked, readInks } from '#booking/look/inked.ts'
import { viewOf } from '#booking/look/land-views.ts'
import { keepPage } from './page-cache.ts'
import { type KeptPage, sendKept } from './send-kept.ts'
import { picturePolicy, type StaticFiles } from './static-files.ts'

/** More than a house has drawings, and few enough for any who asks for colours of nobody. */
const mostKept = 100

/** Drawings in the colours and the part that their address asks for, each made once. */
export function createInkedDrawings(files: Pick<StaticFiles, 'textOf'>) {
  const kept = new Map<string, KeptPage>()
  return (c: Context): Promise<Response> | undefined => {
    const { inks, view } = c.req.query()
    const colours = readInks(inks)
    if (!c.req.path.endsWith('.svg') || (!colours && !view)) return undefined
    const text = files.textOf(c.req.path)
    if (!text) return undefined
    const name = `${c.req.path} ${colours && inks} ${view}`
    const part = viewOf(text, view)
    const html = colours ? inked(part, colours) : part
    const made = kept.get(name) ?? keepPage({ html, policy: picturePolicy })
    if (kept.size >= mostKept) kept.clear()
    kept.set(name, made)
    return sendKept(c, made, 'image/svg+xml')
  }
}
