import { data } from 'react-router'
import { isWorkshopSlug, type WorkshopSlug, workshopSlugs } from '#booking/dates/session.ts'
import type { PictureId } from '#content/gallery.ts'
import { printEuros } from '#language/money.ts'
import { calendarMonth } from '../pages/workshop/calendar-month.ts'
import { UnknownWorkshopPage } from '../pages/workshop/unknown-workshop-page.tsx'
import { WorkshopPage } from '../pages/workshop/workshop-page.tsx'
import type { Route } from './+types/workshop.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf, type PageHead } from './head.ts'
import {
  headFrom,
  moreDates,
  pageRequest,
  upcomingDates,
  workshopsBreadcrumb,
} from './page-request.ts'
import { breadcrumbList, educationEvent } from './structured-data.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageRequest(input)
  const { language, site, url, words } = page
  const { slug } = input.params
  if (!isWorkshopSlug(slug)) {
    const { head, ...unknown } = words.workshopPage.unknown
    const about: PageHead = { ...headFrom(page), words: head, page: 'notFound' }
    return data({ kind: 'unknown' as const, head: about, words: unknown, language }, 404)
  }
  const { head, ...body } = words.workshop[slug]
  const about: PageHead = { ...headFrom(page), words: head, page: 'workshop', slug }
  const dates = (await upcomingDates(page)).filter((date) => date.workshop === slug)
  return {
    kind: 'known' as const,
    head: about,
    dates,
    data: {
      language,
      slug,
      words: body,
      labels: words.workshopPage,
      breadcrumb: workshopsBreadcrumb(page, body.name),
      atWork: galleryPicture(atWork[slug], words.pictures),
      next: dates.filter(({ state }) => state !== 'full').slice(0, nextShown),
      price: printEuros(site.house.workshops[slug].priceCents, language),
      more: moreDates(page),
      calendar: calendarMonth(dates, {
        asked: url.searchParams.get('month'),
        today: site.today(),
        language,
      }),
      others: workshopSlugs
        .filter((other) => other !== slug)
        .map((other) => ({ slug: other, name: words.workshopNames[other] })),
    },
  }
}

const nextShown = 4

const atWork: Readonly<Record<WorkshopSlug, PictureId>> = {
  sourdough: 'oven-mouth',
  drinks: 'ginger-for-the-bug',
  vegetables: 'salt-on-cabbage',
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.kind !== 'known') return headOf(loaderData?.head)
  const { head, dates, data: page } = loaderData
  const { description } = page.words
  return headOf(head, [
    breadcrumbList(head.siteUrl, page.breadcrumb.crumbs),
    ...dates.map((date) => educationEvent(date, head, description)),
  ])
}

export default function WorkshopRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'unknown') return <UnknownWorkshopPage {...loaderData} />
  return <WorkshopPage data={loaderData.data} />
}
