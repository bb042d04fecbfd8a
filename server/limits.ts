/**
 * Every bound at the door, in one place. None of them is ever met by a person who books a place;
 * each is far below what would make the site slow for others.
 */

/** Body of any request (CONTRACT, "HTTP"): the longest form in the longest encoding takes 26 KB. */
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
