import { dayOf, instantIn, minuteMs } from '#booking/dates/brussels-time.ts'
import { type Hour, isAtTable, isEvening, type Light, lightAt } from '#booking/dates/light.ts'
import type { Session } from '#booking/dates/session.ts'
import type { Day } from '#language/dates.ts'
import type { AppParts } from './app-parts.ts'

type SessionsRead = {
  readonly revision: number
  readonly day: Day
  readonly sessions: Promise<readonly Session[]>
}

/** Reads the sun once a minute, and an evening's dates once for each revision. */
export function createCurrentHour({ store, clock }: Pick<AppParts, 'store' | 'clock'>) {
  let lastRead: SessionsRead | undefined
  let minute = -1
  let light: Light = 'daylight'
  let isLate = false

  return async (revision: number): Promise<Hour> => {
    const now = clock.now()
    const current = Math.floor(now.getTime() / minuteMs)
    if (current !== minute) {
      light = lightAt(now)
      isLate = isEvening(now)
      minute = current
    }
    if (!isLate) return { light, isAtTable: false }
    const day = dayOf(now)
    if (lastRead?.revision !== revision || lastRead.day !== day) {
      lastRead = { revision, day, sessions: store.sessions.listNotOver(instantIn(day, '00:00')) }
    }
    return { light, isAtTable: isAtTable(await lastRead.sessions, now) }
  }
}
