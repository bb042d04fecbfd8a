import type { MiddlewareHandler } from 'hono'
import { isStoreAway } from '#store/store-error.ts'

const retryAfterSeconds = 60

/** 503 where it helps to come back, 500 where something is to be mended first. */
export function failureStatus(error: unknown): 500 | 503 {
  return isStoreAway(error) ? 503 : 500
}

export function sayWhenToComeBack(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status === 503) c.res.headers.set('Retry-After', String(retryAfterSeconds))
  }
}
