import { dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import type { Clock } from '#booking/dates/clock.ts'
import { type Hour, isAtTable, isEvening, lightAt } from '#booking/dates/light.ts'
import type { Session } from '#booking/dates/session.ts'
import type { Day } from '#language/dates.ts'
import type { Store } from '#store/store.ts'

type Known = {
  readonly revision: number
  readonly day: Day
  readonly sessions: Promise<readonly Session[]>
}

/**
 * Light and table of this moment. Every page asks for them, so the dates of an evening are read
 * once for each revision of the schedule, and none are read by day.
 */
export function createHourNow({ store, clock }: { readonly store: Store; readonly clock: Clock }) {
  let known: Known | undefined

  return async (revision: number): Promise<Hour> => {
    const now = clock.now()
    const light = lightAt(now)
    if (!isEvening(now)) return { light, isAtTable: false }
    const day = dayOf(now)
    if (known?.revision !== revision || known.day !== day) {
      known = { revision, day, sessions: store.sessions.list(instantIn(day, '00:00')) }
    }
    return { light, isAtTable: isAtTable(await known.sessions, now) }
  }
}
