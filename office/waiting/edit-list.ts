import { hasBegun } from '#booking/dates/session.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { offerEnds } from '#booking/waiting/waiting-list.ts'
import type { WaitingParty } from '#letters/news.ts'
import { offerFreePlaces, offerPlaces } from '../dates/give-places-back.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange } from '../office.ts'

type ListedParty = { readonly id: string; readonly sessionId: Id<'session'> }

/** `gone`: the party left the list, or has an open offer. */
export type ListStepOutcome = 'done' | 'done-before' | 'gone' | 'no-room' | 'too-late'

function listStep<Asked extends ListedParty = ListedParty>(
  step: (change: Change, party: WaitingParty, asked: Asked) => Promise<ListStepOutcome>,
) {
  return oneChange(async (change, asked: Asked): Promise<ListStepOutcome> => {
    const entry = await change.waiting.find(asked.id)
    const session = await change.sessions.find(asked.sessionId)
    const isThere = entry?.state === 'waiting' && entry.sessionId === asked.sessionId
    return isThere && session ? step(change, { entry, session }, asked) : 'gone'
  })
}

export const removeFromList = listStep(async (change, { entry }) => {
  await change.waiting.update(entry.id, { state: 'left' })
  return 'done'
})

/** A smaller party may be in turn by its new number, and gets an offer. */
export const changePartyOnList = listStep<ListedParty & { readonly participants: Places }>(
  async (change, { entry, session }, { participants }) => {
    if (participants > session.capacity) return 'no-room'
    if (participants === entry.participants) return 'done-before'
    await change.waiting.update(entry.id, { participants })
    await offerFreePlaces(change, session.id)
    return 'done'
  },
)

/** The farm's offer is out of turn, also on a closed date. */
export const offerByHand = listStep(async (change, { entry, session }) => {
  const { now } = change
  if (session.state === 'called-off') return 'gone'
  const offeredUntil = hasBegun(session, now) ? undefined : offerEnds(now, session.startsAt)
  if (!offeredUntil) return 'too-late'
  return (await offerPlaces(change, entry, { session, offeredUntil })) ? 'done' : 'no-room'
})

export const mailPartyAgain = listStep(async (change, { entry, session }) => {
  if (await change.mailboxes.isProven(entry.email)) return 'done-before'
  const parties = [{ entry, session }]
  await notify(change, { kind: 'waiting-joined', entry, session, parties, isProven: false })
  return 'done'
})
