import { bookingLink, pathTo } from '#language/addresses.ts'
import { QuietLink, SolidLink } from '../button-link.tsx'
import { StyledText } from '../styled-text.tsx'
import { Sidebar } from './sidebar.tsx'
import type { WorkshopData } from './workshop-data.ts'

export function About({ data: page }: { data: WorkshopData }) {
  const { words, labels } = page
  // The dates and the facts take the room of a story that nobody has written yet.
  if (words.about.length === 0) {
    return (
      <div className="container-site pt-13 lg:pt-34 lg:[&>aside]:columns-2 lg:[&>aside]:gap-x-21">
        <Sidebar data={page} />
      </div>
    )
  }
  return (
    <div className="container-site grid gap-x-21 gap-y-13 pt-13 lg:grid-cols-[minmax(0,7fr)_minmax(20rem,4fr)] lg:pt-34">
      <div>
        <h2 className="text-43 md:text-60">{labels.aboutTitle}</h2>
        <div className="mt-8 max-w-[34.5em] paragraphs">
          {words.about.map((paragraph) => (
            <StyledText key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
      <Sidebar data={page} />
    </div>
  )
}

/** The quote of a guest, if there is one, and the ways on. */
export function QuoteBand({ data: page }: { data: WorkshopData }) {
  const { labels, language, slug, words } = page
  const { quote, author, location } = words.testimonial
  return (
    <div className="mt-21 bg-brine py-21 md:mt-34 md:py-34">
      <div className="container-site space-y-8">
        {quote && (
          <figure>
            <blockquote>
              <p className="quoted max-w-[14.5em] text-balance font-serif text-43 md:max-w-[15.5em] md:text-60">
                {quote}
              </p>
            </blockquote>
            <figcaption className="mt-5">
              {author}, {location}
            </figcaption>
          </figure>
        )}
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <SolidLink to={bookingLink(language, slug)}>{labels.bookLink}</SolidLink>
          <QuietLink to={pathTo('contact', language)}>{labels.askLink}</QuietLink>
        </p>
      </div>
    </div>
  )
}
