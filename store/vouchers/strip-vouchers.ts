import { sql, type Transaction } from 'kysely'
import { idsIn } from '#booking/money/ledger-account.ts'
import { paymentKinds } from '#booking/money/owed.ts'
import { isOneOf } from '../json-rows.ts'
import { payerOfLine, payerOfRefund } from '../people/payers.ts'
import { blankTexts } from '../personal-data/blank-texts.ts'
import { personalTexts } from '../personal-data/data-policy.ts'
import { idsOrBlank } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** A receiver without a mailbox is the buyer's word; the buyer's message belongs to both. */
export async function stripBuyers(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const refunds = await refundsToBuyers(db, ids)
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

/** Refunds of bookings that went to the buyer of a voucher who had withdrawn (docs/decisions/0064). */
async function refundsToBuyers(db: Transaction<Tables>, ids: readonly string[]) {
  const entry = db.selectFrom('entry').select('to_account')
  const accounts = idsOrBlank(ids.map((id) => `voucher:${id}`))
  const paid = entry.where('kind', '=', 'redeemed').where('from_account', 'in', accounts)
  const found = await paid.unionAll(entry.where('voucher', 'in', idsOrBlank(ids))).execute()
  const bookings = idsIn(
    found.map((row) => row.to_account),
    paymentKinds,
  )
  const buyers = db.selectFrom('voucher').select('refund_iban').where('id', 'in', idsOrBlank(ids))
  return db
    .selectFrom('refund')
    .select(['id', 'transaction_key as key'])
    .where('reservation_id', 'in', idsOrBlank(bookings))
    .where('iban', 'in', buyers.where('refund_iban', '<>', ''))
    .where('paid_at', 'is not', null)
    .execute()
}

export async function stripReceivers(
  db: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  await blankTexts(db, personalTexts('voucher', 'receiver', 'both'), isOneOf('id', ids))
}
