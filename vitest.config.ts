import { defineConfig } from 'vitest/config'

/** `npm test -- looks --update` keeps how the pages look now (`tests/looks`). */
const renewing = process.argv.includes('--update')

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['node_modules/**', 'build/**', 'data/**'],
    environment: 'node',
    globalSetup: 'tests/support/start-postgres.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Two cores: more workers only make browsers and servers wait for each other.
    maxWorkers: 2,
    // The farm's days are those of Brussels wherever the server stands; most servers stand elsewhere.
    env: { TZ: 'America/New_York', LOOKS: renewing ? 'renew' : 'compare' },
  },
})
