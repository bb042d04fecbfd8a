import { Link } from 'react-router'
import type { WorkshopSlug } from '#booking/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { Picture } from '#app/ui/picture.tsx'
import { workshopPictures } from './workshop-picture.ts'

type CardProps = {
  readonly workshop: {
    readonly slug: WorkshopSlug
    readonly name: string
    readonly description: string
    readonly pictureAlt: string
    readonly price: string
    readonly duration: string
  }
  readonly language: Language
  readonly link: string
  readonly note?: string
  readonly first?: boolean
}

/** One workshop in a row of three. The whole card is one link, by its title. */
export function WorkshopCard({ workshop, language, link, note, first }: CardProps) {
  return (
    <article className="workshop-card relative">
      <Picture
        src={workshopPictures[workshop.slug]}
        alt={workshop.pictureAlt}
        width={800}
        height={600}
        first={first}
        className="h-auto w-full"
      />
      <h3 className="mt-5 text-30">
        <Link
          className="card-link"
          to={pathTo('workshop', language, workshop.slug)}
          prefetch="intent"
        >
          {workshop.name}
        </Link>
      </h3>
      <p className="mt-1 text-meta text-soft">
        {workshop.duration} · {workshop.price}
      </p>
      <p className="mt-3 max-w-[52ch]">{workshop.description}</p>
      {note && <p className="mt-3 font-semibold">{note}</p>}
      <p aria-hidden="true" className="button-text mt-2">
        {link}
      </p>
    </article>
  )
}
