import { referenceOf } from '#booking/reference.ts'
import { ReservationSuccessPage } from '../pages/reservation-success/reservation-success-page.tsx'
import type { Route } from './+types/reservation-success.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, url, words } = pageRequest(input)
  const { head, ...rest } = words.reservationSuccess
  const id = url.searchParams.get('id')
  return {
    head: { words: head, page: 'reservationSuccess' as const, language, siteUrl: site.siteUrl },
    words: rest,
    language,
    reference: id ? referenceOf(id) : undefined,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function ReservationSuccessRoute({ loaderData }: Route.ComponentProps) {
  const { words, language, reference } = loaderData
  return <ReservationSuccessPage words={words} language={language} reference={reference} />
}
