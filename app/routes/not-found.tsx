import { data } from 'react-router'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import type { Route } from './+types/not-found.ts'
import { pageOf } from './page-request.ts'

export { meta } from './head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language } = pageOf(input, 'notFound')
  return data({ head, words: body, language }, 404)
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage {...loaderData} />
}
