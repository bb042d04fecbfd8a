import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'

/**
 * Every page's address in every language (specification, section 2). Routes, links, mails,
 * the sitemap and the language switch read this table and nothing else.
 */
export const segments = {
  home: { nl: '', fr: '', en: '' },
  workshops: { nl: 'ateliers', fr: 'ateliers', en: 'workshops' },
  workshop: { nl: 'ateliers/:slug', fr: 'ateliers/:slug', en: 'workshops/:slug' },
  about: { nl: 'over-ons', fr: 'a-propos', en: 'about' },
  gallery: { nl: 'galerij', fr: 'galerie', en: 'gallery' },
  contact: { nl: 'contact', fr: 'contact', en: 'contact' },
  booking: { nl: 'reserveren', fr: 'reservation', en: 'booking' },
  faq: { nl: 'veelgestelde-vragen', fr: 'faq', en: 'faq' },
  privacy: { nl: 'privacy', fr: 'confidentialite', en: 'privacy' },
  reservationSuccess: {
    nl: 'reservering-succes',
    fr: 'reservation-reussie',
    en: 'reservation-success',
  },
  businessCard: { nl: 'visitekaartje', fr: 'carte-visite', en: 'business-card' },
  emailTemplates: { nl: 'email-sjablonen', fr: 'modeles-email', en: 'email-templates' },
} as const satisfies Record<string, Record<Language, string>>

export type Page = keyof typeof segments

export const pages = Object.keys(segments) as readonly Page[]

/** Pages for the farm alone, and the one that only follows a form: in no sitemap, not for search engines. */
export const unlistedPages: readonly Page[] = [
  'reservationSuccess',
  'businessCard',
  'emailTemplates',
]

/** Path of a page, without the site's origin: `/nl`, `/fr/ateliers/drinks`. */
export function pathTo(page: Page, language: Language, slug = ''): string {
  const segment = segments[page][language].replace(':slug', encodeURIComponent(slug))
  return segment === '' ? `/${language}` : `/${language}/${segment}`
}

/** Language of a path: its first segment; Dutch when that is none of ours (specification, section 2). */
export function languageOf(path: string): Language {
  const first = partsOf(path)[0]
  return isLanguage(first) ? first : defaultLanguage
}

/** The page under a path of ours, or undefined; with the slug where the page has one. */
export function pageAt(path: string): { page: Page; language: Language; slug: string } | undefined {
  const [first, ...rest] = partsOf(path)
  if (!isLanguage(first)) return undefined
  const found = pageOfSegments(rest, [first])
  return found && { ...found, language: first }
}

/**
 * The same place in another language: known segments are rewritten, anything else is kept as it is
 * (specification, section 2, "Switching language").
 *
 * @param path a path of ours, without query and hash
 */
export function translatePath(path: string, to: Language): string {
  const [first, ...rest] = path.split('/').filter(Boolean)
  const here = isLanguage(first) ? [first] : languages
  const kept = isLanguage(first) || first === undefined ? rest : [first, ...rest]
  const found = pageOfSegments(kept.map(decoded), here)
  if (found) return pathTo(found.page, to, found.slug)
  // As it was written: decoded, it could mean another place, and would not fit in a header.
  return ['', to, ...kept].join('/')
}

/**
 * Where a path without one of our language prefixes leads, in the language asked for.
 * `/about` is recognised in any language and translated; in `/de/ateliers` the first segment looks
 * like a language and is dropped (specification, section 2: "treated as `nl`").
 */
export function addressWithoutPrefix(path: string): {
  kind: 'unknown-prefix' | 'no-prefix'
  rest: string
} {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const recognised = pageOfSegments(partsOf(path), languages) !== undefined
  const looksLikeLanguage = /^[a-z]{2}([-_][a-z0-9]{2,8})*$/i.test(first)
  if (!recognised && looksLikeLanguage)
    return { kind: 'unknown-prefix', rest: `/${rest.join('/')}` }
  return { kind: 'no-prefix', rest: path }
}

function pageOfSegments(parts: readonly string[], among: readonly Language[]) {
  for (const language of among) {
    for (const page of pages) {
      const wanted = partsOf(segments[page][language])
      if (wanted.length !== parts.length) continue
      if (wanted.every((part, i) => part === ':slug' || part === parts[i])) {
        return { page, slug: wanted.at(-1) === ':slug' ? (parts.at(-1) ?? '') : '' }
      }
    }
  }
  return undefined
}

/** Segments of a path, decoded where they can be. */
function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
