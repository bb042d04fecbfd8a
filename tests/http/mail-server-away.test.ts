import { expect, test } from 'vitest'
import { startFaultyMailServer } from '../support/faulty-mail-server.ts'
import { waitUntil } from '../support/mails.ts'
import { callFunction, contactMessage } from '../support/requests.ts'
import { startSiteProcess } from '../support/site-process.ts'

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
  // After fifteen seconds it would have been cut off, with another code.
  expect(site.process.exitCode).toBe(0)
  const mails = await site.farm<{ state: string }>('mails')
  expect(mails.map(({ state }) => state)).toEqual(Array(24).fill('waiting'))
})
