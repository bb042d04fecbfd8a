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
test('a booking that was answered survives the plug being pulled right after, again and again', async () => {
  await using first = await startSiteProcess({ env: { RATE_LIMIT: 'off' } })
  const requests = requestsOf(rounds * guestsAtOnce)
  const acknowledged: string[] = []
  let site = first
  for (let round = 1; round <= rounds; round++) {
    const pulled = Promise.withResolvers<void>()
    const asking = requests.splice(0, guestsAtOnce).map(async (request) => {
      const { status, body } = await callFunction(site.url, 'submit-reservation', request)
      if (status === 200) acknowledged.push(String(body['reservationId']))
      if (acknowledged.length >= 3 * round) pulled.resolve(site.kill())
    })
    await Promise.allSettled(asking)
    await pulled.promise
    // The clock is past the lease of a mail whose process died.
    site = await site.restart(round === rounds ? { NOW: '2025-09-15T09:30:00+02:00' } : {})
  }
  const { length } = await site.farm('reservations')
  expect(await mailsOnceSent(site, 2 * length)).toHaveLength(2 * length)
  await site.stop()
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * rounds)
  expect(await lossesIn(site.dataDir, acknowledged)).toEqual([])
})

test('a message that was answered survives it too', async () => {
  await using site = await startSiteProcess()
  const { status } = await callFunction(site.url, 'send-contact-email', contactMessage())
  await site.kill()
  expect(status).toBe(200)
  await using later = await site.restart({ NOW: '2025-09-15T10:00:00+02:00' })
  expect(await later.farm('messages')).toMatchObject([contactMessage()])
  expect(await mailsOnceSent(later, 2)).toHaveLength(2)
})

// The long form, with a control for each figure, is `npm run bench -- reliability power`.
test.runIf(canTrace())('an answered request is on a disk that lost unsynced writes', async () => {
  const { cuts, losses } = await cutPower({ guests: 24, everyAnswers: 2 })
  expect(cuts).toBeGreaterThan(5)
  expect(losses).toEqual([])
})
