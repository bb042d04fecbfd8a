/**
 * How long each step of sending may take, in milliseconds. The first two are steps of the third, and
 * the third ends well before the lease, so that a mail is never lent again while it is on its way.
 */
export const timeLimits = {
  /** From looking up the server's name to its greeting and the end of the TLS handshake. */
  connect: 10_000,
  /** The longest the server may say nothing. */
  silence: 30_000,
  /** One attempt as a whole, as a server that says a word now and then is never silent. */
  attempt: 60_000,
  /** One attempt and writing down how it ended. */
  lease: 90_000,
  /** What is on its way when the site stops; afterwards its connection is cut. */
  stopping: 5_000,
} as const

export type TimeLimits = { readonly [Step in keyof typeof timeLimits]: number }
