import { sql, type Transaction } from 'kysely'
import { isOneOf } from '../json-rows.ts'
import { payerOfLine, payerOfRefund } from '../people/payers.ts'
import { blankTexts } from '../personal-data/blank-texts.ts'
import { personalTexts } from '../personal-data/data-policy.ts'
import { idsOrBlank } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** A receiver without a mailbox is the buyer's word; the buyer's message belongs to both. */
export async function stripBuyers(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'transaction_key as key'])
    .where('voucher_id', 'in', idsOrBlank(ids))
    .where('paid_at', 'is not', null)
    .execute()
  const vouchers = db.selectFrom('voucher').where('id', 'in', idsOrBlank(ids))
  const shown = await vouchers.select('refund_transaction_key as key').execute()
  const keys = [...shown, ...refunds].flatMap(({ key }) => key ?? [])
  const isOfThese = isOneOf('id', ids)
  await blankTexts(
    db,
    personalTexts('voucher', 'receiver'),
    sql`${isOfThese} and receiver_email = ''`,
  )
  await blankTexts(db, personalTexts('voucher', 'buyer', 'both'), isOfThese)
  const isTheirLine = sql`(${isOneOf('voucher_id', ids)} or ${isOneOf('key', keys)})`
  await blankTexts(db, payerOfLine, isTheirLine)
  const refundIds = refunds.map(({ id }) => id)
  await blankTexts(db, payerOfRefund, isOneOf('id', refundIds))
}

export async function stripReceivers(
  db: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  await blankTexts(db, personalTexts('voucher', 'receiver', 'both'), isOneOf('id', ids))
}
