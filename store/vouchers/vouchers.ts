import { type Kysely, sql, type Transaction } from 'kysely'
import type { Days } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import type { VoucherWorth } from '#booking/vouchers/voucher.ts'
import type { Day } from '#language/dates.ts'
import { removeEntries } from '../money/entries.ts'
import { batchesOf, fromRow, inBatches, mustExist, type OnFile, readRows, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { stripBuyers, stripReceivers } from './strip-vouchers.ts'

export type VoucherOnFile = Omit<OnFile<'voucher'>, keyof VoucherWorth> & VoucherWorth

/** The sums of a voucher change by entries alone. */
type VoucherChange = Partial<
  Omit<VoucherOnFile, 'id' | 'receivedCents' | 'leftCents' | 'refundCents'>
>

/** The same condition as the index has, of the few vouchers that something is left on. */
export const hasSomethingLeft = sql<boolean>`left_cents > 0`

export function voucherReads(db: Kysely<Tables>) {
  const vouchers = db.selectFrom('voucher').selectAll()
  const read = async (rows: typeof vouchers): Promise<readonly VoucherOnFile[]> =>
    (await rows.execute()).map(voucherFrom).toSorted(latestFirst)
  const open = vouchers.where(hasSomethingLeft)
  return {
    list: () => read(vouchers),
    find: async (id: Id<'voucher'>) => (await read(vouchers.where('id', '=', id)))[0],
    get: async (id: Id<'voucher'>) => mustExist((await read(vouchers.where('id', '=', id)))[0]),
    findByCode: async (codeDigest: string) =>
      (await read(vouchers.where('code_digest', '=', codeDigest)))[0],
    listByReference: (reference: string) => read(vouchers.where('reference', '=', reference)),
    listLast: (count: number) =>
      read(vouchers.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count)),
    /** Names on vouchers with something left that end no earlier than a day in Brussels. */
    listNamesOnOpen(day: Day) {
      const names = db
        .selectFrom('voucher')
        .select(['id', 'buyer_name', 'buyer_email', 'receiver_name'])
      return readRows(names.where(hasSomethingLeft).where('valid_until', '>=', day))
    },
    listOrderedSince: (since: Date, buyerEmail: string) =>
      read(
        vouchers
          .where('created_at', '>', since.toISOString())
          .where('buyer_email', '=', buyerEmail),
      ),
    listToPay: () => read(vouchers.where('paid_at', 'is', null)),
    listEach: (ids: Iterable<Id<'voucher'>>) =>
      inBatches(ids, (some) => read(vouchers.where('id', 'in', some))),
    listUnsent: () => read(open.where('sent_at', 'is', null)),
    /** Vouchers whose last day is one of these, and of which nobody was warned. */
    listEnding: ({ from, until }: Days) =>
      read(
        open
          .where('valid_until', '>=', from)
          .where('valid_until', '<=', until)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('notice')
                  .select('at')
                  .where('kind', '=', 'voucher-ending')
                  .whereRef('record', '=', 'voucher.id')
                  .whereRef('day', '=', 'valid_until'),
              ),
            ),
          ),
      ),
    listByCode: (beginning: string) => read(vouchers.where('code_beginning', '=', beginning)),
    /** The vouchers of that price or refund, or paid by a line of that sum; the latest first. */
    listByCents: (cents: Cents, most: number) =>
      read(
        vouchers
          .where(({ eb, or, selectFrom }) =>
            or([
              eb('amount_cents', '=', cents),
              eb('refund_cents', '=', cents),
              eb(
                'id',
                'in',
                selectFrom('bank_transaction')
                  .select(sql<string>`voucher_id`.as('id'))
                  .where('amount_cents', '=', cents)
                  .where('voucher_id', 'is not', null),
              ),
            ]),
          )
          .orderBy('created_at', 'desc')
          .limit(most),
      ),
    listRefundsToPay: () =>
      read(vouchers.where('refund_cents', '>', 0).where('refunded_at', 'is', null)),
    /** The lines of statements that paid its price, and their accounts. */
    listReceiptsOf: (id: Id<'voucher'>) =>
      db
        .selectFrom('bank_transaction')
        .select(['payer_iban as iban', 'amount_cents as cents'])
        .where('voucher_id', '=', id)
        .execute(),
  }
}

export function voucherChanges(db: Transaction<Tables>) {
  const vouchers = rowsIn(db, 'voucher')
  return {
    add: (voucher: VoucherOnFile) => vouchers.add(voucher),
    update: (id: Id<'voucher'>, changed: VoucherChange) => vouchers.change({ id }, changed),
    payByTransaction: (voucherId: string, key: string) =>
      rowsIn(db, 'bank_transaction').change({ key }, { voucherId }),
    /** Names, mailboxes and words, also of who paid; amounts and days stay for the books. */
    async strip(ids: readonly string[]): Promise<void> {
      for (const some of batchesOf(ids)) {
        await stripReceivers(db, some)
        await stripBuyers(db, some)
      }
    },
    stripBuyer: (id: Id<'voucher'>) => stripBuyers(db, [id]),
    stripReceiver: (id: Id<'voucher'>) => stripReceivers(db, [id]),
    async remove(ids: readonly string[]): Promise<void> {
      for (const some of batchesOf(ids)) {
        await vouchers.remove({ id: some })
        const names = ['voucher', 'voucher-refund', 'hand']
        const accounts = some.flatMap((id) => names.map((name) => `${name}:${id}`))
        await removeEntries(db, accounts)
      }
    },
  }
}

/** @throws Error for a row that no version of this program wrote */
export function voucherFrom(row: Row<'voucher'>): VoucherOnFile {
  const { paidAt, sentAt, leftCents, ...same } = fromRow(row)
  if (paidAt) return { ...same, paidAt, sentAt, leftCents }
  if (sentAt || leftCents !== 0) {
    throw new Error(`The voucher ${same.id} is sent or worth something, and was never paid`)
  }
  return { ...same, paidAt, sentAt, leftCents: 0 }
}

export function latestFirst(one: VoucherOnFile, other: VoucherOnFile): number {
  return other.createdAt.getTime() - one.createdAt.getTime()
}
