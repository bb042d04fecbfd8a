import type { Kysely } from 'kysely'
import type { Id } from '#booking/id.ts'
import { fromRow, inParts } from '../rows.ts'
import type { Tables } from '../tables.ts'

export function changedSessionReads(db: Kysely<Tables>) {
  const changed = db.selectFrom('session').select(['id', 'changed_at'])
  return {
    /** The moment at which the farm last changed each date, if it did. */
    async changedAt(
      ids: Iterable<Id<'session'>>,
    ): Promise<ReadonlyMap<Id<'session'>, Date | undefined>> {
      const found = await inParts(ids, (some) => changed.where('id', 'in', some).execute())
      return new Map(found.map((row) => [row.id, fromRow(row).changedAt]))
    },
  }
}
