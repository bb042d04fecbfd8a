import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { Picture } from '#app/ui/picture.tsx'
import { prefetch } from '../ui/prefetch.ts'
import { workshopPictures } from './workshop-picture.ts'
import type { WorkshopTeaser } from './workshop-teaser.ts'

type CardProps = {
  readonly workshop: WorkshopTeaser
  readonly language: Language
  readonly link: string
  readonly first?: boolean
  /** What a page adds under the description. */
  readonly children?: ReactNode
}

/**
 * One workshop: its picture, and the words beside or under it, as the page's style sheet lays them.
 * The whole of it is one link, by its title.
 */
export function WorkshopCard({ workshop, language, link, first, children }: CardProps) {
  return (
    <article className="workshop-card" data-workshop={workshop.slug}>
      <Picture
        src={workshopPictures[workshop.slug]}
        alt={workshop.pictureAlt}
        width={800}
        height={600}
        first={first}
      />
      <div className="workshop-card-words">
        <h3 className="workshop-card-name">
          <Link
            className="card-link"
            to={pathTo('workshop', language, workshop.slug)}
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
