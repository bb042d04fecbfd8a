import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBackup } from '#server/backup/read-backup.ts'
import { fillStore } from '#store/backup/fill-store.ts'
import { testSecrets } from '../support/secrets.ts'
import { databases } from '../support/stores.ts'
import { testOffice } from '../support/test-office.ts'
import { tellStore } from './tell-store.ts'

/** The commits whose programs left a store here, and told what money is in it. */
const programs = ['4a135e9', 'a1df9d8']

it.each(programs.flatMap((program) => databases.map((on) => ({ program, on, name: on.name }))))(
  '$name: the store that $program left tells the same of its money once it is brought up to date',
  async ({ program, on }) => {
    const copy = await readBackup(fileOf(`${program}.backup`), noKey)
    const { takenAt: heldSince } = copy
    await using place = await on.findPlace()
    const { dataDir, env } = place
    const address = { dataDir, databaseUrl: env['DATABASE_URL'], secrets: testSecrets }
    await fillStore(address, { copy, heldSince, beforeCommit: async () => undefined })
    const office = testOffice(await place.open())
    office.setClock(heldSince)
    expect(await tellStore(office)).toEqual(await expected(program))
  },
)

/**
 * The expected lines, without those that only the earlier program has, and the reasons for them.
 */
async function expected(program: string): Promise<readonly string[]> {
  const lines = (await readFile(fileOf(`${program}.txt`), 'utf8')).trimEnd().split('\n')
  return lines.filter((line) => /^[ +]/.test(line)).map((line) => line.slice(1))
}

function fileOf(name: string): string {
  return join(import.meta.dirname, name)
}

function noKey(): never {
  throw new Error('These backups are not sealed')
}
