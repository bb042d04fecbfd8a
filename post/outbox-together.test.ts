import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { sum } from '#booking/sum.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { longest } from '#tests/support/patience.ts'
import { startOutboxProcess } from '#tests/support/start-outbox-process.ts'
import {
  mailOnFile,
  queueMailsTo,
  stageMails,
  startTestOutbox,
} from '#tests/support/test-outbox.ts'
import { timeLimits } from './retry.ts'

const dead = 'dead@example.org'
const others = Array.from({ length: 20 }, (_, i) => `guest-${i}@example.org`)
const hour = 60 * 60_000

describe.concurrent('several mails', () => {
  it('do not wait for one mailbox whose server is silent', async () => {
    await using stage = await stageMails({
      to: [...Array.from({ length: 8 }, () => dead), ...others],
      fault: ({ step, to }) => (step === 'RCPT' && to === dead ? 'stall' : undefined),
      limits: { silence: longest, attempt: longest, lease: 2 * longest },
    })
    const { server, outbox } = stage
    await waitUntil(() => outbox.events('mail-sent').length === others.length)
    expect(server.received.map(({ to }) => to).toSorted()).toEqual(others.toSorted())
    // The first one to the dead mailbox is still on its way, and the only one.
    expect(server.moments.filter(({ step, to }) => step === 'RCPT' && to === dead)).toHaveLength(1)
    expect(outbox.events('mail-not-sent')).toEqual([])
  })

  it('do not wait for a silent mailbox that is tried again', async () => {
    await using stage = await stageMails({
      to: [dead],
      fault: ({ step, to }) => (step === 'RCPT' && to === dead ? 'stall' : undefined),
      limits: { connect: 1_000, silence: 3_000, attempt: 4_000 },
    })
    const { store, server, outbox } = stage
    await waitUntil(async () => (await mailOnFile(store, dead)).problem !== undefined)
    await outbox.skipToNextDue()
    await waitUntil(() => server.moments.filter(({ to }) => to === dead).length === 2)
    await queueMailsTo(store, ...others)
    outbox.wake()
    await waitUntil(() => outbox.events('mail-sent').length === others.length)
  })

  const attemptsIn = async ({ store }: Awaited<ReturnType<typeof stageMails>>) =>
    sum(await store.mails.list(), ({ attempts }) => attempts)

  it('reach a server that takes two connections at once, with hardly an attempt in vain', async () => {
    await using stage = await stageMails({ to: others, most: 2 })
    await waitUntil(() => stage.outbox.events('mail-sent').length === others.length)
    expect(await attemptsIn(stage)).toBeLessThan(others.length + 4)
  })

  it('wait untried for a server that is away, and all leave once it takes one', async () => {
    await using stage = await stageMails({
      to: others,
      fault: ({ step }) => (step === 'greeting' ? 'drop' : undefined),
    })
    const { server, outbox } = stage
    for (let hours = 0; hours < 3; hours++) {
      await outbox.onceSettled()
      outbox.clock.forward(hour)
      outbox.wake()
    }
    await outbox.onceSettled()
    expect(await attemptsIn(stage)).toBeLessThan(8)
    server.behave()
    await outbox.skipToNextDue()
    await waitUntil(() => outbox.events('mail-sent').length === others.length)
  })

  it('arrive in their order when they go to one mailbox', async () => {
    await using stage = await stageMails({ to: others.map(() => 'an@example.org') })
    const { server, mails } = stage
    await waitUntil(() => server.received.length === mails.length)
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      mails.map(({ messageId }) => messageId),
    )
  })

  it('are sent once each when two processes send them', async () => {
    await using stage = await stageMails({ to: [] })
    const { store, server, dataDir, url } = stage
    await stage.outbox.stop()
    const senders = [1, 2].map(() => startOutboxProcess({ dataDir, url }))
    await Promise.all(senders.map(({ ready }) => ready))
    const mails: { readonly messageId: string }[] = []
    // A slow machine may let one of them send all there is: more come until both have sent some.
    await waitUntil(async () => {
      mails.push(...(await queueMailsTo(store, ...others)))
      return senders.every(({ output }) => output().includes('"mail-sent"'))
    })
    await waitUntil(async () => (await store.mails.list()).every(({ state }) => state === 'sent'))
    await Promise.all(senders.map(({ kill }) => kill()))
    expect(server.received.map(({ messageId }) => messageId).toSorted()).toEqual(
      mails.map(({ messageId }) => messageId).toSorted(),
    )
  })
})

