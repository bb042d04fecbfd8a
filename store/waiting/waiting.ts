import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { statesOnList } from '#booking/waiting/waiting-list.ts'
import { type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export type WaitingEntry = OnFile<'waiting'>

export function waitingReads(db: Kysely<Tables>) {
  // A wish is on the lists of several dates from one moment: then the first date comes first.
  const waiting = db
    .selectFrom('waiting')
    .selectAll()
    .orderBy('created_at')
    .orderBy(({ selectFrom }) =>
      selectFrom('session').select('starts_at').whereRef('session.id', '=', 'waiting.session_id'),
    )
    .orderBy('id')
  return {
    listOn: (sessionId: Id<'session'>) => readRows(waiting.where('session_id', '=', sessionId)),
    /** Everybody who waits, for every date to come. */
    listOpen: () => readRows(waiting.where('state', 'in', statesOnList)),
    /** The number of people who wait, by date; an offer has its places, and no longer counts. */
    async countPeopleBySession(): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .selectFrom('waiting')
        .select(({ fn }) => ['session_id', fn.sum<number | string>('participants').as('people')])
        .where('state', 'in', ['waiting', 'unproven'])
        .groupBy('session_id')
        .execute()
      return new Map(rows.map(({ session_id: id, people }) => [id, Number(people)]))
    },
    listOfWish: (wishId: string) => readRows(waiting.where('wish_id', '=', wishId)),
    listOffers: () => readRows(waiting.where('state', '=', 'offered')),
    listOnPastSessions: (now: Date) =>
      readRows(
        waiting
          .where('state', 'in', statesOnList)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('session')
                .select('session.id')
                .whereRef('session.id', '=', 'waiting.session_id')
                .where('starts_at', '<=', now.toISOString()),
            ),
          ),
      ),
    find: (id: string) => readFirstRow(waiting.where('id', '=', id)),
  }
}

export function waitingChanges(db: Transaction<Tables>) {
  const waiting = rowsIn(db, 'waiting')
  return {
    add: (added: WaitingEntry) => waiting.add(added),
    update: (
      id: string,
      changed: Partial<
        Pick<WaitingEntry, 'state' | 'offeredUntil' | 'reservationId' | 'participants'>
      >,
    ) => waiting.change({ id }, changed),
  }
}
