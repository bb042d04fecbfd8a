import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { business } from '#content/business.ts'
import { eachHost } from '#store/postgres/hosts.ts'
import { logLevels } from './log.ts'
import { databaseUrl, mailServerUrl } from './plain-or-tls.ts'
import { instant, mailbox, number, origin, setting, url } from './setting-values.ts'

export const backupKeyName = 'backup-key'

/** Reader and words of each setting (docs/running.md lists these). */
const settings = v.object({
  port: setting(v.undefinedable(number(0, 65_535), '3000'), 'a number from 0 to 65535'),
  host: setting(
    v.undefinedable(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), '127.0.0.1'),
    'a host name or address',
  ),
  /** Address without a slash at the end; undefined: derived from the port. */
  siteUrl: setting(
    v.undefinedable(origin()),
    'an address without a path, such as https://farm.example',
  ),
  dataDir: setting(v.undefinedable(v.string(), './data'), 'a folder'),
  databaseUrl: setting(
    v.undefinedable(
      v.pipe(url(['postgres:', 'postgresql:'], eachHost), v.transform(databaseUrl), v.string()),
    ),
    'postgres://user:password@host/database, with several hosts as host,host, over a network with ?sslmode=verify-full, ' +
      'or with ?tls=never where all may read it',
  ),
  smtpUrl: setting(
    v.undefinedable(v.pipe(url(['smtp:', 'smtps:']), v.transform(mailServerUrl))),
    'smtp://user:password@host:port or smtps://…',
  ),
  /** Sender of all mails; undefined: the house's name and address. */
  mailFrom: setting(v.undefinedable(mailbox()), 'an address, or Name <address>'),
  ownerEmail: setting(v.undefinedable(mailbox()), 'an e-mail address'),
  publicAnonKey: setting(
    v.undefinedable(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)), 'public-anon-key'),
    'letters, digits and signs without spaces',
  ),
  /** Undefined: made once, and kept in the data folder. */
  signingSecret: setting(
    v.undefinedable(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/))),
    'at least 32 letters, digits and signs without spaces',
  ),
  backupKeyFile: setting(v.undefinedable(v.string()), 'a file'),
  analyticsUrl: setting(
    v.undefinedable(url(['https:', 'http:'])),
    'the address of a script, such as https://stats.farm.example/count.js',
  ),
  /** Undefined: the site draws the codes. */
  qrServiceUrl: setting(
    v.undefinedable(url(['https:', 'http:'])),
    'the address of a service that takes size, bgcolor and data',
  ),
  now: setting(v.undefinedable(instant()), 'an ISO instant such as 2025-09-15T09:00:00+02:00'),
  rateLimit: setting(v.undefinedable(v.picklist(['on', 'off']), 'on'), 'on or off'),
  undoSeconds: setting(
    v.undefinedable(number(0, 3600), '120'),
    'how many seconds the mails of a button on the desk wait, 0 to 3600',
  ),
  trustProxy: setting(
    v.undefinedable(number(0, 10), '0'),
    'how many reverse proxies stand in front, 0 to 10',
  ),
  logLevel: setting(v.undefinedable(v.picklist(logLevels), 'info'), logLevels.join(', ')),
})

export type Config = Readonly<ReturnType<typeof readConfig>>

/** An empty variable counts as unset. Throws a ConfigError with every variable that does not parse. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const keys = Object.keys(settings.entries)
  const set = Object.fromEntries(keys.map((key) => [key, environment[nameOf(key)] || undefined]))
  const read = v.safeParse(settings, set, { abortPipeEarly: true })
  if (!read.success) throw new ConfigError(read.issues.map(problemOf).join('\n'))
  const { ownerEmail, ...given } = read.output
  const dataDir = resolve(given.dataDir)
  return {
    ...given,
    dataDir,
    /** Mailbox that desk keys go to; no page changes it. */
    ownerEmail: ownerEmail ?? business.email,
    /** Mailbox for guests' answers; undefined: the one on the pages. */
    answersTo: ownerEmail,
    backupKeyFile: resolve(given.backupKeyFile ?? join(dataDir, backupKeyName)),
    rateLimit: given.rateLimit === 'on',
  }
}

/** `siteUrl` is SITE_URL in the environment. */
function nameOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}

function problemOf({ path, message: accepted }: v.InferIssue<typeof settings>): string {
  const [{ key, value }] = path!
  const name = nameOf(String(key))
  // Passwords and secrets are not shown.
  const shown = /^((DATABASE|SMTP)_URL|SIGNING_SECRET)$/.test(name)
    ? 'what was given'
    : `"${value}"`
  return `${name}: ${shown} is not accepted; give ${accepted}.`
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}
