import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { segmentOf } from '#language/addresses.ts'
import { type Page, pages } from '#language/pages.ts'
import { languages } from '#language/languages.ts'

/** A page's module bears its name: `businessCard` is answered by `pages/business-card/business-card.tsx`. */
function moduleOf(page: Page | 'notFound'): string {
  const name = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `pages/${name}/${name}.tsx`
}

export default languages.map((language) =>
  route(language, 'layout/site-layout.tsx', { id: language }, [
    ...pages.map((page) => {
      // The case counts: else `/nl/CONTACT` would be a second address of the same page.
      const options = { id: `${language}.${page}`, caseSensitive: true }
      const segment = segmentOf(page, language)
      return segment === ''
        ? index(moduleOf(page), options)
        : route(segment, moduleOf(page), options)
    }),
    route('*', moduleOf('notFound'), { id: `${language}.notFound` }),
  ]),
) satisfies RouteConfig
