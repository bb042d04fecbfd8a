import type { Context } from 'hono'
import type { Texts } from '#app/plain/parts.tsx'
import { addHours } from '#booking/dates/brussels-time.ts'

type Visiting = {
  readonly device: { readonly id: string }
  readonly c: Pick<Context, 'req'>
  readonly now: Date
}
type Kept = { readonly path: string; readonly typed: Texts; readonly until: Date }

const keptHours = 1
const mostKept = 20

/** Typing that waits for a fresh key; in memory only, as it may be a bank account. */
export function createKeptTyping() {
  const kept = new Map<string, Kept>()
  return {
    keep({ device, c, now }: Visiting, typed: Texts): void {
      kept.delete(device.id)
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
      kept.set(device.id, { path: c.req.path, typed, until: addHours(now, keptHours) })
    },
    /** Fields that this device typed on this page; none after an hour or a restart. */
    typedAt({ device, c, now }: Visiting): Texts {
      const found = kept.get(device.id)
      return found && found.path === c.req.path && now < found.until ? found.typed : {}
    },
    end: ({ device }: Pick<Visiting, 'device'>) => kept.delete(device.id),
  }
}
