import type { Context, MiddlewareHandler } from 'hono'
import { randomUUID } from 'node:crypto'
import { describeError, type Log } from '../log.ts'

const key = 'request-id'

/** No query, address or agent, each of which can tell who somebody is. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    const request = randomUUID()
    c.set(key, request)
    await next()
    c.res.headers.set('X-Request-Id', request)
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

/** The log has no token, also in capitals or below another address. */
function withoutToken(path: string): string {
  return path
    .replace(/^\/(l(?:\/[a-z]{2}(?=\/))?|agenda|desk\/sleutel)\/[^/]+/, '/$1/…')
    .replaceAll(/[a-z2-7]{60,}/gi, '…')
}

export function requestIdOf(c: Context): string {
  return String(c.get(key))
}
