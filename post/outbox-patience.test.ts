import { createServer } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sum } from '#booking/sum.ts'
import type { Fault, Step } from '#tests/support/faulty-mail-server.ts'
import { queuedMail, start } from '#tests/support/records.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { sqlite } from '#tests/support/stores.ts'
import {
  mailOnFile,
  queueMailsTo,
  stageMails,
  startTestOutbox,
} from '#tests/support/test-outbox.ts'

const to = 'an@example.org'
const fiveDays = 5 * 24 * 60 * 60_000

/** Moves the clock from one attempt to the next, until no mail waits or a time is over. */
async function tryUntil({ outbox }: Awaited<ReturnType<typeof stageMails>>, end: Date) {
  for (;;) {
    const due = await outbox.onceSettled()
    if (!due || due > end) return
    await outbox.skipToNextDue()
  }
}

describe.concurrent('a mail that does not get through', () => {
  it('is tried for five days, then given up and shown', async () => {
    await using stage = await stageMails({
      to: [to],
      fault: ({ step }) => (step === 'RCPT' ? { answer: '451 4.7.1 Later' } : undefined),
    })
    const { store, outbox } = stage
    await waitUntil(async () => (await mailOnFile(store, to)).problem !== undefined)
    await tryUntil(stage, new Date(start.getTime() + 2 * fiveDays))
    const mail = await mailOnFile(store, to)
    expect(mail).toMatchObject({ state: 'failed', problem: '451 4.7.1 Later' })
    const spent = outbox.clock.now().getTime() - start.getTime()
    expect(spent).toBeGreaterThan(fiveDays)
    expect(spent).toBeLessThan(fiveDays + 4 * 60 * 60_000 + 60_000)
    const ends = outbox.events('mail-given-up')
    expect(ends).toMatchObject([{ level: 'error', problem: 'EENVELOPE 451', mail: mail.id }])
    expect(JSON.stringify(outbox.lines)).not.toContain(to)
  })

  it('goes before a later one about the same booking, once a server is back after two days', async () => {
    const away = () => ({ answer: '451 4.3.0 Not now' })
    await using stage = await stageMails({ to: [], fault: away })
    const { store, outbox, server } = stage
    const about = ['booking']
    const earlier = queuedMail({ to, about })
    await store.change((changes) => changes.mails.queue([earlier]))
    await tryUntil(stage, new Date(start.getTime() + (2 * fiveDays) / 5))
    const later = queuedMail({ to, about, createdAt: outbox.clock.now() })
    await store.change((changes) => changes.mails.queue([later]))
    server.behave()
    await tryUntil(stage, new Date(start.getTime() + fiveDays))
    const inOrder = [earlier.messageId, later.messageId]
    expect(server.received.map(({ messageId }) => messageId)).toEqual(inOrder)
  })

  it.each([
    ['RCPT', '550 5.1.1 No such user here'],
    ['DATA', '554 5.5.1 No'],
    ['end', '552 5.3.4 Too big'],
  ] as const)('stops at once when it is refused for good at %s', async (step, answer) => {
    await using stage = await stageMails({
      to: [to, 'bea@example.org'],
      fault: (moment) => (moment.step === step && moment.to === to ? { answer } : undefined),
    })
    const { store, outbox } = stage
    await waitUntil(async () => (await mailOnFile(store, to)).state === 'failed')
    expect(await mailOnFile(store, to)).toMatchObject({ attempts: 1, problem: answer })
    await waitUntil(async () => (await mailOnFile(store, 'bea@example.org')).state === 'sent')
    expect(outbox.events('mail-given-up')).toHaveLength(1)

    stage.server.behave()
    expect(await store.outbox.putBack(outbox.clock.now())).toBe(1)
    outbox.wake()
    await waitUntil(async () => (await mailOnFile(store, to)).state === 'sent')
  })
})

const ours: readonly (readonly [what: string, step: Step, fault: Fault, login: string])[] = [
  ['turns every caller away', 'greeting', { answer: '554 5.3.2 No service' }, ''],
  ['will not hear our name', 'EHLO', { answer: '550 5.7.1 Not you' }, ''],
  ['does not believe our password', 'AUTH', { answer: '535 5.7.8 Wrong' }, 'farm:wrong@'],
  ['refuses our address', 'MAIL', { answer: '550 5.1.0 Not welcome here' }, ''],
  ['refuses our address late', 'RCPT', { answer: '553 5.7.1 Sender address rejected' }, ''],
]

describe.concurrent('no mail is lost, and the log says it once, when the server', () => {
  it.each(ours)('%s', async (_, step, fault, login) => {
    await using stage = await stageMails({
      to: [to, 'bea@example.org'],
      login,
      offers: login ? ['AUTH PLAIN'] : [],
      fault: (moment) => (moment.step === step ? fault : undefined),
    })
    const { store, server, outbox } = stage
    await waitUntil(async () => (await store.mails.list()).every(({ problem }) => problem))
    for (let month = 0; month < 2; month++) {
      await outbox.onceSettled()
      outbox.clock.forward(6 * fiveDays)
    }
    await outbox.onceSettled()
    const mails = await store.mails.list()
    expect(mails.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    // Both were tried at first, and then one for both at each turn.
    expect(sum(mails, ({ attempts }) => attempts)).toBeGreaterThanOrEqual(4)
    expect(outbox.events('mails-cannot-go-out')).toMatchObject([{ level: 'error' }])
    expect(outbox.events('mail-not-sent')).toEqual([])

    server.behave()
    expect(await store.outbox.putBack(outbox.clock.now())).toBe(2)
    outbox.wake()
    await waitUntil(async () => (await store.mails.list()).every(({ state }) => state === 'sent'))
    expect(outbox.events('mails-go-out-again')).toHaveLength(1)
  })

  it('refused us for more than five days, and then asks for patience', async () => {
    await using stage = await stageMails({
      to: [to],
      fault: ({ step }) => (step === 'MAIL' ? { answer: '550 5.1.0 Not welcome here' } : undefined),
    })
    const { store, server, outbox } = stage
    await waitUntil(async () => (await mailOnFile(store, to)).problem !== undefined)
    outbox.clock.forward(2 * fiveDays)
    await outbox.onceSettled()

    server.behave(({ step }) => (step === 'RCPT' ? { answer: '451 4.7.1 Later' } : undefined))
    await outbox.skipToNextDue()
    await waitUntil(async () => (await mailOnFile(store, to)).attempts === 3)
    await outbox.onceSettled()
    expect(await mailOnFile(store, to)).toMatchObject({
      state: 'waiting',
      problem: '451 4.7.1 Later',
    })
  })

  it('speaks no TLS where it should', async () => {
    await using fresh = await sqlite.openFreshStore()
    // No certificate: the handshake fails.
    const server = createServer({}).on('tlsClientError', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await queueMailsTo(fresh.store, to)
    const outbox = startTestOutbox({ store: fresh.store, to: `smtps://127.0.0.1:${port}` })
    try {
      await waitUntil(async () => (await mailOnFile(fresh.store, to)).problem !== undefined)
      outbox.clock.forward(6 * fiveDays)
      await outbox.onceSettled()
      expect(await mailOnFile(fresh.store, to)).toMatchObject({ state: 'waiting', attempts: 2 })
      expect(outbox.events('mails-cannot-go-out')).toHaveLength(1)
    } finally {
      await outbox.stop()
      server.close()
    }
  })
})
