import * as fc from 'fast-check'
import { test } from 'vitest'
import { anyStep } from '#tests/support/history-steps.ts'
import { emptyModel, History } from '#tests/support/history.ts'

const dates = 5

test('whatever happens in whatever order, crashes and clocks set back included, the books agree', async () => {
  const history = fc.commands(anyStep(dates), { maxCommands: 40, size: 'max' })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await using farm = await History.begin(dates)
      await fc.asyncModelRun(() => ({ model: emptyModel(dates), real: farm }), steps)
    }),
    { numRuns: 40, endOnFailure: false },
  )
}, 240_000)
