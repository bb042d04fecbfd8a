import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { DeskStep, UndoHindrance } from '#booking/undo/desk-step.ts'
import {
  bookingsIn,
  imagesBetween,
  keyOfRow,
  placesTakenBack,
  type RowImage,
  type TableRow,
} from './row-images.ts'
import {
  entriesOfBookings,
  entriesSince,
  lastEntry,
  rowsNow,
  rowsOfStep,
  type Watched,
  writeBack,
} from './step-rows.ts'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import { countWritten, fromRow, idsOrBlank, readRows, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export type DeskStepOnFile = {
  readonly id: string
  readonly at: Date
  readonly device: string
  /** The booking, date or message that it was done with. */
  readonly record: string
  readonly what: DeskStep
  readonly images: readonly RowImage[]
  readonly mails: readonly string[]
  readonly undoneAt: Date | undefined
}

type Undone =
  | {
      readonly kind: 'done'
      readonly dates: readonly string[]
      /** Ids of bookings whose own rows changed. */
      readonly bookings: readonly string[]
    }
  | { readonly kind: 'hindered'; readonly by: UndoHindrance }

type Lately = { readonly since: Date } & ({ readonly record: string } | { readonly device: string })

export function deskStepReads(db: Kysely<Tables>) {
  const steps = db.selectFrom('desk_step').selectAll()
  return {
    /** The latest step of a page or of a device that was not taken back. */
    async findLast({ since, ...whose }: Lately): Promise<DeskStepOnFile | undefined> {
      const undoable = steps.where('at', '>', since.toISOString()).where('undone_at', 'is', null)
      const ofWhose = undoable.where((step) => {
        if ('device' in whose) return step('device', '=', whose.device)
        const { record } = whose
        // These steps alone touch other bookings or dates too, and their rows name them.
        const others = step('what', 'in', ['split', 'confirm-all', 'close-period'])
        const written = step('images', 'like', `%"${record}"%`)
        return step.or([step('record', '=', record), step.and([others, written])])
      })
      const row = await ofWhose.orderBy('at', 'desc').limit(1).executeTakeFirst()
      return row && deskStepFrom(row)
    },
    async find(id: string): Promise<DeskStepOnFile | undefined> {
      const row = await steps.where('id', '=', id).executeTakeFirst()
      return row && deskStepFrom(row)
    },
    async hasBefore(before: Date): Promise<boolean> {
      const old = db.selectFrom('desk_step').select('id').where('at', '<', before.toISOString())
      return (await old.limit(1).executeTakeFirst()) !== undefined
    },
    async listUntriedMails({ mails }: Pick<DeskStepOnFile, 'mails'>) {
      if (mails.length === 0) return []
      const rows = db.selectFrom('mail').select(['recipient as to', 'due_at'])
      const untried = rows.where('state', '=', 'waiting').where('attempts', '=', 0)
      return readRows(untried.where('id', 'in', idsOrBlank(mails)))
    },
    findHindrance: (step: DeskStepOnFile) => undoHindrance(db, step),
  }
}

export function deskStepChanges(db: Transaction<Tables>) {
  return {
    /** The rows that changed are read by the returned function, of bookings `made` too. */
    async watchRows(watched: Watched) {
      const before = await rowsOfStep(db, watched, lastEntry)
      return async (made: readonly string[]): Promise<readonly RowImage[]> => {
        const reservations = [...(watched.reservations ?? []), ...made]
        // A booking may have left its date meanwhile, and an option too.
        const lists = [...(watched.sessions ?? []), ...idsIn(before, 'reservation', 'session_id')]
        const now = { ...watched, reservations, lists, options: idsIn(before, 'option', 'id') }
        return imagesBetween(before, await rowsOfStep(db, now, entriesSince(before)))
      }
    },
    async add({ images, mails, ...same }: DeskStepOnFile): Promise<void> {
      const json = { images: JSON.stringify(images), mails: JSON.stringify(mails) }
      await rowsIn(db, 'desk_step').add({ ...same, ...json })
    },
    /** Mails of the step are dropped. When something hinders it, nothing changes. */
    async undo(step: DeskStepOnFile, at: Date): Promise<Undone> {
      const hindrance = (await claimMails(db, step)) ? await undoHindrance(db, step) : 'mailed'
      if (hindrance) return { kind: 'hindered', by: hindrance }
      await writeBack(db, step.images)
      await raiseScheduleRevision(db)
      await rowsIn(db, 'mail').remove({ id: step.mails })
      // The rows themselves tell the step.
      const undone = { undoneAt: at, images: '[]', mails: '[]' }
      await rowsIn(db, 'desk_step').change({ id: step.id }, undone)
      const dates = [...placesTakenBack(step.images).keys()]
      return { kind: 'done', dates, bookings: bookingsIn(step.images) }
    },
    async forget(before?: Date): Promise<void> {
      const steps = db.deleteFrom('desk_step')
      await (before ? steps.where('at', '<', before.toISOString()) : steps).execute()
    },
  }
}

function idsIn(rows: readonly TableRow[], of: TableRow['table'], column: string) {
  return rows.flatMap(({ table, row }) => (table === of ? String(row[column]) : []))
}

/** The outbox on PostgreSQL lends while the change is under way, so the mails are held. */
async function claimMails(db: Transaction<Tables>, { mails }: DeskStepOnFile): Promise<boolean> {
  const untried = db.updateTable('mail').set({ attempts: 0 }).where('id', 'in', idsOrBlank(mails))
  const waiting = untried.where('state', '=', 'waiting').where('attempts', '=', 0)
  return (await countWritten(waiting)) === mails.length
}

async function undoHindrance(
  db: Kysely<Tables>,
  step: DeskStepOnFile,
): Promise<UndoHindrance | undefined> {
  const { images, mails } = step
  if ((await deskStepReads(db).listUntriedMails(step)).length < mails.length) return 'mailed'
  const left = images.map((image) => ({ ...image, row: (image.after ?? image.before)! }))
  const now = await rowsNow(db, left)
  const isAsLeft = left.every((one) => isDeepStrictEqual(now.get(keyOfRow(one)), one.after))
  if (!isAsLeft) return 'changed'
  if ((await hasMore(db, images)) || (await hasMovedOn(db, images))) return 'changed'
  if (await wasInvoiced(db, step)) return 'changed'
  return (await hasRoom(db, images)) ? undefined : 'no-room'
}

/** An invoice says what the booking was by then, and cannot be taken back. */
async function wasInvoiced(db: Kysely<Tables>, step: DeskStepOnFile): Promise<boolean> {
  const since = step.at.toISOString()
  const bookings = idsOrBlank([step.record, ...bookingsIn(step.images)])
  const issued = db.selectFrom('invoice').select('reservation_id').where('issued_at', '>', since)
  const elsewhere = db.selectFrom('company').select('reservation_id')
  const made = issued
    .where('reservation_id', 'in', bookings)
    .unionAll(elsewhere.where('reservation_id', 'in', bookings).where('invoiced_at', '>', since))
  return (await made.executeTakeFirst()) !== undefined
}

/** Tells whether a statement has shown money that the step marked, or a bank has a file with its refund. */
async function hasMovedOn(db: Kysely<Tables>, images: readonly RowImage[]): Promise<boolean> {
  const entries = images.flatMap(({ table, after }) => (table === 'entry' && after ? [after] : []))
  const marks = entries.map((row) => String(row['from_account']))
  const shown = db.selectFrom('entry').select('id').where('from_account', '=', 'bank')
  const ofMarks = shown.where('kind', '=', 'shown').where('to_account', 'in', idsOrBlank(marks))
  const made = images.flatMap(({ table, before, after }) =>
    table === 'refund' && !before ? [String(after!['id'])] : [],
  )
  const filed = db.selectFrom('notice').select('record').where('kind', '=', 'refund-filed')
  const ofMade = filed.where('record', 'in', idsOrBlank(made))
  return [await ofMarks.executeTakeFirst(), await ofMade.executeTakeFirst()].some(Boolean)
}

/** True if a booking made by the step has rows that the step did not write. */
async function hasMore(db: Kysely<Tables>, images: readonly RowImage[]): Promise<boolean> {
  const made = images.filter(({ table, before }) => table === 'reservation' && !before)
  const reservations = made.map(({ after }) => String(after!['id']))
  if (reservations.length === 0) return false
  const written = new Set(
    images.flatMap(({ table, after: row }) => (row ? keyOfRow({ table, row }) : [])),
  )
  const rows = await rowsOfStep(db, { reservations, lists: [] }, entriesOfBookings(reservations))
  // A voucher that pays a booking is none of its rows; the payment is.
  return rows.some((row) => row.table !== 'voucher' && !written.has(keyOfRow(row)))
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

function deskStepFrom(row: Row<'desk_step'>): DeskStepOnFile {
  const json = { images: JSON.parse(row.images), mails: JSON.parse(row.mails) }
  return { ...fromRow(row), ...json }
}
