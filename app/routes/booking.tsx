import { data, redirect } from 'react-router'
import { readReservationRequest } from '#booking/reservation-request.ts'
import { isConflict, type ReservationRefusal } from '#booking/reservation-refusal.ts'
import { refusalSentences, type Sentence } from '#content/words/sentences.ts'
import { pathTo } from '#language/addresses.ts'
import { BookingPage, type ReservationRefused } from '../pages/booking/booking-page.tsx'
import { choiceFromQuery } from '../pages/booking/choice.ts'
import { requestFromForm } from '../pages/booking/request-from-form.ts'
import type { Route } from './+types/booking.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { pageRequest, upcomingDates } from './page-request.ts'
import { tooMany } from './too-many.ts'
import { educationEvent } from './structured-data.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageRequest(input)
  const { language, site, url, words } = page
  const dates = await upcomingDates(page)
  const { head, ...rest } = words.booking
  const { summaryTitle, booking, request } = words.errors
  const { sourdough, drinks, vegetables } = words.workshop
  return {
    head: { words: head, page: 'booking' as const, language, siteUrl: site.siteUrl },
    data: {
      language,
      words: rest,
      fullyBookedNotice: words.availability.fullyBookedNotice,
      errors: { summaryTitle, booking, request },
      workshopNames: {
        sourdough: sourdough.name,
        drinks: drinks.name,
        vegetables: vegetables.name,
      },
      descriptions: {
        sourdough: sourdough.description,
        drinks: drinks.description,
        vegetables: vegetables.description,
      },
      dates,
      picture: {
        ...galleryPicture('salt-on-cabbage', words.pictures),
        caption: words.pictures['salt-on-cabbage'].caption ?? words.gallery.defaultCaption,
      },
      choice: choiceFromQuery(url.searchParams, dates),
      publicAnonKey: site.publicAnonKey,
    },
  }
}

/** The form without script: the success page, or this page with what is wrong and all that was typed. */
export async function action(input: Route.ActionArgs) {
  const page = pageRequest(input)
  const { language, site, words } = page
  const form = await input.request.formData()
  const request = requestFromForm(form, language)
  const consented = form.get('consent') !== null
  const { honeypot: _honeypot, ...values } = request
  if (site.waitSeconds > 0) {
    const problems = [{ text: words.errors.request.tooMany }]
    return data<ReservationRefused>({ problems, values, consented }, tooMany(site.waitSeconds))
  }

  const read = readReservationRequest(request)
  const outcome =
    read.kind === 'valid' && consented ? await site.submitReservation(request) : undefined
  if (outcome?.kind === 'placed') {
    const query = new URLSearchParams({ id: outcome.reservationId })
    return redirect(`${pathTo('reservationSuccess', language)}?${query}`)
  }
  const refusal = outcome ?? (read.kind === 'valid' ? undefined : read)
  const problems: Sentence[] = refusal ? [...refusalSentences(refusal, words.errors, language)] : []
  if (!consented) problems.push({ field: 'consent', text: words.errors.booking.consent })
  return data<ReservationRefused>({ problems, values, consented }, refusedWith(refusal))
}

function refusedWith(refusal: ReservationRefusal | undefined): ResponseInit {
  if (refusal && 'waitSeconds' in refusal) return tooMany(refusal.waitSeconds)
  return { status: refusal && isConflict(refusal) ? 409 : 422 }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, data: page } = loaderData
  const events = page.dates.map((date) =>
    educationEvent(date, { ...head, description: page.descriptions[date.workshop] }),
  )
  return headOf(head, events)
}

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingPage data={loaderData.data} refused={actionData} />
}
