import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { workshopSlugs } from '#booking/dates/session.ts'
import { telephoneOf } from '#booking/house/telephone.ts'
import { languageOf } from '#language/addresses.ts'
import { SiteLayout } from '../layout/site-layout.tsx'
import type { Route } from './+types/language.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, words, site } = pageRequest(input)
  const workshops = workshopSlugs.map((slug) => ({ slug, name: words.workshopNames[slug] }))
  const counts = site.analyticsUrl !== undefined
  const telephone = telephoneOf(site.house)
  return { language, words: words.layout, workshops, counts, telephone }
}

/** The words around the page stay the same until the language is another one. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)
}

export default function LanguageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout data={loaderData}>
      <Outlet />
    </SiteLayout>
  )
}
