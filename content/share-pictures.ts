import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { type Language, languages } from '#language/languages.ts'
import { keysOf } from '#language/keys-of.ts'
import { hasTitle, type Page, pages, type PageWithTitle, unlistedPages } from '#language/pages.ts'
import { pageTitle } from './words/page-names.ts'
import type { Words } from './words/shape.ts'
import { workshops } from './workshops.ts'

const drawingOfHome = 'workshop-vegetables'

/** The drawing beside the words of a page; the others have that of the home page. */
const drawings: Readonly<Partial<Record<PageWithTitle, string>>> = {
  workshops: 'workshop-drinks',
  about: 'about-crock',
  contact: 'contact-letterbox',
  booking: 'workshop-drinks',
  faq: 'workshop-sourdough',
  giftVoucher: 'gift-voucher',
  privacy: 'not-found',
}

export type Shared = { readonly page: PageWithTitle } | { readonly slug: string }

const sharedPages = pages.filter(hasTitle).filter((page) => !unlistedPages.includes(page))

function sharedPage(name: string): PageWithTitle | undefined {
  return sharedPages.find((page) => page === name)
}

/** A page that nobody is meant to share shows the picture of the home page. */
export function sharedAs(page: Page | 'notFound' | 'ownPage', slug = ''): Shared {
  return page === 'workshop' ? { slug } : { page: sharedPage(page) ?? 'home' }
}

/** The page or workshop that a picture's name stands for: no slug of `content/` is the name of a page. */
export function sharedIn(name: string): Shared {
  const page = sharedPage(name)
  return page ? { page } : { slug: name }
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
  return {
    title: pageTitle(words, page),
    line: page === 'home' ? words.home.workshops.text : words[page].head.description,
    picture: drawings[page] ?? drawingOfHome,
  }
}

/** Made with the site: a text on them names nothing that the house may change. */
export function sharePictures(wordsOf: (language: Language) => Words) {
  const ofPages = sharedPages.map((page) => ({ page }))
  const ofWorkshops = keysOf(workshops).map((slug) => ({ slug }))
  return languages.flatMap((language) =>
    [...ofPages, ...ofWorkshops].map((shared) => ({
      path: `/share/${shareName(shared)}-${language}.png`,
      ...shareOf(wordsOf(language), shared),
    })),
  )
}
