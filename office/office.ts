// The office, as every use case has it, and the change in which a use case writes.

import { randomUUID } from 'node:crypto'
import type { Clock } from '#booking/dates/clock.ts'
import type { House } from '#booking/house/house.ts'
import { checkEvent, type NewEvent } from '#booking/reservations/history.ts'
import { withOverrides } from '#booking/with-overrides.ts'
import type { Actor } from '#booking/reservations/life.ts'
import type { PlaceBounds } from '#booking/reservations/unproven.ts'
import type { Letters } from '#letters/letters.ts'
import type { Store } from '#store/store.ts'
import type { Changes } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { readHouse } from './house/read-house.ts'
import type { MailBudget } from './limits.ts'

export type Office = {
  readonly store: Store
  readonly mailQueued: () => void
  /** Reports that records were erased, so that the store's files drop the last traces of them. */
  readonly dataForgotten: () => void
  readonly clock: Clock
  /** Name of the device at which the owner works; empty for what the site does by itself. */
  readonly device: string
  readonly lettersOf: (house: House) => Letters
  /** Bounds of the mail that strangers may cause; undefined sets none. */
  readonly mailBudget: MailBudget | undefined
  /** Milliseconds that a mail of a desk button waits, to be undone; 0 sends at once. */
  readonly mailsWaitMs: number
  /** Bounds of the places that are held on nobody's word; undefined sets none. */
  readonly placeBounds: PlaceBounds | undefined
}

/** A change has no store: reading there would wait for ever on SQLite, and see another state on PostgreSQL. */
export type Change = Changes &
  Omit<Office, 'store' | 'clock' | 'mailQueued' | 'lettersOf'> & {
    /** One change has one moment, which all of its rows bear. */
    readonly now: Date
    readonly house: House
    readonly letters: Letters
  }

export async function inOneChange<T>(
  { store, clock, mailQueued, dataForgotten, lettersOf, ...rules }: Office,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const toReport = new Set<() => void>()
  const outcome = await store.change(async (changes) => {
    const house = await readHouse(changes)
    const letters = lettersOf(house)
    const queue: Changes['mails']['queue'] = async (mails) => {
      if (mails.length > 0) toReport.add(mailQueued)
      await changes.mails.queue(mails)
    }
    const mails = { ...changes.mails, queue }
    const noted = { now: clock.now(), dataForgotten: () => void toReport.add(dataForgotten) }
    return work(withOverrides(changes, { mails }, { ...noted, ...rules, house, letters }))
  })
  for (const report of toReport) report()
  return outcome
}

/** A use case that is one change from beginning to end; anybody with an office can call it. */
export function oneChange<Asked extends readonly unknown[], Outcome>(
  work: (change: Change, ...asked: Asked) => Promise<Outcome>,
) {
  return (office: Office, ...asked: Asked): Promise<Outcome> =>
    inOneChange(office, (change) => work(change, ...asked))
}

/** False once what a page showed beside its button has changed; undefined: no page asked. */
export function isAsShown<Shown extends string | number>(shown: Shown | undefined, now: Shown) {
  return shown === undefined || shown === now
}

type OfRecord = {
  readonly by: Actor
  readonly reservationId?: Id<'reservation'>
  readonly sessionId?: Id<'session'>
}

export async function recordEvent(
  change: Change,
  { reservationId, sessionId, by, ...event }: NewEvent & OfRecord,
) {
  const common = { id: randomUUID(), reservationId, sessionId, at: change.now, by }
  await change.history.addEvent({ ...common, ...checkEvent(event) })
}
