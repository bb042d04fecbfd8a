import type { Pace } from '#booking/pace.ts'

/**
 * Every bound at the door, in one place. None of them is ever met by a person who books a place;
 * each is far below what would make the site slow for others.
 */

/** Body of any request: the longest form in the longest encoding takes 26 KB. */
export const bodyLimitBytes = 32 * 1024

/** Request line and headers together; what is longer is a 431. */
export const headerLimitBytes = 16 * 1024

/** How long a client may take, in milliseconds. Whoever is slower is cut off, with a 408 where it listens. */
export const patience = {
  /** From the first byte to the end of the headers. */
  headers: 10_000,
  /** From the first byte to the end of the body. */
  request: 15_000,
  /** Between two requests on one connection. */
  idle: 5_000,
  /** Without a byte in either direction: a reader that stopped reading. */
  silence: 30_000,
  /** For what is still on its way when the site stops. */
  leaving: 10_000,
  /** How often the clocks above are looked at. */
  lookedAtEvery: 1_000,
} as const

/** Open connections; a page takes a browser six at most, and a proxy in front counts as no visitor. */
export const connections = { inAll: 4_000, ofOneNetwork: 1_000 } as const

/** Forms and calls of one network: fifty people behind one address, each trying five times at once. */
export const attemptsOfOneNetwork: Pace = { atOnce: 250, oneEachMs: 1_000 }

/**
 * Forms of one network over that pace that are answered with their page and all that was typed, which
 * takes as long as any page; past these, with one sentence, which takes nearly nothing.
 */
export const formsGivenBackToOneNetwork: Pace = { atOnce: 250, oneEachMs: 1_000 }

/** Networks that are remembered at least; at most twice as many, be there a million. */
export const rememberedNetworks = 12_000

/** Messages of one network: each sends a mail to an address that nobody has proved to be the writer's. */
export const messagesOfOneNetwork: Pace = { atOnce: 100, oneEachMs: 60_000 }

/**
 * Confirmations to one mailbox, asked for by whoever fills in a form: enough for who books every date
 * of a season one by one, too few to bury anybody.
 */
export const confirmationsToOneMailbox: Pace = { atOnce: 12, oneEachMs: 2 * 3_600_000 }

/**
 * Links to the desk that whoever finds its address can have mailed to the farm: twelve in a day at most,
 * the six at once included. Nobody is locked out by it: what was mailed holds for a month.
 */
export const linksToTheDesk: Pace = { atOnce: 6, oneEachMs: 4 * 3_600_000 }

/** The same form sent again within this time, without script, is the same request (docs/decisions). */
export const sameFormMs = 24 * 3_600_000
