import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'
import { type Page, pageAddresses, pages } from './pages.ts'

/** The address of a page under its language: `ateliers/:slug`. */
export function segmentOf(page: Page, language: Language): string {
  // The program may have lost a language that the store still names.
  return pageAddresses[page][isLanguage(language) ? language : defaultLanguage]
}

export function ownPagePath(slug: string, language: Language): string {
  return `/${language}/${slug}`
}

export function ownSlugIn(path: string) {
  const [, language, slug = ''] = /^\/(\w\w)\/([a-z0-9-]+)$/.exec(path) ?? []
  return isLanguage(language) ? { language, slug } : undefined
}

/** Path without the site's origin: `/nl`, `/fr/ateliers/drinks`. */
export function pathTo(page: Page, language: Language, slug = ''): string {
  const segment = segmentOf(page, language).replace(':slug', encodeURIComponent(slug))
  return segment === '' ? `/${language}` : `/${language}/${segment}`
}

/** The first segment of a path; Dutch when that is none of ours (specification, section 2). */
export function languageOf(path: string): Language {
  const first = partsOf(path)[0]
  return isLanguage(first) ? first : defaultLanguage
}

export function pageAt(path: string) {
  const [first, ...rest] = partsOf(path)
  if (!isLanguage(first)) return undefined
  const found = pageOfSegments(rest, [first])
  return found && { ...found, language: first }
}

/** Known segments are rewritten, others stay (specification, section 2, "Switching language"). */
export function translatePath(path: string, to: Language): string {
  const [first, ...rest] = path.split('/').filter(Boolean)
  const here = isLanguage(first) ? [first] : languages
  const kept = isLanguage(first) || first === undefined ? rest : [first, ...rest]
  const found = pageOfSegments(kept.map(readable), here)
  if (found) return pathTo(found.page, to, found.slug)
  // The rest stays as written: decoded, it could mean another page, and would not fit in a header.
  return ['', to, ...kept].join('/')
}

type Address = { readonly pathname: string; readonly search: string; readonly hash: string }

/** Address of the same page in another language, also for pages outside the table. */
export function addressInLanguage({ pathname, search, hash }: Address, to: Language): Address {
  if (pathname.startsWith('/l/')) return { pathname: linkPathIn(pathname, to), search, hash }
  if (!visitorForms.includes(pathname)) {
    return { pathname: translatePath(pathname, to), search, hash }
  }
  const query = new URLSearchParams(search)
  query.set('lng', to)
  return { pathname, search: `?${query}`, hash }
}

/** Forms with one address for all languages; the query holds the language. */
const visitorForms = ['/waiting-list', '/next-date', '/l']

const ofLink = new RegExp(`^/l/(?:(?:${languages.join('|')})/)?`)

/** The page behind a mailed link, where it was switched to another language than its reader's own. */
export function linkPathIn(path: string, language: Language): string {
  return path.replace(ofLink, `/l/${language}/`)
}

/** `/about` is known in any language; `/de/ateliers` loses its first segment (specification, section 2). */
export function addressWithoutPrefix(path: string) {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const isPage = pageOfSegments(partsOf(path), languages) !== undefined
  const looksLikeLanguage = /^[a-z]{2}([-_][a-z0-9]{2,8})*$/i.test(first)
  if (isPage || !looksLikeLanguage) return { kind: 'no-prefix' as const, rest: path, isPage }
  return { kind: 'unknown-prefix' as const, prefix: first, rest: `/${rest.join('/')}` }
}

function pageOfSegments(parts: readonly string[], among: readonly Language[]) {
  for (const language of among) {
    for (const page of pages) {
      const wanted = partsOf(segmentOf(page, language))
      if (wanted.length !== parts.length) continue
      if (wanted.every((part, i) => part === ':slug' || part === parts[i])) {
        return { page, slug: wanted.at(-1) === ':slug' ? (parts.at(-1) ?? '') : '' }
      }
    }
  }
  return undefined
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(readable)
}

/** Text that cannot be decoded stays as written. */
function readable(part: string): string {
  return decoded(part) ?? part
}

/** Undefined where an escape of the text is broken. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The booking page with a workshop, and perhaps a date, filled in: works without script too. */
export function bookingLink(language: Language, workshop: string, choice?: string): string {
  const query = new URLSearchParams({ workshopType: workshop })
  if (choice !== undefined) query.set('preferredDate', choice)
  // The first question that is then still open.
  const place = choice === undefined ? 'reservation' : 'participants'
  return `${pathTo('booking', language)}?${query}#${place}`
}

export function waitingListLink(language: Language, date?: string): string {
  return `/waiting-list?${new URLSearchParams({ lng: language, ...(date && { date }) })}`
}

export function nextDateLink(language: Language, workshop?: string): string {
  return `/next-date?${new URLSearchParams({ lng: language, ...(workshop && { workshop }) })}`
}

export function scheduleCalendar(language: Language): string {
  return `/schedule.ics?lng=${language}`
}

/** The same address for a calendar program, which asks whether to subscribe. */
export function subscriptionTo(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}

export function ownerCalendar(key: string): string {
  return `/agenda/${key}.ics`
}

export function appointmentPath(id: string): string {
  return `/appointment/${id}/calendar.ics`
}
