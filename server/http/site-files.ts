import { addHours, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { ownAddress, workshopSlugIn } from '#booking/house/own-address.ts'
import { pagesIn } from '#booking/house/own-page.ts'
import type { House } from '#booking/house/house.ts'
import { ownPagePath, pathTo } from '#language/addresses.ts'
import { pages, unlistedPages } from '#language/pages.ts'
import { firstOf, type Language } from '#language/languages.ts'

export function siteMap(siteUrl: string, house: House): string {
  const { spoken } = house
  const entries = pathsOf(house).flatMap((pathIn) =>
    spoken.map((language) => {
      const alternates = [
        ...spoken.map((other) => [other, siteUrl + pathIn(other)] as const),
        ['x-default', siteUrl + pathIn(firstOf({ spoken }))] as const,
      ]
      const links = alternates.map(
        ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
      )
      return `<url><loc>${siteUrl}${pathIn(language)}</loc>${links.join('')}</url>`
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

/** Mailbox for reports of a weakness (RFC 9116); made each day, so that it never expires. */
export function securityFile(site: {
  readonly email: string
  readonly spoken: readonly Language[]
  readonly siteUrl: string
  readonly now: Date
}): string {
  const { email, spoken, siteUrl, now } = site
  const expires = addHours(instantIn(dayOf(now), '00:00'), 24 * securityFileDays).toISOString()
  return `Contact: mailto:${email}
Expires: ${expires.replace('.000', '')}
Preferred-Languages: ${spoken.join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`
}

type PathIn = (language: Language) => string

function pathsOf(house: House): readonly PathIn[] {
  const ofSite = pages
    .filter((page) => !unlistedPages.includes(page) && !house.leftOut.some((left) => left === page))
    .flatMap((page): readonly PathIn[] =>
      page === 'workshop'
        ? house.shown.map(
            (id) => (language) => pathTo(page, language, workshopSlugIn(house, id, language)),
          )
        : [(language) => pathTo(page, language)],
    )
  const ownPages = pagesIn(house, 'menu', 'foot').map((id): PathIn => {
    const address = ownAddress(house, { kind: 'page', id })
    return (language) => ownPagePath(address[language], language)
  })
  return [...ofSite, ...ownPages]
}
