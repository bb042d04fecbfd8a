import { addHours, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import type { House } from '#booking/house/house.ts'
import { type Page, pages, pathTo, unlistedPages } from '#language/addresses.ts'
import { firstOf, type Language } from '#language/languages.ts'

export function siteMap(siteUrl: string, { leftOut, shown, spoken }: House): string {
  const listed = publicPages(shown).filter(([page]) => !leftOut.some((left) => left === page))
  const entries = listed.flatMap(([page, slug]) =>
    spoken.map((language) => {
      const alternates = [
        ...spoken.map((other) => [other, siteUrl + pathTo(page, other, slug)] as const),
        ['x-default', siteUrl + pathTo(page, firstOf({ spoken }), slug)] as const,
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

const securityFileDays = 300

/**
 * The file names the mailbox for reports of a weakness (RFC 9116). It is made anew each day, so
 * that it never expires.
 */
export function securityFile(told: {
  readonly email: string
  readonly spoken: readonly Language[]
  readonly siteUrl: string
  readonly now: Date
}): string {
  const { email, spoken, siteUrl, now } = told
  const expires = addHours(instantIn(dayOf(now), '00:00'), 24 * securityFileDays).toISOString()
  return `Contact: mailto:${email}
Expires: ${expires.replace('.000', '')}
Preferred-Languages: ${spoken.join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`
}

function publicPages(shown: readonly string[]): (readonly [Page, string])[] {
  return pages
    .filter((page) => !unlistedPages.includes(page))
    .flatMap((page): (readonly [Page, string])[] =>
      page === 'workshop' ? shown.map((slug) => [page, slug]) : [[page, '']],
    )
}
