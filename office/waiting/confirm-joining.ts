import type { Session } from '#booking/dates/session.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import type { WaitingParty } from '#letters/letters.ts'
import type { WaitingEntry } from '#store/waiting.ts'
import { type From, queueForStranger } from '../mail/tell.ts'
import type { Change } from '../office.ts'

type Joined = {
  readonly entry: WaitingEntry
  readonly session: Session
  readonly from: From
  readonly isProven: boolean
}

export async function confirmJoining(change: Change, { entry, session, from, isProven }: Joined) {
  const written = (parties: readonly WaitingParty[]) =>
    change.letters.forNews({ kind: 'waiting-joined', entry, session, parties, isProven })
  const together = async (ids: readonly string[]) => written(await partiesOf(change, ids))
  const key = `waiting-joined ${mailboxDigest(entry.email)}`
  const joins = { key, part: entry.id, together }
  for (const letter of written([{ entry, session }])) {
    await queueForStranger(change, { letter, from, room: 'others', joins })
  }
}

async function partiesOf(change: Change, ids: readonly string[]): Promise<readonly WaitingParty[]> {
  const parties: WaitingParty[] = []
  for (const id of ids) {
    const entry = await change.findWaiting(id)
    const session = entry && (await change.findSession(entry.sessionId))
    if (session) parties.push({ entry, session })
  }
  return parties
}
