import { type Context, type Handler, Hono } from 'hono'
import { dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { isOnSchedule } from '#booking/dates/session.ts'
import { qrModules, qrPath } from '#booking/qr-modules.ts'
import { isRequestId } from '#booking/reservations/reference.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { readPictureAddress } from '#booking/pictures/own-picture.ts'
import { appointmentPath } from '#language/addresses.ts'
import { firstOf } from '#language/languages.ts'
import { sessionCalendar } from '#letters/calendar.ts'
import { listCalendarSessions } from '#office/dates/calendar-sessions.ts'
import type { House } from '#booking/house/house.ts'
import { ownMark } from '#booking/look/own-mark.ts'
import type { AppParts } from '../app-parts.ts'
import { houseOfRequest, wordsOfRequest } from './request-house.ts'
import { sendCalendarFile, sendCalendar } from './answer-file.ts'
import { closedPolicy } from './headers.ts'
import { cachedPage } from './page-cache.ts'
import { spokenOf } from './request-language.ts'
import { sendCachedPage } from './send-page.ts'
import { robotsFile, securityFile, siteMap } from './site-files.ts'

const pictureMimes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

type Parts = Pick<AppParts, 'store' | 'clock' | 'siteUrl' | 'leaving'>

export function createDocuments(parts: Parts): Hono {
  const { clock, siteUrl } = parts
  const documents = new Hono()
  documents.get('/healthz', (c) => c.text('ok'))
  documents.get('/readyz', createReadiness(parts))
  documents.get('/sitemap.xml', (c) => {
    const html = siteMap(siteUrl(), houseOfRequest(c))
    return sendCachedPage(c, cachedPage({ html, policy: closedPolicy }), 'application/xml')
  })
  documents.get('/robots.txt', (c) => c.text(robotsFile(siteUrl())))
  documents.get('/.well-known/security.txt', (c) => {
    const { business, spoken } = houseOfRequest(c)
    const { email } = business
    return c.text(securityFile({ email, spoken, siteUrl: siteUrl(), now: clock.now() }))
  })
  documents.get('/site.webmanifest', (c) => {
    const page = cachedPage({ html: manifestFile(houseOfRequest(c)), policy: closedPolicy })
    return sendCachedPage(c, page, 'application/manifest+json')
  })
  documents.get('/schedule.ics', (c) => sendSchedule(c, parts))
  documents.get('/pictures/:file', (c) => sendPicture(c, parts))
  documents.get(appointmentPath(':id'), (c) => sendAppointment(c, parts))
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

function createReadiness({ store, leaving }: Parts): Handler {
  const ready = createReadyCheck(store.check)
  return async (c) => {
    if (leaving.aborted) return c.text('The site is about to stop.', 503)
    try {
      await ready()
      return c.text('ok')
    } catch (error) {
      // No error sends a visitor here; the log names the error.
      c.error = error instanceof Error ? error : new Error(String(error))
      return c.text('The store does not answer.', 503)
    }
  }
}

async function sendSchedule(c: Context, { store, clock, siteUrl }: Parts) {
  const house = houseOfRequest(c)
  const at = { siteUrl: siteUrl(), house, now: clock.now() }
  const language = spokenOf(house, [c.req.query('lng')]) ?? firstOf(house)
  const today = dayOf(at.now)
  const listed = await store.sessions.list(instantIn(today, '00:00'))
  const open = listed.filter((session) => isOnSchedule(session, today))
  // A calendar cancels a date that was called off, until its day.
  const sessions = [...open, ...(await store.sessions.listCalledOffFrom(at.now))]
  const dates = await listCalendarSessions(store, sessions)
  return sendCalendar(c, sessionCalendar(dates, wordsOfRequest(c, language), at))
}

async function sendPicture(c: Context, { store }: Parts) {
  const address = readPictureAddress(c.req.path)
  const bytes = address && (await store.pictures.findFile(address.id, address.file))
  if (!bytes) return c.text('Not Found', 404)
  return c.body(bytes, 200, {
    'Content-Type': pictureMimes[address.file.slice(address.file.indexOf('.') + 1)] ?? '',
    // A picture's id is made of its content, so the picture never changes.
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}

/** Only the page of the request knows the id, and the file has nothing of the guest. */
async function sendAppointment(c: Context, { store, clock, siteUrl }: Parts) {
  const id = c.req.param('id') ?? ''
  const booking = isRequestId(id) ? await store.reservations.find(id) : undefined
  if (!booking || !holdsPlaces(booking.status)) return c.text('There is no such date.', 404)
  const words = wordsOfRequest(c, booking.language)
  return sendCalendarFile(c, { booking, words, now: clock.now() }, siteUrl())
}

const keptMs = 1_000

/** Once a second at most, as the check writes to the disk and anybody may ask. */
export function createReadyCheck(
  check: () => Promise<void>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let looked: { readonly at: number; readonly answer: Promise<void> } | undefined
  return () => {
    if (!looked || now() - looked.at >= keptMs) looked = { at: now(), answer: check() }
    return looked.answer
  }
}

type QrAnswer =
  | { readonly kind: 'drawn'; readonly svg: string }
  | { readonly kind: 'refused'; readonly reason: string }

const qrSizes = { least: 64, most: 2000 } as const

/** Addresses of this site alone (specification, section 7): the farm's name serves no other. */
function qrCode(query: URLSearchParams, siteUrl: string): QrAnswer {
  const data = query.get('data') ?? siteUrl
  if (data !== siteUrl && !data.startsWith(`${siteUrl}/`)) {
    return { kind: 'refused', reason: `data must be an address of ${siteUrl}` }
  }
  if (data.length > 300) return { kind: 'refused', reason: 'data has at most 300 characters' }
  const size = Number(/^(\d{2,4})(?:x\1)?$/.exec(query.get('size') ?? '300')?.[1])
  if (!(size >= qrSizes.least && size <= qrSizes.most)) {
    return { kind: 'refused', reason: `size is a number from ${qrSizes.least} to ${qrSizes.most}` }
  }
  const background = query.get('bgcolor') ?? 'transparent'
  if (background !== 'transparent' && !/^[0-9a-f]{6}$/i.test(background)) {
    return {
      kind: 'refused',
      reason: 'bgcolor is transparent, or a colour of six hexadecimal digits',
    }
  }
  return { kind: 'drawn', svg: drawQr(data, size, background) }
}

function drawQr(text: string, size: number, background: string): string {
  const code = qrModules(text)
  const modules = code.size
  const ground =
    background === 'transparent'
      ? ''
      : `<path fill="#${background}" d="M0 0h${modules}v${modules}H0z"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">${ground}` +
    `<path fill="#211c17" d="${qrPath(code)}"/></svg>`
  )
}

/** The name under which a telephone keeps the site (W3C, Web Application Manifest). */
function manifestFile(house: House): string {
  const { business, look } = house
  const { name } = business
  const ownIcons = ownMark(house)?.icons
  const icon = (src: string, sizes: string, type = 'image/png') => {
    return { src: src + (ownIcons ?? ''), sizes, type }
  }
  const icons = [
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/favicon.svg', 'any', 'image/svg+xml'),
    // The drawn mark stays in the middle, which no device cuts off.
    ...(ownIcons ? [{ ...icon('/icon-maskable.png', '512x512'), purpose: 'maskable' }] : []),
  ]
  const ground = look.colours.paper
  const shown = { display: 'browser', background_color: ground, theme_color: ground, icons }
  return JSON.stringify({ name, short_name: name, start_url: '/', ...shown })
}
