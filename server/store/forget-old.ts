import type { Transaction } from 'kysely'
import { type Fate, fateOf, type RetentionLimits } from '#booking/retention.ts'
import type { Status } from '#booking/status.ts'
import { removeReservations, stripReservations } from './forget-reservations.ts'
import type { Forgotten } from './personal-data.ts'
import type { Tables } from './tables.ts'

type Db = Transaction<Tables>

/** Forgets whatever was kept as long as `booking/retention.ts` says. */
export async function forgetOld(db: Db, limits: RetentionLimits): Promise<Forgotten> {
  const fates = await fatesOfReservations(db, limits)
  const idsOf = (fate: Fate) => fates.filter((one) => one.fate === fate).map(({ id }) => id)
  const [nameless, gone] = [idsOf('nameless'), idsOf('gone')]
  await stripReservations(db, nameless)
  await removeReservations(db, gone)
  await forgetTextsOfDates(db, limits)
  await db.deleteFrom('kept_answer').where('created_at', '<', iso(limits.answers)).execute()
  await db.deleteFrom('mailbox_pace').where('counted_at', '<', iso(limits.answers)).execute()
  const messages = db.deleteFrom('message').where('created_at', '<', iso(limits.messages))
  const movements = db
    .deleteFrom('movement')
    .where('reservation_id', 'is', null)
    .where('booked_on', '<', iso(limits.bookingsOfDates))
  await movements.execute()
  return {
    names: nameless.length,
    reservations: gone.length,
    messages: Number((await messages.executeTakeFirst()).numDeletedRows),
    mailTexts: await forgetMailTexts(db, limits),
    mails: await removeOldMails(db, limits),
  }
}

const iso = (at: Date) => at.toISOString()

async function fatesOfReservations(db: Db, limits: RetentionLimits) {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('session', 'session.id', 'reservation.session_id')
    .select(['reservation.id', 'name', 'email', 'status', 'created_at', 'starts_at'])
    .execute()
  const withMoney = await reservationsWithMoney(db)
  return rows.map((row) => {
    const booking = {
      status: row.status as Status,
      requestedAt: new Date(row.created_at),
      workshopAt: new Date(row.starts_at),
      hasMoney: withMoney.has(row.id),
    }
    const fate = fateOf(booking, limits)
    const isNameless = row.name === '' && row.email === ''
    return { id: row.id, fate: fate === 'nameless' && isNameless ? 'kept' : fate }
  })
}

async function reservationsWithMoney(db: Db): Promise<ReadonlySet<string | null>> {
  const paid = db.selectFrom('payment').select('reservation_id').where('paid_cents', '>', 0)
  const others = [
    db.selectFrom('refund').select('reservation_id'),
    db.selectFrom('movement').select('reservation_id'),
  ]
  const rows: { reservation_id: string | null }[] = await paid.execute()
  for (const query of others) rows.push(...(await query.execute()))
  return new Set(rows.map((row) => row.reservation_id))
}

async function forgetTextsOfDates(db: Db, { textsOfDates }: RetentionLimits): Promise<void> {
  const been = db
    .selectFrom('session')
    .select('session.id')
    .where('ends_at', '<', iso(textsOfDates))
  await db
    .updateTable('reservation')
    .set({ special_requirements: '' })
    .where('special_requirements', '<>', '')
    .where('session_id', 'in', been)
    .execute()
  await db.deleteFrom('waiting').where('session_id', 'in', been).execute()
}

/** That there was a mail, and whether it was sent, stays. */
async function forgetMailTexts(db: Db, { mailTexts }: RetentionLimits): Promise<number> {
  const before = iso(mailTexts)
  const forgotten = await db
    .updateTable('mail')
    .set({ content: '' })
    .where('content', '<>', '')
    .where((mail) =>
      mail.or([
        mail('state', '=', 'sent').and('sent_at', '<', before),
        mail('state', '=', 'failed').and('due_at', '<', before),
      ]),
    )
    .executeTakeFirst()
  return Number(forgotten.numUpdatedRows)
}

/** The mails about a booking are kept as long as it is; the others as long as a message. */
async function removeOldMails(db: Db, { messages }: RetentionLimits): Promise<number> {
  const removed = await db
    .deleteFrom('mail')
    .where('content', '=', '')
    .where('created_at', '<', iso(messages))
    .where((mail) =>
      mail(
        mail.fn('lower', ['recipient']),
        'not in',
        mail.selectFrom('reservation').select((row) => row.fn<string>('lower', ['email']).as('of')),
      ),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}
