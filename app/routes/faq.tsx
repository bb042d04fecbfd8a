import { FaqPage } from '../pages/faq/faq-page.tsx'
import type { Route } from './+types/faq.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'
import { faqPage } from './structured-data.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, ...rest } = words.faq
  return {
    head: { words: head, page: 'faq' as const, language, siteUrl: site.siteUrl },
    words: rest,
    language,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const questions = Object.values(loaderData.words.tabs).flatMap((tab) => tab.questions)
  return headOf(loaderData.head, [faqPage(questions)])
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage words={loaderData.words} language={loaderData.language} />
}
