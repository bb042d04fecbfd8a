import { data } from 'react-router'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import type { Route } from './+types/not-found.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, ...rest } = words.notFound
  const about = { words: head, page: 'notFound' as const, language, siteUrl: site.siteUrl }
  return data({ head: about, words: rest, language }, 404)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage words={loaderData.words} language={loaderData.language} />
}
