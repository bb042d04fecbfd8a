import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { answerLine } from '#server/command-line/command-line.ts'
import { startFaultyMailServer } from '#tests/support/faulty-mail-server.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { autumn, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type Row = { readonly id: string; readonly state: string; readonly problem?: string }

const guest = contactMessage().email
let server: Awaited<ReturnType<typeof startFaultyMailServer>>
let site: TestSite
beforeAll(async () => {
  server = await startFaultyMailServer()
  const url = `smtp://127.0.0.1:${server.port}`
  site = await startTestSite({ env: { SMTP_URL: url, RATE_LIMIT: 'off' } })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await server.stop()
})

const farm = (...words: string[]) => answerLine(words, { NOW: autumn, DATA_DIR: site.dataDir })
const sendMessage = () => callFunction(site.url, 'send-contact-email', contactMessage())

async function onceMailsAre(...states: string[]): Promise<Row[]> {
  let rows: Row[] = []
  await waitUntil(async () => {
    rows = await site.farm<Row>('mails')
    const left = rows.map(({ state }) => state).filter((state) => state !== 'sent')
    return left.toSorted().join() === states.toSorted().join()
  })
  return rows
}

test('a mail that failed is shown with the words of the server, and tried again when asked', async () => {
  server.behave(({ step, to }) =>
    step === 'RCPT' && to === guest ? { answer: '550 5.1.1 No such user' } : undefined,
  )
  await sendMessage()
  const rows = await onceMailsAre('failed')
  const failed = rows.find(({ state }) => state === 'failed')
  expect(failed).toMatchObject({ to: guest, problem: '550 5.1.1 No such user' })
  expect((await farm('mails')).out).toContain('550 5.1.1 No such user')
  await expect.poll(() => site.output()).toContain('"mail-given-up"')
  expect(site.output()).not.toContain(guest)

  server.behave()
  expect((await farm('mails', '--retry', 'no-such-id')).err).toContain('0 put back')
  const retried = await farm('mails', '--retry', failed?.id ?? '', '--json')
  expect(retried).toMatchObject({ code: 0, err: expect.stringContaining('1 put back') })
  expect(JSON.parse(retried.out)).toHaveLength(rows.length)
  const sent = await onceMailsAre()
  const again = sent.find(({ id }) => id === failed?.id)
  expect(again).toMatchObject({ state: 'sent' })
  expect(again).not.toHaveProperty('problem')
})

test('mails that are held stay, and go when they are released', async () => {
  const before = server.received.length
  expect((await farm('mails', '--hold')).err).toContain('held')
  await sendMessage()
  await onceMailsAre('waiting', 'waiting')
  expect((await farm('mails')).err).toContain('held')
  expect(server.received).toHaveLength(before)
  const released = await farm('mails', '--release')
  expect(released.err.trim()).toBe('The mails go out.')
  await onceMailsAre()
  expect(
    server.received
      .slice(before)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([guest, business.email].toSorted())
})

test('words that do not belong together are refused', async () => {
  for (const words of [['--hold', '--release'], ['some-id'], ['--all'], ['--hold', 'some-id']]) {
    const { code, out, err } = await farm('mails', ...words)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('--release')
  }
})
