import type { Kysely } from 'kysely'
import { mailboxDigest } from '../mailbox-digest.ts'
import type { PersonRows } from './personal-data.ts'
import { someIds } from './some-ids.ts'
import type { Tables } from './tables.ts'

/**
 * Every row about whoever has an address, however it was typed. Compared here and not in SQL, where
 * the two databases disagree on capitals outside ASCII; a farm's tables are short.
 */
export async function rowsAbout(db: Kysely<Tables>, email: string): Promise<PersonRows> {
  const sought = folded(email.trim())
  // Bookings by telephone, and those whose names were taken away, have no address.
  if (sought === '') return nobodysRows
  const theirs = (row: { readonly email: string }) => folded(row.email) === sought
  const reservation = (await db.selectFrom('reservation').selectAll().execute()).filter(theirs)
  const ids = someIds(reservation.map(({ id }) => id))
  const isNamed = ({ key }: { readonly key: string }) =>
    reservation.some(({ id }) => key.includes(id))
  return {
    reservation,
    payment: await db
      .selectFrom('payment')
      .selectAll()
      .where('reservation_id', 'in', ids)
      .execute(),
    event: await db.selectFrom('event').selectAll().where('reservation_id', 'in', ids).execute(),
    refund: await db.selectFrom('refund').selectAll().where('reservation_id', 'in', ids).execute(),
    movement: await db
      .selectFrom('movement')
      .selectAll()
      .where('reservation_id', 'in', ids)
      .execute(),
    diet: await db.selectFrom('diet').selectAll().where('reservation_id', 'in', ids).execute(),
    kept_answer: await db
      .selectFrom('kept_answer')
      .selectAll()
      .where('reservation_id', 'in', ids)
      .execute(),
    notice: (await db.selectFrom('notice').selectAll().execute()).filter(isNamed),
    // One that became their booking is theirs, also when its address was mended there.
    waiting: (await db.selectFrom('waiting').selectAll().execute()).filter(
      (row) => theirs(row) || reservation.some(({ id }) => id === row.reservation_id),
    ),
    message: (await db.selectFrom('message').selectAll().execute()).filter(theirs),
    mailbox_pace: await db
      .selectFrom('mailbox_pace')
      .selectAll()
      .where('mailbox', '=', mailboxDigest(email))
      .execute(),
    mail: (await db.selectFrom('mail').selectAll().execute()).filter(
      ({ recipient, content }) => folded(recipient) === sought || mentions(content, sought),
    ),
  }
}

const nobodysRows: PersonRows = {
  reservation: [],
  payment: [],
  event: [],
  refund: [],
  movement: [],
  diet: [],
  kept_answer: [],
  notice: [],
  waiting: [],
  message: [],
  mailbox_pace: [],
  mail: [],
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** The address itself, not a part of a longer one; a line break in JSON would look like a letter of it. */
function mentions(json: string, email: string): boolean {
  const text = folded(json.replaceAll(/\\[nrt]/g, ' '))
  for (let at = text.indexOf(email); at !== -1; at = text.indexOf(email, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + email.length] ?? '']
    if (!/[\p{L}\p{N}._%+-]/u.test(before) && !/[\p{L}\p{N}-]/u.test(after)) return true
  }
  return false
}
