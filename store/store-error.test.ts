import { once } from 'node:events'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { postgres } from '#tests/support/stores.ts'
import { isStoreAway } from './store-error.ts'

test('a connection that the database has cut is no mistake of ours', async () => {
  await using used = new AsyncDisposableStack()
  const place = used.use(await postgres.findPlace())
  const client = new Client({ connectionString: place.env['DATABASE_URL'] })
  used.adopt(client, (each) => each.end())
  await client.connect()
  const isAway = (statement: string) => client.query(statement).then(() => undefined, isStoreAway)

  const cut = once(client, 'error')
  const underWay = [isAway('select pg_terminate_backend(pg_backend_pid())'), isAway('select 1')]
  await cut
  const afterIt = isAway('select 1')
  expect(await Promise.all([...underWay, afterIt])).toEqual([true, true, true])
})
