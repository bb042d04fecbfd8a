import { useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import { hasFeature } from '#booking/house/features.ts'
import type { House } from '#booking/house/house.ts'
import { telephoneOf } from '#booking/house/telephone.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { isConflict, readReservationRequest } from '#booking/reservations/reservation-request.ts'
import { wordsBeforeItBegins } from '#content/words/answer-promise.ts'
import { refundOfDate } from '#content/words/terms-sentences.ts'
import { refusalSentences, type Sentence } from '#content/words/sentences.ts'
import {
  failed,
  galleryPicture,
  moreSessions,
  orFailed,
  pageOf,
  pageRequest,
  tooMany,
  sessionsOnSchedule,
} from '../../page-request.ts'
import { JarSymbol } from '../../layout/jar-symbol.tsx'
import { showToast } from '../../ui/show-toast.ts'
import { PaintBreak } from '../../ui/paint-break.ts'
import { isOnOffer, labelOf, type SessionView } from '../session-view.ts'
import { headOf } from '../head.ts'
import { educationEvent } from '../structured-data.ts'
import { withConsent } from '../consent-field.tsx'
import type { Route } from './+types/booking.ts'
import type { BookingData, RefusedForm } from './booking-data.ts'
import { type Choice, choiceFromQuery, sessionIdOf } from './choice.ts'
import { Sessions } from './pick-session.tsx'
import { Info } from './info.tsx'
import { whatToPayWhen } from './session-payments.ts'
import { ReservationForm } from './reservation-form.tsx'
import { requestFromForm, successPath } from './send-reservation.ts'

export { headers } from '../../page-request.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'booking')
  const { head, body, language, site, url, words } = page
  const sessions = await sessionsWithTerms(page)
  const first = sessions.find(isOnOffer)
  const { summaryTitle, booking, request } = words.errors
  return {
    head,
    language,
    words: body,
    refundLines: words.refundLines,
    ...(!(await site.takesVouchers()) && { hasNoVouchers: true }),
    ...(!hasFeature(site.house, 'privateGroups') && { hasNoPrivateGroups: true }),
    fullyBookedNotice: words.availability.fullyBookedNotice,
    errors: { summaryTitle, booking, request },
    workshops: site.house.shown.map((slug) => {
      const { name, description } = ofWorkshop(words.workshop, slug)
      return { slug, name, description }
    }),
    sessions,
    largestParty: largestParty(site.house, sessions),
    telephone: telephoneOf(site.house),
    more: moreSessions(page),
    picture: {
      ...galleryPicture('jar-in-both-arms', words.pictures),
      caption: words.pictures['jar-in-both-arms'].caption ?? words.gallery.defaultCaption,
    },
    next: first && { label: labelOf(first, page), level: first.level },
    choice: choiceFromQuery(url.searchParams, sessions, site.house.shown),
    publicAnonKey: site.publicAnonKey,
  }
}

/** A group is never larger, unless a date of its own size has more places. */
function largestParty({ shown, workshops }: House, sessions: readonly SessionView[]): number {
  const groups = shown.map((slug) => ofWorkshop(workshops, slug).group.to)
  return Math.max(...groups, ...sessions.map(({ left }) => left))
}

async function sessionsWithTerms(page: ReturnType<typeof pageOf<'booking'>>) {
  const { language, site } = page
  const { cost } = page.body.form
  const { terms } = site.house
  const today = site.absence?.answerBy ?? site.today()
  const soon = wordsBeforeItBegins(cost, language)
  return (await sessionsOnSchedule(page)).map((session) => ({
    ...session,
    ...whatToPayWhen(session, today, { terms, language }),
    refund: refundOfDate({ terms, today, workshopOn: session.day, none: cost.noRefund }, language),
    nothingNow: (session.isAnsweredSoon ? soon : cost).nothingNow,
  }))
}

