import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { describeError, type Log } from '../log.ts'

/** One line a request: no query, no address, no agent, as each can say who somebody is. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    const request = randomUUID()
    c.header('X-Request-Id', request)
    await next()
    if (c.error) log.error('request-failed', { request, ...describeError(c.error) })
    log.info('request', {
      request,
      method: c.req.method,
      path: withoutToken(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  }
}

/** A link from a mail opens what it names for whoever has it: it is written nowhere. */
function withoutToken(path: string): string {
  return path.replace(/^\/(l|desk)\/[^/]+/, '/$1/…')
}
