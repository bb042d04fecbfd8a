import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { createHmac } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { FormOrigin } from '#office/mail/turns.ts'

/** Addresses of a /24 (IPv4) or a /48 (IPv6) count as one: a customer with one easily has the others. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.')
  const parts = expandIPv6(plain).split(':').slice(0, 3)
  return parts.map((part) => Number.parseInt(part, 16)).join(':')
}

export type NetworkDigest = (address: string) => string

/** Keyed, as there are so few networks that a plain digest of each could be listed in a minute. */
export function createNetworkDigest(secret: string): NetworkDigest {
  return (address) =>
    createHmac('sha256', secret).update('network').update(networkOf(address)).digest('base64url')
}

export function clientAddress(c: Context, proxies: number): string {
  const direct = getConnInfo(c).remote.address
  return addressSeen({ direct, forwardedFor: c.req.header('x-forwarded-for') }, proxies)
}

type Told = {
  readonly direct: string | undefined
  readonly forwardedFor: string | string[] | undefined
}

/** The address that the outermost of our `proxies` saw; the visitor wrote everything left of it. */
export function addressSeen({ direct = '', forwardedFor = '' }: Told, proxies: number): string {
  if (proxies === 0) return direct
  const seen = String(forwardedFor)
    .split(',')
    .map((part) => part.trim())
  // Some proxies add the port; a text without an address counts as none.
  const address = withoutPort(seen.at(-proxies) ?? '')
  return isIP(address) === 0 ? direct : address
}

function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
}

export type FromOf = (c: Context) => FormOrigin
