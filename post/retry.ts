import { failureCauseOf, type SendProblem } from './failure-cause.ts'

type Verdict =
  | {
      readonly kind: 'retry'
      readonly at: Date
      readonly isOurs: boolean
      /** The server took no mail of anybody: it is away, full, or refuses us. */
      readonly isServers: boolean
    }
  | { readonly kind: 'give-up' }

const minute = 60_000
/** RFC 5321, 3.8: the server closes, often as it has too many connections. */
const serviceNotAvailable = 421
/** Pauses after each attempt; the last one is repeated. A server that is away may be back any minute. */
const pausesAway = [minute / 2, minute, 5 * minute, 15 * minute]
const pauses = [...pausesAway, 60 * minute, 4 * 60 * minute]
/** RFC 5321, 4.5.4.1: keep trying for four to five days. */
const patience = 5 * 24 * 60 * minute
/** Mails that were not tried wait no longer than this for a server. */
export const longestPauseOfAll = 15 * minute
/** A site that was off for days has not tried: as many attempts as a day and a half has. */
const leastAttempts = 14

/** A passing problem is tried again for five days; a fault of our own never costs a mail. */
export function verdictOn(
  problem: SendProblem,
  mail: { readonly attempts: number; readonly patienceFrom: Date },
  now: Date,
): Verdict {
  const cause = failureCauseOf(problem)
  const isOurs = cause === 'ours'
  const { attempts, patienceFrom } = mail
  const tooOld = now.getTime() - patienceFrom.getTime() > patience && attempts >= leastAttempts
  if (cause === 'recipient' || (tooOld && !isOurs)) return { kind: 'give-up' }
  const { responseCode = 0 } = problem
  const known = responseCode > 0 ? pauses : pausesAway
  const pause = known[Math.min(attempts, known.length) - 1] ?? minute
  const isServers = isOurs || responseCode === 0 || responseCode === serviceNotAvailable
  return { kind: 'retry', at: new Date(now.getTime() + pause), isOurs, isServers }
}

/** Milliseconds. `attempt` ends well before the lease: no mail is lent twice at once. */
export const timeLimits = {
  connect: 10_000,
  /** RFC 5321, 4.5.3.2.6: a server that is left sooner may have taken the mail, and gets it again. */
  silence: 10 * minute,
  /** Needed beside `silence`: a server that says a word now and then is never silent. */
  attempt: 12 * minute,
  lease: 15 * minute,
  stopping: 5_000,
} as const

export type TimeLimits = { readonly [Step in keyof typeof timeLimits]: number }
