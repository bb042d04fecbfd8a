import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { longest } from '#tests/support/patience.ts'
import { databases } from '#tests/support/stores.ts'

const script = join(import.meta.dirname, '../tests/support/open-at.ts')

it.each(databases)('$name: of four that open an empty store at once, one makes it', async (on) => {
  await using places = new AsyncDisposableStack()
  const rounds = [await on.findPlace(), await on.findPlace(), await on.findPlace()]
  for (const place of rounds) places.use(place)
  const settings = rounds.map((place) => JSON.stringify(place.env))
  const settled = {
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    timeout: longest,
  }
  const together = String(Date.now() + 1_500)
  const open = () => promisify(execFile)(process.execPath, [script, together, ...settings], settled)
  const outcomes = await Promise.all([open(), open(), open(), open()])
  expect(outcomes.map(({ stdout }) => stdout)).toEqual(Array(4).fill('1 1 1'))
})
