// Reasons why a step of the desk cannot be taken back: a mail that left, or rows that changed since.

import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { UndoHindrance } from '#booking/undo/desk-step.ts'
import { idsOrBlank, readRows } from '../rows.ts'
import type { Tables } from '../tables.ts'
import { bookingsIn, keyOfRow, placesTakenBack, type RowImage } from './row-images.ts'
import { entriesOfBookings, rowsNow, rowsOfStep } from './step-rows.ts'

type StepDone = {
  readonly at: Date
  readonly record: string
  readonly images: readonly RowImage[]
  readonly mails: readonly string[]
}

/** Tells why a step cannot be taken back; undefined where nothing hinders it. */
export async function undoHindrance(
  db: Kysely<Tables>,
  step: StepDone,
): Promise<UndoHindrance | undefined> {
  const { images, mails } = step
  if ((await listUntriedMails(db, step)).length < mails.length) return 'mailed'
  const left = images.map((image) => ({ ...image, row: (image.after ?? image.before)! }))
  const now = await rowsNow(db, left)
  const isAsLeft = left.every((one) => isDeepStrictEqual(now.get(keyOfRow(one)), one.after))
  if (!isAsLeft) return 'changed'
  if ((await hasLaterRows(db, images)) || (await isKnownToBank(db, step))) return 'changed'
  if (await wasInvoiced(db, step)) return 'changed'
  if (await areHoursTaken(db, images)) return 'hours-taken'
  return (await hasRoom(db, images)) ? undefined : 'no-room'
}

/** Tells whether a date that would come back has another one of its workshop at its hour by now. */
async function areHoursTaken(db: Kysely<Tables>, images: readonly RowImage[]): Promise<boolean> {
  for (const { table, before, after } of images) {
    if (table !== 'session' || !before || before['state'] === 'called-off') continue
    const isOpen = after !== undefined && after['state'] !== 'called-off'
    if (isOpen && before['starts_at'] === after['starts_at']) continue
    const others = db.selectFrom('session').select('id').where('id', '<>', String(before['id']))
    const there = others
      .where('workshop', '=', String(before['workshop']))
      .where('starts_at', '=', String(before['starts_at']))
      .where('state', '<>', 'called-off')
    if (await there.executeTakeFirst()) return true
  }
  return false
}

/** An invoice says what the booking was by then, and cannot be taken back. */
async function wasInvoiced(db: Kysely<Tables>, step: StepDone): Promise<boolean> {
  const since = step.at.toISOString()
  const bookings = idsOrBlank([step.record, ...bookingsIn(step.images)])
  const issued = db.selectFrom('invoice').select('reservation_id').where('issued_at', '>', since)
  const elsewhere = db.selectFrom('company').select('reservation_id')
  const made = issued
    .where('reservation_id', 'in', bookings)
    .unionAll(elsewhere.where('reservation_id', 'in', bookings).where('invoiced_at', '>', since))
  return (await made.executeTakeFirst()) !== undefined
}

/** Tells whether a statement has shown money that the step marked, or a bank has a file since with a refund of it. */
async function isKnownToBank(db: Kysely<Tables>, { at, images }: StepDone): Promise<boolean> {
  const entries = images.flatMap(({ table, after }) => (table === 'entry' && after ? [after] : []))
  const marks = entries.map((row) => String(row['from_account']))
  const shown = db.selectFrom('entry').select('id').where('from_account', '=', 'bank')
  const ofMarks = shown.where('kind', '=', 'shown').where('to_account', 'in', idsOrBlank(marks))
  const filed = db.selectFrom('notice').select('record').where('kind', '=', 'refund-filed')
  const refunds = images.flatMap(({ table, after }) =>
    table === 'refund' && after ? [String(after['id'])] : [],
  )
  const since = filed.where('record', 'in', idsOrBlank(refunds)).where('at', '>=', at.toISOString())
  return [await ofMarks.executeTakeFirst(), await since.executeTakeFirst()].some(Boolean)
}

/** True if a booking or date made by the step has rows that the step did not write. */
async function hasLaterRows(db: Kysely<Tables>, images: readonly RowImage[]): Promise<boolean> {
  const reservations = madeIn(images, 'reservation')
  const sessions = madeIn(images, 'session')
  if (reservations.length + sessions.length === 0) return false
  const written = new Set(
    images.flatMap(({ table, after: row }) => (row ? keyOfRow({ table, row }) : [])),
  )
  const made = { reservations, sessions, lists: sessions }
  const rows = await rowsOfStep(db, made, entriesOfBookings(reservations))
  // A voucher that pays a booking is none of its rows; the payment is.
  return rows.some((row) => row.table !== 'voucher' && !written.has(keyOfRow(row)))
}

function madeIn(images: readonly RowImage[], of: RowImage['table']): readonly string[] {
  const made = images.filter(({ table, before }) => table === of && !before)
  return made.map(({ after }) => String(after!['id']))
}

/** The dates that get places back still have them, and still take place. */
async function hasRoom(db: Kysely<Tables>, images: readonly RowImage[]): Promise<boolean> {
  const before = new Map(images.map(({ table, before: row }) => [`${table} ${row?.['id']}`, row]))
  for (const [id, places] of placesTakenBack(images)) {
    const session = db.selectFrom('session').select(['taken', 'capacity', 'state'])
    const now = await session.where('id', '=', id).executeTakeFirst()
    const was = before.get(`session ${id}`)
    if (!now || (places > 0 && (was ?? now)['state'] === 'called-off')) return false
    if (now.taken + places > Number((was ?? now)['capacity'])) return false
  }
  return true
}

export async function listUntriedMails(db: Kysely<Tables>, { mails }: Pick<StepDone, 'mails'>) {
  if (mails.length === 0) return []
  const rows = db.selectFrom('mail').select(['recipient as to', 'due_at'])
  const untried = rows.where('state', '=', 'waiting').where('attempts', '=', 0)
  return readRows(untried.where('id', 'in', idsOrBlank(mails)))
}
