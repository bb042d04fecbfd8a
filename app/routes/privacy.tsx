import { printDay } from '#language/dates.ts'
import { footerWords } from '../layout/footer-words.ts'
import { countingWords } from '../pages/privacy/counting-words.ts'
import { PrivacyPage } from '../pages/privacy/privacy-page.tsx'
import type { Route } from './+types/privacy.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, counting, ...rest } = words.privacy
  return {
    head: { words: head, page: 'privacy' as const, language, siteUrl: site.siteUrl },
    words: rest,
    counting: countingWords(counting, site.analyticsUrl),
    today: printDay(site.today(), language),
    country: footerWords(words.layout.footer, language).country,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const { words, counting, today, country } = loaderData
  return <PrivacyPage words={words} counting={counting} today={today} country={country} />
}
