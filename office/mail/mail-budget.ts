import { turnsOfMailbox } from '#booking/people/digests.ts'
import { type Pace, takeTurn, takeTurnLater } from '#booking/requests/pace.ts'
import { turnsKeptMs } from '../limits.ts'
import type { Change } from '../office.ts'

/** Where a form came from; a digest, as the address itself need not be known here. */
export type From = { readonly network?: string | undefined }

export type Caused = {
  readonly email: string
  readonly from: From
  readonly room: 'bookings' | 'others'
}

/** In milliseconds; kept in the store, so that a restart or a second process forgets nothing. */
export async function waitForTurn(change: Change, { email, from, room }: Caused): Promise<number> {
  const { clock, mailBudget } = change
  if (!mailBudget) return 0
  const now = clock.now().getTime()
  const spend = async (whose: string, pace: Pace) => {
    const { turns, waitMs } = takeTurnLater(pace, await change.findTurns(whose), now)
    await change.keepTurns(whose, turns)
    return waitMs
  }
  await change.forgetTurns(new Date(now - turnsKeptMs))
  const { network } = from
  const { mailbox, network: ofNetwork, site } = mailBudget
  const own = await spend(turnsOfMailbox(email)[room], mailbox[room])
  const shared = network ? await spend(`network ${room} ${network}`, ofNetwork[room]) : 0
  const waitMs = Math.max(own, shared)
  const atSite = waitMs > 0 ? 'late' : room
  return Math.max(waitMs, await spend(`site ${atSite}`, site[atSite]))
}

export async function takeTurnOf(change: Change, whose: string, pace: Pace): Promise<boolean> {
  const now = change.clock.now().getTime()
  const { turns, waitMs } = takeTurn(pace, await change.findTurns(whose), now)
  await change.keepTurns(whose, turns)
  return waitMs === 0
}