/** A form without script leads to the success page, or back here with everything typed. */
export async function action(input: Route.ActionArgs) {
  const { language, site, words } = pageRequest(input)
  const form = await input.request.formData()
  const request = requestFromForm(form, language)
  const consented = form.get('consent') !== null
  const { honeypot: _honeypot, ...values } = request
  const refused = (problems: readonly Sentence[], how?: ResponseInit) =>
    data<RefusedForm>({ problems, values, consented }, how)
  if (site.waitSeconds > 0) {
    return refused([{ text: words.errors.request.tooMany }], tooMany(site.waitSeconds))
  }
  // Another page fills the form in, with facts that no address may have: a code, or who comes.
  if (form.has('filledIn')) return refused([])
  const read = readReservationRequest(request)
  const outcome =
    read.kind === 'valid' && consented
      ? await orFailed({ site }, site.submitReservation(request))
      : undefined
  if (outcome?.kind === 'failed') return refused([{ text: words.errors.booking.failed }], failed)
  if (outcome?.kind === 'placed') return redirect(successPath(language, outcome))
  const refusal = outcome ?? (read.kind === 'valid' ? undefined : read)
  const wrong = refusal ? refusalSentences(refusal, words.errors, language) : []
  const status = refusal && isConflict(refusal) ? 409 : 422
  return refused(
    withConsent(wrong, consented, words.errors.booking.consent),
    refusal && 'waitSeconds' in refusal ? tooMany(refusal.waitSeconds) : { status },
  )
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, sessions, workshops } = loaderData
  if (!import.meta.env.SSR) return headOf(head)
  const events = sessions.map((session) => {
    const { description = '' } = workshops.find(({ slug }) => slug === session.workshop) ?? {}
    return educationEvent(session, head, description)
  })
  return headOf(head, events)
}

export default function BookingPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { words, fullyBookedNotice } = loaderData
  const [choice, setChoice] = useState(() => firstChoice(loaderData, refused?.values))

  useNoticeOnce(words.form.quickBookNotice, loaderData.choice.sessionId !== '' && !refused)

  /** Quick-book: the row fills in the form, and brings the visitor there (specification, section 4). */
  function pick(session: SessionView) {
    if (session.state === 'full') return showToast({ kind: 'error', text: fullyBookedNotice })
    setChoice({ workshopType: session.workshop, sessionId: session.id })
    leadToForm()
    showToast({ kind: 'success', text: words.form.quickBookNotice })
  }

  return (
    <div className="booking">
      <div className="container-site pt-21 md:pt-34">
        <JarSymbol />
        <h1 className="max-w-[9.5em] text-43 md:text-74">{words.title}</h1>
        <p className="mt-3 max-w-[33.5em] text-lead md:mt-5">{words.lead}</p>
      </div>
      <PaintBreak />
      <Sessions data={loaderData} onPick={pick} />
      <section
        id="reservation"
        aria-label={words.form.title}
        tabIndex={-1}
        className="mt-5 bg-deep pt-5 pb-13 outline-none md:mt-34 md:py-21"
      >
        <div className="container-site grid gap-13 lg:grid-cols-[3fr_2fr] lg:gap-21">
          <ReservationForm data={loaderData} {...{ choice, refused }} onChoose={setChoice} />
          <Info words={words.info} refundLines={loaderData.refundLines} />
        </div>
      </section>
    </div>
  )
}

/** The address filled a date in, pressed on another page or before the scripts came. */
function useNoticeOnce(text: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) setTimeout(() => showToast({ kind: 'success', text }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the page as it came
  }, [])
}

/** Moves the focus too, as Tab would lead back into the table; a phone shows the first open question. */
function leadToForm() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isPhone = matchMedia('(width < 44rem)').matches
  const form = document.getElementById('reservation')
  form?.focus({ preventScroll: true })
  const target = isPhone ? document.getElementById('participants') : form
  // The chosen date has to stand above the form first.
  requestAnimationFrame(() => {
    target?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
  })
}

function firstChoice({ choice, sessions }: BookingData, sent?: RefusedForm['values']): Choice {
  if (!sent) return choice
  const { workshopType = '', preferredDate = '' } = sent
  const own = sessions.filter(({ workshop }) => workshop === workshopType)
  // A date of another workshop stays, as the workshop may be what is wrong.
  return { workshopType, sessionId: sessionIdOf([...own, ...sessions], preferredDate) }
}
