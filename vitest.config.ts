import { readFileSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longest } from './tests/support/patience.ts'
import { inlineScript } from './vite.plugins.ts'

/** `npm test -- looks --update` keeps how the pages look now (`tests/looks`). */
const renewing = process.argv.includes('--update')

/** Slow tests first, so that all workers end together: browsers, then sites, then rules. */
const longFirst = ['tests/looks/', 'tests/journeys/', 'tests/commands/', 'tests/http/', 'tests/']

/**
 * Folders of tests stand in memory where a Linux machine has plenty of it, as most of a test's time is
 * waiting for the disk. That what was answered is on it is seen from the calls (`power-cut.test.ts`), and
 * PostgreSQL, which starts outside the workers, still waits for a real one.
 */
function foldersInMemory() {
  const folder = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(folder)
    const isOurs = / \/dev\/shm tmpfs rw(?!\S*noexec)/.test(readFileSync('/proc/mounts', 'utf8'))
    if (isOurs && bavail * bsize > 4 * 2 ** 30) return { TMPDIR: folder }
  } catch {
    // Another system.
  }
  return {}
}

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const turn = ({ moduleId }: TestSpecification) => {
      const path = relative(import.meta.dirname, moduleId)
      const found = longFirst.findIndex((folder) => path.startsWith(folder))
      return found < 0 ? longFirst.length : found
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- A sequencer's own, which gives new files.
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => turn(a) - turn(b))
  }
}

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'drawings/**'],
    environment: 'node',
    globalSetup: ['tests/support/start-postgres.ts', 'tests/support/machine-fonts.ts'],
    setupFiles: 'tests/support/fetch-anew.ts',
    // A hung test ends; a slow machine does not end one. What waits inside a test gives up before it
    // does, and says for what (`longest` in tests/support/patience.ts).
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: longest } },
    // One more than cores: a worker waits while its sites, databases and mail servers are at work.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    sequence: { sequencer: LongFirst },
    // No test leaves anything behind in a module, so files share what a worker has read.
    isolate: false,
    // The farm's days are those of Brussels wherever the server stands; most servers stand elsewhere.
    env: {
      ...foldersInMemory(),
      TZ: 'America/New_York',
      LOOKS: renewing ? 'renew' : 'compare',
    },
  },
})
