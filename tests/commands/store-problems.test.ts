import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerLine } from '#server/command-line/command-line.ts'
import { problemOf, problemOfStart } from '#tests/support/command.ts'
import { freePort } from '#tests/support/free-port.ts'
import { askPostgres, createDatabase, postgresServer } from '#tests/support/postgres-database.ts'
import { databases, sqlite } from '#tests/support/stores.ts'

/** The site does not start, and the owner's command line answers with the same line, which names the setting. */
async function expectOneLine(env: Readonly<Record<string, string>>, line: RegExp) {
  const answers = [problemOfStart(env), answerLine(['schedule'], env).then(problemOf)]
  for (const problem of await Promise.all(answers)) {
    expect(problem).toMatch(line)
    expect(problem).not.toContain('hunter2')
  }
}

/** Files that are no store of ours. */
const strangers = [
  ['is no database', (path: string) => writeFile(path, 'Nothing of ours.\n'.repeat(500))],
  ['is a database of another program', writeWineCellar],
] as const

test.each(strangers)('a file that %s stops the start and stays as it is', async (_, write) => {
  await using place = await sqlite.findPlace()
  const file = join(place.dataDir, 'hof-ter-gist.sqlite')
  await write(file)
  const content = await readFile(file)
  const { mtimeMs } = await stat(file)
  await expectOneLine(place.env, /^DATA_DIR: \S+hof-ter-gist\.sqlite cannot be used: /)
  expect(await readFile(file)).toEqual(content)
  expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  expect(await readdir(place.dataDir)).toEqual(['hof-ter-gist.sqlite'])
})

test('a place that cannot be written to stops the start, and says why that may be', async () => {
  await using place = await sqlite.findPlace()
  await mkdir(join(place.dataDir, 'hof-ter-gist.sqlite'))
  await expectOneLine(place.env, /^DATA_DIR: \S+ cannot be used: no permission, a read-only disk, /)
  await expectOneLine({ DATA_DIR: '/proc/no/farm' }, /^DATA_DIR: \S+ (cannot|may not) be made /)
})

async function writeWineCellar(path: string) {
  using database = new DatabaseSync(path)
  database.exec('create table wine (bottle text)')
}

test.each(databases)('$name: a store of a newer program stops the start', async (on) => {
  await using fresh = await on.openFreshStore()
  const later = sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`
  await later.execute(fresh.tables())
  await expectOneLine(fresh.env, /^DATA(_DIR|BASE_URL): .+ a newer version of this program/)
})

/** A database that cannot be ours, and the sentence about it. */
const unfit = [
  [
    'where nobody answers',
    'no database answers there',
    async () => at(`127.0.0.1:${await freePort()}`),
  ],
  [
    'on a host that is not there',
    'no host of that name',
    async () => `${at('nowhere.invalid')}?tls=never`,
  ],
  ['that is not there', 'no database of that name', async () => onServer('nowhere')],
  ['that holds the tables of another program', 'tables of another program', wineDatabase],
  [
    'in another encoding',
    'LATIN1',
    () => createDatabase("encoding 'LATIN1' locale 'C' template template0"),
  ],
] as const

const at = (host: string) => `postgres://farm:hunter2@${host}/farm`

function onServer(database: string): string {
  return Object.assign(new URL(postgresServer().url), { pathname: database }).href
}

async function wineDatabase(): Promise<string> {
  const url = await createDatabase()
  await askPostgres(url, 'create table wine (bottle text)')
  return url
}

test.each(unfit)('a database %s stops the start: "%s"', async (_, problem, find) => {
  await using place = await sqlite.findPlace()
  const env = { ...place.env, DATABASE_URL: await find() }
  await expectOneLine(env, new RegExp(`^DATABASE_URL: the database cannot be used: .*${problem}`))
})

test('a database that takes the call and then says nothing is not waited for', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  await using place = await sqlite.findPlace()
  try {
    const env = { ...place.env, DATABASE_URL: at(`127.0.0.1:${port}`) }
    await expectOneLine(env, /^DATABASE_URL: the database cannot be used: .*timeout/)
  } finally {
    silent.close()
  }
})
