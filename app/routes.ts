import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { type Page, pages, segments } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'

/** Which module answers for which page; the addresses themselves stand in `language/addresses.ts`. */
const modules: Readonly<Record<Page, string>> = {
  home: 'routes/home.tsx',
  workshops: 'routes/workshops.tsx',
  workshop: 'routes/workshop.tsx',
  about: 'routes/about.tsx',
  gallery: 'routes/gallery.tsx',
  contact: 'routes/contact.tsx',
  booking: 'routes/booking.tsx',
  faq: 'routes/faq.tsx',
  privacy: 'routes/privacy.tsx',
  reservationSuccess: 'routes/reservation-success.tsx',
  businessCard: 'routes/business-card.tsx',
  emailTemplates: 'routes/email-templates.tsx',
}

export default languages.map((language) =>
  route(language, 'routes/language.tsx', { id: language }, [
    ...pages.map((page) => {
      // Without it `/nl/CONTACT` would be a second address of the same page.
      const options = { id: `${language}.${page}`, caseSensitive: true }
      const segment = segments[page][language]
      return segment === '' ? index(modules[page], options) : route(segment, modules[page], options)
    }),
    route('*', 'routes/not-found.tsx', { id: `${language}.notFound` }),
  ]),
) satisfies RouteConfig
