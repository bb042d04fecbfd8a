import { describe, expect, it } from 'vitest'
import { startFaultyMailServer, type Step } from '#tests/support/faulty-mail-server.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import type { Manner } from '#tests/support/outbox-process.ts'
import { start } from '#tests/support/records.ts'
import { startOutboxProcess } from '#tests/support/start-outbox-process.ts'
import { sqlite } from '#tests/support/stores.ts'
import { queueMailsTo } from '#tests/support/test-outbox.ts'
import { timeLimits } from './retry.ts'

const guests = Array.from({ length: 6 }, (_, i) => `guest-${i}@example.org`)
/** Mails on their way at the same moment. */
const inFlight = 4

/**
 * Has a process send mails until it is killed: by the server at a step, or by itself. Then another
 * one goes on, once the leases of the dead one are over.
 */
async function crashOnce(manner: Manner, killAt?: Step) {
  await using fresh = await sqlite.openFreshStore()
  await using server = await startFaultyMailServer()
  const { store, dataDir } = fresh
  const url = `smtp://127.0.0.1:${server.port}`
  const mails = await queueMailsTo(store, ...guests)

  const first = startOutboxProcess({ dataDir, url, manner })
  server.behave(({ step }) => {
    if (step !== killAt) return undefined
    void first.kill()
    return 'stall'
  })
  await first.gone
  const before = server.received.map(({ messageId }) => messageId)

  server.behave()
  const now = start.getTime() + timeLimits.lease
  const second = startOutboxProcess({ dataDir, url, now })
  await waitUntil(async () => (await store.mails.list()).every(({ state }) => state === 'sent'))
  await second.kill()
  const after = server.received.map(({ messageId }) => messageId).slice(before.length)
  return { ids: mails.map(({ messageId }) => messageId), before, after }
}

describe.concurrent('no mail is lost when the process is killed', () => {
  it('in the middle of a mail', async () => {
    const { ids, before, after } = await crashOnce('right', 'body')
    expect([...before, ...after].toSorted()).toEqual(ids.toSorted())
  })

  it('after the server has the mail and before it says so', async () => {
    const { ids, before, after } = await crashOnce('right', 'end')
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThanOrEqual(inFlight)
    expect(after.toSorted()).toEqual(ids.toSorted())
  })

  it('between a mail being accepted and "sent" being written', async () => {
    const { ids, before, after } = await crashOnce('dies-accepted')
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThanOrEqual(inFlight)
    expect(after.toSorted()).toEqual(ids.toSorted())
  })
})

it('the same crash loses mails when "sent" is written before they are sent', async () => {
  const { ids, before, after } = await crashOnce('sent-first', 'RCPT')
  expect(new Set([...before, ...after]).size).toBeLessThan(ids.length)
})
