import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { telephoneOf } from '#booking/house/telephone.ts'
import { languageOf } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { type PageHead, pageRequest } from '../page-request.ts'
import { Notices } from '../ui/notices.tsx'
import type { Route } from './+types/site-layout.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { OwnPaths } from './language-switch.tsx'
import { RouteChange } from './route-change.tsx'
import { layoutWords } from './layout-words.ts'
import { linksAround } from './links-around.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from '../ui/skip-link.tsx'

export function loader(input: Route.LoaderArgs) {
  const { language, words, site } = pageRequest(input)
  const counts = site.analyticsUrl !== undefined
  const telephone = telephoneOf(site.house)
  const { leftOut, spoken } = site.house
  const { breadcrumb: _ofOnePage, ...layout } = layoutWords(words)
  const around = { language, words: layout, counts, telephone, spoken }
  return { ...around, ...(leftOut.length > 0 && { leftOut }), ...linksAround(words) }
}

/** The words around the page change only with the language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)
}

export default function SiteLayout({ loaderData: data, matches }: Route.ComponentProps) {
  const { words, language, counts } = data
  const page = useRouteLoaderData<() => { head: PageHead }>(matches.at(-1)?.id ?? '')
  useStoredLanguage(language)
  return (
    <>
      <SkipLink text={words.skipLink} />
      <OwnPaths value={page?.head.paths}>
        <SiteHeader data={data} />
      </OwnPaths>
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter data={data} />
      <CookieBanner words={words.cookies} {...{ language, counts }} />
      <Notices
        label={words.notices.region}
        closeLabel={words.notices.close}
        above="[data-cookie-banner]"
      />
      <RouteChange />
    </>
  )
}

/** The first script stores the page's language; this stores one that the visitor switches to. */
function useStoredLanguage(language: Language): void {
  useEffect(() => {
    try {
      localStorage.setItem('i18nextLng', language)
    } catch {
      // The browser refuses storage: the next address without a language is in the site's first.
    }
  }, [language])
}
