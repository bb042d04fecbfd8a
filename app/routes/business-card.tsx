import { businessCard } from '#content/words/nl/business-card.ts'
import { BusinessCardPage } from '../pages/business-card/business-card-page.tsx'
import type { Route } from './+types/business-card.ts'
import { pageOf } from './page-request.ts'

export { meta } from './head.ts'

/** All in Dutch, whatever the address says (specification, section 2, "Business card"). */
export function loader(input: Route.LoaderArgs) {
  const { head, site } = pageOf(input, 'businessCard')
  const { siteUrl, qrServiceUrl } = site
  const query = new URLSearchParams({ size: '400', bgcolor: 'transparent', data: siteUrl })
  return { head, words: businessCard, qrCode: `${qrServiceUrl}?${query}`, siteUrl }
}

export default function BusinessCardRoute({ loaderData }: Route.ComponentProps) {
  return <BusinessCardPage {...loaderData} />
}
