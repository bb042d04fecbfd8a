import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type MailRow = {
  readonly state: string
  readonly attempts: number
  readonly messageId: string
  readonly sentAt: string | null
}

/** Past the pause after a first attempt. */
const aMinuteLater = '2025-09-15T09:02:00+02:00'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function startMail(manner?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(manner)
  open.push(server.stop)
  return server
}

async function startSite(smtpUrl: string, dataDir?: string, now?: string): Promise<TestSite> {
  const env = { SMTP_URL: smtpUrl, ...(now && { NOW: now }) }
  const site = await startTestSite({ dataDir, env })
  open.push(() => removeData(site))
  return site
}

const mailsOf = (site: TestSite) => site.farm<MailRow>('mails')

async function sendMessage(site: TestSite) {
  const { status } = await callFunction(site.url, 'send-contact-email', contactMessage())
  expect(status).toBe(200)
}

/** Both mails have been tried and came to the same end. */
async function waitForState(site: TestSite, state: string) {
  let mails: MailRow[] = []
  await waitUntil(async () => {
    mails = await mailsOf(site)
    return mails.length === 2 && mails.every((m) => m.state === state && m.attempts > 0)
  })
  return mails
}

test('mails are delivered over SMTP as they were queued', async () => {
  const server = await startMail()
  const site = await startSite(`smtp://127.0.0.1:${server.port}`)
  await callFunction(site.url, 'submit-reservation', reservationRequest())
  await waitUntil(() => server.deliveries.length === 2)
  const { email } = reservationRequest()
  expect(server.deliveries.map(({ to }) => to).toSorted()).toEqual([email, business.email])
  const rows = await waitForState(site, 'sent')
  const ids = server.deliveries.map(({ mail }) => mail.messageId)
  expect(rows.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
  for (const { from, mail } of server.deliveries) {
    expect(from).toBe(business.email)
    expect(mail.text?.length).toBeGreaterThan(100)
    expect(mail.html?.length).toBeGreaterThan(100)
  }
  const guest = server.deliveries.find(({ to }) => to === email)
  expect(guest?.mail.attachments).toMatchObject([{ filename: 'hof-ter-gist.ics' }])
  expect(await site.mailFiles()).toEqual([])
})

test('while the mail server is away mails wait, and once it is back they are delivered', async () => {
  const port = await freePort()
  const url = `smtp://127.0.0.1:${port}`
  const site = await startSite(url)
  await sendMessage(site)
  const waiting = await waitForState(site, 'waiting')
  for (const mail of waiting) expect(mail).toMatchObject({ attempts: 1, sentAt: null })
  await site.stop()

  const server = await startMail({ port })
  const later = await startSite(url, site.dataDir, aMinuteLater)
  const sent = await waitForState(later, 'sent')
  for (const mail of sent) expect(mail.attempts).toBe(2)
  expect(server.deliveries).toHaveLength(2)
  expect(sent.map(({ messageId }) => messageId).toSorted()).toEqual(
    waiting.map(({ messageId }) => messageId).toSorted(),
  )
})

test('a server that says "later" gets the mail again later, and not before', async () => {
  const busy = await startMail({ refuses: 451 })
  const site = await startSite(`smtp://127.0.0.1:${busy.port}`)
  await sendMessage(site)
  await waitForState(site, 'waiting')
  await site.stop()

  const tooSoon = await startSite(`smtp://127.0.0.1:${busy.port}`, site.dataDir)
  for (const mail of await mailsOf(tooSoon)) expect(mail.attempts).toBe(1)
  await tooSoon.stop()
  expect(busy.attempts()).toBe(2)
  await busy.stop()

  const ready = await startMail({ port: busy.port })
  const later = await startSite(`smtp://127.0.0.1:${busy.port}`, site.dataDir, aMinuteLater)
  await waitForState(later, 'sent')
  expect(ready.deliveries).toHaveLength(2)
})

test('a server that says "never" is believed', async () => {
  const server = await startMail({ refuses: 550 })
  const site = await startSite(`smtp://127.0.0.1:${server.port}`)
  await sendMessage(site)
  for (const mail of await waitForState(site, 'failed')) {
    expect(mail).toMatchObject({ attempts: 1, sentAt: null })
  }
  expect(await site.farm('messages')).toHaveLength(1)
})

test.each([
  ['a wrong password', 'farm:wrong@'],
  ['no password', ''],
])('%s never costs a mail', async (_what, credentials) => {
  const user = { name: 'farm', password: 'right' }
  const server = await startMail({ user })
  const site = await startSite(`smtp://${credentials}127.0.0.1:${server.port}`)
  await sendMessage(site)
  await waitForState(site, 'waiting')
  expect(site.output()).not.toContain(contactMessage().email)
  await site.stop()

  const right = `smtp://farm:right@127.0.0.1:${server.port}`
  const mended = await startSite(right, site.dataDir, aMinuteLater)
  await waitForState(mended, 'sent')
  expect(server.deliveries).toHaveLength(2)
})

test('a server that turns every caller away never costs a mail', async () => {
  const away = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end('554 5.3.2 No service here at the moment\r\n')
  })
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
  open.push(() => new Promise((resolve) => away.close(resolve)))
  const address = away.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const site = await startSite(`smtp://127.0.0.1:${port}`)
  await sendMessage(site)
  const mails = await waitForState(site, 'waiting')
  expect(mails.map(({ attempts }) => attempts)).toEqual([1, 1])
})
