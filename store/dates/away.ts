import { type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import type { Away } from '#booking/dates/away.ts'
import { addDays, dayOf, spanOf } from '#booking/dates/brussels-time.ts'
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

export function isInAway({ exists, selectFrom }: ExpressionBuilder<Tables, 'session'>) {
  return exists(
    selectFrom('away')
      .select('away.id')
      .whereRef('away.from_at', '<=', 'session.starts_at')
      .whereRef('away.until_at', '>', 'session.starts_at'),
  )
}
