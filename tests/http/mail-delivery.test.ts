import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { startFaultyMailServer } from '#tests/support/faulty-mail-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { startTestSite, type TestSite } from '#tests/support/test-site.ts'

type MailRow = { readonly state: string; readonly attempts: number; readonly messageId: string }

/** Both mails have been tried and came to the same end; returns their Message-IDs. */
async function idsOnce(site: TestSite, state: string, attempts = 1) {
  let mails: MailRow[] = []
  await waitUntil(async () => {
    mails = await site.farm<MailRow>('mails')
    return mails.length === 2 && mails.every((m) => m.state === state && m.attempts === attempts)
  })
  return mails.map(({ messageId }) => messageId).toSorted()
}

test('mails are delivered over SMTP as they were queued', async () => {
  await using server = await startMailServer()
  await using site = await startTestSite({ env: { SMTP_URL: server.url } })
  await callFunction(site.url, 'submit-reservation', reservationRequest())
  await waitUntil(() => server.deliveries.length === 2)
  const { email } = reservationRequest()
  expect(server.deliveries.map(({ to }) => to).toSorted()).toEqual([email, business.email])
  const delivered = server.deliveries.map(({ mail }) => mail.messageId)
  expect(await idsOnce(site, 'sent')).toEqual(delivered.toSorted())
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

test('mails wait while the server is away or the password wrong, and are delivered once both are mended', async () => {
  const port = await freePort()
  await using site = await startTestSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  await callFunction(site.url, 'send-contact-email', contactMessage())
  const waiting = await idsOnce(site, 'waiting')

  const user = { name: 'farm', password: 'right' }
  await using server = await startMailServer({ port, user })
  const wrong = { SMTP_URL: `smtp://farm:wrong@127.0.0.1:${port}` }
  await using soon = await site.restart({ ...wrong, NOW: '2025-09-15T09:02:00+02:00' })
  await idsOnce(soon, 'waiting', 2)
  expect(soon.output()).not.toContain(contactMessage().email)

  const right = { SMTP_URL: `smtp://farm:right@127.0.0.1:${port}` }
  await using later = await soon.restart({ ...right, NOW: '2025-09-15T09:10:00+02:00' })
  expect(await idsOnce(later, 'sent', 3)).toEqual(waiting)
  expect(server.deliveries).toHaveLength(2)
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
