import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as build from 'virtual:react-router/server-build'
import type { House } from '#booking/house/house.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { createAgenda } from '#desk/dates/agenda.ts'
import { createDesk } from '#desk/desk.ts'
import { findDevice } from '#desk/visit.ts'
import { createNextDate } from '#guest/waiting/next-date.tsx'
import { createWaitingList } from '#guest/waiting/join-list.tsx'
import { createMailLinks } from '#guest/mail-links.ts'
import type { AppParts } from './app-parts.ts'
import { createBackups } from './backup/desk-backups.ts'
import { createPreviewLetters } from './create-office.ts'
import { createCurrentHouse } from './current-house.ts'
import { createFloodLog } from './floods.ts'
import { createCurrentHour } from './current-hour.ts'
import { rememberHouse } from './http/request-house.ts'
import { createDocuments } from './http/documents.ts'
import { createTrafficLimits, type TrafficLimits } from './http/traffic-limits.ts'
import { failurePage, withRetryAfter } from './http/failure.ts'
import { createFunctions } from './http/functions.ts'
import { createInkedDrawings } from './http/inked-drawings.ts'
import { hasDeviceCookie } from './http/device-cookies.ts'
import { secureHeaders } from './http/headers.ts'
import { createMarkIcons, markIcons } from './http/mark-icons.ts'
import { createMailPreview, createPreviews } from './http/mail-preview.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { findAbsence } from '#office/dates/absence.ts'
import { createPages, createPageWith } from './http/pages.ts'
import type { PagesParts } from './http/render-page.ts'
import { withPrivateHeaders, plainPaths } from './http/plain-page.ts'
import { logRequests } from './http/request-log.ts'
import { closedUntilOpen } from './http/closed-site.tsx'
import { createShareFiles } from './http/share-files.ts'
import { createSiteServices } from './site-services.ts'

export { createOffice } from './create-office.ts'

/** Documents that are read from the store or drawn for each request. */
const madeDocuments = ['/schedule.ics', '/appointment/*', '/qr'] as const

/** Documents about the house, which cost hardly anything. */
const houseDocuments = ['/.well-known/security.txt', '/site.webmanifest', '/sitemap.xml'] as const

export function createApp(parts: AppParts): Hono {
  const { config, store, log, office } = parts
  const app = new Hono()
  const currentHouse = createCurrentHouse(store)
  const previewLetters = (house: House) => createPreviewLetters(parts, house)
  const previews = createPreviews(previewLetters)
  const noteFlood = createFloodLog(log)
  const limits = createTrafficLimits({ config, networkDigest: parts.networkDigest, noteFlood })

  app.use(logRequests(log))
  app.use(rememberHouse(currentHouse.lastKnown))
  app.use(secureHeaders(parts.siteUrl))
  app.use(withRetryAfter())
  // The log has the error; a stranger learns nothing of the program.
  app.onError((error, c) => failurePage(c, error))
  const { siteUrl } = parts
  const isKnown = async (c: Context) => (await findDevice({ office, siteUrl }, c)) !== undefined
  app.use(closedUntilOpen({ ...limits, house: currentHouse, isKnown }))
  for (const path of plainPaths) app.use(path, withPrivateHeaders())
  app.use(requireSameOrigin(parts.siteUrl, config.siteUrl !== undefined))
  for (const path of [...plainPaths, ...madeDocuments]) {
    app.use(path, limits.pagesForOne, rememberHouse(currentHouse.read))
  }
  const withHouse = rememberHouse(currentHouse.readOrKnown)
  for (const path of houseDocuments) app.use(path, withHouse)
  app.route('/', createDocuments(parts))
  app.route('/mail-preview', createMailPreview(previews, currentHouse.read))

  const hour = createCurrentHour({ ...parts, house: currentHouse })
  const pageParts: PagesParts = {
    build,
    mode: parts.mode ?? 'production',
    services: (visitor) => createSiteServices({ ...parts, previews, hour }, visitor),
    scheduleRevision: store.scheduleRevision,
    house: currentHouse,
    today: () => dayOf(parts.clock.now()),
    hour,
    absence: () => findAbsence(store, parts.clock.now()),
    integrityOf: parts.files.integrityOf,
    isOwner: (c) => hasDeviceCookie(c, parts.siteUrl()),
    ...limits,
  }
  const linkParts = {
    ...parts,
    ...limits,
    backups: createBackups(parts),
    pageWith: createPageWith(pageParts),
    previewLetters,
    ownerEmail: parts.config.ownerEmail,
  }
  app.route('/l', createMailLinks(linkParts))
  app.route('/desk', createDesk(linkParts))
  app.route('/waiting-list', createWaitingList(linkParts))
  app.route('/next-date', createNextDate(linkParts))
  app.route('/agenda', createAgenda(linkParts))
  const { publicAnonKey } = config
  app.route('/functions/v1', createFunctions({ ...limits, office, publicAnonKey }))
  app.route('/', createFiles(parts, limits, withHouse))
  app.route('/', createPages(pageParts))
  return app
}

function createFiles(
  { store, files }: AppParts,
  limits: TrafficLimits,
  withHouse: MiddlewareHandler,
): Hono {
  const served = new Hono()
  const drawings = createInkedDrawings({ ...limits, files })
  served.get('/assets/*', async (c, next) => drawings(c) ?? next())
  const shares = createShareFiles({ ...limits, store, files })
  served.get('/share/*', withHouse, async (c, next) => (await shares(c)) ?? next())
  const icons = createMarkIcons(store)
  for (const icon of markIcons) {
    served.get(`/${icon}`, withHouse, async (c, next) => (await icons(c, icon)) ?? next())
  }
  served.get('/favicon.ico', (c) => c.redirect('/icon-32.png', 301))
  served.get('*', async (c, next) => files.answer(c.req.raw, c.req.path) ?? next())
  served.get('/assets/*', (c) => c.text('Not Found', 404))
  return served
}
