import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { databases } from '#tests/support/stores.ts'

const script = join(import.meta.dirname, '../../tests/support/open-at.ts')

it.each(databases)('$name: of four that open an empty store at once, one makes it', async (on) => {
  for (let round = 0; round < 3; round++) {
    await using place = await on.findPlace()
    const together = String(Date.now() + 700)
    const open = () => promisify(execFile)(process.execPath, [script, together], { env: place.env })
    const outcomes = await Promise.all([open(), open(), open(), open()])
    expect(outcomes.map(({ stdout }) => stdout)).toEqual(['1', '1', '1', '1'])
  }
})
