import { hasBegun } from '#booking/dates/session.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { offerEnds } from '#booking/waiting/waiting-list.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import { offerFreePlaces, offerPlaces } from '../dates/give-places-back.ts'
import { notify } from '../mail/notify.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

type OnList = { readonly id: string; readonly sessionId: Id<'session'> }

/** `gone`: the party no longer waits there, or has an open offer. */
export type ListStepOutcome = 'done' | 'done-before' | 'gone' | 'no-room' | 'too-late'

type Party = { readonly entry: WaitingEntry; readonly session: SessionOnFile }

/** A step with a party in line that has no offer. */
function withParty(
  office: Office,
  { id, sessionId }: OnList,
  step: (change: Change, party: Party) => Promise<ListStepOutcome>,
): Promise<ListStepOutcome> {
  return inOneChange(office, async (change) => {
    const entry = await change.waiting.find(id)
    const session = await change.sessions.find(sessionId)
    const isThere = entry?.state === 'waiting' && entry.sessionId === sessionId
    return isThere && session ? step(change, { entry, session }) : 'gone'
  })
}

/** The party hears nothing. */
export function removeFromList(office: Office, line: OnList): Promise<ListStepOutcome> {
  return withParty(office, line, async (change) => {
    await change.waiting.update(line.id, { state: 'left' })
    return 'done'
  })
}

/** A smaller party may be in turn by its new number, and is then offered its places. */
export function changePartyOnList(
  office: Office,
  { participants, ...line }: OnList & { readonly participants: Places },
): Promise<ListStepOutcome> {
  return withParty(office, line, async (change, { entry, session }) => {
    if (participants > session.capacity) return 'no-room'
    if (participants === entry.participants) return 'done-before'
    await change.waiting.update(line.id, { participants })
    await offerFreePlaces(change, line.sessionId)
    return 'done'
  })
}

/** The farm's offer is out of turn, and on a closed date too. */
export function offerByHand(office: Office, line: OnList): Promise<ListStepOutcome> {
  return withParty(office, line, async (change, { entry, session }) => {
    const now = change.clock.now()
    if (session.state === 'called-off') return 'gone'
    const offeredUntil = hasBegun(session, now) ? undefined : offerEnds(now, session.startsAt)
    if (!offeredUntil) return 'too-late'
    return (await offerPlaces(change, entry, { session, offeredUntil })) ? 'done' : 'no-room'
  })
}

export function mailPartyAgain(office: Office, line: OnList): Promise<ListStepOutcome> {
  return withParty(office, line, async (change, { entry, session }) => {
    if (await change.unproven.isProven(mailboxDigest(entry.email))) return 'done-before'
    const parties = [{ entry, session }]
    await notify(change, { kind: 'waiting-joined', entry, session, parties, isProven: false })
    return 'done'
  })
}

/** Parties in line that get no offer, as they pressed no link of their mail. */
export async function unprovenOnList(
  { store, placeBounds }: Pick<Office, 'store' | 'placeBounds'>,
  line: readonly WaitingEntry[],
): Promise<ReadonlySet<string>> {
  const unproven = new Set<string>()
  for (const { id, email, state } of placeBounds ? line : []) {
    if (state === 'waiting' && !(await store.unproven.isProven(mailboxDigest(email))))
      unproven.add(id)
  }
  return unproven
}
