import { Link } from 'react-router'
import { bookingLink, pathTo } from '#language/addresses.ts'
import type { WorkshopData } from './workshop-data.ts'
import { QuietLink } from '../button-link.tsx'

export function NextSessions({ data }: { data: WorkshopData }) {
  const { next, price, labels, language, slug } = data
  if (next.length === 0) return null
  return (
    <section className="container-site pt-13">
      <div className="next-dates-head">
        <h2 className="text-25">{labels.next.title}</h2>
        <p>{`${price} ${labels.sidebar.perPerson}`}</p>
      </div>
      <ul className="next-dates mt-3">
        {next.map((session) => (
          <li key={session.id}>
            <Link className="next-dates-link" to={bookingLink(language, slug, session.choice)}>
              <span className="next-dates-day">{`${session.dateApart.weekday} ${session.dateApart.number} ${session.dateApart.month}`}</span>
              <span className="text-meta text-soft">
                {[session.time, session.availability, session.ownPrice, ...session.own]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <QuietLink to={pathTo('booking', language)}>{labels.next.all}</QuietLink>
    </section>
  )
}

/** The bar at the foot of a phone's window: price, next date, and the link to ask. */
export function AskBar({ data: { next, price, labels, language, slug } }: { data: WorkshopData }) {
  const [first] = next
  if (!first) return null
  const day = `${first.dateApart.number} ${first.dateApart.month}`
  return (
    <p className="ask-bar">
      <span>
        <strong>{`${first.ownPrice ?? price} ${labels.sidebar.perPerson}`}</strong>
        <span className="block">{[day, first.length].filter(Boolean).join(' · ')}</span>
      </span>
      <Link
        className="button-outline"
        to={bookingLink(language, slug, first.choice)}
        aria-label={`${labels.bookLink}, ${day}`}
      >
        {labels.bookLink}
      </Link>
    </p>
  )
}
