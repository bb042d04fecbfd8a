import { data, Link } from 'react-router'
import picture from '#content/pictures/not-found.svg?url'
import { pathTo } from '#language/addresses.ts'
import { useBusiness } from '../../business.ts'
import { pageOf } from '../../page-request.ts'
import { useInked } from '../../ui/picture.tsx'
import type { Route } from './+types/not-found.ts'

export { meta } from '../head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language } = pageOf(input, 'notFound')
  return data({ head, words: body, language }, 404)
}

export default function NotFoundPage({ loaderData: { words, language } }: Route.ComponentProps) {
  const drawn = useInked(picture)
  const { isPlain } = useBusiness()
  const hasPicture = words.pictureAlt !== '' && !isPlain
  return (
    <div className={hasPicture ? 'not-found' : 'pb-21'}>
      <div className="container-site not-found-words">
        <h1 className="max-w-[7em] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[22.5em] text-lead">{words.text}</p>
        <p className="mt-8">
          <Link className="button-solid cut" to={pathTo('home', language)}>
            {words.link}
          </Link>
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
