import { businessCard } from '#content/words/nl/business-card.ts'
import { BusinessCardPage } from '../pages/business-card/business-card-page.tsx'
import type { Route } from './+types/business-card.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

/** All in Dutch, whatever the address says (specification, section 2, "Business card"). */
export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head } = words.businessCard
  const query = new URLSearchParams({ size: '400', bgcolor: 'transparent', data: site.siteUrl })
  return {
    head: { words: head, page: 'businessCard' as const, language, siteUrl: site.siteUrl },
    words: businessCard,
    qrCode: `${site.qrServiceUrl}?${query}`,
    siteUrl: site.siteUrl,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function BusinessCardRoute({ loaderData }: Route.ComponentProps) {
  const { words, qrCode, siteUrl } = loaderData
  return <BusinessCardPage words={words} qrCode={qrCode} siteUrl={siteUrl} />
}
