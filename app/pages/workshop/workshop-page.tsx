import { Link } from 'react-router'
import type { WorkshopSlug } from '#booking/dates/session.ts'
import type { WorkshopPageWords, WorkshopWords } from '#content/words/shape/workshops.ts'
import { bookingLink, pathTo } from '#language/addresses.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Picture } from '../../ui/picture.tsx'
import { prefetch } from '../../ui/prefetch.ts'
import type { DateView } from '../date-view.ts'
import type { MoreDatesData } from '../more-dates.tsx'
import type { PageProps } from '../page-props.ts'
import { TimeLine } from '../time-line.tsx'
import { type PictureView, workshopPictures } from '../workshop-card.tsx'
import type { CalendarMonth } from './calendar-month.ts'
import { Sidebar } from './sidebar.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'

export type WorkshopData = PageProps<WorkshopWords> & {
  readonly slug: WorkshopSlug
  readonly labels: WorkshopPageWords
  readonly breadcrumb: { readonly label: string; readonly crumbs: readonly Crumb[] }
  readonly price: string
  readonly next: readonly DateView[]
  readonly atWork: PictureView
  readonly calendar: CalendarMonth
  readonly more: MoreDatesData
  readonly others: readonly { readonly slug: WorkshopSlug; readonly name: string }[]
}

export function WorkshopPage({ data }: { data: WorkshopData }) {
  const { words, labels, language, slug } = data
  return (
    <>
      <Opening data={data} />
      <PaintBreak />
      <NextDates data={data} />
      <div className="container-site grid gap-x-21 gap-y-13 pt-13 lg:grid-cols-[minmax(0,7fr)_minmax(20rem,4fr)] lg:pt-34">
        <div>
          <h2 className="text-43 md:text-60">{labels.aboutTitle}</h2>
          <div className="mt-8 max-w-[62ch] space-y-5">
            {words.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Sidebar data={data} />
      </div>
      <Learning data={data} />
      <Hours data={data} />
      <AtHome data={data} />
      <figure className="mt-21 bg-brine py-21 md:mt-34 md:py-34">
        <div className="container-site">
          <blockquote>
            <p className="quoted max-w-[24ch] font-serif text-43 md:max-w-[26ch] md:text-60">
              {words.testimonial.quote}
            </p>
          </blockquote>
          <figcaption className="mt-5">
            {words.testimonial.author}, {words.testimonial.location}
          </figcaption>
        </div>
      </figure>
      <p className="container-site mt-21 flex flex-wrap items-center gap-x-8 gap-y-3">
        <Link className="button-solid cut" to={bookingLink(language, slug)}>
          {labels.bookLink}
        </Link>
        <Link className="button-text" to={pathTo('contact', language)} prefetch={prefetch}>
          {labels.askLink}
        </Link>
      </p>
      <AskBar data={data} />
    </>
  )
}

function Opening({ data: { words, slug, breadcrumb } }: { data: WorkshopData }) {
  return (
    <div className="container-site grid gap-x-13 gap-y-8 pt-21 lg:grid-cols-2 lg:items-end">
      <div className="lg:pb-8">
        <Breadcrumb {...breadcrumb} />
        <h1 className="opening-title mt-3">{words.title}</h1>
        <p className="mt-5 max-w-[40ch] text-lead">{words.subtitle}</p>
      </div>
      <Picture src={workshopPictures[slug]} alt={words.pictureAlt} first className="beside-right" />
    </div>
  )
}

function NextDates({ data: { next, labels, language, slug } }: { data: WorkshopData }) {
  if (next.length === 0) return null
  return (
    <section className="container-site pt-13">
      <h2 className="text-25">{labels.next.title}</h2>
      <ul className="next-dates mt-3">
        {next.map((date) => (
          <li key={date.id}>
            <Link className="next-dates-link" to={bookingLink(language, slug, date.choice)}>
              <span className="next-dates-day">{`${date.dateApart.weekday} ${date.dateApart.number} ${date.dateApart.month}`}</span>
              <span className="text-meta text-soft">{`${date.time} · ${date.availability}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button-text" to={pathTo('booking', language)} prefetch={prefetch}>
        {labels.next.all}
      </Link>
    </section>
  )
}

/** On a phone, at the foot of the window: price, next date, and the way to ask. */
function AskBar({ data: { next, price, labels, language, slug } }: { data: WorkshopData }) {
  const [first] = next
  if (!first) return null
  const { number, month } = first.dateApart
  return (
    <p className="ask-bar">
      <span>
        <strong>{`${price} ${labels.sidebar.perPerson}`}</strong>
        <span className="block">{`${number} ${month}`}</span>
      </span>
      <Link className="button-outline" to={bookingLink(language, slug, first.choice)}>
        {labels.bookLink}
      </Link>
    </p>
  )
}

function Learning({ data: { words, labels, atWork } }: { data: WorkshopData }) {
  return (
    <section className="container-site grid items-center gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-2">
      <Picture {...atWork} className="beside-left" />
      <div>
        <h2 className="text-43">{labels.benefitsTitle}</h2>
        <ul className="mt-5 border-t-2 border-ink">
          {words.benefits.map((benefit) => (
            <li key={benefit} className="border-b border-rule py-3">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Hours({ data: { words, labels } }: { data: WorkshopData }) {
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34 md:py-34">
      <div className="container-site grid gap-x-13 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-43 md:text-60">{labels.scheduleTitle}</h2>
          <p className="mt-3 max-w-[40ch] text-soft">{labels.scheduleNote}</p>
        </div>
        <ol className="border-t-2 border-ink lg:col-span-8">
          {words.schedule.map(({ time, activity }) => (
            <li
              key={time}
              className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-b border-rule py-3 md:grid-cols-[9rem_1fr]"
            >
              <time className="hours-time">{time}</time>
              <span>{activity}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function AtHome({ data: { words, labels } }: { data: WorkshopData }) {
  return (
    <section className="container-site grid gap-x-13 gap-y-13 pt-21 md:pt-34 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-43">{labels.takeHomeTitle}</h2>
        <ul className="mt-5 max-w-[40ch]">
          {words.takeHome.map((thing) => (
            <li
              key={thing}
              className="border-b border-rule py-3 first:border-t-2 first:border-t-ink"
            >
              {thing}
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-7">
        <h2 className="mb-8 text-43">{labels.afterwardsTitle}</h2>
        <TimeLine moments={words.afterwards} />
      </div>
    </section>
  )
}
