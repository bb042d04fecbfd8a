import { FaqPage } from '../pages/faq/faq-page.tsx'
import type { Route } from './+types/faq.ts'
import { headOf } from './head.ts'
import { pageOf } from './page-request.ts'
import { faqPage } from './structured-data.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language } = pageOf(input, 'faq')
  return { head, words: body, language }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const questions = Object.values(loaderData.words.tabs).flatMap((tab) => tab.questions)
  return headOf(loaderData.head, [faqPage(questions)])
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
