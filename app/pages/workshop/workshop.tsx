import { data, redirect } from 'react-router'
import type { House } from '#booking/house/house.ts'
import { addressName, foundAt, workshopAtSlug, workshopSlugIn } from '#booking/house/own-address.ts'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { PictureId } from '#content/gallery.ts'
import { pathTo } from '#language/addresses.ts'
import { inEach, type Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import {
  joinFacts,
  galleryPicture,
  headFrom,
  lengthOf,
  moreSessions,
  pageRequest,
  sessionsOnSchedule,
  workshopsBreadcrumb,
} from '../../page-request.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'
import { NothingThere } from '../nothing-there.tsx'
import { PlacePicture } from '../place-picture.tsx'
import { isOnOffer } from '../session-view.ts'
import { headOf } from '../head.ts'
import { breadcrumbList, educationEvent } from '../structured-data.ts'
import { workshopPicture } from '../workshop-card.tsx'
import type { Route } from './+types/workshop.ts'
import type { WorkshopData } from './workshop-data.ts'
import { calendarMonth } from './calendar-month.ts'
import { Course } from './course.tsx'
import { AskBar, NextSessions } from './next-sessions.tsx'
import { About, QuoteBand } from './story.tsx'

export async function loader(input: Route.LoaderArgs) {
  const page = pageRequest(input)
  const { language, site, url, words } = page
  const { shown, workshops } = site.house
  const asked = { slug: input.params.slug, language }
  const found = workshopAtSlug(site.house, asked.slug, language)
  const slug = found?.id ?? asked.slug
  if (found && !found.isOwn) {
    return redirect(pathTo('workshop', language, workshopSlugIn(site.house, slug, language)), 301)
  }
  if (!found) {
    const aside = foundAt(site.house, { kind: 'workshop', ids: Object.keys(workshops) }, asked)
    if (aside) return redirect(pathTo('workshops', language))
    const { head, ...unknown } = words.workshopPage.unknown
    const { pictureAlt } = words.notFound
    const about = headFrom(page, { words: head, page: 'notFound' })
    return data(
      { kind: 'unknown' as const, head: about, words: { ...unknown, pictureAlt }, language },
      404,
    )
  }
  const { head, ...body } = ofWorkshop(words.workshop, slug)
  const sessions = (await sessionsOnSchedule(page)).filter((session) => session.workshop === slug)
  const length = await lengthOf(page, slug, sessions)
  const headWords = { ...head, description: joinFacts(length, head.description) }
  const usualCents = ofWorkshop(workshops, slug).priceCents
  return {
    kind: 'known' as const,
    head: headFrom(page, {
      words: headWords,
      page: 'workshop',
      slug,
      ...ownPathsOf(site.house, slug),
    }),
    sessions,
    data: {
      language,
      slug,
      words: { ...body, durationText: joinFacts(length, body.durationText) },
      labels: words.workshopPage,
      breadcrumb: workshopsBreadcrumb(page, body.name),
      atWork: galleryPicture(atWork[slug] ?? 'aprons-in-the-corridor', words.pictures),
      next: sessions
        .filter(isOnOffer)
        .slice(0, nextShown)
        .map((session) => ({
          ...session,
          ...(session.priceCents !== usualCents && {
            ownPrice: printEuros(session.priceCents, language),
          }),
        })),
      price: printEuros(usualCents, language),
      more: moreSessions(page),
      calendar: calendarMonth(sessions, {
        month: url.searchParams.get('month'),
        today: site.today(),
        language,
      }),
      others: shown
        .filter((other) => other !== slug)
        .map((other) => ({
          slug: workshopSlugIn(site.house, other, language),
          name: ofWorkshop(words.workshopNames, other),
        })),
    },
  }
}

function ownPathsOf(house: House, id: string) {
  if (!Object.hasOwn(house.addresses, addressName({ kind: 'workshop', id }))) return {}
  const pathIn = (each: Language) => pathTo('workshop', each, workshopSlugIn(house, id, each))
  return { paths: inEach(pathIn) }
}

const nextShown = 4

const atWork: Readonly<Record<WorkshopSlug, PictureId>> = {
  sourdough: 'oven-mouth',
  drinks: 'ginger-for-the-bug',
  vegetables: 'salt-on-cabbage',
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.kind !== 'known') return headOf(loaderData?.head)
  const { head, sessions, data: page } = loaderData
  const { description } = page.words
  if (!import.meta.env.SSR) return headOf(head)
  return headOf(head, [
    breadcrumbList(head.siteUrl, page.breadcrumb.crumbs),
    ...sessions.map((session) => educationEvent(session, head, description)),
  ])
}

export default function WorkshopPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'unknown') {
    const { words, language } = loaderData
    return <NothingThere words={words} to={pathTo('workshops', language)} />
  }
  const page = loaderData.data
  return (
    <>
      <Opening data={page} />
      <PaintBreak />
      <NextSessions data={page} />
      <About data={page} />
      <Course data={page} />
      <QuoteBand data={page} />
      <AskBar data={page} />
    </>
  )
}

function Opening({ data: { words, slug, breadcrumb } }: { data: WorkshopData }) {
  return (
    <div className="container-site grid gap-x-13 gap-y-8 pt-21 lg:grid-cols-2 lg:items-end">
      <div className="lg:pb-8">
        <Breadcrumb {...breadcrumb} />
        <h1 className="opening-title mt-3">{words.title}</h1>
        <p className="mt-5 max-w-[22.5em] text-lead">{words.subtitle}</p>
      </div>
      <PlacePicture
        src={workshopPicture(slug)}
        alt={words.pictureAlt}
        first
        className="beside-right object-[75%]"
      />
    </div>
  )
}
