import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** `npm test -- looks --update` keeps how the pages look now (`tests/looks`). */
const renewing = process.argv.includes('--update')

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'drawings/**'],
    environment: 'node',
    globalSetup: 'tests/support/start-postgres.ts',
    // A hung test ends; a slow machine does not end one: a browser may stand still for many seconds there.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 90_000 } },
    // On two cores, more workers only make browsers and servers wait for each other.
    maxWorkers: Math.min(Math.max(availableParallelism(), 2), 4),
    // No test leaves anything behind in a module, so files share what a worker has read.
    isolate: false,
    // The farm's days are those of Brussels wherever the server stands; most servers stand elsewhere.
    env: {
      TZ: 'America/New_York',
      LOOKS: renewing ? 'renew' : 'compare',
    },
  },
})
