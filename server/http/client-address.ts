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
  return seen.at(-proxies) || direct
}
