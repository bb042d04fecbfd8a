import { dayMs, hourMs, minuteMs } from '#booking/dates/brussels-time.ts'
import type { Pace } from '#booking/people/pace.ts'

// A person who books a place meets none of these bounds; each is far below what would slow the site.

/** Body of any request: the longest form in the longest encoding takes 26 KB. */
export const bodyLimitBytes = 32 * 1024

/** Request line and headers together; longer ones get a 431. */
export const headerLimitBytes = 16 * 1024

/** Milliseconds that a client may take. A slower one is cut off, with a 408 if it still reads. */
export const patience = {
  headers: 10_000,
  /** Every form is sent within this time; a photograph keeps coming at the pace of the slowest line. */
  request: 15_000,
  upload: 30 * minuteMs,
  idle: 5_000,
  /** Proxies close idle connections earlier (nginx 60 s, Caddy 120 s): forms meet no closed one. */
  idleOfAProxy: 130_000,
  /** Silence in both directions: the reader has stopped reading. */
  silence: 30_000,
  /** Time for a reverse proxy to learn from `/readyz` that the site is about to stop. */
  givingNotice: 3_000,
  /** Time for open responses when the site stops. */
  leaving: 10_000,
  /** Time for requests that stood in the queue when the site was told to stop. */
  lettingIn: 2_000,
  /** Time for requests that were sent, but not yet read, when the site was told to stop. */
  lastWords: 250,
  lookedAtEvery: 1_000,
} as const

/** A line of 128 kbit a second sends a photograph of the largest size in half an hour. */
export const slowestLineBytesPerSecond = 16_000

/** Open connections; a page takes a browser six at most, and a proxy in front counts as no visitor. */
export const connections = {
  inAll: 4_000,
  ofOneNetwork: 1_000,
  /** Requests of a connection that wait for an earlier answer; no browser sends any. */
  pipelined: 16,
} as const

/** Forms and calls of one network: fifty people behind one address, each trying five times at once. */
export const attemptsOfOneNetwork: Pace = { atOnce: 250, oneEachMs: 1_000 }

/** Refused forms that come back on a page with what was typed; beyond this pace one sentence answers. */
export const formsGivenBackToOneNetwork: Pace = { atOnce: 250, oneEachMs: 1_000 }

/** Uncached pages for one visitor: fifty people behind one address who open twenty each at once. */
export const pagesForOneNetwork: Pace = { atOnce: 1_000, oneEachMs: 200 }

/** Work that serves one visitor alone; the line has room for a class that presses at once. */
export const workSeats = {
  pages: { atOnce: 1, lineOfOneNetwork: 100, lineInAll: 300 },
  /** Bookings share a commit (docs/decisions/0027-one-commit-for-many.md). */
  calls: { atOnce: 8, lineOfOneNetwork: 100, lineInAll: 300 },
} as const

/** A refusal is answered late, so that a flood that asks again at once slows down; only so many wait. */
export const refusals = { heldMs: 400, maxHeld: 300 } as const

/** Networks that the site remembers: at least so many, and at most twice as many. */
export const rememberedNetworks = 12_000

/** Messages, orders and wishes: at once those of a whole class in an evening, then no more than the disk can take. */
export const messagesOfOneNetwork: Pace = { atOnce: 200, oneEachMs: minuteMs }

/** Places of a season at once, then no more than the disk can take. */
export const requestsOfOneNetwork: Pace = { atOnce: 170, oneEachMs: 10 * minuteMs }

/** Messages never take the turns of bookings (docs/decisions/0021-mail-is-not-a-weapon.md). */
export const mailBudget = {
  mailbox: {
    bookings: { atOnce: 8, oneEachMs: 2 * hourMs },
    others: { atOnce: 4, oneEachMs: 4 * hourMs },
  },
  network: {
    bookings: { atOnce: 50, oneEachMs: minuteMs },
    others: { atOnce: 8, oneEachMs: minuteMs },
  },
  site: {
    bookings: { atOnce: 170, oneEachMs: 30_000 },
    others: { atOnce: 60, oneEachMs: minuteMs },
    /** Mails that had to wait for their mailbox or network have turns of their own, and take none from others. */
    late: { atOnce: 0, oneEachMs: 15_000 },
  },
  farm: { atOnce: 5, oneEachMs: 15 * minuteMs },
  /** Mails of one kind about one booking that its guest changes again and again. */
  booking: { atOnce: 5, oneEachMs: 15 * minuteMs },
}

export type MailBudget = typeof mailBudget

/** A mail to a stranger that would wait longer than this is not sent: its form said all that the mail would. */
export const maxWaitMs = dayMs

/** Mails to the farm beyond its pace within this time are joined in one. */
export const burstMs = 5 * minuteMs

/** Keys mailed for a visitor who finds the desk's address; `farm desk` takes no turn. */
export const keysToTheDesk: Pace = { atOnce: 6, oneEachMs: 4 * hourMs }

/** A stranger who asks again and again leaves keys for the owner. */
export const keysToOneNetwork: Pace = { ...keysToTheDesk, atOnce: 3 }

export const lostLinksToOneAddress: Pace = { atOnce: 1, oneEachMs: hourMs }

/** Codes of gift vouchers that one network tries; one in 2^94 is right. */
export const voucherCodesOfOneNetwork: Pace = { atOnce: 20, oneEachMs: 10 * minuteMs }

export const sameFormMs = dayMs
