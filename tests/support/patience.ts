/**
 * The time in ms after which a test gives up waiting. It is so long that no test fails on a machine
 * that stands still for many seconds, or runs at a tenth of its usual speed.
 */
export const longest = 300_000
