import { allTurnsBackMs, type Pace } from '#booking/people/pace.ts'

/** No person who books a place ever meets one of these bounds; each is far below what would slow the site for others. */

/** Body of any request: the longest form in the longest encoding takes 26 KB. */
export const bodyLimitBytes = 32 * 1024

/** Request line and headers together; what is longer is a 431. */
export const headerLimitBytes = 16 * 1024

/** How long a client may take, in milliseconds. Whoever is slower is cut off, with a 408 where it listens. */
export const patience = {
  headers: 10_000,
  request: 15_000,
  idle: 5_000,
  /** Longer than a reverse proxy keeps one (nginx 60 s, Caddy 120 s): it would send a form where nobody listens. */
  idleOfAProxy: 130_000,
  /** Without a byte in either direction: a reader that stopped reading. */
  silence: 30_000,
  /** For a reverse proxy to learn from `/readyz` that the site is about to stop. */
  givingNotice: 3_000,
  /** For what is still on its way when the site stops. */
  leaving: 10_000,
  /** For those who stood in the queue when the site was told to stop. */
  lettingIn: 2_000,
  /** For what had been sent when the site was told to stop, and was not read yet. */
  lastWords: 250,
  lookedAtEvery: 1_000,
} as const

/** Open connections; a page takes a browser six at most, and a proxy in front counts as no visitor. */
export const connections = { inAll: 4_000, ofOneNetwork: 1_000 } as const

/** Forms and calls of one network: fifty people behind one address, each trying five times at once. */
export const attemptsOfOneNetwork: Pace = { atOnce: 250, oneEachMs: 1_000 }

/** Over that pace a form comes back with all that was typed, as costly as a page; past this, with one sentence. */
export const formsGivenBackToOneNetwork: Pace = { atOnce: 250, oneEachMs: 1_000 }

/** Pages made for one visitor, and not kept: fifty people behind one address who open twenty each at once. */
export const pagesForOneNetwork: Pace = { atOnce: 1_000, oneEachMs: 200 }

/** Seats for work that is for one visitor alone, and places in line: more of one network than a class that presses at once. */
export const workSeats = {
  pages: { atOnce: 1, lineOfOneNetwork: 100, lineInAll: 300 },
  /** Bookings share a commit (docs/decisions/0027-one-commit-for-many.md). */
  calls: { atOnce: 8, lineOfOneNetwork: 100, lineInAll: 300 },
} as const

/** Refusals are held back, so many at once. */
export const refusals = { heldMs: 400, mostHeld: 300 } as const

/** Networks that are remembered at least; at most twice as many, be there a million. */
export const rememberedNetworks = 12_000

/** Messages of one network, orders of vouchers, waiting lists and wishes: what a class writes in an evening, and then no more than fills no disk. */
export const messagesOfOneNetwork: Pace = { atOnce: 200, oneEachMs: 60_000 }

/** Requests for places of one network: at once as many as a season has places, and then no more than fills no disk. */
export const requestsOfOneNetwork: Pace = { atOnce: 170, oneEachMs: 10 * 60_000 }

/** What is over waits, and no number of messages takes the room of bookings (docs/decisions/0021-mail-is-not-a-weapon.md). */
export const mailBudget = {
  mailbox: {
    bookings: { atOnce: 8, oneEachMs: 2 * 3_600_000 },
    others: { atOnce: 4, oneEachMs: 4 * 3_600_000 },
  },
  network: {
    bookings: { atOnce: 50, oneEachMs: 60_000 },
    others: { atOnce: 8, oneEachMs: 60_000 },
  },
  site: {
    bookings: { atOnce: 170, oneEachMs: 30_000 },
    others: { atOnce: 60, oneEachMs: 60_000 },
    /** What had to wait for its mailbox or network, and so takes no turn from who need not. */
    late: { atOnce: 0, oneEachMs: 15_000 },
  },
  farm: { atOnce: 5, oneEachMs: 15 * 60_000 },
}

export type MailBudget = typeof mailBudget

/** What comes to the farm beyond its pace within this time is told in one mail. */
export const burstMs = 5 * 60_000

/** Mailed to the farm for whoever finds the desk's address; `farm desk` on the server asks no turn. */
export const keysToTheDesk: Pace = { atOnce: 6, oneEachMs: 4 * 3_600_000 }

export const lostLinksToOneAddress: Pace = { atOnce: 1, oneEachMs: 3_600_000 }

/** Codes of gift vouchers that one network tries; one in 2^94 is right. */
export const voucherCodesOfOneNetwork: Pace = { atOnce: 20, oneEachMs: 10 * 60_000 }

export const sameFormMs = 24 * 3_600_000

export const turnsKeptMs = Math.max(
  ...[mailBudget.mailbox, mailBudget.network, mailBudget.site]
    .flatMap((rooms) => Object.values(rooms))
    .concat(mailBudget.farm, keysToTheDesk, lostLinksToOneAddress)
    .map(allTurnsBackMs),
)
