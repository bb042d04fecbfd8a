import { printEuros } from '#language/money.ts'
import { WorkshopsPage } from '../pages/workshops/workshops-page.tsx'
import type { Route } from './+types/workshops.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { pageOf, workshopsBreadcrumb, workshopTeasers } from './page-request.ts'
import { breadcrumbList, faqPage } from './structured-data.ts'

export function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'workshops')
  const { head, body, language, site, words } = page
  const prices = Object.values(site.house.workshops).map(({ priceCents }) => priceCents)
  return {
    head,
    language,
    words: body,
    cardLink: words.home.workshops.cardLink,
    workshops: workshopTeasers(page, []),
    prices: {
      low: printEuros(Math.min(...prices), language),
      high: printEuros(Math.max(...prices), language),
    },
    pictures: {
      table: galleryPicture('ten-at-the-table', words.pictures),
      shelf: galleryPicture('jars-by-lamplight', words.pictures),
    },
    breadcrumb: workshopsBreadcrumb(page),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, words, breadcrumb } = loaderData
  const { title: _title, ...questions } = words.questions
  return headOf(head, [
    breadcrumbList(head.siteUrl, breadcrumb.crumbs),
    faqPage(Object.values(questions)),
  ])
}

export default function WorkshopsRoute({ loaderData }: Route.ComponentProps) {
  return <WorkshopsPage data={loaderData} />
}
