import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { type Event, ToldHistory } from './044-told.ts'

type Facts = {
  reservation: {
    id: string
    status: string
    created_at: string
    kept_cents: number
    date_taken_at: string
    voucher_digest: string | null
    led_to: string | null
  }
  event: Event & { number: number; session_id: string | null }
  invoice: {
    year: number
    number: number
    issued_on: string
    facts: string
    issued_at: string
    workshop_on: string
  }
  notice: { kind: string; record: string; day: string; at: string }
  session: { id: string; changed_at: string | null }
  ending: Record<string, string | number | null>
  party_change: Record<string, string | number | null>
  split: Record<string, string | number | null>
}

/** Facts that the office read from the history have rows of their own (docs/decisions/0072). */
export async function up(db: Kysely<Facts>): Promise<void> {
  await addTables(db)
  const reservations = await db
    .selectFrom('reservation')
    .select(['id', 'status', 'created_at', 'kept_cents'])
    .execute()
  const told = new ToldHistory(reservations)
  const events = db.selectFrom('event').select(['reservation_id', 'at', 'by', 'what', 'detail'])
  const history = events.where('what', 'in', ToldHistory.of).where('reservation_id', 'is not', null)
  for (const event of await history.orderBy('at').orderBy('number').execute()) told.happen(event)
  for (const { id, created_at: at, kept_cents: cents } of reservations) {
    if (cents > 0) told.keep(id, { at, cents })
  }
  const { endings, changes, splits, named, ledTo, writtenOff, issued } = told
  for (const [table, rows] of [
    ['ending', [...endings.values()]],
    ['party_change', changes],
    ['split', splits],
  ] as const) {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await db
        .insertInto(table)
        .values(rows.slice(from, from + rowsAtOnce))
        .execute()
    }
  }
  const reservation = (id: string) => db.updateTable('reservation').where('id', '=', id)
  for (const [id, voucher_digest] of named) await reservation(id).set({ voucher_digest }).execute()
  for (const [id, date_taken_at] of told.dateTaken) {
    await reservation(id).set({ date_taken_at }).execute()
  }
  for (const [id, led_to] of ledTo) await reservation(id).set({ led_to }).execute()
  for (const [record, at] of writtenOff) {
    const notice = { kind: 'written-off', record, day: '', at }
    const once = db.insertInto('notice').values(notice)
    await once
      .onConflict((conflict) => conflict.columns(['kind', 'record', 'day']).doNothing())
      .execute()
  }
  await db.schema.alterTable('reservation').dropColumn('kept_cents').execute()
  await fillInvoices(db, issued)
  await fillDates(db)
}

const rowsAtOnce = 500

/** Their facts stay as they are, so what refuses a change of any is lifted for as long. */
async function fillInvoices(db: Kysely<Facts>, issued: ReadonlyMap<string, string>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { lift, putBack } = isPostgres ? onPostgres : onSqlite
  await sql.raw(lift).execute(db)
  const all = db.selectFrom('invoice').select(['year', 'number', 'issued_on', 'facts'])
  for (const { year, number, issued_on, facts } of await all.execute()) {
    const name = `${year}-${String(number).padStart(4, '0')}`
    const issued_at = issued.get(name) ?? `${issued_on}T00:00:00.000Z`
    const { workshopOn: workshop_on } = JSON.parse(facts)
    const row = db.updateTable('invoice').where('year', '=', year).where('number', '=', number)
    await row.set({ issued_at, workshop_on }).execute()
  }
  await sql.raw(putBack).execute(db)
}

async function fillDates(db: Kysely<Facts>): Promise<void> {
  const changes = await db
    .selectFrom('event')
    .select(['session_id', ({ fn }) => fn.max('at').as('changed_at')])
    .where('what', 'in', ['changed', 'opened', 'closed', 'called-off'])
    .where('session_id', 'is not', null)
    .groupBy('session_id')
    .execute()
  for (const { session_id, changed_at } of changes) {
    await db.updateTable('session').set({ changed_at }).where('id', '=', session_id).execute()
  }
}

const onSqlite = {
  lift: 'drop trigger invoice_no_update',
  putBack: `create trigger invoice_no_update before update on invoice
    begin select raise(abort, 'what was invoiced is not changed'); end`,
}

const onPostgres = {
  lift: 'alter table invoice disable trigger invoice_fixed',
  putBack: 'alter table invoice enable trigger invoice_fixed',
}

async function addTables(db: Kysely<Facts>): Promise<void> {
  const { schema } = db
  for (const column of ['voucher_digest', 'led_to']) {
    await schema.alterTable('reservation').addColumn(column, 'text').execute()
  }
  await schema
    .alterTable('reservation')
    .addColumn('date_taken_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update reservation set date_taken_at = created_at`.execute(db)
  await schema.alterTable('session').addColumn('changed_at', 'text').execute()
  for (const column of ['issued_at', 'workshop_on']) {
    const invoice = schema.alterTable('invoice')
    await invoice.addColumn(column, 'text', (c) => c.notNull().defaultTo('')).execute()
  }
  await schema
    .createTable('ending')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('was', 'text')
    .addColumn('refund_id', 'text')
    .addColumn('refund_cents', 'integer', (c) => c.notNull())
    .addColumn('voucher_cents', 'integer', (c) => c.notNull())
    .execute()
  await schema
    .createTable('party_change')
    .addColumn('reservation_id', 'text', (c) => c.notNull().references('reservation.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('places', 'integer', (c) => c.notNull())
    .addColumn('kept_cents', 'integer', (c) => c.notNull())
    .addColumn('given_up_cents', 'integer', (c) => c.notNull())
    .addColumn('kept_given_up_cents', 'integer', (c) => c.notNull())
    .addColumn('retaken_cents', 'integer', (c) => c.notNull())
    .addColumn('refund_id', 'text')
    .addPrimaryKeyConstraint('party_change_in_order', ['reservation_id', 'number'])
    .execute()
  await schema
    .createTable('split')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('left_id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('participants', 'integer', (c) => c.notNull())
    .addColumn('succeeded', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('split_by_left').on('split').column('left_id').execute()
}