describe.concurrent('an outbox', () => {
  it('stops soon, even while a server says nothing, and loses nothing by it', async () => {
    await using stage = await stageMails({
      to: [dead],
      fault: ({ step }) => (step === 'end' ? 'stall' : undefined),
      limits: { silence: longest, attempt: longest, lease: 2 * longest, stopping: 200 },
    })
    const { store, server, outbox, url, mails } = stage
    await waitUntil(() => server.received.length === 1)
    const started = performance.now()
    await outbox.stop()
    expect(performance.now() - started).toBeLessThan(longest / 2)
    expect(await mailOnFile(store, dead)).toMatchObject({ state: 'waiting', attempts: 1 })

    server.behave()
    const next = startTestOutbox({ store, to: url, clock: outbox.clock })
    await next.skipToNextDue()
    await waitUntil(async () => (await mailOnFile(store, dead)).state === 'sent')
    await next.stop()
    const id = mails[0]?.messageId
    expect(server.received.map(({ messageId }) => messageId)).toEqual([id, id])
  })

  it('finishes its running mails before it stops', async () => {
    await using stage = await stageMails({ to: [dead], limits: { stopping: longest } })
    await waitUntil(() => stage.server.moments.length > 0)
    await stage.outbox.stop()
    expect(await mailOnFile(stage.store, dead)).toMatchObject({ state: 'sent' })
  })

  it.each([
    ['while it is lent', 0],
    ['after its lease', longest + 1],
  ])('notes an accepted mail as sent %s, so that nobody repeats it', async (_, ms) => {
    await using stage = await stageMails({ to: [], limits: { lease: longest } })
    const { store, dataDir, server, outbox } = stage
    using database = new DatabaseSync(join(dataDir, 'hof-ter-gist.sqlite'), { timeout: 60_000 })
    database.exec(`create trigger full before update on mail when new.state = 'sent'
                   begin select raise(abort, 'disk full'); end`)
    await queueMailsTo(store, dead)
    outbox.wake()
    await waitUntil(() => outbox.events('outbox-failed').length > 0)
    expect(await mailOnFile(store, dead)).toMatchObject({ state: 'waiting' })
    outbox.clock.forward(ms)
    database.exec('drop trigger full')
    outbox.wake()
    await waitUntil(async () => (await mailOnFile(store, dead)).state === 'sent')
    await waitUntil(() => outbox.events('outbox-works-again').length > 0)
    expect(server.received).toHaveLength(1)
  })

  it('says once that its store fails, however often it looks, and once that it works again', async () => {
    await using stage = await stageMails({ to: [dead] })
    const { store, outbox, url } = stage
    await outbox.stop()
    let looks = 0
    const lendNext: typeof store.outbox.lendNext = (...asked) => {
      looks += 1
      return looks < 4 ? Promise.reject(new Error('disk full')) : store.outbox.lendNext(...asked)
    }
    const failing = { ...store, outbox: { ...store.outbox, lendNext } }
    const next = startTestOutbox({ store: failing, to: url, clock: outbox.clock })
    await waitUntil(() => {
      next.wake()
      return next.events('outbox-works-again').length > 0
    })
    expect(next.events('outbox-failed')).toHaveLength(1)
    await next.stop()
  })

  it('reports at its start the mails held, left long ago or given up', async () => {
    await using stage = await stageMails({
      to: [dead, 'an@example.org'],
      fault: ({ step, to }) =>
        step === 'RCPT' ? { answer: to === dead ? '550 No' : '451 Later' } : undefined,
    })
    const { store, outbox, url } = stage
    await waitUntil(async () => (await store.mails.list()).every(({ problem }) => problem))
    expect(outbox.events('mails-left')).toEqual([])
    await outbox.stop()
    outbox.clock.forward(2 * hour)
    await store.outbox.hold(outbox.clock.now())
    const next = startTestOutbox({ store, to: url, clock: outbox.clock })
    await waitUntil(() => next.events('mails-left').length > 0)
    expect(next.events('mails-left')).toMatchObject([{ failed: 1, waitingLong: 1, held: true }])
    await next.stop()
  })
})

it('an attempt ends, and is written down, well before its lease does', () => {
  const { connect, silence, attempt, lease } = timeLimits
  /** Milliseconds a write waits for its turn in the store. */
  const storeWaits = 10_000
  expect(connect + silence).toBeLessThanOrEqual(attempt)
  /** RFC 5321, 4.5.3.2.6: after the end of a mail, a server has ten minutes to say that it has it. */
  expect(silence).toBeGreaterThanOrEqual(10 * 60_000)
  expect(attempt + storeWaits).toBeLessThan(lease)
})
