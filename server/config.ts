import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { business } from '#content/business.ts'
import { eachHost } from '#store/postgres/hosts.ts'
import { logLevels } from './log.ts'
import { databaseUrl, mailServerUrl } from './plain-or-tls.ts'
import { instant, mailbox, numberTo, origin, setting, url } from './setting-values.ts'

export const backupKeyName = 'backup-key'

/** Reader and words of each setting (docs/running.md lists these). */
const settings = v.object({
  PORT: setting(v.optional(numberTo(65_535), '3000'), 'a number from 0 to 65535'),
  HOST: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), '127.0.0.1'),
    'a host name or address',
  ),
  SITE_URL: setting(
    v.optional(origin()),
    'an address without a path, such as https://farm.example',
  ),
  DATA_DIR: setting(v.optional(v.string(), './data'), 'a folder'),
  DATABASE_URL: setting(
    v.optional(
      v.pipe(url(['postgres:', 'postgresql:'], eachHost), v.transform(databaseUrl), v.string()),
    ),
    'postgres://user:password@host/database, with several hosts as host,host, over a network with ?sslmode=verify-full, ' +
      'or with ?tls=never where all may read it',
  ),
  SMTP_URL: setting(
    v.optional(v.pipe(url(['smtp:', 'smtps:']), v.transform(mailServerUrl), v.string())),
    'smtp://user:password@host:port or smtps://…',
  ),
  MAIL_FROM: setting(v.optional(mailbox()), 'an address, or Name <address>'),
  OWNER_EMAIL: setting(v.optional(mailbox()), 'an e-mail address'),
  PUBLIC_ANON_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)), 'public-anon-key'),
    'letters, digits and signs without spaces',
  ),
  SIGNING_SECRET: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/))),
    'at least 32 letters, digits and signs without spaces',
  ),
  BACKUP_KEY_FILE: setting(v.optional(v.string()), 'a file'),
  ANALYTICS_URL: setting(
    v.optional(url(['https:', 'http:'])),
    'the address of a script, such as https://stats.farm.example/count.js',
  ),
  QR_SERVICE_URL: setting(
    v.optional(url(['https:', 'http:'])),
    'the address of a service that takes size, bgcolor and data',
  ),
  NOW: setting(v.optional(instant()), 'an ISO instant such as 2025-09-15T09:00:00+02:00'),
  RATE_LIMIT: setting(v.optional(v.picklist(['on', 'off']), 'on'), 'on or off'),
  UNDO_SECONDS: setting(
    v.optional(numberTo(3600), '120'),
    'how many seconds the mails of a button on the desk wait, 0 to 3600',
  ),
  TRUST_PROXY: setting(
    v.optional(numberTo(10), '0'),
    'how many reverse proxies stand in front, 0 to 10',
  ),
  LOG_LEVEL: setting(v.optional(v.picklist(logLevels), 'info'), logLevels.join(', ')),
})

export type Config = Readonly<ReturnType<typeof readConfig>>

/** An empty variable counts as unset. Throws a ConfigError with every variable that does not parse. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const read = v.safeParse(settings, set, { abortPipeEarly: true })
  if (!read.success) throw new ConfigError(read.issues.map(problemOf).join('\n'))
  const given = read.output
  const dataDir = resolve(given.DATA_DIR)
  return {
    port: given.PORT,
    host: given.HOST,
    /** Address without a slash at the end; undefined: derived from the port. */
    siteUrl: given.SITE_URL,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    /** Sender of all mails; undefined: the house's name and address. */
    mailFrom: given.MAIL_FROM,
    /** Mailbox that desk keys go to; no page changes it. */
    ownerEmail: given.OWNER_EMAIL ?? business.email,
    /** Mailbox for guests' answers; undefined: the one on the pages. */
    answersTo: given.OWNER_EMAIL,
    publicAnonKey: given.PUBLIC_ANON_KEY,
    /** Undefined: made once, and kept in the data folder. */
    signingSecret: given.SIGNING_SECRET,
    backupKeyFile: resolve(given.BACKUP_KEY_FILE ?? join(dataDir, backupKeyName)),
    analyticsUrl: given.ANALYTICS_URL,
    /** Undefined: the site draws the codes. */
    qrServiceUrl: given.QR_SERVICE_URL,
    startsAt: given.NOW,
    rateLimit: given.RATE_LIMIT === 'on',
    undoSeconds: given.UNDO_SECONDS,
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
  }
}

function problemOf({ path, message: accepted }: v.InferIssue<typeof settings>): string {
  const [{ key: name, value }] = path!
  // Passwords and secrets are not shown.
  const shown = /^((DATABASE|SMTP)_URL|SIGNING_SECRET)$/.test(String(name))
    ? 'what was given'
    : `"${value}"`
  return `${name}: ${shown} is not accepted; give ${accepted}.`
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}
