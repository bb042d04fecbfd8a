import type { Kysely } from 'kysely'

type WithRefunds = {
  refund: {
    id: string
    reservation_id: string
    iban: string
    asked_iban: string
    asked_at: string | null
    created_at: string
    paid_at: string | null
    first_part: string
  }
  bank_transaction: { reservation_id: string | null; payer_iban: string }
}

/**
 * A refund goes to each account in the measure in which it paid, so it may have parts, which name the first
 * of them. An account that was typed for money of unknown origin stood as if it were known: an open refund
 * says now that it was asked for.
 */
export async function up(db: Kysely<WithRefunds>): Promise<void> {
  const refunds = db.schema.alterTable('refund')
  await refunds
    .addColumn('first_part', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db
    .updateTable('refund')
    .set(({ ref }) => ({ first_part: ref('id') }))
    .execute()
  await db.schema.createIndex('refund_by_first_part').on('refund').column('first_part').execute()
  await db
    .updateTable('refund')
    .set(({ ref }) => ({ asked_iban: ref('iban'), asked_at: ref('created_at'), iban: '' }))
    .where('paid_at', 'is', null)
    .where('asked_at', 'is', null)
    .where('iban', '<>', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_transaction')
            .select('payer_iban')
            .whereRef('bank_transaction.payer_iban', '=', 'refund.iban'),
        ),
      ),
    )
    .execute()
}
