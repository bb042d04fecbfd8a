import { isAnsweredBefore } from '#booking/dates/away.ts'
import { dayOf, instantIn, minuteMs } from '#booking/dates/brussels-time.ts'
import { type Hour, isAtTable, lightAt } from '#booking/dates/light.ts'
import { type Session, takesRequests } from '#booking/dates/session.ts'
import type { House } from '#booking/house/house.ts'
import { sum } from '#booking/sum.ts'
import { offerEnds } from '#booking/waiting/waiting-list.ts'
import type { Day } from '#language/dates.ts'
import type { Store } from '#store/store.ts'
import type { AppParts } from './app-parts.ts'

type DatesRead = {
  readonly revision: number
  readonly day: Day
  readonly dates: Promise<readonly [readonly Session[], House]>
}

type Parts = Pick<AppParts, 'clock'> & {
  readonly store: { readonly sessions: Pick<Store['sessions'], 'listNotOver'> }
  readonly house: { readonly read: () => Promise<House> }
}

/** Works the hour out once a minute, and reads the dates once for each revision and day. */
export function createCurrentHour({ store, clock, house }: Parts) {
  let lastRead: DatesRead | undefined
  let last: { readonly revision: number; readonly minute: number; readonly hour: Hour } | undefined

  function readDates(revision: number, day: Day): DatesRead {
    const sessions = store.sessions.listNotOver(instantIn(day, '00:00'))
    const read = { revision, day, dates: Promise.all([sessions, house.read()]) }
    // The store was away: the next page asks again.
    read.dates.catch(() => {
      if (lastRead === read) lastRead = undefined
    })
    return read
  }

  return async (revision: number): Promise<Hour> => {
    const now = clock.now()
    const minute = Math.floor(now.getTime() / minuteMs)
    if (last?.revision === revision && last.minute === minute) return last.hour
    const day = dayOf(now)
    if (lastRead?.revision !== revision || lastRead.day !== day) lastRead = readDates(revision, day)
    const [sessions, current] = await lastRead.dates
    const hour = {
      light: lightAt(now),
      isAtTable: isAtTable(sessions, now),
      hoursPassed: sum(sessions, (session) => hoursOf(session, now, current)),
    }
    last = { revision, minute, hour }
    return hour
  }
}

/** Number of these moments that have passed for a date: another answer is promised, as it is near; its requests close; its places are no longer offered. */
function hoursOf(session: Session, now: Date, house: House): number {
  const { startsAt } = session
  const isNear = isAnsweredBefore({ createdAt: now, startsAt, conditions: house.terms })
  const isOffered = offerEnds(now, startsAt) !== undefined
  return Number(isNear) + Number(!takesRequests(session, now, house)) + Number(!isOffered)
}
