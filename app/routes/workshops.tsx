import { workshops as facts } from '#content/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { printEuros } from '#language/money.ts'
import { WorkshopsPage } from '../pages/workshops/workshops-page.tsx'
import type { Route } from './+types/workshops.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { pageRequest, workshopTeasers } from './page-request.ts'
import { breadcrumbList, faqPage } from './structured-data.ts'

export function loader(input: Route.LoaderArgs) {
  const page = pageRequest(input)
  const { language, site, words } = page
  const { head, ...rest } = words.workshops
  const prices = Object.values(facts).map(({ priceCents }) => priceCents)
  const { breadcrumb, navigation } = words.layout
  return {
    head: { words: head, page: 'workshops' as const, language, siteUrl: site.siteUrl },
    data: {
      language,
      words: rest,
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
      breadcrumb: {
        label: breadcrumb.label,
        crumbs: [
          { label: breadcrumb.home, path: pathTo('home', language) },
          { label: navigation.workshops },
        ],
      },
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, data } = loaderData
  const { title: _title, ...questions } = data.words.questions
  return headOf(head, [
    breadcrumbList(head.siteUrl, data.breadcrumb.crumbs),
    faqPage(Object.values(questions)),
  ])
}

export default function WorkshopsRoute({ loaderData }: Route.ComponentProps) {
  return <WorkshopsPage data={loaderData.data} />
}
