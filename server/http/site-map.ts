import { workshopSlugs } from '#booking/workshops.ts'
import { type Page, pages, pathTo, unlistedPages } from '#language/addresses.ts'
import { defaultLanguage, languages } from '#language/languages.ts'

/** Every public page in three languages, each with its alternates (sitemaps.org, hreflang). */
export function siteMap(siteUrl: string): string {
  const entries = publicPages().flatMap(([page, slug]) =>
    languages.map((language) => {
      const alternates = [
        ...languages.map((other) => [other, siteUrl + pathTo(page, other, slug)] as const),
        ['x-default', siteUrl + pathTo(page, defaultLanguage, slug)] as const,
      ]
      const links = alternates.map(
        ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
      )
      return `<url><loc>${siteUrl}${pathTo(page, language, slug)}</loc>${links.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export function robotsFile(siteUrl: string): string {
  return `User-agent: *
Disallow: /functions/

Sitemap: ${siteUrl}/sitemap.xml
`
}

function publicPages(): (readonly [Page, string])[] {
  return pages
    .filter((page) => !unlistedPages.includes(page))
    .flatMap((page): (readonly [Page, string])[] =>
      page === 'workshop' ? workshopSlugs.map((slug) => [page, slug]) : [[page, '']],
    )
}
