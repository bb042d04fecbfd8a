import { data, redirect } from 'react-router'
import picture from '#content/pictures/not-found.svg?url'
import { ownAddress } from '#booking/house/own-address.ts'
import { ownPageAt } from '#booking/house/own-page.ts'
import { ownPagePath, pathTo } from '#language/addresses.ts'
import { useBusiness } from '../../business.ts'
import { pageOf, pageRequest } from '../../page-request.ts'
import { useInked } from '../../ui/picture.tsx'
import { headOf } from '../head.ts'
import { OwnPageView } from './own-page.tsx'
import { ownPageData } from './own-page-data.ts'
import type { Route } from './+types/not-found.ts'
import { SolidLink } from '../button-link.tsx'

/** An unknown address may be that of an own page. */
export function loader(input: Route.LoaderArgs) {
  const request = pageRequest(input)
  const { house } = request.site
  const found = ownPageAt(house, input.params['*'] ?? '', request.language)
  if (found?.isOwn) return ownPageData(request, found.id)
  if (found) {
    const { [request.language]: slug } = ownAddress(house, { kind: 'page', id: found.id })
    return redirect(ownPagePath(slug, request.language), 301)
  }
  const { head, body, language } = pageOf(input, 'notFound')
  return data({ head, words: body, language }, 404)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head, loaderData && 'own' in loaderData ? loaderData.more : [])
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return 'own' in loaderData ? <OwnPageView {...loaderData} /> : <NothingThere {...loaderData} />
}

type Nothing = Exclude<Route.ComponentProps['loaderData'], { readonly own: unknown }>

function NothingThere({ words, language }: Nothing) {
  const drawn = useInked(picture)
  const { isPlain } = useBusiness()
  const hasPicture = words.pictureAlt !== '' && !isPlain
  return (
    <div className={hasPicture ? 'not-found' : 'pb-21'}>
      <div className="container-site not-found-words">
        <h1 className="max-w-[7em] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[22.5em] text-lead">{words.text}</p>
        <p className="mt-8">
          <SolidLink to={pathTo('home', language)}>{words.link}</SolidLink>
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
