import { turnsOfMailbox } from '#booking/people/digests.ts'
import {
  type Pace,
  takeTurn,
  takeTurnLater,
  type Turns as TurnsLeft,
} from '#booking/people/pace.ts'
import type { Language } from '#language/languages.ts'
import type { MailBudget } from '../limits.ts'
import type { Change } from '../office.ts'

/** The network of a form, as a digest: the address itself need not be known here. */
export type FormOrigin = { readonly network?: string | undefined }

/** The network that sent a form. Each wait takes a turn of it and is 0, or is the seconds until the next turn. */
export type FormSender = {
  readonly from?: FormOrigin
  readonly messageWait: () => number
  readonly requestWait: () => number
  readonly codeWait: () => number
}

/** Anybody who fills in a form, in the language of its page. */
export type Stranger = Pick<FormSender, 'from'> & { readonly language: Language }

export type MailCause = {
  readonly email: string
  readonly from: FormOrigin
  readonly room: 'bookings' | 'others'
}

/** Turns are kept in the store, so that a restart or a second process forgets none. */
export async function readTurns(change: Change, whose: readonly string[]) {
  const now = change.now.getTime()
  const before = await change.turns.listEach(whose)
  const spent = new Map<string, TurnsLeft>()
  function spend(one: string, take: typeof takeTurn, pace: Pace): number {
    const { turns: left, waitMs } = take(pace, spent.get(one) ?? before.get(one), now)
    spent.set(one, left)
    return waitMs
  }
  const takeLater = (one: string, pace: Pace) => spend(one, takeTurnLater, pace)
  return {
    takeNow: (one: string, pace: Pace) => spend(one, takeTurn, pace) === 0,
    takeLater,
    /** The turns of a mail: of its mailbox, its network, and the site. */
    takeForMail({ email, from: { network }, room }: MailCause, budget: MailBudget): number {
      const { mailbox, network: ofNetwork, site } = budget
      const ofMailbox = takeLater(turnsOfMailbox(email)[room], mailbox[room])
      const shared = network ? takeLater(`network ${room} ${network}`, ofNetwork[room]) : 0
      const waitMs = Math.max(ofMailbox, shared)
      const atSite = waitMs > 0 ? 'late' : room
      return Math.max(waitMs, takeLater(`site ${atSite}`, site[atSite]))
    },
    save: () => change.turns.saveEach(spent),
  }
}

export async function takeTurnOf(change: Change, whose: string, pace: Pace): Promise<boolean> {
  const turns = await readTurns(change, [whose])
  const isInTurn = turns.takeNow(whose, pace)
  await turns.save()
  return isInTurn
}

/** Takes a turn, now or later; resolves with the milliseconds until that turn. */
export async function takeLaterTurnOf(
  change: Change,
  whose: string,
  pace: Pace | undefined,
): Promise<number> {
  if (!pace) return 0
  const turns = await readTurns(change, [whose])
  const waitMs = turns.takeLater(whose, pace)
  await turns.save()
  return waitMs
}

/** Takes a mail's turns, unless they come later than in `maxMs`; resolves with the milliseconds until they come. */
export async function takeTurnsOfMail(
  change: Change,
  caused: MailCause,
  maxMs = Infinity,
): Promise<number> {
  const { mailBudget } = change
  if (!mailBudget) return 0
  const turns = await readTurns(change, whoseTurns(caused))
  const waitMs = turns.takeForMail(caused, mailBudget)
  if (waitMs <= maxMs) await turns.save()
  return waitMs
}

/** Owners of the turns that a mail to a stranger may take: mailbox, network, site. */
export function whoseTurns({ email, from: { network }, room }: MailCause): readonly string[] {
  const shared = network ? [`network ${room} ${network}`] : []
  return [turnsOfMailbox(email)[room], ...shared, `site ${room}`, 'site late']
}
