import { Link } from 'react-router'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import type { WorkshopPageWords, WorkshopWords } from '#content/words/shape/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { prefetch } from '../../ui/prefetch.ts'
import { bookingLink } from '#language/booking-link.ts'
import type { PictureView } from '../picture-view.ts'
import { workshopPictures } from '../workshop-picture.ts'
import { AtHome } from './at-home.tsx'
import type { CalendarData } from './calendar.tsx'
import { Hours } from './hours.tsx'
import { Learning } from './learning.tsx'
import { Sidebar } from './sidebar.tsx'

export type WorkshopData = {
  readonly language: Language
  readonly slug: WorkshopSlug
  readonly words: PageBody<WorkshopWords>
  readonly labels: WorkshopPageWords
  readonly breadcrumb: { readonly label: string; readonly crumbs: readonly Crumb[] }
  readonly price: string
  readonly atWork: PictureView
  readonly calendar: CalendarData
  readonly others: readonly { readonly slug: WorkshopSlug; readonly name: string }[]
}

export function WorkshopPage({ data }: { data: WorkshopData }) {
  const { words, labels, language, slug } = data
  return (
    <>
      <Opening data={data} />
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
      <Learning title={labels.benefitsTitle} benefits={words.benefits} picture={data.atWork} />
      <Hours words={labels} schedule={words.schedule} />
      <AtHome words={words} labels={labels} />
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
    </>
  )
}

/** The picture takes the right half, to the edge of the window; the words stand at its foot. */
function Opening({ data: { words, slug, breadcrumb } }: { data: WorkshopData }) {
  return (
    <div className="container-site grid gap-x-13 gap-y-8 pt-21 lg:grid-cols-2 lg:items-end">
      <div className="lg:pb-8">
        <Breadcrumb {...breadcrumb} />
        <h1 className="opening-title mt-3">{words.title}</h1>
        <p className="mt-5 max-w-[40ch] text-lead">{words.subtitle}</p>
      </div>
      <Picture
        src={workshopPictures[slug]}
        alt={words.pictureAlt}
        width={800}
        height={600}
        first
        className="beside-right"
      />
    </div>
  )
}
