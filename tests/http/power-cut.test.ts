import { expect, test } from 'vitest'
import { lossesIn } from '#tests/support/losses.ts'
import { mailsOnceSent } from '#tests/support/sent-mails.ts'
import { requestsOf } from '#tests/support/many-requests.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { canTrace, cutPower } from '#tests/support/power-cuts.ts'

const rounds = 5
const guestsAtOnce = 8

// The long form is `npm run bench -- reliability crash`: at moments of chance, with a control.
test('a booking or message that was answered survives the plug being pulled right after, again and again', async () => {
  await using first = await startSiteProcess({ env: { RATE_LIMIT: 'off' } })
  const requests = requestsOf(rounds * guestsAtOnce)
  const acknowledged: string[] = []
  const written: string[] = []
  let site = first
  for (let round = 1; round <= rounds; round++) {
    const pulled = Promise.withResolvers<void>()
    const asking = requests.splice(0, guestsAtOnce).map(async (request) => {
      const { status, body } = await callFunction(site.url, 'submit-reservation', request)
      if (status === 200) acknowledged.push(String(body['reservationId']))
      if (acknowledged.length >= 3 * round) pulled.resolve(site.kill())
    })
    const email = `writer-${round}@example.org`
    const writing = callFunction(site.url, 'send-contact-email', contactMessage({ email }))
    const isWritten = writing.then(({ status }) => status === 200 && written.push(email))
    await Promise.allSettled([...asking, isWritten])
    await pulled.promise
    // The clock is past the lease of a mail whose process died.
    site = await site.restart(round === rounds ? { NOW: '2025-09-15T09:30:00+02:00' } : {})
  }
  const messages = await site.farm<{ email: string }>('messages')
  expect(messages.map(({ email }) => email)).toEqual(expect.arrayContaining(written))
  const mails = 2 * ((await site.farm('reservations')).length + messages.length)
  expect(await mailsOnceSent(site, mails)).toHaveLength(mails)
  await site.stop()
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * rounds)
  expect(written).not.toEqual([])
  expect(await lossesIn(site.dataDir, acknowledged)).toEqual([])
})

// The long form, with a control for each figure, is `npm run bench -- reliability power`.
test.runIf(canTrace())('an answered request is on a disk that lost unsynced writes', async () => {
  const { cuts, losses } = await cutPower({ guests: 16, everyAnswers: 2 })
  expect(cuts).toBeGreaterThan(5)
  expect(losses).toEqual([])
})
