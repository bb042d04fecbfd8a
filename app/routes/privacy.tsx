import type { PrivacyWords } from '#content/words/shape/privacy.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { footerWords } from '../layout/site-footer.tsx'
import { PrivacyPage } from '../pages/privacy/privacy-page.tsx'
import type { Route } from './+types/privacy.ts'
import { pageOf } from './page-request.ts'

export { meta } from './head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, site, words } = pageOf(input, 'privacy')
  const { counting, ...rest } = body
  return {
    head,
    words: rest,
    counting: countingWords(counting, site.analyticsUrl),
    today: printDay(site.today(), language),
    country: footerWords(words.layout.footer, language).country,
  }
}

/** What the policy says of counting visits: what is true of a site with or without a counter of its own. */
function countingWords({ on, off }: PrivacyWords['counting'], analyticsUrl?: string) {
  if (analyticsUrl === undefined) return off
  const counter = new URL(analyticsUrl).host
  return { ...on, analytics: on.analytics.map((item) => fill(item, { counter })) }
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />
}
