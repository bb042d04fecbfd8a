/**
 * How long a test waits for a fact, in ms, before it takes it that it will never be: so long that a
 * machine which stands still for many seconds, or runs at a tenth of the usual speed, ends no test.
 */
export const longest = 300_000
