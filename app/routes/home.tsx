import { HomePage } from '../pages/home/home-page.tsx'
import type { Route } from './+types/home.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { pageRequest, upcomingDates, workshopTeasers } from './page-request.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageRequest(input)
  const { language, site, words } = page
  const workshops = workshopTeasers(page, await upcomingDates(page))
  const { head, ...home } = words.home
  return {
    head: { words: head, page: 'home' as const, language, siteUrl: site.siteUrl },
    data: {
      language,
      words: home,
      workshops,
      table: galleryPicture('soup-at-supper', words.pictures),
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData.data} />
}
