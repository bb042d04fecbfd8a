import { expect, test } from 'vitest'
import { startFaultyMailServer } from '#tests/support/faulty-mail-server.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

/** Sends messages one after the other; how long the slowest answer took, in milliseconds. */
async function slowestAnswer(url: string, count: number): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const started = performance.now()
    const message = contactMessage({ email: `guest-${i}@example.org` })
    expect((await callFunction(url, 'send-contact-email', message)).status).toBe(200)
    times.push(performance.now() - started)
  }
  return Math.max(...times)
}

test('while the mail server says nothing the functions answer as fast as ever, and the site can stop', async () => {
  await using server = await startFaultyMailServer({
    fault: ({ step }) => (step === 'greeting' ? 'stall' : undefined),
  })
  const url = `smtp://127.0.0.1:${server.port}`
  const site = await startTestSite({ env: { SMTP_URL: url, RATE_LIMIT: 'off' } })
  try {
    // The limit of a connection is ten seconds: no answer waited for one.
    expect(await slowestAnswer(site.url, 12)).toBeLessThan(5_000)
    await waitUntil(() => server.moments.length >= 4)
    await site.stop()
    // After fifteen seconds it would have been cut off, with another code.
    expect(site.process.exitCode).toBe(0)
    const mails = await site.farm<{ state: string }>('mails')
    expect(mails.map(({ state }) => state)).toEqual(Array.from({ length: 24 }, () => 'waiting'))
  } finally {
    await removeData(site)
  }
})
