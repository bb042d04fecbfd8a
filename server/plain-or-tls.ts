import { isIP } from 'node:net'
import { eachHost, withRestOf } from '#store/postgres/hosts.ts'

/** Undefined for no server. A mail crosses a network encrypted or not at all, unless the setting says `tls=never`. */
export function mailServerUrl(given: string): string | undefined {
  const url = new URL(given)
  const tls = url.searchParams.get('tls')
  const isPath = !['', '/'].includes(url.pathname)
  if (url.hostname === '' || url.port === '0' || isPath) return undefined
  if (tls !== null && tls !== 'never') return undefined
  if (url.protocol === 'smtps:' || isLoopback(hostIn(url))) return given
  if (tls === 'never') {
    url.searchParams.delete('tls')
    return url.href
  }
  for (const name of ['ignoreTLS', 'secure', 'opportunisticTLS']) url.searchParams.delete(name)
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

const encrypted = ['require', 'verify-ca', 'verify-full']

/** Undefined over a network without TLS or `tls=never`. Each way of asking for TLS has the server's certificate looked at. */
export function databaseUrl(given: string): string | undefined {
  const each = eachHost(given).map(oneDatabaseUrl)
  if (each.length === 1 || each.includes(undefined)) return each.length === 1 ? each[0] : undefined
  return withRestOf(given, each[0]!)
}

function oneDatabaseUrl(given: string): string | undefined {
  const url = new URL(given)
  const isAsked = encrypted.includes(url.searchParams.get('sslmode') ?? '')
  const isPlain = url.searchParams.get('tls') === 'never'
  if (isAsked) {
    url.searchParams.set('sslmode', 'verify-full')
    for (const name of ['ssl', 'uselibpqcompat']) url.searchParams.delete(name)
    return url.href
  }
  if (isPlain) {
    url.searchParams.delete('tls')
    return url.href
  }
  // `pg` goes where the parameter says, with or without a host before it.
  const host = url.searchParams.getAll('host').at(-1) || hostIn(url)
  if (host === '') return url.pathname.length > 1 ? given : undefined
  return host.startsWith('/') || isLoopback(host) ? given : undefined
}

function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.')
  return host === 'localhost' || host === '::1'
}

function hostIn({ hostname }: URL): string {
  return decodeURIComponent(hostname)
    .toLowerCase()
    .replace(/^\[(.+)\]$/, '$1')
}
