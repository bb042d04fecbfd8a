import { Hono } from 'hono'
import { isUpcoming } from '#booking/session.ts'
import { defaultLanguage } from '#language/languages.ts'
import { sessionCalendar } from '../calendar.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { qrCode } from './qr-code.ts'
import { createReadyCheck } from './ready.ts'
import { robotsFile, siteMap } from './site-map.ts'

type Parts = { readonly store: Store; readonly clock: Clock; readonly siteUrl: () => string }

/** What the site answers beside its pages: for watchers, search engines, calendars and cameras. */
export function createDocuments({ store, clock, siteUrl }: Parts): Hono {
  const documents = new Hono()
  const ready = createReadyCheck(store.check)
  documents.get('/healthz', (c) => c.text('ok'))
  documents.get('/readyz', async (c) => {
    try {
      await ready()
      return c.text('ok')
    } catch (error) {
      // Whatever is the matter, nobody should be sent here; the log says what it is.
      c.error = error as Error
      return c.text('The store does not answer.', 503)
    }
  })
  documents.get('/sitemap.xml', (c) =>
    c.body(siteMap(siteUrl()), 200, { 'content-type': 'application/xml' }),
  )
  documents.get('/robots.txt', (c) => c.text(robotsFile(siteUrl())))
  documents.get('/schedule.ics', async (c) => {
    const now = clock.now()
    const coming = await store.listSessions(now)
    const sessions = coming.filter((session) => isUpcoming(session, now))
    const calendar = sessionCalendar(sessions, defaultLanguage, siteUrl())
    return c.body(calendar, 200, { 'content-type': 'text/calendar; charset=utf-8' })
  })
  documents.get('/qr', (c) => {
    const answer = qrCode(new URL(c.req.url).searchParams, siteUrl())
    if (answer.kind === 'refused') return c.text(answer.reason, 400)
    return c.body(answer.svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    })
  })
  return documents
}
