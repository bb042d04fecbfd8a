import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { ConfigError, readConfig } from './config.ts'

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('without any setting', () => {
  it('the site answers on port 3000 of this machine alone, with mails and data in ./data', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      ownerEmail: business.email,
      answersTo: undefined,
      publicAnonKey: 'public-anon-key',
      backupKeyFile: resolve('data/backup-key'),
      startsAt: undefined,
      rateLimit: true,
      undoSeconds: 120,
      trustProxy: 0,
      logLevel: 'info',
    })
  })

  it('an empty variable counts as unset', () => {
    const names = ['PORT', 'HOST', 'SITE_URL', 'DATA_DIR', 'SMTP_URL', 'NOW', 'TRUST_PROXY']
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })
})

describe('a setting', () => {
  it('is read as the value it means', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      SITE_URL: 'https://farm.example/',
      DATA_DIR: '/var/farm',
      SMTP_URL: 'smtps://farm:secret@mail.example:465',
      MAIL_FROM: 'The Farm <farm@farm.example>',
      OWNER_EMAIL: 'owner@farm.example',
      PUBLIC_ANON_KEY: 'k!~',
      NOW: '2025-09-15T09:00:00+02:00',
      RATE_LIMIT: 'off',
      UNDO_SECONDS: '60',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'silent',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      siteUrl: 'https://farm.example',
      dataDir: resolve('/var/farm'),
      smtpUrl: 'smtps://farm:secret@mail.example:465',
      mailFrom: '"The Farm" <farm@farm.example>',
      ownerEmail: 'owner@farm.example',
      publicAnonKey: 'k!~',
      startsAt: new Date('2025-09-15T07:00:00Z'),
      rateLimit: false,
      undoSeconds: 60,
      trustProxy: 2,
      logLevel: 'silent',
    })
  })

  it('with a name of any signs is a mailbox, and no group of them', () => {
    const of = (MAIL_FROM: string) => readConfig({ MAIL_FROM }).mailFrom
    const quoted = '"Hof ter Gist: brood (en meer)" <farm@farm.example>'
    expect(of(quoted.replaceAll('"', ''))).toBe(quoted)
    expect(of(quoted)).toBe(quoted)
    expect(of('<farm@farm.example>')).toBe('<farm@farm.example>')
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', ' 3000'],
    ['PORT', '３０００'],
    ['HOST', 'a b'],
    ['HOST', 'http://localhost'],
    ['SITE_URL', 'farm.example'],
    ['SITE_URL', 'ftp://farm.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://farm.example/workshops'],
    ['SITE_URL', 'https://farm.example?lng=nl'],
    ['SITE_URL', 'https://user:word@farm.example'],
    ['MAIL_FROM', 'farm'],
    ['MAIL_FROM', 'The Farm <farm@farm.example>\r\nBcc: x@farm.example'],
    ['OWNER_EMAIL', 'owner@@farm.example'],
    ['PUBLIC_ANON_KEY', 'two words'],
    ['PUBLIC_ANON_KEY', 'clé'],
    ['NOW', 'tomorrow'],
    ['NOW', '2025-09-15'],
    ['NOW', '2025-09-15T09:00:00'],
    ['NOW', '2025-02-30T09:00:00Z'],
    ['NOW', '2025-13-01T09:00:00Z'],
    ['RATE_LIMIT', 'no'],
    ['RATE_LIMIT', 'ON'],
    ['UNDO_SECONDS', '3601'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'verbose'],
  ])('%s=%j stops the start, with the name, the value and the accepted ones', (name, given) => {
    const [line, ...others] = problemsOf({ [name]: given }).split(/\n(?=[A-Z_]+: )/)
    expect(line?.startsWith(`${name}: "${given}" is not accepted; give `)).toBe(true)
    expect(line?.length).toBeGreaterThan(`${name}: "${given}" is not accepted; give .`.length)
    expect(others).toEqual([])
  })

  it.each([
    ['DATABASE_URL', 'mysql://farm:hunter2@db/farm'],
    ['SMTP_URL', 'https://farm:hunter2@mail.example'],
    ['SMTP_URL', 'farm:hunter2'],
    ['SMTP_URL', 'smtp:hunter2'],
    ['SMTP_URL', 'smtp://farm:hunter2@mail.example:0'],
    ['SMTP_URL', 'smtp://farm:hunter2@mail.example/path'],
    ['SMTP_URL', 'smtp://farm:hunter2@mail.example?tls=maybe'],
    ['DATABASE_URL', 'postgres://'],
    ['SMTP_URL', 'smtp://farm:100%hunter2@mail.example'],
    ['DATABASE_URL', 'postgres://farm:100%hunter2@db/farm?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://farm:hunter2@%%/farm'],
  ])('%s is named without repeating the password in it', (name, given) => {
    const problems = problemsOf({ [name]: given })
    expect(problems).toContain(`${name}: `)
    expect(problems).not.toContain('hunter2')
  })
})

