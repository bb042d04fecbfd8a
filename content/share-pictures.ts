import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { Page } from '#language/addresses.ts'
import { type Language, languages } from '#language/languages.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Words } from './words/shape.ts'
import { workshops } from './workshops.ts'

const pictures = {
  home: 'workshop-vegetables',
  workshops: 'workshop-drinks',
  about: 'about-crock',
  gallery: 'workshop-vegetables',
  contact: 'contact-letterbox',
  booking: 'workshop-drinks',
  faq: 'workshop-sourdough',
  giftVoucher: 'gift-voucher',
  privacy: 'not-found',
} as const satisfies Partial<Record<Page, string>>

type SharedPage = keyof typeof pictures

/** A page that is shared: one of these, or a workshop by its slug. */
export type Shared = { readonly page: SharedPage } | { readonly slug: string }

function isShared(page: string): page is SharedPage {
  return Object.hasOwn(pictures, page)
}

/** A page without a picture of its own shows that of the home page. */
export function sharedAs(page: Page | 'notFound' | 'ownPage', slug = ''): Shared {
  if (page === 'workshop') return { slug }
  return { page: isShared(page) ? page : 'home' }
}

/** The same page, as the name of its file has it; slugs of `content/` are no pages. */
export function sharedIn(name: string): Shared {
  return isShared(name) ? { page: name } : { slug: name }
}

/** Name of a picture and its page, without language and ending. */
export function shareName(shared: Shared): string {
  return 'page' in shared ? shared.page : shared.slug
}

export function sharePicturePath(
  page: Page | 'notFound' | 'ownPage',
  language: Language,
  slug = '',
): string {
  const isKnown = page === 'workshop' && Object.hasOwn(workshops, slug)
  const shared = page === 'workshop' && !isKnown ? sharedAs('home') : sharedAs(page, slug)
  return `/share/${shareName(shared)}-${language}.png`
}

/** Words on a picture, and the place whose drawing or photograph is beside them. */
export function shareOf(words: Words, shared: Shared) {
  if ('slug' in shared) {
    const { title, subtitle: line } = ofWorkshop(words.workshop, shared.slug)
    return { title, line, picture: `workshop-${shared.slug}` }
  }
  const { page } = shared
  const picture = pictures[page]
  if (page === 'home') {
    return { title: words.home.hero.title, line: words.home.workshops.text, picture }
  }
  return { title: words[page].title, line: words[page].head.description, picture }
}

/** Made with the site: a text on them names nothing that the house may change. */
export function sharePictures(wordsOf: (language: Language) => Words) {
  const ofPages = keysOf(pictures).map((page) => ({ page }))
  const ofWorkshops = keysOf(workshops).map((slug) => ({ slug }))
  return languages.flatMap((language) =>
    [...ofPages, ...ofWorkshops].map((shared) => ({
      path: `/share/${shareName(shared)}-${language}.png`,
      ...shareOf(wordsOf(language), shared),
    })),
  )
}
