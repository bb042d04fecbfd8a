// A step of the desk is watched while it is done, kept, and taken back.

import { randomUUID } from 'node:crypto'
import { withOverrides } from '#booking/with-overrides.ts'
import { type DeskStep, type UndoHindrance, undoableMs } from '#booking/undo/desk-step.ts'
import type { RowImage } from '#store/undo/row-images.ts'
import type { StepScope } from '#store/undo/step-rows.ts'
import type { DeskStepOnFile, StepsOf } from '#store/undo/desk-steps.ts'
import type { Store } from '#store/store.ts'
import type { Changes } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { offerFreePlaces } from '../dates/give-places-back.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'

type Pressed = {
  readonly what: DeskStep
  readonly device: string
} & StepScope

/** The office for a desk button: the step is kept, and its mails wait, while it can be undone. */
export function officeRecordingStep(office: Office, { what, device, ...touched }: Pressed): Office {
  const { mailsWaitMs } = office
  const wait = ({ createdAt }: { readonly createdAt: Date }) =>
    mailsWaitMs > 0 ? { until: new Date(createdAt.getTime() + mailsWaitMs) } : undefined
  const change: Store['change'] = (work) =>
    office.store.change(async (changes) => {
      const spendsNamed = what === 'confirm' || what === 'confirm-all'
      const imagesSince = await changes.steps.watchRows({ ...touched, spendsNamed })
      const mails: string[] = []
      const queue: Changes['mails']['queue'] = async (queued) => {
        mails.push(...queued.map(({ id }) => id))
        await changes.mails.queue(
          queued.map((mail) => ({ ...mail, wait: mail.wait ?? wait(mail) })),
        )
      }
      const dropped: RowImage[] = []
      const drop: Changes['mails']['drop'] = async (unsent, which) => {
        const rows = await changes.mails.drop(unsent, which)
        dropped.push(...rows.map(({ table, row }) => ({ table, before: row })))
        return rows
      }
      const reservations: string[] = []
      const add: Changes['reservations']['add'] = (reservation, payments) => {
        reservations.push(reservation.id)
        return changes.reservations.add(reservation, payments)
      }
      const sessions: string[] = []
      const addPlanned: Changes['sessions']['addPlanned'] = async (...planned) => {
        const added = await changes.sessions.addPlanned(...planned)
        sessions.push(...added)
        return added
      }
      const recorded = withOverrides(changes, {
        mails: { ...changes.mails, queue, drop },
        reservations: { ...changes.reservations, add },
        sessions: { ...changes.sessions, addPlanned },
      })
      const outcome = await work(recorded)
      const images = [...(await imagesSince({ reservations, sessions })), ...dropped]
      if (images.length === 0 && mails.length === 0) return outcome
      const at = office.clock.now()
      const step = { id: randomUUID(), at, device, record: recordOf(touched), what, images, mails }
      await changes.steps.add({ ...step, undoneAt: undefined })
      return outcome
    })
  return { ...office, store: withOverrides(office.store, { change }) }
}

function recordOf(touched: StepScope): string {
  const { sessions = [], reservations = [], messages = [], vouchers = [] } = touched
  return [...sessions, ...reservations, ...messages, ...vouchers][0] ?? ''
}

export type UndoableStep = Pick<DeskStepOnFile, 'id' | 'what'> & {
  /** Addressees of the step's mails, if any, and the instant at which the first leaves. */
  readonly mails: { readonly to: readonly string[]; readonly dueAt: Date } | undefined
  readonly hasDropped: boolean
}

/** The last step of a page, or of a device, while it can still be undone. */
export async function findUndoable(
  { store, clock }: Office,
  whose: StepsOf,
): Promise<UndoableStep | undefined> {
  const now = clock.now()
  const since = new Date(now.getTime() - undoableMs)
  const step = await store.steps.findLast({ ...whose, since })
  if (!step || (await store.steps.findHindrance(step))) return undefined
  const mails = await store.steps.listUntriedMails(step)
  // The mails may leave at any moment, so no button promises to undo.
  if (mails.some(({ dueAt }) => dueAt <= now)) return undefined
  const [first] = mails.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
  const waiting = first && { to: mails.map(({ to }) => to), dueAt: first.dueAt }
  const hasDropped = step.images.some(({ table }) => table === 'mail')
  return { id: step.id, what: step.what, mails: waiting, hasDropped }
}

export type UndoOutcome =
  | { readonly kind: 'done' | 'done-before' | 'forgotten' }
  | { readonly kind: 'hindered'; readonly by: UndoHindrance }

/** Puts all rows back, drops the mails, and offers free places to the waiting list. */
export async function undoStep(office: Office, id: string): Promise<UndoOutcome> {
  const outcome = await inOneChange(office, async (change): Promise<UndoOutcome> => {
    const step = await change.steps.find(id)
    const { now } = change
    if (!step || now.getTime() - step.at.getTime() > undoableMs) return { kind: 'forgotten' }
    if (step.undoneAt) return { kind: 'done-before' }
    const undone = await change.steps.undo(step, now)
    if (undone.kind === 'hindered') return undone
    const event = { by: 'owner', what: 'undone', detail: { step: step.what } } as const
    for (const record of await historiesOf(change, step, undone)) {
      await recordEvent(change, { ...record, ...event })
    }
    for (const sessionId of undone.dates) await offerFreePlaces(change, sessionId)
    return { kind: 'done' }
  })
  // A mail that the step had dropped may be due.
  office.mailQueued()
  return outcome
}

/** Histories of all bookings confirmed, or dates closed, together; a message has none. */
async function historiesOf(
  change: Change,
  { record, what }: DeskStepOnFile,
  undone: {
    readonly bookings: readonly Id<'reservation'>[]
    readonly dates: readonly Id<'session'>[]
  },
) {
  if (what === 'confirm-all') return undone.bookings.map((reservationId) => ({ reservationId }))
  if (what === 'close-period') return undone.dates.map((sessionId) => ({ sessionId }))
  if (await change.reservations.find(record)) return [{ reservationId: record }]
  return (await change.sessions.find(record)) ? [{ sessionId: record }] : []
}

/** The mails of the step leave now, which ends the time to undo it. */
export async function sendMailsNow({ store, clock, mailQueued }: Office, id: string) {
  const step = await store.steps.find(id)
  await store.outbox.putBack(clock.now(), step?.mails ?? [])
  mailQueued()
}
