import type { Session } from '../dates/session.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'

export type SessionMoney = {
  /** Money of all bookings of the date, cancelled ones too. */
  readonly receivedCents: Cents
  readonly owedCents: Cents
  readonly refundedCents: Cents
}

export type SessionAttendance = { readonly came: number; readonly noShows: number }

export type SessionFigures = SessionMoney & SessionAttendance & { readonly session: Session }

export type Tally = SessionMoney &
  SessionAttendance & {
    readonly taken: number
    readonly capacity: number
  }

export function tallyOf(dates: readonly SessionFigures[]): Tally {
  const counted = dates.filter(isNotCalledOff)
  return {
    taken: sum(counted, ({ session }) => session.taken),
    capacity: sum(counted, ({ session }) => session.capacity),
    receivedCents: sum(dates, ({ receivedCents }) => receivedCents),
    owedCents: sum(dates, ({ owedCents }) => owedCents),
    refundedCents: sum(dates, ({ refundedCents }) => refundedCents),
    came: sum(counted, ({ came }) => came),
    noShows: sum(counted, ({ noShows }) => noShows),
  }
}

/** Share of the places taken, from 0 to 1; a date without places is full. */
export function fillOf({ taken, capacity }: Pick<Tally, 'taken' | 'capacity'>): number {
  return capacity === 0 ? 1 : taken / capacity
}

/** Past dates with places left, the emptiest first, and of two alike the later. */
export function worstFilled(
  dates: readonly SessionFigures[],
  { now, count }: { readonly now: Date; readonly count: number },
): readonly SessionFigures[] {
  return dates
    .filter(isNotCalledOff)
    .filter(({ session }) => session.endsAt < now && fillOf(session) < 1)
    .toSorted(
      (a, b) =>
        fillOf(a.session) - fillOf(b.session) ||
        b.session.startsAt.getTime() - a.session.startsAt.getTime(),
    )
    .slice(0, count)
}

function isNotCalledOff({ session }: SessionFigures): boolean {
  return session.state !== 'called-off'
}
