import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { problemLine } from './problem-line.ts'

it('a database that another command holds for too long is told in one line', async () => {
  await using folder = await temporaryFolder()
  const path = join(folder.path, 'held.sqlite')
  using holder = new DatabaseSync(path)
  holder.exec('begin immediate')
  using other = new DatabaseSync(path, { timeout: 0 })
  const write = async () => other.exec('begin immediate')
  const said = 'The database cannot be used now (database is locked): try again.'
  expect(await write().catch(problemLine)).toBe(said)
})

it('a mistake of ours is told with its trace', () => {
  expect(problemLine(new TypeError('x is not a function'))).toMatch(/^TypeError.*\n +at /)
})
