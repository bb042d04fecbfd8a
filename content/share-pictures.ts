import type { Page } from '#language/addresses.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Words } from './words/shape/words.ts'

/** Pages that get a share picture of their own, and the drawing on it. */
const pictures: Partial<Record<Page, string>> = {
  home: 'workshop-vegetables',
  workshops: 'workshop-drinks',
  about: 'workshop-sourdough',
  gallery: 'workshop-vegetables',
  contact: 'not-found',
  booking: 'workshop-drinks',
  faq: 'workshop-sourdough',
  privacy: 'not-found',
}

const slugs = ['sourdough', 'drinks', 'vegetables'] as const

/** Address of a page's share picture; a page without one of its own shows that of the home page. */
export function sharePicturePath(page: Page | 'notFound', language: Language, slug = ''): string {
  const known = slugs.find((each) => each === slug)
  if (page === 'workshop' && known) return `/share/${known}-${language}.png`
  const own = page !== 'notFound' && page in pictures ? page : 'home'
  return `/share/${own}-${language}.png`
}

/** Every share picture there is to draw. */
export function sharePictures(wordsIn: (language: Language) => Words) {
  return languages.flatMap((language) => {
    const words = wordsIn(language)
    const own = {
      home: [words.home.hero.title, words.home.head.description],
      workshops: [words.workshops.title, words.workshops.head.description],
      about: [words.about.title, words.about.head.description],
      gallery: [words.gallery.title, words.gallery.head.description],
      contact: [words.contact.title, words.contact.head.description],
      booking: [words.booking.title, words.booking.head.description],
      faq: [words.faq.title, words.faq.head.description],
      privacy: [words.privacy.title, words.privacy.head.description],
    } as const
    const pages = Object.entries(own).map(([page, [title = '', line = '']]) => ({
      path: sharePicturePath(page as Page, language),
      title,
      line,
      picture: pictures[page as Page] ?? 'workshop-vegetables',
    }))
    const workshops = slugs.map((slug) => ({
      path: sharePicturePath('workshop', language, slug),
      title: words.workshop[slug].title,
      line: words.workshop[slug].head.description,
      picture: `workshop-${slug}`,
    }))
    return [...pages, ...workshops]
  })
}
