import { redirect } from 'react-router'
import { ownAddress } from '#booking/house/own-address.ts'
import { ownPageAt } from '#booking/house/own-page.ts'
import { ownPagePath } from '#language/addresses.ts'
import { pageRequest } from '../../page-request.ts'
import { headOf } from '../head.ts'
import { missing } from '../missing.ts'
import { NothingThere } from '../nothing-there.tsx'
import { OwnPageView } from './own-page.tsx'
import { ownPageData } from './own-page-data.ts'
import type { Route } from './+types/not-found.ts'

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
  return missing(input)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head, loaderData && 'own' in loaderData ? loaderData.more : [])
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return 'own' in loaderData ? (
    <OwnPageView {...loaderData} />
  ) : (
    <NothingThere {...loaderData.nothing} />
  )
}
