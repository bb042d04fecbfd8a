import type { Kysely, Transaction } from 'kysely'
import type { Language } from '#language/languages.ts'
import { inParts } from './in-parts.ts'
import type { Row, Tables } from './tables.ts'

export type Companion = {
  readonly id: string
  readonly reservationId: string
  readonly name: string
  /** Empty for who gave none. */
  readonly email: string
  readonly language: Language
  /** What they told of diets, by consent; empty: nothing. */
  readonly diets: string
  readonly consentedAt: Date | undefined
  /** The twelve digits of the structured communication. */
  readonly reference: string
  /** What came with that reference, in cents; it is money of the booking. */
  readonly paidCents: number
  readonly joinedAt: Date
}

/** The link by which companions join, of one booking. */
type CompanionList = { readonly id: string; readonly reservationId: string }

export function companionReads(db: Kysely<Tables>) {
  const companions = db.selectFrom('companion').selectAll().orderBy('joined_at').orderBy('id')
  const read = async (rows: typeof companions): Promise<readonly Companion[]> =>
    (await rows.execute()).map(companionFrom)
  const lists = db.selectFrom('companion_list').select(['id', 'reservation_id as reservationId'])
  const list = (row: typeof lists): Promise<CompanionList | undefined> => row.executeTakeFirst()
  return {
    findCompanionList: (id: string) => list(lists.where('id', '=', id)),
    companionListOf: (reservationId: string) =>
      list(lists.where('reservation_id', '=', reservationId)),
    findCompanion: async (id: string) => (await read(companions.where('id', '=', id)))[0],
    /** In the order in which they joined. */
    companionsOf: (reservationId: string) =>
      read(companions.where('reservation_id', '=', reservationId)),
    companionsOn: (sessionId: string) =>
      read(
        companions.where('reservation_id', 'in', (row) =>
          row.selectFrom('reservation').select('id').where('session_id', '=', sessionId),
        ),
      ),
    companionsReferredTo: (references: Iterable<string>) =>
      inParts(references, (some) => read(companions.where('reference', 'in', some))),
  }
}

export function companionChanges(db: Transaction<Tables>) {
  const row = (id: string) => db.updateTable('companion').where('id', '=', id)
  return {
    async addCompanionList({ id, reservationId }: CompanionList): Promise<void> {
      await db.insertInto('companion_list').values({ id, reservation_id: reservationId }).execute()
    },
    async removeCompanionList(reservationId: string): Promise<void> {
      const list = db.deleteFrom('companion_list')
      await list.where('reservation_id', '=', reservationId).execute()
    },
    /** False when somebody else has this reference. */
    async addCompanion(added: Companion): Promise<boolean> {
      const { reservationId, consentedAt, paidCents, joinedAt, ...same } = added
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('companion')
        .values({
          ...same,
          reservation_id: reservationId,
          consented_at: consentedAt?.toISOString() ?? null,
          paid_cents: paidCents,
          joined_at: joinedAt.toISOString(),
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async keepCompanionDiets(id: string, answer: string, consentedAt: Date): Promise<void> {
      await row(id).set({ diets: answer, consented_at: consentedAt.toISOString() }).execute()
    },
    async addToCompanionPaid(id: string, cents: number): Promise<void> {
      await row(id)
        .set((each) => ({ paid_cents: each('paid_cents', '+', cents) }))
        .execute()
    },
    /** Of one of them. False when there was nothing. */
    async forgetCompanionDiets(id: string): Promise<boolean> {
      const told = row(id).set({ diets: '', consented_at: null }).where('diets', '<>', '')
      return (await told.executeTakeFirst()).numUpdatedRows > 0n
    },
    async removeCompanion(id: string): Promise<void> {
      await db.deleteFrom('companion').where('id', '=', id).execute()
    },
  }
}

function companionFrom(row: Row<'companion'>): Companion {
  const { reservation_id: reservationId, consented_at, paid_cents, joined_at, ...same } = row
  const consentedAt = consented_at ? new Date(consented_at) : undefined
  return {
    ...same,
    reservationId,
    consentedAt,
    paidCents: paid_cents,
    joinedAt: new Date(joined_at),
  }
}
