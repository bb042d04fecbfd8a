import { resolve } from 'node:path'
import * as v from 'valibot'
import { business } from '#content/business.ts'

export type Config = {
  readonly port: number
  readonly host: string
  /** Public origin, without a slash at the end; undefined: derived from the port once it is known. */
  readonly siteUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly ownerEmail: string
  readonly publicAnonKey: string
  /** Signs the links in mails; undefined: made once and kept in the data folder. */
  readonly signingSecret: string | undefined
  /** Script of a counter of one's own; loaded only for visitors who agreed to analytics. */
  readonly analyticsUrl: string | undefined
  /** A QR image service of one's own choice; unset, the site draws its codes itself. */
  readonly qrServiceUrl: string | undefined
  readonly startsAt: Date | undefined
  readonly rateLimit: boolean
  readonly trustProxy: number
  readonly logLevel: LogLevel
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Each setting: how it is read, and the words for what is accepted (docs/running.md lists them). */
const settings = {
  PORT: setting(number(0, 65_535), '3000', 'a number from 0 to 65535'),
  HOST: setting(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), '127.0.0.1', 'a host name or address'),
  SITE_URL: setting(
    v.optional(origin()),
    undefined,
    'an address without a path, such as https://farm.example',
  ),
  DATA_DIR: setting(v.string(), './data', 'a folder'),
  DATABASE_URL: setting(
    v.optional(url(['postgres:', 'postgresql:'])),
    undefined,
    'postgres://user:password@host/database',
  ),
  SMTP_URL: setting(
    v.optional(url(['smtp:', 'smtps:'])),
    undefined,
    'smtp://user:password@host:port or smtps://…',
  ),
  MAIL_FROM: setting(mailbox(), business.mailFrom, 'an address, or Name <address>'),
  OWNER_EMAIL: setting(mailbox(), business.email, 'an e-mail address'),
  PUBLIC_ANON_KEY: setting(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
    'public-anon-key',
    'letters, digits and signs without spaces',
  ),
  SIGNING_SECRET: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/))),
    undefined,
    'at least 32 letters, digits and signs without spaces',
  ),
  ANALYTICS_URL: setting(
    v.optional(url(['https:', 'http:'])),
    undefined,
    'the address of a script, such as https://stats.farm.example/count.js',
  ),
  QR_SERVICE_URL: setting(
    v.optional(url(['https:', 'http:'])),
    undefined,
    'the address of a service that takes size, bgcolor and data',
  ),
  NOW: setting(
    v.optional(instant()),
    undefined,
    'an ISO instant such as 2025-09-15T09:00:00+02:00',
  ),
  RATE_LIMIT: setting(v.picklist(['on', 'off']), 'on', 'on or off'),
  TRUST_PROXY: setting(number(0, 10), '0', 'how many reverse proxies stand in front, 0 to 10'),
  LOG_LEVEL: setting(v.picklist(logLevels), 'info', logLevels.join(', ')),
} as const

/**
 * Reads the settings; an empty variable counts as unset.
 *
 * @throws ConfigError naming every variable that does not parse, what was given and what is accepted
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const read = <Schema extends v.GenericSchema>(
    name: string,
    { schema, fallback, accepted }: Setting<Schema>,
  ): v.InferOutput<Schema> => {
    const given = environment[name] || fallback
    const result = v.safeParse(schema, given)
    if (result.success) return result.output
    // A password or secret is not repeated on the screen.
    const shown = /^((DATABASE|SMTP)_URL|SIGNING_SECRET)$/.test(name)
      ? 'what was given'
      : `"${given}"`
    problems.push(`${name}: ${shown} is not accepted; give ${accepted}.`)
    return undefined as v.InferOutput<Schema>
  }
  const config: Config = {
    port: read('PORT', settings.PORT),
    host: read('HOST', settings.HOST),
    siteUrl: read('SITE_URL', settings.SITE_URL),
    dataDir: resolve(read('DATA_DIR', settings.DATA_DIR) ?? '.'),
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM),
    ownerEmail: read('OWNER_EMAIL', settings.OWNER_EMAIL),
    publicAnonKey: read('PUBLIC_ANON_KEY', settings.PUBLIC_ANON_KEY),
    signingSecret: read('SIGNING_SECRET', settings.SIGNING_SECRET),
    analyticsUrl: read('ANALYTICS_URL', settings.ANALYTICS_URL),
    qrServiceUrl: read('QR_SERVICE_URL', settings.QR_SERVICE_URL),
    startsAt: read('NOW', settings.NOW),
    rateLimit: read('RATE_LIMIT', settings.RATE_LIMIT) === 'on',
    trustProxy: read('TRUST_PROXY', settings.TRUST_PROXY),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Setting<Schema extends v.GenericSchema> = {
  readonly schema: Schema
  readonly fallback: string | undefined
  readonly accepted: string
}

function setting<Schema extends v.GenericSchema>(
  schema: Schema,
  fallback: string | undefined,
  accepted: string,
): Setting<Schema> {
  return { schema, fallback, accepted }
}

function number(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  )
}

/** An address of a known kind, kept as it is. */
function url(protocols: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  )
}

/** The site stands at the root of its own host: a path would be lost in every link. */
function origin() {
  return v.pipe(
    url(['http:', 'https:']),
    v.transform((text) => new URL(text)),
    v.check(({ href, origin: own }) => href === `${own}/`),
    v.transform((address) => address.origin),
  )
}

function mailbox() {
  return v.pipe(v.string(), v.regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/))
}

function instant() {
  return v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/),
    v.check(isInstant),
    v.transform((text) => new Date(text)),
    v.check((date) => !Number.isNaN(date.getTime())),
  )
}

/** `Date` reads 30 February as 2 March; `Temporal` knows better. */
function isInstant(text: string): boolean {
  try {
    Temporal.Instant.from(text)
    return true
  } catch {
    return false
  }
}
