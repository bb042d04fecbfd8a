import { join } from 'node:path'

const load = (file: string) => ['--import', join(import.meta.dirname, 'careless', file)]

/**
 * Words to Node that take one protection away from a site: a test that looks for its absence must
 * find it.
 */
export const careless = {
  /** Does not wait for the disk. */
  lazySync: load('lazy-sync.mjs'),
  /** Answers before it has written. */
  lazyCommit: load('lazy-commit.mjs'),
} as const
