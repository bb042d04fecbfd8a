import { type Kysely, sql, type Transaction } from 'kysely'
import type { ReviewReason } from '#booking/money/statement/known-money.ts'
import type { Id } from '#booking/id.ts'
import type { Day } from '#language/dates.ts'
import type { Cents } from '#booking/units.ts'
import { fromRow, inBatches, type OnFile, readerOf, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

type LineFields = Omit<
  OnFile<'bank_transaction'>,
  'voucherId' | 'outcome' | 'reservationId' | 'detail' | 'settledAt'
>

type Settling = { readonly settledAt: Date | undefined }

export type TransactionDetail = {
  readonly reason?: ReviewReason | undefined
  readonly restCents?: Cents | undefined
  readonly refundId?: Id<'refund'> | undefined
  /** True of a companion's money: no refund goes to that account by itself. */
  readonly isShare?: boolean | undefined
  /** Cents that the line took back from a booking; undefined where the owner changed nothing. */
  readonly takenBackCents?: Cents | undefined
}

type Nothing = { readonly [Each in keyof Omit<TransactionDetail, 'isShare'>]?: undefined }

/** `aside`: the line looked like nobody's. After a season only the key of an `ignored` line stays. */
type Nobodys = {
  readonly reservationId: undefined
  readonly detail: Omit<Nothing, 'reason'> & Pick<TransactionDetail, 'isShare' | 'reason'>
  readonly settledAt: Date
}

/** Money that left the farm, and paid no refund, is not kept. */
export type TransactionOnFile = LineFields &
  (
    | {
        readonly outcome: 'matched' | 'part'
        readonly reservationId: Id<'reservation'> | undefined
        readonly detail: Nothing & Pick<TransactionDetail, 'isShare'>
        readonly settledAt: Date
      }
    | ({
        readonly outcome: 'over'
        readonly reservationId: Id<'reservation'>
        readonly detail: TransactionDetail & {
          readonly reason?: 'put-back' | undefined
          readonly restCents: Cents
          readonly takenBackCents?: undefined
        }
      } & Settling)
    | ({
        readonly outcome: 'review'
        readonly reservationId: Id<'reservation'> | undefined
        readonly detail: TransactionDetail & {
          readonly reason: ReviewReason
          readonly restCents?: undefined
        }
      } & Settling)
    | ({ readonly outcome: 'ignored' } & Nobodys)
    | ({ readonly outcome: 'aside' } & Nobodys)
  )

export type UndecidedTransaction = Extract<
  TransactionOnFile,
  { readonly outcome: 'review' | 'over' }
>

/** Few lines were left by the owner; the index has the same condition. */
const wasPutAside = sql<boolean>`outcome in ('ignored', 'aside', 'review', 'over')`

export function transactionReads(db: Kysely<Tables>) {
  const all = db.selectFrom('bank_transaction').selectAll()
  const transactions = all.orderBy('booked_on').orderBy('key')
  const latest = all.orderBy('booked_on', 'desc').orderBy('key', 'desc')
  const settled = latest.where('settled_at', 'is not', null)
  const waiting = transactions
    .where('settled_at', 'is', null)
    .where('outcome', 'in', ['review', 'over'])
  const paying = transactions
    .where('amount_cents', '>', 0)
    .where('outcome', 'in', ['matched', 'part', 'over'])
  const read = readerOf(transactionFrom)
  return {
    listToDecide: () => read(waiting),
    listToDecideOf: (id: Id<'reservation'>) => read(waiting.where('reservation_id', '=', id)),
    listLastSettled: (count: number) =>
      read(settled.where('reservation_id', 'is not', null).limit(count)),
    listPaying: (ids: Iterable<string>) =>
      inBatches(ids, (some) => read(paying.where('reservation_id', 'in', some))),
    listAside(since: Day, count: number) {
      return read(settled.where(wasPutAside).where('booked_on', '>=', since).limit(count))
    },
    listSince: (day: Day, count: number) => read(latest.where('booked_on', '>=', day).limit(count)),
    listByCents: (cents: Cents, count: number) =>
      read(all.where('amount_cents', 'in', [cents, -cents]).limit(count)),
    listFromAccount: (iban: string, count: number) =>
      read(all.where('payer_iban', '=', iban).limit(count)),
    listEach: (keys: Iterable<string>) =>
      inBatches(keys, (some) => read(transactions.where('key', 'in', some))),
    /** Keys of lines booked on these days: those the program put aside, and all others. */
    async listKeysOn(days: Iterable<Day>) {
      const outcomes = db.selectFrom('bank_transaction').select(['key', 'outcome'])
      const found = await inBatches(days, (some) =>
        outcomes.where('booked_on', 'in', some).execute(),
      )
      const { aside = [], seen = [] } = Object.groupBy(found, ({ outcome }) =>
        outcome === 'aside' ? 'aside' : 'seen',
      )
      return { aside: aside.map(({ key }) => key), seen: seen.map(({ key }) => key) }
    },
    find: async (key: string) => (await read(transactions.where('key', '=', key)))[0],
  }
}

export function transactionChanges(db: Transaction<Tables>) {
  const lines = rowsIn(db, 'bank_transaction')
  return {
    add: (transaction: TransactionOnFile) => lines.add(asJson(transaction)),
    removeAside: (key: string) => lines.remove({ key, outcome: 'aside' }),
    update: (changed: TransactionOnFile) => lines.change({ key: changed.key }, asJson(changed)),
  }
}

/** @throws Error for a row that no version of this program wrote */
function transactionFrom(row: Row<'bank_transaction'>): TransactionOnFile {
  const { voucherId: _, outcome, reservationId, settledAt, detail, ...line } = fromRow(row)
  const { reason, restCents, refundId, isShare, takenBackCents }: TransactionDetail =
    JSON.parse(detail)
  if (outcome === 'review' && reason) {
    const parts = { reason, refundId, takenBackCents, isShare }
    return { ...line, outcome, reservationId, detail: parts, settledAt }
  }
  if (outcome === 'over' && reservationId !== undefined && restCents !== undefined) {
    const putBack = reason === 'put-back' ? reason : undefined
    const rest = { restCents, reason: putBack, refundId, isShare }
    return { ...line, outcome, reservationId, detail: rest, settledAt }
  }
  if ((outcome === 'matched' || outcome === 'part') && settledAt) {
    return { ...line, outcome, reservationId, detail: { isShare }, settledAt }
  }
  if ((outcome === 'ignored' || outcome === 'aside') && settledAt) {
    return { ...line, outcome, reservationId: undefined, detail: { isShare, reason }, settledAt }
  }
  throw new Error(`The line ${line.key} of a statement is ${outcome}, and does not say how`)
}

function asJson({ detail, ...same }: TransactionOnFile) {
  return { ...same, detail: JSON.stringify(detail) }
}

/** A companion's line, as `asJson` writes it. */
export const isShareLine = sql<boolean>`detail like '%"isShare":true%'`
