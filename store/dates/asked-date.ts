import { type Kysely, sql } from 'kysely'
import { absenceAt } from '#booking/dates/away.ts'
import type { Session } from '#booking/dates/session.ts'
import { awayFromRow } from './away.ts'
import { readTogether } from '../json-rows.ts'
import { sessionFrom } from './session-row.ts'
import type { Tables } from '../tables.ts'

export function askedDateReads(db: Kysely<Tables>) {
  return {
    /** The date of a request, and the days off of the farm that are not over, by one statement. */
    async findAsked({ workshop, startsAt }: Pick<Session, 'workshop' | 'startsAt'>, now: Date) {
      const found = await readTogether(db, {
        session: sql`workshop = ${workshop} and starts_at = ${startsAt.toISOString()}`,
        away: sql`until_at > ${now.toISOString()}`,
      })
      const periods = found('away').map(awayFromRow)
      const isAway = absenceAt(periods, startsAt) !== undefined
      const [session] = found('session').map((row) => sessionFrom({ ...row, is_away: isAway }))
      return { session, periods }
    },
  }
}
