import type { Context } from 'hono'
import { inked, inksAsked, readInks } from '#booking/look/inked.ts'
import { viewOf } from '#booking/look/land-views.ts'
import { houseAt } from './asked-house.ts'
import type { Doors } from './doors.ts'
import { keepPage } from './page-cache.ts'
import { type KeptPage, sendKept } from './send-kept.ts'
import { picturePolicy, type StaticFiles } from './static-files.ts'

/** More than a house has drawings, and few enough for any who asks for colours of nobody. */
const maxKept = 100

type Parts = Pick<Doors, 'forOne' | 'inTurn'> & { readonly files: Pick<StaticFiles, 'textOf'> }

/** Each is made once; colours of nobody, which anybody can ask for, at the pace of a network. */
export function createInkedDrawings({ files, forOne, inTurn }: Parts) {
  const kept = new Map<string, KeptPage>()
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
      const made = kept.get(name) ?? keepPage({ html, policy: picturePolicy })
      if (kept.size >= maxKept) kept.clear()
      kept.set(name, made)
      return sendKept(c, made, 'image/svg+xml')
    }
    if (kept.has(name)) return send()
    const isOwn = !colours || `inks=${inks}` === inksAsked(houseAt(c).look.colours)
    return isOwn ? inTurn(c, send) : forOne(c, send)
  }
}
