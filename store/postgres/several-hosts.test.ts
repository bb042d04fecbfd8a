import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { longest } from '#tests/support/patience.ts'
import { startPair } from '#tests/support/postgres-pair.ts'
import { changesInTurn, endPools, openPools, queriesOver } from './database.ts'
import { eachHost } from './hosts.ts'

it('an address of several hosts is an address of each', () => {
  expect(eachHost('postgres://farm:a,b@one:5432,two/farm?sslmode=verify-full')).toEqual([
    'postgres://farm:a,b@one:5432/farm?sslmode=verify-full',
    'postgres://farm:a,b@two/farm?sslmode=verify-full',
  ])
})

it('the host that takes writes is asked, primary or standby, before a promotion and after it', async () => {
  await using used = new AsyncDisposableStack()
  const pair = used.use(await startPair('synchronous'))
  const [one = '', other = ''] = eachHost(pair.url)
  const standbyFirst = one.replace(new URL(one).host, `${new URL(other).host},${new URL(one).host}`)
  const open = (url: string, statementTimeout: number) => {
    const pools = openPools(url, { max: 2, patience: longest, statementTimeout })
    used.defer(() => endPools(pools))
    return queriesOver(pools)
  }
  const first = open(pair.url, longest)
  const second = open(standbyFirst, longest)
  const write = (db: typeof first) =>
    changesInTurn(db)(async (changing) => {
      await sql`insert into kept (by) values (pg_backend_pid())`.execute(changing)
    })
  await sql`create table kept (by integer)`.execute(first)
  await Promise.all([first, first, second].map(write))

  // A change that the standby lacks is not said to be done.
  pair.deafen()
  await expect(write(open(pair.url, 500))).rejects.toThrow('timeout')
  await pair.killPrimary()
  // The site finds the primary gone, or asks the standby already, which may only be read.
  await expect(write(first)).rejects.toThrow(/read|terminated/)
  await pair.promote()
  await Promise.all([first, second].map(write))
  const { rows } = await sql<{ n: number }>`select count(*) as n from kept`.execute(second)
  expect(rows).toEqual([{ n: 5 }])
})
