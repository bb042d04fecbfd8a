import type { Context } from 'hono'
import { inked, readInks } from '#booking/look/inked.ts'
import { keepPage } from './page-cache.ts'
import { type KeptPage, sendKept } from './send-kept.ts'
import { picturePolicy, type StaticFiles } from './static-files.ts'

/** More than a house has drawings, and few enough for any who asks for colours of nobody. */
const mostKept = 100

/** Drawings in the colours that their address asks for, each made once. */
export function createInkedDrawings(files: Pick<StaticFiles, 'textOf'>) {
  const kept = new Map<string, KeptPage>()
  return (c: Context): Promise<Response> | undefined => {
    const asked = c.req.query('inks')
    const colours = readInks(asked)
    const text = colours && c.req.path.endsWith('.svg') && files.textOf(c.req.path)
    if (!colours || !text) return undefined
    const name = `${c.req.path} ${asked}`
    const made = kept.get(name) ?? keepPage({ html: inked(text, colours), policy: picturePolicy })
    if (kept.size >= mostKept) kept.clear()
    kept.set(name, made)
    return sendKept(c, made, 'image/svg+xml')
  }
}
