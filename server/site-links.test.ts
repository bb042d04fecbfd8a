import { minuteMs } from '#booking/dates/brussels-time.ts'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyLink } from '#letters/links.ts'
import { fillStore } from '#store/backup/fill-store.ts'
import { addSession, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { siteLinks } from './signing-keys.ts'
import { testSecrets } from '#tests/support/secrets.ts'

const link = keyLink({ id: randomUUID(), endsAt: new Date(start.getTime() + minuteMs) })

it.each([undefined, 'one-secret-for-every-process-of-the-farm'])(
  'a restore ends every earlier link and device, with the secret %s',
  async (signingSecret) => {
    await using fresh = await sqlite.openFreshStore()
    await using place = await sqlite.findPlace()
    await addSession(fresh.store)
    // The folder with the earlier key is still there.
    const config = { dataDir: fresh.dataDir, signingSecret }
    const before = await siteLinks(config, fresh.store)
    const token = before.token(link)
    expect(before.read(token, start).kind).toBe('valid')

    const seen = { firstSeenAt: start, lastSeenAt: start, keyUsedAt: start }
    const device = { id: 'd', browser: 'Safari', ...seen }
    await fresh.store.change((changes) => changes.devices.add(device, 'digest'))
    const copy = await fresh.store.copy()
    const beforeCommit = async () => undefined
    const at = { ...place, databaseUrl: undefined, secrets: testSecrets }
    await fillStore(at, { copy, heldSince: start, beforeCommit })
    const restored = await place.open()
    expect(await restored.devices.list()).toEqual([])
    const after = await siteLinks(config, restored)
    expect(after.read(token, start)).toEqual({ kind: 'unknown' })
    const fromNow = after.token(link)
    expect(after.read(fromNow, start).kind).toBe('valid')
  },
)
