import type { Kysely, Transaction } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Row, Tables } from './tables.ts'

/** `unproven`: more than a date keeps for mailboxes that nobody has proven. `passed`: the date came, and they were never in turn. */
export type WaitingState =
  | 'waiting'
  | 'unproven'
  | 'offered'
  | 'accepted'
  | 'lapsed'
  | 'left'
  | 'called-off'
  | 'passed'

export type WaitingEntry = {
  readonly id: string
  readonly sessionId: string
  readonly participants: number
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly state: WaitingState
  readonly createdAt: Date
  readonly offeredUntil: Date | undefined
  /** Undefined until they took the offer, and for who did before this was kept. */
  readonly reservationId: string | undefined
  /** The wish that put them in line; undefined for who asked for this date. */
  readonly wishId: string | undefined
}

const open: readonly WaitingState[] = ['waiting', 'offered', 'unproven']

export function waitingReads(db: Kysely<Tables>) {
  const waiting = db.selectFrom('waiting').selectAll().orderBy('created_at').orderBy('id')
  const read = async (rows: typeof waiting): Promise<readonly WaitingEntry[]> =>
    (await rows.execute()).map(waitingFrom)
  return {
    waitingFor: (sessionId: string) => read(waiting.where('session_id', '=', sessionId)),
    /** For every date to come. */
    everybodyWaiting: () => read(waiting.where('state', 'in', open)),
    waitingByWish: (wishId: string) => read(waiting.where('wish_id', '=', wishId)),
    openOffers: () => read(waiting.where('state', '=', 'offered')),
    waitingInVain: (now: Date) =>
      read(
        waiting
          .where('state', 'in', open)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('session')
                .select('session.id')
                .whereRef('session.id', '=', 'waiting.session_id')
                .where('starts_at', '<=', now.toISOString()),
            ),
          ),
      ),
    findWaiting: async (id: string) => (await read(waiting.where('id', '=', id)))[0],
  }
}

export function waitingChanges(db: Transaction<Tables>) {
  return {
    async addWaiting(added: WaitingEntry): Promise<void> {
      const { sessionId, createdAt, offeredUntil, reservationId = null, wishId, ...entry } = added
      await db
        .insertInto('waiting')
        .values({
          ...entry,
          session_id: sessionId,
          created_at: createdAt.toISOString(),
          offered_until: offeredUntil?.toISOString() ?? null,
          reservation_id: reservationId,
          wish_id: wishId ?? null,
        })
        .execute()
    },
    async updateWaiting(
      id: string,
      changed: Partial<Pick<WaitingEntry, 'state' | 'offeredUntil' | 'reservationId'>>,
    ): Promise<void> {
      const { state, offeredUntil, reservationId } = changed
      await db
        .updateTable('waiting')
        .set({
          ...(state && { state }),
          ...(reservationId && { reservation_id: reservationId }),
          ...('offeredUntil' in changed && { offered_until: offeredUntil?.toISOString() ?? null }),
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

function waitingFrom(row: Row<'waiting'>): WaitingEntry {
  const { session_id, created_at, offered_until, reservation_id, wish_id, ...same } = row
  return {
    ...same,
    sessionId: session_id,
    createdAt: new Date(created_at),
    offeredUntil: offered_until ? new Date(offered_until) : undefined,
    reservationId: reservation_id ?? undefined,
    wishId: wish_id ?? undefined,
  }
}
