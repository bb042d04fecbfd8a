import { useEffect, useState } from 'react'
import type { WorkshopSlug } from '#booking/dates/session.ts'
import type { BookingWords } from '#content/words/shape/booking.ts'
import type { ErrorWords } from '#content/words/shape/errors.ts'
import type { TitledText } from '#content/words/shape/parts.ts'
import type { FormProblem } from '../../ui/error-summary.tsx'
import { Jar } from '../../ui/jar.tsx'
import { notify } from '../../ui/notices.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { DateView } from '../date-view.ts'
import { waitingListLink } from '#language/addresses.ts'
import { MoreDates, type MoreDatesData } from '../more-dates.tsx'
import type { PageProps } from '../page-props.ts'
import { MailLink, withParts } from '../with-parts.tsx'
import type { PictureView } from '../workshop-card.tsx'
import { type Choice, dateIdOf } from './choice.ts'
import { Legend } from './legend.tsx'
import { ReservationForm } from './reservation-form.tsx'
import { ScheduleTable } from './schedule-table.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'

export type DateOnOffer = DateView & {
  /** As printed: by when the balance is due. */
  readonly balanceDay: string
  /** Deposit and balance are due on the same day. */
  readonly isPaidAtOnce: boolean
  /** That day is today: as soon as the farm has said yes. */
  readonly isPaidSoon: boolean
}

export type BookingData = PageProps<BookingWords> & {
  readonly fullyBookedNotice: string
  readonly errors: Pick<ErrorWords, 'summaryTitle' | 'booking' | 'request'>
  readonly workshopNames: Readonly<Record<WorkshopSlug, string>>
  readonly dates: readonly DateOnOffer[]
  readonly picture: PictureView & { readonly caption: string }
  /** What the address filled in: `?workshopType=…&preferredDate=…`. */
  readonly choice: Choice
  readonly more: MoreDatesData
  readonly publicAnonKey: string
}

/** What came of a form that was sent without script: everything typed, and what is wrong with it. */
export type ReservationRefused = {
  readonly problems: readonly FormProblem[]
  readonly values: Readonly<Record<string, string>>
  readonly consented: boolean
}

type Props = { readonly data: BookingData; readonly refused?: ReservationRefused }

export function BookingPage({ data, refused }: Props) {
  const { words, dates, language, fullyBookedNotice } = data
  const [choice, setChoice] = useState(() => firstChoice(data, refused?.values))

  useNoticeOnce(words.form.quickBookNotice, data.choice.dateId !== '' && !refused)

  /** Quick-book: the row fills in the form, and brings the visitor there (specification, section 4). */
  function pick(date: DateView) {
    if (date.state === 'full') return notify({ kind: 'error', text: fullyBookedNotice })
    setChoice({ workshopType: date.workshop, dateId: date.id })
    leadToForm()
    notify({ kind: 'success', text: words.form.quickBookNotice })
  }

  return (
    <>
      <div className="container-site pt-26 md:pt-34">
        <h1 className="max-w-[16ch] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead">{words.lead}</p>
      </div>
      <PaintBreak />
      <section className="container-site grid gap-13 pt-13 md:pt-21 xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-21">
        <div className="min-w-0">
          <h2 id="dates" className="text-43">
            {words.schedule.title}
          </h2>
          {dates.length > 0 ? (
            <>
              <ScheduleTable {...{ dates, language }} words={words.schedule} onPick={pick} />
              <WaitingListLink data={data} />
            </>
          ) : (
            <div className="no-dates">
              <Jar level={0} full={false} />
              <p className="max-w-[26ch] font-serif text-30">{words.schedule.none}</p>
            </div>
          )}
          <MoreDates {...data.more} isAlone={dates.length === 0} />
        </div>
        <aside className="grid content-start gap-x-13 gap-y-13 md:max-xl:grid-cols-2">
          {dates.length > 0 && (
            <div>
              <Legend words={words.schedule.legend} />
            </div>
          )}
          <div>
            <h2 className="text-25">{words.privateGroups.title}</h2>
            <p className="mt-2 max-w-[52ch]">
              {withParts(words.privateGroups.text, { email: <MailLink /> })}
            </p>
          </div>
          <figure className="max-xl:hidden">
            <Picture {...data.picture} className="booking-picture" />
            <figcaption className="mt-3 text-meta text-soft">{data.picture.caption}</figcaption>
          </figure>
        </aside>
      </section>
      <section
        id="reservation"
        aria-label={words.form.title}
        tabIndex={-1}
        className="mt-21 bg-deep py-21 outline-none md:mt-34"
      >
        <div className="container-site grid gap-13 lg:grid-cols-[3fr_2fr] lg:gap-21">
          <ReservationForm {...{ data, choice, refused }} onChoose={setChoice} />
          <Info words={words.info} />
        </div>
      </section>
    </>
  )
}

/** Says what the address filled in: a date pressed before the scripts came, or on another page. */
function useNoticeOnce(text: string, wanted: boolean): void {
  useEffect(() => {
    // Notices are listened for a moment later.
    if (wanted) setTimeout(() => notify({ kind: 'success', text }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the page as it came
  }, [])
}

/** Moves the focus too, or Tab would lead back into the table; a phone shows the first open question. */
function leadToForm() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isPhone = matchMedia('(width < 44rem)').matches
  const form = document.getElementById('reservation')
  form?.focus({ preventScroll: true })
  const target = isPhone ? document.getElementById('participants') : form
  // Once the chosen date stands above the form.
  requestAnimationFrame(() => {
    target?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
  })
}

/** Where a date is full, or too nearly full for a party. The page behind it is complete by itself. */
function WaitingListLink({ data: { dates, words, language } }: { data: BookingData }) {
  if (dates.every(({ state }) => state === 'available')) return null
  const { waiting, waitingLink } = words.schedule
  const link = (
    <a className="underline" href={waitingListLink(language)}>
      {waitingLink}
    </a>
  )
  return <p className="mt-5">{withParts(waiting, { link })}</p>
}

/** `sent` without script, or else what the address filled in. */
function firstChoice(data: BookingData, sent?: ReservationRefused['values']): Choice {
  if (!sent) return data.choice
  const { workshopType = '', preferredDate } = sent
  return { workshopType, dateId: dateIdOf(data.dates, preferredDate) }
}

type Point = TitledText & { readonly steps?: readonly string[] }

function Info({ words }: { words: BookingWords['info'] }) {
  const points: readonly Point[] = [words.payment, words.cancellation, words.bring]
  return (
    <aside>
      <h2 className="text-30">{words.title}</h2>
      <dl className="mt-5 border-t-2 border-ink">
        {points.map(({ title, text, steps }) => (
          <div key={title} className="border-b border-rule py-5">
            <dt className="font-serif text-25">{title}</dt>
            <dd className="mt-1">
              {text}
              {steps && (
                <ul className="mt-2 list-disc pl-5">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
