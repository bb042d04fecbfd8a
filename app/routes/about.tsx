import { AboutPage } from '../pages/about/about-page.tsx'
import type { Route } from './+types/about.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, ...rest } = words.about
  return {
    head: { words: head, page: 'about' as const, language, siteUrl: site.siteUrl },
    words: rest,
    language,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage words={loaderData.words} language={loaderData.language} />
}
