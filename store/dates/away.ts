import { type Kysely, sql, type SqlBool, type Transaction } from 'kysely'
import type { Away } from '#booking/dates/away.ts'
import { addDays, dayOf, spanOf } from '#booking/dates/brussels-time.ts'
import { jsonOf } from '../json-rows.ts'
import { rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export type AwayOnFile = Away & { readonly id: string }

export function awayReads(db: Kysely<Tables>) {
  return {
    /** Periods that were not over at `then`, in order. */
    async listNotOver(then: Date): Promise<readonly AwayOnFile[]> {
      const periods = db.selectFrom('away').selectAll().where('until_at', '>', then.toISOString())
      return (await periods.orderBy('from_at').execute()).map(awayFromRow)
    },
  }
}

export function awayChanges(db: Transaction<Tables>) {
  const periods = rowsIn(db, 'away')
  return {
    add: ({ id, ...days }: AwayOnFile) => {
      const { from: fromAt, until: untilAt } = spanOf(days)
      return periods.add({ id, fromAt, untilAt })
    },
    remove: (id: string) => periods.remove({ id }),
  }
}

export function awayFromRow({ id, from_at, until_at }: Row<'away'>): AwayOnFile {
  const until = addDays(dayOf(new Date(until_at)), -1)
  return { id, from: dayOf(new Date(from_at)), until }
}

/** True of a date that has any of its days in a period. */
export function isInAway(db: Kysely<Tables>) {
  const further = jsonOf(db).textsOf('session.further_days')
  return sql<SqlBool>`exists (select 1 from away
    where (from_at <= session.starts_at and until_at > session.starts_at)
    or exists (select 1 from ${further} where value || 'T12' between from_at and until_at))`
}
