import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The visitor's address. Behind `proxies` reverse proxies of ours, the one the outermost of them saw:
 * what stands further left in `X-Forwarded-For` was written by the visitor and is not believed.
 */
export function addressOf(c: Context, proxies: number): string {
  const direct = getConnInfo(c).remote.address ?? ''
  if (proxies === 0) return direct
  const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  // Some proxies add the port; what is no address at all is nobody's.
  const told = withoutPort(seen.at(-proxies) ?? '')
  return isIP(told) === 0 ? direct : told
}

function withoutPort(told: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(told)?.[1] ?? told.replace(/^([\d.]+):\d+$/, '$1')
}
