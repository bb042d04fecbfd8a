import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { moneyInKinds } from '#booking/money/entry.ts'
import type { Search, SearchCondition } from '#booking/search/read-search.ts'
import type { Cents } from '#booking/units.ts'
import type { Day } from '#language/dates.ts'
import { isOnDay } from '../dates/session-row.ts'
import { paidBooking } from '../money/entry-reads.ts'
import { codeOf } from '../money/references.ts'
import type { Tables } from '../tables.ts'

/** A letter after every other: both databases compare words by code point. */
const afterAll = '\u{10ffff}'

/** The indexes have the same expressions. */
const totalCents = sql<number>`coalesce(group_price_cents, price_cents * participants)`
const openCents = sql<number>`amount_cents - paid_cents`

export type IdQuery = SelectQueryBuilder<Tables, keyof Tables, { id: string }>

/** Queries that ask about one booking: its words are read once, whichever of them fits. */
export function termQueries(db: Kysely<Tables>, term: Search[number]): readonly IdQuery[] {
  const words = term.flatMap((condition) => (condition.by === 'word' ? [condition.word] : []))
  const others = term.filter(({ by }) => by !== 'word').flatMap((each) => idQueries(db, each))
  return words.length > 0 ? [idsWithWord(db, words), ...others] : others
}

/** A query for each column that can meet the condition. */
export function idQueries(db: Kysely<Tables>, condition: SearchCondition): readonly IdQuery[] {
  switch (condition.by) {
    case 'whole': {
      const word = db.selectFrom('reservation_word').select('reservation_id as id')
      return [word.where('word', '=', condition.word)]
    }
    case 'word':
      return [idsWithWord(db, [condition.word])]
    case 'code':
      return [db.selectFrom('reservation').select('id').where(codeOf('id'), '=', condition.code)]
    case 'communication': {
      const payment = db.selectFrom('payment').select('reservation_id as id')
      return [payment.where('reference', '=', condition.digits)]
    }
    case 'account':
      return idsWithAccount(db, condition.iban)
    case 'invoice': {
      const invoice = db.selectFrom('invoice').select('reservation_id as id')
      return [invoice.where('year', '=', condition.year).where('number', '=', condition.number)]
    }
    case 'day':
      return condition.days.map((day) => idsOnDay(db, day))
    case 'amount':
      return idsWithAmount(db, condition.cents)
  }
}

function idsWithWord(db: Kysely<Tables>, beginnings: readonly string[]): IdQuery {
  const word = db.selectFrom('reservation_word').select('reservation_id as id')
  return word.where(({ eb, and, or }) =>
    or(beginnings.map((one) => and([eb('word', '>=', one), eb('word', '<', one + afterAll)]))),
  )
}

function linesOfBookings(db: Kysely<Tables>) {
  const line = db.selectFrom('bank_transaction').select(sql<string>`reservation_id`.as('id'))
  return line.where('reservation_id', 'is not', null)
}

function idsWithAccount(db: Kysely<Tables>, iban: string): readonly IdQuery[] {
  const refund = db.selectFrom('refund').select('reservation_id as id')
  return [
    refund.where('iban', '=', iban),
    refund.where('asked_iban', '=', iban),
    linesOfBookings(db).where('payer_iban', '=', iban),
  ]
}

function idsOnDay(db: Kysely<Tables>, day: Day): IdQuery {
  const onDay = db.selectFrom('session').select('session.id').where(isOnDay(day))
  return db.selectFrom('reservation').select('id').where('session_id', 'in', onDay)
}

function idsWithAmount(db: Kysely<Tables>, cents: Cents): readonly IdQuery[] {
  const reservation = db.selectFrom('reservation').select('id')
  const payment = db.selectFrom('payment').select('reservation_id as id')
  const refund = db.selectFrom('refund').select('reservation_id as id')
  const entry = db.selectFrom('entry').select(paidBooking.as('id'))
  return [
    payment.where('amount_cents', '=', cents),
    payment.where(openCents, '=', cents),
    reservation.where('owed_cents', '=', cents),
    reservation.where(totalCents, '=', cents),
    refund.where('amount_cents', '=', cents),
    linesOfBookings(db).where('amount_cents', '=', cents),
    linesOfBookings(db).where('amount_cents', '=', -cents),
    entry.where('cents', '=', cents).where('kind', 'in', moneyInKinds),
  ]
}
