import { join } from 'node:path'

const load = (file: string) => ['--import', join(import.meta.dirname, 'site-faults', file)]

/**
 * Words to Node that take one protection away from a site: a test that looks for its absence must
 * find it.
 */
export const siteFaults = {
  /** Does not wait for the disk. */
  lazySync: load('lazy-sync.mjs'),
  /** Answers before it has written. */
  lazyCommit: load('lazy-commit.mjs'),
} as const
