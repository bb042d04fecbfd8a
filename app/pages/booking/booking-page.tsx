import { useState } from 'react'
import { business } from '#content/business.ts'
import type { BookingWords } from '#content/words/shape/booking.ts'
import type { ErrorWords } from '#content/words/shape/errors.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import type { Language } from '#language/languages.ts'
import type { FormProblem } from '#app/ui/error-summary.tsx'
import { notify } from '#app/ui/notices.tsx'
import { Jar } from '#app/ui/jar.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { DateView } from '../date-view.ts'
import type { PictureView } from '../picture-view.ts'
import { MailLink, withParts } from '../with-parts.tsx'
import { type Choice, dateIdOf } from './choice.ts'
import { Info } from './info.tsx'
import { Legend } from './legend.tsx'
import { ReservationForm } from './reservation-form.tsx'
import { ScheduleTable } from './schedule-table.tsx'

export type BookingData = {
  readonly language: Language
  readonly words: PageBody<BookingWords>
  readonly fullyBookedNotice: string
  readonly errors: Pick<ErrorWords, 'summaryTitle' | 'booking' | 'request'>
  readonly workshopNames: Readonly<Record<'sourdough' | 'drinks' | 'vegetables', string>>
  readonly dates: readonly DateView[]
  readonly picture: PictureView & { readonly caption: string }
  /** What the address filled in: `?workshopType=…&preferredDate=…`. */
  readonly choice: Choice
  readonly publicAnonKey: string
}

/** What came of a form that was sent without script: everything typed, and what is wrong with it. */
export type ReservationRefused = {
  readonly problems: readonly FormProblem[]
  readonly values: Readonly<Record<string, string>>
  readonly consented: boolean
}

export function BookingPage({
  data,
  refused,
}: {
  data: BookingData
  refused?: ReservationRefused
}) {
  const { words, fullyBookedNotice } = data
  const [choice, setChoice] = useState<Choice>(
    () => refusedChoice(refused, data.dates) ?? data.choice,
  )

  /** Quick-book: the row fills in the form, and brings the visitor there (specification, section 4). */
  function pick(date: DateView) {
    if (date.state === 'full') {
      notify({ kind: 'error', text: fullyBookedNotice })
      return
    }
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
      <section className="container-site grid gap-13 pt-13 md:pt-21 xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-21">
        <div className="min-w-0">
          <h2 className="text-43">{words.schedule.title}</h2>
          {data.dates.length > 0 ? (
            <>
              <ScheduleTable
                dates={data.dates}
                words={words.schedule}
                language={data.language}
                onPick={pick}
              />
              <WaitingListLink data={data} />
            </>
          ) : (
            <div className="no-dates">
              <Jar level={0} full={false} />
              <p className="max-w-[26ch] font-serif text-30">
                {withParts(words.schedule.none, { email: <MailLink email={business.email} /> })}
              </p>
            </div>
          )}
        </div>
        <aside className="grid content-start gap-x-13 gap-y-13 md:max-xl:grid-cols-2">
          {data.dates.length > 0 && (
            <div>
              <Legend words={words.schedule.legend} />
            </div>
          )}
          <div>
            <h2 className="text-25">{words.privateGroups.title}</h2>
            <p className="mt-2 max-w-[52ch]">
              {withParts(words.privateGroups.text, { email: <MailLink email={business.email} /> })}
            </p>
          </div>
          <figure className="max-xl:hidden">
            <Picture {...data.picture} width={800} height={600} className="booking-picture" />
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
          <ReservationForm data={data} choice={choice} onChoose={setChoice} refused={refused} />
          <Info words={words.info} />
        </div>
      </section>
    </>
  )
}

/** The window and the keyboard both: else the next Tab would lead back up into the table. */
function leadToForm() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const form = document.getElementById('reservation')
  form?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  form?.focus({ preventScroll: true })
}

/** Where a date is full, or too nearly full for a party. The page behind it is complete by itself. */
function WaitingListLink({ data: { dates, words, language } }: { data: BookingData }) {
  if (dates.every(({ state }) => state === 'available')) return null
  const { waiting, waitingLink } = words.schedule
  const link = (
    <a className="underline" href={`/waiting-list?lng=${language}`}>
      {waitingLink}
    </a>
  )
  return <p className="mt-5">{withParts(waiting, { link })}</p>
}

function refusedChoice(
  refused: ReservationRefused | undefined,
  dates: readonly DateView[],
): Choice | undefined {
  if (!refused) return undefined
  const { workshopType = '', preferredDate } = refused.values
  return { workshopType, dateId: dateIdOf(dates, preferredDate) }
}
