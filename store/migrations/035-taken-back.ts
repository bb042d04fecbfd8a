import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

type WithLines = {
  bank_transaction: {
    key: string
    amount_cents: number
    outcome: string
    reservation_id: string | null
    detail: string
    settled_at: string | null
  }
  event: { reservation_id: string | null; what: string; detail: string; at: string; number: number }
}

/**
 * The money that a line of a statement took back stood in the history of its booking alone, and two
 * lines of one minute were each given all of it. The history is in order, so each line gets what it
 * wrote.
 */
export async function up(db: Kysely<WithLines>): Promise<void> {
  await addIndex(db)
  const out = await db
    .selectFrom('bank_transaction')
    .select(['key', 'amount_cents', 'reservation_id', 'detail', 'settled_at'])
    .where('amount_cents', '<', 0)
    .where('outcome', '=', 'review')
    .where('settled_at', 'is not', null)
    .orderBy('settled_at')
    .orderBy('key')
    .execute()
  for (const [id, lines] of Map.groupBy(out, ({ reservation_id }) => reservation_id)) {
    if (id === null) continue
    const booked = db.selectFrom('event').select(['at', 'detail'])
    const events = await booked
      .where('reservation_id', '=', id)
      .where('what', '=', 'taken-back')
      .execute()
    let given = 0
    for (const { key, amount_cents, detail, settled_at } of lines) {
      const written = events.filter(({ at }) => settled_at !== null && at <= settled_at)
      const cents = written.reduce((sum, event) => sum + Number(JSON.parse(event.detail).cents), 0)
      // A line is taken back whole; one that was let be wrote nothing.
      const takenBackCents = cents - given >= -amount_cents ? -amount_cents : 0
      given += takenBackCents
      await db
        .updateTable('bank_transaction')
        .set({ detail: JSON.stringify({ ...JSON.parse(detail), takenBackCents }) })
        .where('key', '=', key)
        .execute()
    }
  }
}

const addIndex = statements(`
create index bank_transaction_out on bank_transaction (settled_at)
  where amount_cents < 0 and outcome = 'review'`)
