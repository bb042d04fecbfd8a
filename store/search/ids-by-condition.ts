import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { spanOf } from '#booking/dates/brussels-time.ts'
import { moneyInKinds } from '#booking/money/entry.ts'
import type { SearchCondition } from '#booking/search/read-search.ts'
import type { Tables } from '../tables.ts'

/** A letter after every other: both databases compare words by code point. */
const afterAll = '\u{10ffff}'

/** The indexes have the same expressions. */
const code = sql<string>`upper(substr(id, 1, 8))`
/** The booking's id follows the kind in a payment's account, and in no other account. */
const paidBooking = sql<string>`substr(to_account, 9)`
const totalCents = sql<number>`coalesce(group_price_cents, price_cents * participants)`
const openCents = sql<number>`amount_cents - paid_cents`

export type Ids = SelectQueryBuilder<Tables, keyof Tables, { id: string }>

export function idsMeeting(db: Kysely<Tables>, way: SearchCondition): readonly Ids[] {
  const reservation = db.selectFrom('reservation').select('id')
  const kept = db.selectFrom('reservation_word').select('reservation_id as id')
  const invoice = db.selectFrom('invoice').select('reservation_id as id')
  const payment = db.selectFrom('payment').select('reservation_id as id')
  const refund = db.selectFrom('refund').select('reservation_id as id')
  const line = db.selectFrom('bank_transaction').select(sql<string>`reservation_id`.as('id'))
  switch (way.by) {
    case 'whole':
      return [kept.where('word', '=', way.word)]
    case 'word':
      return [kept.where('word', '>=', way.word).where('word', '<', way.word + afterAll)]
    case 'code':
      return [reservation.where(code, '=', way.code)]
    case 'communication':
      return [payment.where('reference', '=', way.digits)]
    case 'account':
      return [
        refund.where('iban', '=', way.iban),
        refund.where('asked_iban', '=', way.iban),
        line.where('payer_iban', '=', way.iban).where('reservation_id', 'is not', null),
      ]
    case 'invoice':
      return [invoice.where('year', '=', way.year).where('number', '=', way.number)]
    case 'day':
      return way.days.map((day) => {
        const { from, until } = spanOf({ from: day, until: day })
        return reservation.where('session_id', 'in', (row) =>
          row
            .selectFrom('session')
            .select('session.id')
            .where('starts_at', '>=', from.toISOString())
            .where('starts_at', '<', until.toISOString()),
        )
      })
    case 'amount':
      return [
        payment.where('amount_cents', '=', way.cents),
        payment.where(openCents, '=', way.cents),
        reservation.where('owed_cents', '=', way.cents),
        reservation.where(totalCents, '=', way.cents),
        refund.where('amount_cents', '=', way.cents),
        ...[way.cents, -way.cents].map((cents) =>
          line.where('amount_cents', '=', cents).where('reservation_id', 'is not', null),
        ),
        db
          .selectFrom('entry')
          .select(paidBooking.as('id'))
          .where('cents', '=', way.cents)
          .where('kind', 'in', moneyInKinds),
      ]
  }
}
