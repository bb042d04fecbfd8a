import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { Words } from '#content/words/shape.ts'
import plainPlace from '#content/pictures/plain-place.svg?url'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import type { workshopTeasers } from '../page-request.ts'
import { PlacePicture } from './place-picture.tsx'
import { prefetch } from '../ui/prefetch.ts'
import { withParts } from './with-parts.tsx'

type WorkshopTeaser = Awaited<ReturnType<typeof workshopTeasers>>[number]

type CardProps = {
  readonly workshop: WorkshopTeaser
  readonly language: Language
  readonly link: string
  readonly children?: ReactNode
}

/** A card that is one link, by its title; each page's style sheet lays it out. */
export function WorkshopCard({ workshop, language, link, children }: CardProps) {
  return (
    <article className="workshop-card" data-workshop={workshop.slug}>
      <div className="workshop-card-picture">
        <PlacePicture src={workshopPicture(workshop.slug)} alt={workshop.pictureAlt} />
      </div>
      <div className="workshop-card-words">
        <h3 className="workshop-card-name">
          <Link
            className="card-link"
            to={pathTo('workshop', language, workshop.address ?? workshop.slug)}
            prefetch={prefetch}
          >
            {workshop.name}
          </Link>
        </h3>
        <p className="workshop-card-facts">
          <span>{workshop.duration}</span> <span className="workshop-card-dot">·</span>{' '}
          <span className="workshop-card-price">{workshop.price}</span>
        </p>
        <p className="workshop-card-text">{workshop.description}</p>
        {children}
        <p aria-hidden="true" className="button-text workshop-card-more">
          {link}
        </p>
      </div>
    </article>
  )
}

type NextProps = {
  readonly words: Words['home']['workshops']
  readonly date: WorkshopTeaser['nextDate']
}

export function NextSession({ words, date }: NextProps) {
  if (date === undefined) return <p className="mt-5 font-semibold">{words.noDate}</p>
  const link = (
    <Link className="next-date" to={date.link}>
      {date.text}
    </Link>
  )
  return <p className="mt-5 text-meta">{withParts(words.nextDate, { date: link })}</p>
}

const files = import.meta.glob<string>('/content/pictures/workshop-*', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A made workshop shows plain land until it has a photograph; its place follows the `#`. */
export function workshopPicture(slug: WorkshopSlug): string {
  const drawing = Object.entries(files).find(([path]) => path.includes(`/workshop-${slug}.`))
  return drawing ? drawing[1] : `${plainPlace}#workshop-${slug}`
}
