import { Link } from 'react-router'
import { bookingLink, pathTo } from '#language/addresses.ts'
import { prefetch } from '../../ui/prefetch.ts'
import { MoreSessions } from '../more-sessions.tsx'
import { Calendar } from './month-calendar.tsx'
import type { WorkshopData } from './workshop-data.ts'

export function Sidebar({ data }: { data: WorkshopData }) {
  const { language, slug, words, price, others } = data
  const labels = data.labels.sidebar
  return (
    <aside>
      <h2 className="text-30">{labels.calendarTitle}</h2>
      <Calendar data={data.calendar} words={labels} language={language} />
      <MoreSessions {...data.more} workshop={slug} isFull={data.next.length === 0} />
      <dl className="mt-8 border-t-2 border-ink">
        {[
          [labels.duration, words.durationText],
          [labels.groupSize, words.groupSizeText],
          [labels.price, `${price} ${labels.perPerson}`],
        ].map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-5 border-b border-rule py-3"
          >
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <Link className="button-outline" to={bookingLink(language, slug)}>
          {labels.bookLink}
        </Link>
      </p>
      {others.length > 0 && <h2 className="mt-13 text-25">{labels.otherWorkshops}</h2>}
      <ul className="mt-2">
        {others.map((other) => (
          <li key={other.slug}>
            <Link
              className="underline-rule inline-flex min-h-11 items-center"
              to={pathTo('workshop', language, other.slug)}
              prefetch={prefetch}
            >
              {other.name}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
