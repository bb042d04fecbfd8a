import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '#tests/support/command.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hof-ter-gist-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** What is given, and a word of what is accepted. */
const wrong = [
  ['PORT', 'three thousand', '0 to 65535'],
  ['PORT', '65536', '0 to 65535'],
  ['PORT', '-1', '0 to 65535'],
  ['HOST', 'my host', 'host name'],
  ['SITE_URL', 'farm.example', 'https://'],
  ['SITE_URL', 'javascript:alert(1)', 'https://'],
  ['SITE_URL', 'https://farm.example/workshops', 'without a path'],
  ['SITE_URL', 'https://farm.example?lng=nl', 'without a path'],
  ['SITE_URL', 'https://user:word@farm.example', 'without a path'],
  ['MAIL_FROM', 'Hof ter Gist', 'address'],
  ['OWNER_EMAIL', 'nobody', 'e-mail address'],
  ['PUBLIC_ANON_KEY', 'two words', 'without spaces'],
  ['NOW', 'yesterday', '2025-09-15T09:00:00+02:00'],
  ['NOW', '2025-09-15T09:00:00', '2025-09-15T09:00:00+02:00'],
  ['NOW', '2025-13-45T09:00:00Z', '2025-09-15T09:00:00+02:00'],
  ['RATE_LIMIT', 'yes', 'on or off'],
  ['TRUST_PROXY', '1.5', '0 to 10'],
  ['LOG_LEVEL', 'loud', 'debug, info, warn, error'],
] as const

test.each(wrong)(
  '%s=%s stops the start with one line that says why',
  async (name, given, accepted) => {
    const { code, out, err } = await runProgram('main', [], { DATA_DIR: dataDir, [name]: given })
    expect(code).toBe(1)
    expect(out).toBe('')
    const [line = '', ...more] = err.trimEnd().split('\n')
    expect(more).toEqual([])
    for (const part of [name, given, accepted]) expect(line).toContain(part)
    expect(await readdir(dataDir)).toEqual([])
  },
)

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
    for (const accepted of ['postgres://', 'smtp://', 'smtps://']) expect(err).toContain(accepted)
  }
})

test('a port that is taken is one clear line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  try {
    const { code, err } = await runProgram('main', [], { DATA_DIR: dataDir, PORT: String(port) })
    expect(code).toBe(1)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toMatch(new RegExp(`PORT.*${port}.*taken`))
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
})

test('a folder that cannot be one is one clear line', async () => {
  const env = { DATA_DIR: join(import.meta.filename, 'data'), PORT: '0' }
  for (const [program, words] of [
    ['main', []],
    ['farm', ['schedule']],
  ] as const) {
    const { code, err } = await runProgram(program, words, env)
    expect(code).toBe(1)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toMatch(/^DATA_DIR: /)
  }
})

test('settings that are right are followed', async () => {
  const site = await startTestSite({
    env: {
      SITE_URL: 'https://farm.example/',
      PUBLIC_ANON_KEY: 'another-key',
      HOST: '127.0.0.2',
      NOW: '2026-03-01T00:00:00Z',
      SMTP_URL: '',
    },
  })
  try {
    expect(site.url).toMatch(/^http:\/\/127\.0\.0\.2:/)
    const response = await fetch(`${site.url}/en/booking`)
    const html = await response.text()
    expect(html).toContain('href="https://farm.example/en/booking"')
    expect(html).toContain('another-key')
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
  } finally {
    await removeData(site)
  }
})
