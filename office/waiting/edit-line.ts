import { hasBegun } from '#booking/dates/session.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { offerEnds } from '#booking/waiting/waiting-list.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import { offerFreePlaces, offerPlaces } from '../dates/give-places-back.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

type InLine = { readonly id: string; readonly sessionId: Id<'session'> }

/** `gone`: the party no longer waits there, or has an open offer. */
export type LineOutcome = 'done' | 'done-before' | 'gone' | 'no-room' | 'too-late'

type Party = { readonly entry: WaitingEntry; readonly session: SessionOnFile }

/** A step with a party in line that has no offer. */
function withParty(
  office: Office,
  { id, sessionId }: InLine,
  step: (change: Change, party: Party) => Promise<LineOutcome>,
): Promise<LineOutcome> {
  return inOneChange(office, async (change) => {
    const entry = await change.waiting.find(id)
    const session = await change.sessions.find(sessionId)
    const isThere = entry?.state === 'waiting' && entry.sessionId === sessionId
    return isThere && session ? step(change, { entry, session }) : 'gone'
  })
}

/** The party hears nothing. */
export function takeOffLine(office: Office, line: InLine): Promise<LineOutcome> {
  return withParty(office, line, async (change) => {
    await change.waiting.update(line.id, { state: 'left' })
    return 'done'
  })
}

/** A smaller party may be in turn by its new number, and is then offered its places. */
export function changeLineNumber(
  office: Office,
  { participants, ...line }: InLine & { readonly participants: Places },
): Promise<LineOutcome> {
  return withParty(office, line, async (change, { entry, session }) => {
    if (participants > session.capacity) return 'no-room'
    if (participants === entry.participants) return 'done-before'
    await change.waiting.update(line.id, { participants })
    await offerFreePlaces(change, line.sessionId)
    return 'done'
  })
}

/** The farm's offer is out of turn, and on a closed date too. */
export function offerByHand(office: Office, line: InLine): Promise<LineOutcome> {
  return withParty(office, line, async (change, { entry, session }) => {
    const now = change.clock.now()
    if (session.state === 'called-off') return 'gone'
    const offeredUntil = hasBegun(session, now) ? undefined : offerEnds(now, session.startsAt)
    if (!offeredUntil) return 'too-late'
    return (await offerPlaces(change, entry, { session, offeredUntil })) ? 'done' : 'no-room'
  })
}

export function mailLineAgain(office: Office, line: InLine): Promise<LineOutcome> {
  return withParty(office, line, async (change, { entry, session }) => {
    if (await change.unproven.isProven(mailboxDigest(entry.email))) return 'done-before'
    const parties = [{ entry, session }]
    await tell(change, { kind: 'waiting-joined', entry, session, parties, isProven: false })
    return 'done'
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
