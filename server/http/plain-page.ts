import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { ReactElement } from 'react'
import { renderPlain } from '#app/plain/render-plain.tsx'

/** For one person's eyes: kept nowhere, told to nobody, found by no search. */
const privateHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}

/** Puts these on whatever else is answered below a secret address: a refusal, a failure, nothing there. */
export function keepPrivate(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(privateHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}

type Status = 200 | 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429

/** Answers with a page without scripts. */
export function answerPlain(c: Context, page: ReactElement, status: Status = 200): Response {
  const html = renderPlain(page)
  return c.html(html, status, {
    ...privateHeaders,
    'Content-Security-Policy': plainPolicy(html),
  })
}

/** Back to the page after a button was pressed, so that going back or reloading presses nothing. */
export function answerDone(c: Context, to: string): Response {
  return c.body(null, 303, { ...privateHeaders, Location: to })
}

function plainPolicy(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
