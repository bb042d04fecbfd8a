import { data } from 'react-router'
import { isWorkshopSlug, type WorkshopSlug, workshopSlugs } from '#booking/workshops.ts'
import type { PictureId } from '#content/gallery.ts'
import { workshops as facts } from '#content/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { printEuros } from '#language/money.ts'
import type { DateView } from '../pages/date-view.ts'
import { calendarMonth } from '../pages/workshop/calendar-month.ts'
import { UnknownWorkshopPage } from '../pages/workshop/unknown-workshop-page.tsx'
import { WorkshopPage } from '../pages/workshop/workshop-page.tsx'
import type { Route } from './+types/workshop.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { pageRequest, upcomingDates } from './page-request.ts'
import { breadcrumbList, educationEvent } from './structured-data.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageRequest(input)
  const { language, site, words } = page
  const { slug } = input.params
  if (!isWorkshopSlug(slug)) {
    const { head, ...unknown } = words.workshopPage.unknown
    const about = { words: head, page: 'notFound' as const, language, siteUrl: site.siteUrl }
    return data({ kind: 'unknown' as const, head: about, words: unknown, language }, 404)
  }
  const { head, ...rest } = words.workshop[slug]
  const dates = (await upcomingDates(page)).filter((date) => date.workshop === slug)
  return {
    kind: 'known' as const,
    head: { words: head, page: 'workshop' as const, slug, language, siteUrl: site.siteUrl },
    dates,
    data: {
      language,
      slug,
      words: rest,
      labels: words.workshopPage,
      breadcrumb: breadcrumbOf(page, rest.name),
      atWork: galleryPicture(atWork[slug], words.pictures),
      price: printEuros(facts[slug].priceCents, language),
      calendar: calendarOf(page, dates),
      others: workshopSlugs
        .filter((other) => other !== slug)
        .map((other) => ({ slug: other, name: words.workshop[other].name })),
    },
  }
}

/** What one sees of each halfway through. */
const atWork: Readonly<Record<WorkshopSlug, PictureId>> = {
  sourdough: 'oven-mouth',
  drinks: 'ginger-for-the-bug',
  vegetables: 'salt-on-cabbage',
}

type Page = ReturnType<typeof pageRequest>

function calendarOf(page: Page, dates: readonly DateView[]) {
  return calendarMonth(dates, {
    asked: page.url.searchParams.get('month'),
    today: page.site.today(),
    language: page.language,
  })
}

function breadcrumbOf({ language, words }: Page, name: string) {
  const { breadcrumb, navigation } = words.layout
  return {
    label: breadcrumb.label,
    crumbs: [
      { label: breadcrumb.home, path: pathTo('home', language) },
      { label: navigation.workshops, path: pathTo('workshops', language) },
      { label: name },
    ],
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.kind !== 'known') return headOf(loaderData?.head)
  const { head, dates, data: page } = loaderData
  const { description } = page.words
  return headOf(head, [
    breadcrumbList(head.siteUrl, page.breadcrumb.crumbs),
    ...dates.map((date) => educationEvent(date, { ...head, description })),
  ])
}

export default function WorkshopRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'unknown') {
    return <UnknownWorkshopPage words={loaderData.words} language={loaderData.language} />
  }
  return <WorkshopPage data={loaderData.data} />
}
