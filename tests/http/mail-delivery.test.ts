import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { startFaultyMailServer } from '#tests/support/faulty-mail-server.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { startTestSite } from '#tests/support/test-site.ts'

test('mails are delivered over SMTP as they were queued', async () => {
  await using server = await startMailServer()
  await using site = await startTestSite({ env: { SMTP_URL: server.url } })
  await callFunction(site.url, 'submit-reservation', reservationRequest())
  await waitUntil(() => server.deliveries.length === 2)
  const { email } = reservationRequest()
  expect(server.deliveries.map(({ to }) => to).toSorted()).toEqual([email, business.email])
  const delivered = server.deliveries.map(({ mail }) => mail.messageId)
  const queued = await site.farm<{ messageId: string }>('mails')
  expect(queued.map(({ messageId }) => messageId).toSorted()).toEqual(delivered.toSorted())
  for (const { from, mail } of server.deliveries) {
    expect(from).toBe(business.email)
    expect(mail.text?.length).toBeGreaterThan(100)
    expect(mail.html?.length).toBeGreaterThan(100)
  }
  const guest = server.deliveries.find(({ to }) => to === email)
  expect(guest?.mail.attachments).toMatchObject([
    { filename: 'land-autumn.png' },
    { filename: 'ready.png' },
    { filename: 'hof-ter-gist.ics' },
  ])
  expect(await site.mailFiles()).toEqual([])
})

test('while the mail server says nothing the functions answer, and the site can stop', async () => {
  await using server = await startFaultyMailServer({
    fault: ({ step }) => (step === 'greeting' ? 'stall' : undefined),
  })
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, RATE_LIMIT: 'off' }
  await using site = await startSiteProcess({ env })
  for (let i = 0; i < 12; i++) {
    const message = contactMessage({ email: `guest-${i}@example.org` })
    expect((await callFunction(site.url, 'send-contact-email', message)).status).toBe(200)
  }
  await waitUntil(() => server.moments.length >= 4)
  await site.stop()
  // The site is cut off after fifteen seconds, and its exit code is then another one.
  expect(site.process.exitCode).toBe(0)
  const mails = await site.farm<{ state: string }>('mails')
  expect(mails.map(({ state }) => state)).toEqual(Array(24).fill('waiting'))
})
