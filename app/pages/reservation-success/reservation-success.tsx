import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { useLayoutEffect } from 'react'
import { isOneSum, priceOfParty } from '#booking/money/payment-plan.ts'
import { isRequestId, referenceOf } from '#booking/reservations/reference.ts'
import { openCount } from '#booking/reservations/reservation-request.ts'
import shelf from '#content/pictures/success-shelf.svg?url'
import { wordsBeforeItBegins } from '#content/words/answer-promise.ts'
import { appointmentPath, pathTo } from '#language/addresses.ts'
import { goingAheadFacts } from '#content/words/date-facts.ts'
import { printCourse } from '#content/words/own-date.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printTimeRange } from '#language/times.ts'
import { JarSymbol } from '../../layout/jar-symbol.tsx'
import { galleryPicture, pageOf } from '../../page-request.ts'
import { handwritten } from '../../ui/handwriting.ts'
import { Jar } from '../../ui/jar.tsx'
import { useInked } from '../../ui/picture.tsx'
import { SidePicture } from '../place-picture.tsx'
import { MailLink } from '../mail-link.tsx'
import { withParts } from '../with-parts.tsx'
import type { Route } from './+types/reservation-success.ts'
import { QuietLink } from '../button-link.tsx'

export { meta } from '../head.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'reservationSuccess')
  const { head, body, language, url, site } = page
  const { notHeld, over, nextSteps, ...held } = body
  const id = url.searchParams.get('id')
  const found = id && isRequestId(id) ? await site.findRequest(id) : undefined
  const isPaidAtOnce = found ? found.isPaidAtOnce : isOneSum(site.house.terms)
  const plainSteps = isPaidAtOnce ? nextSteps.atOnce : nextSteps.items
  const isOver = found?.isOver === true
  const words = {
    ...held,
    ...(url.searchParams.get('held') === 'no' && !found?.isHeld && notHeld),
    ...(isOver && over),
    nextSteps: {
      title: nextSteps.title,
      items: found?.hasVoucher ? page.words.mails.reservation.nextStepsWithVoucher : plainSteps,
    },
  }
  const jar = page.words.hasJar ? page.words.mails.jar.ready : ''
  return {
    head,
    words: found?.isSoon ? wordsBeforeItBegins(words, language) : words,
    language,
    jar,
    look: isOver ? 'ready' : 'open taken-3',
    home: galleryPicture('lane-after-rain', page.words.pictures),
    isOver,
    ...(id && { reference: referenceOf(id), label: [handwritten(referenceOf(id))] }),
    facts: id && found ? [...factsOf(found, page), [body.reference, referenceOf(id)] as const] : [],
    ...(id && found?.isHeld && !isOver && { calendar: appointmentPath(id) }),
  }
}

type SuccessPage = ReturnType<typeof pageOf<'reservationSuccess'>>
type ReadRequest = NonNullable<Awaited<ReturnType<SuccessPage['site']['findRequest']>>>

function factsOf(
  { session, participants, priceCents, hasVoucher }: ReadRequest,
  { body, language, words }: SuccessPage,
) {
  const { workshopType, preferredDate, ...form } = words.booking.form
  const { day, startTime, endTime } = session
  const total = printEuros(priceOfParty({ participants, priceCents }), language)
  const course = printCourse(session, language, words.ownDate)
  const isFew = participants < openCount
  return [
    [workshopType, ofWorkshop(words.workshopNames, session.workshop)],
    [preferredDate, `${printDay(day, language)}, ${printTimeRange(startTime, endTime, language)}`],
    ...(course ? [[words.ownDate.label, course] as const] : []),
    ...goingAheadFacts(session, words).map(({ label, value }) => [label, value] as const),
    [words.mails.reservation.facts.participants, isFew ? String(participants) : form.fiveOrMore],
    [body.asked.total, isFew ? total : fill(body.asked.totalOfFive, { total })],
    ...(hasVoucher ? [[body.asked.voucher, body.asked.voucherNoted] as const] : []),
  ] as const
}

export default function ReservationSuccessPage({ loaderData }: Route.ComponentProps) {
  const { words, language, reference, label, jar, look } = loaderData
  const { home, isOver, facts: asked, calendar } = loaderData
  const { title, items } = words.nextSteps
  const drawn = useInked(shelf)
  // The jump is immediate: nobody wants to see a form that is done glide by.
  useLayoutEffect(() => void scrollTo({ top: 0, behavior: 'instant' }), [])
  return (
    <>
      {jar && <JarSymbol />}
      <div className={jar ? 'success' : ''}>
        <div className="container-site success-words">
          <h1 className="max-w-[7em] text-43 md:text-60 lg:text-74">{words.title}</h1>
          <p className="mt-5 text-lead">{words.text}</p>
          {!isOver && <p className="mt-3">{words.mailNote}</p>}
          {(!jar || asked.length === 0) && reference && (
            <p className="mt-5 text-25">
              <span className="block text-meta">{words.reference}</span>
              <strong>{reference}</strong>
            </p>
          )}
        </div>
        {jar && (
          <div className="success-frame">
            <div className="success-jar">
              {/* The shelf goes on 2000 units to the left of the frame and 900 to the right, past any window. */}
              <img src={drawn} alt="" width={3540} height={760} fetchPriority="high" />
              <Jar look={look} width={430} alt={jar} {...{ label }} />
            </div>
          </div>
        )}
      </div>
      {asked.length > 0 && <Asked title={words.asked.title} rows={asked} />}
      <section className="container-site grid gap-x-13 gap-y-8 pt-13 md:pt-21 lg:grid-cols-12">
        {!isOver && <h2 className="text-43 lg:col-span-4">{title}</h2>}
        <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2">
          {!isOver && <Steps items={items} />}
          <p className="mt-8 max-w-[31.5em]">
            {withParts(words.question, { email: <MailLink /> })}
          </p>
          {!isOver && <p className="mt-3 max-w-[31.5em]">{words.sameAgain}</p>}
          <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
            {calendar && (
              <a className="button-text" href={calendar} download>
                {words.calendar}
              </a>
            )}
            <QuietLink to={pathTo('home', language)}>{words.homeLink}</QuietLink>
            <QuietLink to={pathTo('workshops', language)}>{words.workshopsLink}</QuietLink>
          </p>
        </div>
        <SidePicture {...home} className="h-auto w-full lg:col-span-4 lg:self-start" />
      </section>
    </>
  )
}

function Steps({ items }: { readonly items: readonly string[] }) {
  return (
    <ol className="border-t-2 border-ink">
      {items.map((step, i) => (
        <li
          key={step}
          className="grid grid-cols-[3.5rem_1fr] items-baseline border-b border-rule py-3"
        >
          <span className="font-serif text-43">{i + 1}</span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

type Row = readonly [label: string, value: string]

function Asked({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section className="container-site grid gap-x-13 gap-y-8 pt-13 md:pt-21 lg:grid-cols-12">
      <h2 className="text-43 lg:col-span-4">{title}</h2>
      <dl className="border-t-2 border-ink lg:col-span-8">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-5 border-b border-rule py-3 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
