/** What to do with a mail that did not get through. */
export type Verdict = { readonly kind: 'retry'; readonly at: Date } | { readonly kind: 'give-up' }

const minute = 60_000
/** Pauses after each attempt; the last one is repeated. */
const pauses = [minute / 2, minute, 5 * minute, 15 * minute, 60 * minute, 4 * 60 * minute]
/** RFC 5321, 4.5.4.1: keep trying for four to five days. */
const patience = 5 * 24 * 60 * minute

/** What a server may refuse a mail for; before that it spoke of the connection or of who we are. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE']
/** RFC 4954, 6: who we are must be said first, or was not believed. */
const aboutOurselves = [530, 534, 535, 538]

/**
 * A server that says no for good (5xx about this mail) is believed; anything else is tried again
 * with growing pauses. Missing or wrong credentials are the farm's own fault and never cost a mail.
 */
export function verdictOn(
  problem: { readonly code?: string; readonly responseCode?: number },
  mail: { readonly attempts: number; readonly createdAt: Date },
  now: Date,
): Verdict {
  const { code = '', responseCode = 0 } = problem
  const refused =
    responseCode >= 500 && aboutTheMail.includes(code) && !aboutOurselves.includes(responseCode)
  const tooOld = now.getTime() - mail.createdAt.getTime() > patience
  if (refused || tooOld) return { kind: 'give-up' }
  const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? minute
  return { kind: 'retry', at: new Date(now.getTime() + pause) }
}
