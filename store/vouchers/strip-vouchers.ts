import { sql, type Transaction } from 'kysely'
import { idsIn } from '#booking/money/ledger-account.ts'
import { paymentKinds } from '#booking/money/owed.ts'
import { withoutPayer } from '../people/payers.ts'
import { idsOrBlank, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** A receiver without a mailbox is the buyer's word; the buyer's message belongs to both. */
export async function stripBuyers(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const isNamedAlone = sql<string>`case when receiver_email = '' then '' else receiver_name end`
  const nobody = { buyer_name: '', buyer_email: '', refund_iban: '', message: '' }
  const refunds = await refundsToBuyers(db, ids)
  const vouchers = db.updateTable('voucher').set({ ...nobody, receiver_name: isNamedAlone })
  const stripped = await vouchers
    .where('id', 'in', idsOrBlank(ids))
    .returning('refund_transaction_key as key')
    .execute()
  const lines = rowsIn(db, 'bank_transaction')
  await lines.change({ voucherId: ids }, withoutPayer)
  const keys = [...stripped, ...refunds].flatMap(({ key }) => key ?? [])
  await lines.change({ key: keys }, withoutPayer)
  await rowsIn(db, 'refund').change({ id: refunds.map(({ id }) => id) }, { iban: '' })
}

/** Refunds of bookings that went to the buyer of a voucher who had withdrawn (docs/decisions/0064). */
async function refundsToBuyers(db: Transaction<Tables>, ids: readonly string[]) {
  const entry = db.selectFrom('entry').select('to_account')
  const accounts = idsOrBlank(ids.map((id) => `voucher:${id}`))
  const paid = entry.where('kind', '=', 'redeemed').where('from_account', 'in', accounts)
  const wentAlong = entry.where('voucher', 'in', idsOrBlank(ids))
  const found = await paid.unionAll(wentAlong).execute()
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
  const nobody = { receiverName: '', receiverEmail: '', message: '' }
  await rowsIn(db, 'voucher').change({ id: ids }, nobody)
}
