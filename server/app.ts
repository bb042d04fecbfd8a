import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { dayOf } from '#booking/brussels-time.ts'
import type { Pace } from '#booking/pace.ts'
import { wordsIn } from '#content/words/words.ts'
import { languageOf } from '#language/addresses.ts'
import type { AfterAnswer } from './after-answer.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { createPreviewLetters } from './create-office.ts'
import type { Office } from './functions/office.ts'
import { createDesk } from './http/desk/desk.tsx'
import { createDocuments } from './http/documents.ts'
import { failureStatus, sayWhenToComeBack } from './http/failure-status.ts'
import { createFormPace } from './http/form-pace.ts'
import { createFunctions } from './http/functions.ts'
import { secureHeaders } from './http/headers.ts'
import { createMailLinks } from './http/links/mail-links.tsx'
import { createMailPreview } from './http/mail-preview.ts'
import { createPages } from './http/pages.ts'
import { keepPrivate } from './http/plain-page.ts'
import { createRateLimit, noRateLimit } from './http/rate-limit.ts'
import { logRequests } from './http/request-log.ts'
import { sentencePage } from './http/sentence-page.ts'
import type { StaticFiles } from './http/static-files.ts'
import { createWaitingList } from './http/waiting-list.tsx'
import type { Log } from './log.ts'
import { attemptsOfOneNetwork, formsGivenBackToOneNetwork, messagesOfOneNetwork } from './limits.ts'
import type { Links } from './links.ts'
import { createSiteServices } from './site-services.ts'
import type { Store } from './store/store.ts'

/** The office alone: for the worker, and for the command line that works beside the site. */
export { createOffice } from './create-office.ts'

export type AppParts = {
  readonly config: Config
  /** Public origin, once the port is known. */
  readonly siteUrl: () => string
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly afterAnswer: AfterAnswer
  readonly files: StaticFiles
  readonly links: Links
  readonly office: Office
  readonly mode?: 'production' | 'development'
}

/** The whole site over what it is given; nothing is opened or started here. */
export function createApp(parts: AppParts): Hono {
  const { config, store, log } = parts
  const { office } = parts
  const app = new Hono()

  app.use(logRequests(log))
  app.use(secureHeaders(parts.siteUrl))
  app.use(sayWhenToComeBack())
  // The log has what went wrong; a stranger gets one sentence and nothing about the program.
  app.onError((error, c) => {
    const language = languageOf(c.req.path)
    const { text } = wordsIn(language).brokenPage
    return c.html(sentencePage(text, language), failureStatus(error))
  })
  app.route('/', createDocuments(parts))
  app.route('/mail-preview', createMailPreview(createPreviewLetters(parts)))

  const { publicAnonKey, trustProxy } = config
  const paceOf = (pace: Pace) =>
    config.rateLimit ? createRateLimit(() => performance.now(), pace) : noRateLimit
  const rateLimit = paceOf(attemptsOfOneNetwork)
  const messagePace = paceOf(messagesOfOneNetwork)
  const { siteUrl, links, afterAnswer } = parts
  const givenBack = paceOf(formsGivenBackToOneNetwork)
  const formPace = createFormPace({ taken: rateLimit, givenBack, trustProxy })
  const linkParts = { office, links, siteUrl, log, afterAnswer, formPace }
  for (const path of ['/l/*', '/desk/*', '/waiting-list/*']) app.use(path, keepPrivate())
  app.route('/l', createMailLinks(linkParts))
  app.route('/desk', createDesk(linkParts))
  app.route('/waiting-list', createWaitingList(linkParts))
  app.route(
    '/functions/v1',
    createFunctions({ office, siteUrl, publicAnonKey, rateLimit, messagePace, trustProxy }),
  )
  app.get('*', async (c, next) => parts.files.answer(c.req.raw, c.req.path) ?? next())
  app.get('/assets/*', (c) => c.text('Not Found', 404))
  app.route(
    '/',
    createPages({
      build: build as unknown as ServerBuild,
      mode: parts.mode ?? 'production',
      services: (visitor) => createSiteServices(parts, office, visitor),
      siteUrl: parts.siteUrl,
      scheduleRevision: store.scheduleRevision,
      today: () => dayOf(parts.clock.now()),
      integrityOf: parts.files.integrityOf,
      formPace,
      messagePace,
      trustProxy,
    }),
  )
  return app
}
