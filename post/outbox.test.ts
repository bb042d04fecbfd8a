import { describe, expect, it } from 'vitest'
import type { Fault, Step } from '#tests/support/faulty-mail-server.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { longest } from '#tests/support/patience.ts'
import { mailOnFile, shortLimits, stageMails } from '#tests/support/test-outbox.ts'

const to = 'an@example.org'

const passing: readonly (readonly [string, Step, Fault])[] = [
  ['accepts the call and says nothing', 'greeting', 'stall'],
  ['hangs up at once', 'greeting', 'drop'],
  ['is busy at the greeting', 'greeting', { answer: '421 4.3.2 Busy' }],
  ['greets in another language', 'greeting', { answer: 'HTTP/1.1 400 Bad Request' }],
  ['never ends its greeting', 'greeting', 'drip'],
  ['closes after the first words', 'EHLO', { answer: '421 4.3.2 Closing' }],
  ['stalls after the first words', 'EHLO', 'stall'],
  ['stalls at the sender', 'MAIL', 'stall'],
  ['has no room for the sender now', 'MAIL', { answer: '452 4.3.1 No room' }],
  ['greylists', 'RCPT', { answer: '451 4.7.1 Come back later' }],
  ['says a word now and then, for ever', 'RCPT', 'drip'],
  ['hangs up at the recipient', 'RCPT', 'drop'],
  ['will not have the mail now', 'DATA', { answer: '451 4.3.0 Later' }],
  ['stalls in the middle of the mail', 'body', 'stall'],
  ['hangs up in the middle of the mail', 'body', 'drop'],
  ['takes the mail and says "later"', 'end', { answer: '452 4.3.1 Disk full' }],
]

describe.concurrent('a mail goes at the second attempt to a server that', () => {
  it.each(passing)('%s', async (_, step, fault) => {
    await using stage = await stageMails({
      to: [to],
      fault: (moment) => (moment.step === step ? fault : undefined),
      limits: fault === 'stall' || fault === 'drip' ? shortLimits : {},
    })
    const { store, server, outbox, mails } = stage
    await waitUntil(async () => (await mailOnFile(store, to)).problem !== undefined)
    expect(await mailOnFile(store, to)).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(outbox.events('mail-not-sent')).toMatchObject([{ attempts: 1, level: 'warn' }])

    server.behave()
    await (await stage.patiently()).skipToNextDue()
    await waitUntil(async () => (await mailOnFile(store, to)).state === 'sent')
    const taken = server.received.filter(({ accepted }) => accepted)
    expect(taken.map(({ messageId }) => messageId)).toEqual([mails[0]?.messageId])
    expect(await mailOnFile(store, to)).toMatchObject({ attempts: 2, problem: undefined })
  })
})

describe.concurrent('a mail that a server took without saying so goes again, as the same mail,', () => {
  it.each(['drop', 'stall', 'drip'] as const)('when the server does this: %s', async (fault) => {
    await using stage = await stageMails({
      to: [to],
      fault: ({ step }) => (step === 'end' ? fault : undefined),
      limits: fault === 'drop' ? {} : shortLimits,
    })
    const { store, server, mails } = stage
    await waitUntil(async () => (await mailOnFile(store, to)).problem !== undefined)
    server.behave()
    await (await stage.patiently()).skipToNextDue()
    await waitUntil(async () => (await mailOnFile(store, to)).state === 'sent')
    const id = mails[0]?.messageId
    expect(server.received.map(({ messageId }) => messageId)).toEqual([id, id])
  })
})

it('a server that falls silent is left before the time of the attempt is over', async () => {
  await using stage = await stageMails({
    to: [to],
    fault: ({ step }) => (step === 'RCPT' ? 'stall' : undefined),
    limits: { ...shortLimits, attempt: 2 * longest, lease: 3 * longest },
  })
  const { store } = stage
  await waitUntil(async () => (await mailOnFile(store, to)).problem !== undefined)
  expect(await mailOnFile(store, to)).toMatchObject({ state: 'waiting', attempts: 1 })
})
