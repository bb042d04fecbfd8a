import { hasBegun } from '#booking/dates/session.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { offerEnds } from '#booking/waiting/waiting-list.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import { offerFreePlaces, offerPlaces } from '../dates/give-places-back.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

type InLine = { readonly id: string; readonly sessionId: Id<'session'> }

/** `gone`: the party no longer waits there, or has an open offer. */
export type LineOutcome = {
  readonly kind: 'done' | 'done-before' | 'gone' | 'no-room' | 'too-late'
}

export function takeOffLine(office: Office, line: InLine): Promise<LineOutcome> {
  return inOneChange(office, async (change) => {
    if (!(await inLine(change, line))) return { kind: 'gone' }
    await change.waiting.update(line.id, { state: 'left' })
    return { kind: 'done' }
  })
}

/** A smaller party may be in turn by its new number, and is then offered its places. */
export function changeLineNumber(
  office: Office,
  { participants, ...line }: InLine & { readonly participants: Places },
): Promise<LineOutcome> {
  return inOneChange(office, async (change) => {
    const entry = await inLine(change, line)
    const session = entry && (await change.sessions.find(line.sessionId))
    if (!session) return { kind: 'gone' }
    if (participants > session.capacity) return { kind: 'no-room' }
    if (participants === entry.participants) return { kind: 'done-before' }
    await change.waiting.update(line.id, { participants })
    await offerFreePlaces(change, line.sessionId)
    return { kind: 'done' }
  })
}

/** The farm's offer is out of turn, and on a closed date too. */
export function offerByHand(office: Office, line: InLine): Promise<LineOutcome> {
  return inOneChange(office, async (change) => {
    const now = change.clock.now()
    const entry = await inLine(change, line)
    const session = entry && (await change.sessions.find(line.sessionId))
    if (!session || session.state === 'called-off') return { kind: 'gone' }
    const offeredUntil = hasBegun(session, now) ? undefined : offerEnds(now, session.startsAt)
    if (!offeredUntil) return { kind: 'too-late' }
    const hasRoom = await offerPlaces(change, entry, { session, offeredUntil })
    return { kind: hasRoom ? 'done' : 'no-room' }
  })
}

/** Parties in line that get no offer, as they pressed no link of their mail. */
export async function unprovenInLine(
  { store, unprovenBounds }: Pick<Office, 'store' | 'unprovenBounds'>,
  line: readonly WaitingEntry[],
): Promise<ReadonlySet<string>> {
  const unproven = new Set<string>()
  for (const { id, email, state } of unprovenBounds ? line : []) {
    if (state === 'waiting' && !(await store.unproven.isProven(mailboxDigest(email))))
      unproven.add(id)
  }
  return unproven
}

export function mailLineAgain(office: Office, line: InLine): Promise<LineOutcome> {
  return inOneChange(office, async (change) => {
    const entry = await inLine(change, line)
    const session = entry && (await change.sessions.find(line.sessionId))
    if (!session) return { kind: 'gone' }
    if (await change.unproven.isProven(mailboxDigest(entry.email))) return { kind: 'done-before' }
    const parties = [{ entry, session }]
    await tell(change, { kind: 'waiting-joined', entry, session, parties, isProven: false })
    return { kind: 'done' }
  })
}

async function inLine(
  change: Change,
  { id, sessionId }: InLine,
): Promise<WaitingEntry | undefined> {
  const entry = await change.waiting.find(id)
  return entry?.state === 'waiting' && entry.sessionId === sessionId ? entry : undefined
}
