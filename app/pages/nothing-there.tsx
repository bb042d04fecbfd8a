import picture from '#content/pictures/not-found.svg?url'
import { useBusiness } from '../business.ts'
import { useInked } from '../ui/picture.tsx'
import { SolidLink } from './button-link.tsx'

type Nothing = {
  readonly words: Readonly<Record<'title' | 'text' | 'link' | 'pictureAlt', string>>
  readonly to: string
}

export function NothingThere({ words, to }: Nothing) {
  const drawn = useInked(picture)
  const { isPlain } = useBusiness()
  const hasPicture = words.pictureAlt !== '' && !isPlain
  return (
    <div className={hasPicture ? 'not-found' : 'pb-21'}>
      <div className="container-site not-found-words">
        <h1 className="max-w-[7em] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[22.5em] text-lead">{words.text}</p>
        <p className="mt-8">
          <SolidLink to={to}>{words.link}</SolidLink>
        </p>
      </div>
      {hasPicture && (
        <img
          src={drawn}
          alt={words.pictureAlt}
          width={2400}
          height={600}
          fetchPriority="high"
          className="not-found-picture"
        />
      )}
    </div>
  )
}
