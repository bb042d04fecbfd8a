import type { MetaDescriptor } from 'react-router'
import { pathTo } from '#language/addresses.ts'
import { unlistedPages } from '#language/pages.ts'
import type { PageHead } from '../page-request.ts'
import { localBusiness, type StructuredData } from './structured-data.ts'
import { firstOf, type Language, localeOf } from '#language/languages.ts'

function openGraphLocale(language: Language): string {
  return localeOf(language).replace('-', '_')
}

/** The head of a page that tells search engines of nothing but itself. */
export function meta({ loaderData }: { loaderData?: { readonly head: PageHead } }) {
  return headOf(loaderData?.head)
}

/** Everything that stands in a page's head (specification, section 1). */
export function headOf(head: PageHead | undefined, more: readonly StructuredData[] = []) {
  if (!head) return []
  const { words, page } = head
  const isUnlisted = page === 'notFound' || unlistedPages.some((one) => one === page)
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { name: 'keywords', content: words.keywords },
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...addresses(head),
    ...sharing(head),
    ...forSearchEngines(head, more),
  ]
}

/** Search engines read the server's page alone: the browser's scripts carry no way to make this. */
function forSearchEngines(head: PageHead, more: readonly StructuredData[]): MetaDescriptor[] {
  if (!import.meta.env.SSR) return []
  return [localBusiness(head), ...more].map((data) => ({ 'script:ld+json': data }))
}

function addressIn(language: Language, { page, slug, paths, siteUrl }: PageHead): string {
  if (paths) return siteUrl + paths[language]
  const isElsewhere = page === 'notFound' || page === 'ownPage'
  return siteUrl + (isElsewhere ? pathTo('home', language) : pathTo(page, language, slug))
}

function addresses(head: PageHead): MetaDescriptor[] {
  if (head.page === 'notFound') return []
  const here = addressIn(head.language, head)
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(language, head),
  })
  return [
    { tagName: 'link', rel: 'canonical', href: here },
    { property: 'og:url', content: here },
    ...head.house.spoken.map((language) => alternate(language, language)),
    alternate('x-default', firstOf(head.house)),
  ]
}

function sharing(head: PageHead): MetaDescriptor[] {
  const { title, description } = head.words
  const image = head.siteUrl + head.share
  const others = head.house.spoken.filter((language) => language !== head.language)
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: head.house.business.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: title },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: openGraphLocale(head.language) },
    ...others.map((language) => ({
      property: 'og:locale:alternate',
      content: openGraphLocale(language),
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ]
}