describe('over a network', () => {
  const smtp = (SMTP_URL: string) => readConfig({ SMTP_URL }).smtpUrl
  const database = (DATABASE_URL: string) => readConfig({ DATABASE_URL }).databaseUrl

  it.each(['smtp://mail.example', 'smtp://u:p@mail.example:587?ignoreTLS=true', 'smtp://10.0.0.4'])(
    'mail to %s goes encrypted or not at all',
    (given) => {
      expect(new URL(smtp(given) ?? '').searchParams.get('requireTLS')).toBe('true')
      expect(smtp(given)).not.toContain('ignoreTLS')
    },
  )

  it.each(['smtp://localhost:25', 'smtp://127.8.0.1', 'smtp://[::1]:25', 'smtps://mail.example'])(
    'mail to %s is as safe as it is',
    (given) => expect(smtp(given)).toBe(given),
  )

  it.each([
    'postgres://farm:hunter2@db.example/farm',
    'postgres://farm:hunter2@db.example/farm?sslmode=prefer',
    'postgres://farm:hunter2@db.example/farm?sslmode=no-verify',
    'postgres://farm:hunter2@db.example/farm?ssl=true',
    'postgres://farm:hunter2@127.0.0.1/farm?host=db.example',
    'postgres://farm:hunter2@localhost.example/farm',
    'postgres://farm:hunter2@[2001:db8::1]/farm',
    'postgres://farm:hunter2@localhost:5432,db.example:5433/farm',
  ])('the database %s stops the start with one line and the remedy', (given) => {
    const problems = problemsOf({ DATABASE_URL: given })
    expect(problems.split('\n')).toHaveLength(1)
    expect(problems).toMatch(/^DATABASE_URL: .*sslmode=verify-full.*tls=never/)
    expect(problems).not.toContain('hunter2')
  })

  it.each(['require', 'verify-ca', 'verify-full'])(
    'the certificate of a database is looked at, asked for with sslmode=%s',
    (mode) => {
      const given = `postgres://farm@db.example/farm?sslmode=${mode}&uselibpqcompat=true`
      expect(database(given)).toBe('postgres://farm@db.example/farm?sslmode=verify-full')
    },
  )

  it.each([
    'postgres://farm@127.0.0.1:5432/farm',
    'postgres://farm@localhost/farm',
    'postgres://farm@[::1]/farm',
    'postgres:///farm?host=/var/run/postgresql',
    'postgres://farm@%2Fvar%2Frun%2Fpostgresql/farm',
  ])('the database %s is on this machine', (given) => expect(database(given)).toBe(given))

  it('several hosts are each asked for as safely', () => {
    const hosts = 'postgres://farm@one.example:5432,two.example/farm'
    expect(database(`${hosts}?sslmode=require`)).toBe(`${hosts}?sslmode=verify-full`)
  })

  it('mail and a database are spoken to in the clear where the setting says so', () => {
    expect(smtp('smtp://mail.example:25?tls=never')).toBe('smtp://mail.example:25')
    const given = 'postgres://farm@db.example/farm'
    expect(database(`${given}?tls=never`)).toBe(given)
  })
})

it('everything wrong is told at once, a line each', () => {
  const problems = problemsOf({ PORT: 'x', NOW: 'y', RATE_LIMIT: 'z', HOST: 'localhost' })
  const named = problems.split('\n').map((line) => line.split(':')[0])
  expect(named).toEqual(['PORT', 'NOW', 'RATE_LIMIT'])
})
