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

/** A page without one of its own shows that of the home page. */
export function sharePicturePath(page: Page | 'notFound', language: Language, slug = ''): string {
  const isKnown = page === 'workshop' && Object.hasOwn(workshops, slug)
  if (isKnown) return `/share/${slug}-${language}.png`
  const own = page !== 'notFound' && page in pictures ? page : 'home'
  return `/share/${own}-${language}.png`
}

/** Made with the site: a text on them names nothing that the house may change. */
export function sharePictures(wordsOf: (language: Language) => Words) {
  return languages.flatMap((language) => {
    const words = wordsOf(language)
    const ofPages = keysOf(pictures).map((page) => ({
      path: sharePicturePath(page, language),
      ...(page === 'home'
        ? { title: words.home.hero.title, line: words.home.workshops.text }
        : { title: words[page].title, line: words[page].head.description }),
      picture: pictures[page],
    }))
    const ofWorkshops = keysOf(workshops).map((slug) => ({
      path: sharePicturePath('workshop', language, slug),
      title: ofWorkshop(words.workshop, slug).title,
      line: ofWorkshop(words.workshop, slug).subtitle,
      picture: `workshop-${slug}`,
    }))
    return [...ofPages, ...ofWorkshops]
  })
}
