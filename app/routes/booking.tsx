import { data, redirect } from 'react-router'
import { isConflict, readReservationRequest } from '#booking/reservations/reservation-request.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { refusalSentences, type Sentence } from '#content/words/sentences.ts'
import { printDay } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { BookingPage, type ReservationRefused } from '../pages/booking/booking-page.tsx'
import { choiceFromQuery } from '../pages/booking/choice.ts'
import { requestFromForm, successPath } from '../pages/booking/send-reservation.ts'
import type { DateView } from '../pages/date-view.ts'
import type { Route } from './+types/booking.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { moreDates, pageOf, pageRequest, tooMany, upcomingDates } from './page-request.ts'
import { educationEvent } from './structured-data.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'booking')
  const { head, body, language, site, url, words } = page
  const dates = (await upcomingDates(page)).map((date) => ({
    ...date,
    ...paymentOf(date, site.today(), language),
  }))
  const { summaryTitle, booking, request } = words.errors
  const { sourdough, drinks, vegetables } = words.workshop
  return {
    head,
    language,
    words: body,
    fullyBookedNotice: words.availability.fullyBookedNotice,
    errors: { summaryTitle, booking, request },
    workshopNames: words.workshopNames,
    descriptions: {
      sourdough: sourdough.description,
      drinks: drinks.description,
      vegetables: vegetables.description,
    },
    dates,
    more: moreDates(page),
    picture: {
      ...galleryPicture('salt-on-cabbage', words.pictures),
      caption: words.pictures['salt-on-cabbage'].caption ?? words.gallery.defaultCaption,
    },
    choice: choiceFromQuery(url.searchParams, dates),
    publicAnonKey: site.publicAnonKey,
  }
}

/** When a request of today is paid (specification, section 9). */
function paymentOf({ day, priceCents }: DateView, today: string, language: Language) {
  const asked = { priceCents, participants: 1, requestedOn: today, workshopOn: day }
  const { deposit, balance } = paymentPlan(asked)
  const balanceDay = printDay(balance.dueOn, language)
  const isPaidAtOnce = deposit.dueOn === balance.dueOn
  return { balanceDay, isPaidAtOnce, isPaidSoon: balance.dueOn === today }
}

/** The form without script: the success page, or this page with what is wrong and all that was typed. */
export async function action(input: Route.ActionArgs) {
  const { language, site, words } = pageRequest(input)
  const form = await input.request.formData()
  const request = requestFromForm(form, language)
  const consented = form.get('consent') !== null
  const { honeypot: _honeypot, ...values } = request
  if (site.waitSeconds > 0) {
    const problems = [{ text: words.errors.request.tooMany }]
    return data<ReservationRefused>({ problems, values, consented }, tooMany(site.waitSeconds))
  }
  // Of who comes with a gift voucher: its code was sent here, so that it stands in no address.
  if (form.has('withVoucher')) return data<ReservationRefused>({ problems: [], values, consented })
  const read = readReservationRequest(request)
  const outcome =
    read.kind === 'valid' && consented ? await site.submitReservation(request) : undefined
  if (outcome?.kind === 'placed') return redirect(successPath(language, outcome))
  const refusal = outcome ?? (read.kind === 'valid' ? undefined : read)
  const problems: Sentence[] = refusal ? [...refusalSentences(refusal, words.errors, language)] : []
  if (!consented) problems.push({ field: 'consent', text: words.errors.booking.consent })
  const status = refusal && isConflict(refusal) ? 409 : 422
  const init = refusal?.kind === 'too-many-codes' ? tooMany(refusal.waitSeconds) : { status }
  return data<ReservationRefused>({ problems, values, consented }, init)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, dates, descriptions } = loaderData
  const describe = (date: (typeof dates)[number]) =>
    educationEvent(date, head, descriptions[date.workshop])
  return headOf(head, dates.map(describe))
}

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingPage data={loaderData} refused={actionData} />
}
