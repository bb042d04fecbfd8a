import type { Kysely, Transaction } from 'kysely'
import type { DeskStep, UndoHindrance } from '#booking/undo/desk-step.ts'
import {
  bookingsIn,
  type ImagedRow,
  imagesBetween,
  placesTakenBack,
  type RowImage,
  type TableRow,
} from './row-images.ts'
import {
  entriesSince,
  lastEntry,
  rowsOfStep,
  type StepScope,
  type Watched,
  writeBack,
} from './step-rows.ts'
import { listUntriedMails, undoHindrance } from './undo-hindrance.ts'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import { fromRow, readerOf, rowsIn } from '../rows.ts'
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
      readonly bookings: readonly string[]
    }
  | { readonly kind: 'hindered'; readonly by: UndoHindrance }

type Made = Required<Pick<StepScope, 'reservations' | 'sessions'>>

export type StepsOf =
  | { readonly record: string }
  /** Steps of a device, or those of them that wrote a row which names the id. */
  | { readonly device: string; readonly of?: string }

type Lately = { readonly since: Date } & StepsOf

export function deskStepReads(db: Kysely<Tables>) {
  const steps = db.selectFrom('desk_step').selectAll()
  return {
    /** The latest step of a page or of a device that was not taken back. */
    async findLast({ since, ...whose }: Lately): Promise<DeskStepOnFile | undefined> {
      const undoable = steps.where('at', '>', since.toISOString()).where('undone_at', 'is', null)
      const ofWhose = undoable.where((step) => {
        const naming = (id: string) => step('images', 'like', `%${id}%`)
        if ('device' in whose) {
          return step.and([step('device', '=', whose.device), naming(whose.of ?? '')])
        }
        const { record } = whose
        // These steps alone touch other bookings or dates too, and their rows name them.
        const others = step('what', 'in', ['split', 'confirm-all', 'close-period'])
        return step.or([step('record', '=', record), step.and([others, naming(`"${record}"`)])])
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
    listUntriedMails: (step: Pick<DeskStepOnFile, 'mails'>) => listUntriedMails(db, step),
    findHindrance: (step: DeskStepOnFile) => undoHindrance(db, step),
  }
}

export function deskStepChanges(db: Transaction<Tables>) {
  return {
    /** The rows that changed are read by the returned function, of bookings and dates `made` too. */
    async watchRows(watched: Watched) {
      const before = await rowsOfStep(db, watched, lastEntry)
      return async (made: Made): Promise<readonly RowImage[]> => {
        const reservations = [...(watched.reservations ?? []), ...made.reservations]
        const sessions = [...(watched.sessions ?? []), ...made.sessions]
        // A booking may have left its date meanwhile, and an option too.
        const lists = [...sessions, ...idsIn(before, 'reservation', 'session_id')]
        const options = idsIn(before, 'option', 'id')
        const now = { ...watched, reservations, sessions, lists, options }
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

/** A mail that a step dropped while it was leaving is as its sending ended, once the step is taken back. */
export async function changeDropped(db: Transaction<Tables>, id: string, columns: ImagedRow) {
  const naming = db.selectFrom('desk_step').selectAll().where('images', 'like', `%${id}%`)
  for (const { id: step, images } of await readerOf(deskStepFrom)(naming)) {
    const changed = images.map((image) =>
      image.table === 'mail' && image.before?.['id'] === id
        ? { ...image, before: { ...image.before, ...columns } }
        : image,
    )
    await rowsIn(db, 'desk_step').change({ id: step }, { images: JSON.stringify(changed) })
  }
}

function idsIn(rows: readonly TableRow[], of: TableRow['table'], column: string) {
  return rows.flatMap(({ table, row }) => (table === of ? String(row[column]) : []))
}

/** The outbox on PostgreSQL lends while the change is under way, so the mails are held. */
async function claimMails(db: Transaction<Tables>, { mails }: DeskStepOnFile): Promise<boolean> {
  const waiting = { id: mails, state: 'waiting', attempts: 0 } as const
  return (await rowsIn(db, 'mail').change(waiting, { attempts: 0 })) === mails.length
}

function deskStepFrom(row: Row<'desk_step'>): DeskStepOnFile {
  const json = { images: JSON.parse(row.images), mails: JSON.parse(row.mails) }
  return { ...fromRow(row), ...json }
}
