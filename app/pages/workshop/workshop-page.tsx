import { Link } from 'react-router'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import type { WorkshopPageWords, WorkshopWords } from '#content/words/shape/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { bookingLink } from '../booking-link.ts'
import { TimeLine } from '../time-line.tsx'
import { workshopPictures } from '../workshop-picture.ts'
import type { CalendarData } from './calendar.tsx'
import { Sidebar } from './sidebar.tsx'

export type WorkshopData = {
  readonly language: Language
  readonly slug: WorkshopSlug
  readonly words: PageBody<WorkshopWords>
  readonly labels: WorkshopPageWords
  readonly breadcrumb: { readonly label: string; readonly crumbs: readonly Crumb[] }
  readonly price: string
  readonly calendar: CalendarData
  readonly others: readonly { readonly slug: WorkshopSlug; readonly name: string }[]
}

export function WorkshopPage({ data }: { data: WorkshopData }) {
  const { words, labels, language, slug } = data
  return (
    <>
      <div className="container-site grid gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-[3fr_2fr]">
        <div>
          <Breadcrumb {...data.breadcrumb} />
          <h1 className="mt-3 max-w-[16ch] text-43 md:text-74">{words.title}</h1>
          <p className="mt-5 max-w-[48ch] text-lead">{words.subtitle}</p>
        </div>
        <Picture
          src={workshopPictures[slug]}
          alt={words.pictureAlt}
          width={800}
          height={600}
          first
          className="h-auto w-full self-end"
        />
      </div>
      <div className="container-site grid gap-x-21 gap-y-13 pt-13 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:pt-21">
        <div>
          <Story words={words} labels={labels} />
          <p className="mt-13 flex flex-wrap items-center gap-x-8 gap-y-3">
            <Link className="button-solid cut" to={bookingLink(language, slug)}>
              {labels.bookLink}
            </Link>
            <Link className="button-text" to={pathTo('contact', language)} prefetch="intent">
              {labels.askLink}
            </Link>
          </p>
        </div>
        <Sidebar data={data} />
      </div>
    </>
  )
}

function Story({ words, labels }: { words: PageBody<WorkshopWords>; labels: WorkshopPageWords }) {
  return (
    <>
      <h2 className="text-43">{labels.aboutTitle}</h2>
      <div className="mt-5 max-w-[62ch] space-y-5">
        {words.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h2 className="mt-21 text-43">{labels.benefitsTitle}</h2>
      <ul className="mt-5 max-w-[62ch] border-t-2 border-ink">
        {words.benefits.map((benefit) => (
          <li key={benefit} className="border-b border-rule py-3">
            {benefit}
          </li>
        ))}
      </ul>
      <h2 className="mt-21 text-43">{labels.scheduleTitle}</h2>
      <p className="mt-2 text-soft">{labels.scheduleNote}</p>
      <ol className="mt-5 max-w-[62ch] border-t-2 border-ink">
        {words.schedule.map(({ time, activity }) => (
          <li
            key={time}
            className="grid grid-cols-[5rem_1fr] items-baseline border-b border-rule py-3"
          >
            <time className="font-serif text-25">{time}</time>
            <span>{activity}</span>
          </li>
        ))}
      </ol>
      <h2 className="mt-21 text-43">{labels.takeHomeTitle}</h2>
      <ul className="mt-5 max-w-[62ch] list-disc pl-5">
        {words.takeHome.map((thing) => (
          <li key={thing} className="py-1">
            {thing}
          </li>
        ))}
      </ul>
      <h2 className="mt-21 mb-8 text-43">{labels.afterwardsTitle}</h2>
      <TimeLine moments={words.afterwards} />
      <figure className="mt-21 bg-brine p-8 md:p-13">
        <blockquote>
          <p className="quoted font-serif text-30">{words.testimonial.quote}</p>
        </blockquote>
        <figcaption className="mt-3">
          {words.testimonial.author}, {words.testimonial.location}
        </figcaption>
      </figure>
    </>
  )
}
