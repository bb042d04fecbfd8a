import { readdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { answerLine } from '#server/command-line/command-line.ts'
import { problemOf, problemOfStart, runProgram } from '#tests/support/command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { startTestSite } from '#tests/support/test-site.ts'

let dataDir: string
beforeAll(async () => {
  const { path, remove } = await temporaryFolder()
  dataDir = path
  return remove
})

test('everything that is wrong is said at once, and no password is repeated', async () => {
  const env = {
    PORT: 'x',
    SMTP_URL: 'imap://farm:secret-one@mail.example',
    DATABASE_URL: 'mysql://farm:secret-two@db.example/farm',
    DATA_DIR: dataDir,
  }
  for (const program of ['main', 'farm'] as const) {
    const { code, err } = await runProgram(program, ['schedule'], env)
    expect(code).toBe(1)
    expect(
      err
        .trimEnd()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['PORT', 'DATABASE_URL', 'SMTP_URL'])
    expect(err).not.toContain('secret')
    expect(await readdir(dataDir)).toEqual([])
    for (const accepted of ['postgres://', 'smtp://', 'smtps://']) expect(err).toContain(accepted)
  }
})

test('a port that is taken is one clear line', async () => {
  await using other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' }
  expect(problemOf(await runProgram('main', [], env))).toMatch(new RegExp(`PORT.*${port}.*taken`))
})

test.each(['bad:host', '203.0.113.9'])(
  'a host that is not of this machine is one clear line: %s',
  async (host) => {
    const said = `HOST: "${host}" is not accepted; give a name or an address of this machine.`
    expect(await problemOfStart({ DATA_DIR: dataDir, HOST: host })).toBe(said)
  },
)

test('a folder that cannot be one is one clear line', async () => {
  const env = { DATA_DIR: join(import.meta.filename, 'data') }
  expect(await problemOfStart(env)).toMatch(/^DATA_DIR: /)
  expect(problemOf(await answerLine(['schedule'], env))).toMatch(/^DATA_DIR: /)
})

test('settings that are right are followed', async () => {
  await using site = await startTestSite({
    env: {
      SITE_URL: 'https://farm.example/',
      PUBLIC_ANON_KEY: 'another-key',
      HOST: '127.0.0.2',
      NOW: '2026-03-01T00:00:00Z',
      SMTP_URL: '',
    },
  })
  expect(site.url).toMatch(/^http:\/\/127\.0\.0\.2:/)
  const response = await fetch(`${site.url}/en/booking`)
  const html = await response.text()
  expect(html).toContain('href="https://farm.example/en/booking"')
  // The data for the page's scripts comes from an address of its own.
  const [, start] = /data-start="([^"]+)"/.exec(html) ?? []
  expect(await (await fetch(site.url + start)).text()).toContain('another-key')
  expect(html).toContain('March 2026')
  expect(html).not.toContain('2025')
  expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  const call = (key: string) =>
    fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: key,
        authorization: `Bearer ${key}`,
      },
      body: '{}',
    })
  expect((await call('public-anon-key')).status).toBe(401)
  expect((await call('another-key')).status).toBe(422)
})
