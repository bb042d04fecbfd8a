import { data } from 'react-router'
import { readContactMessage } from '#booking/forms/contact-message.ts'
import { telephoneOf } from '#booking/house/telephone.ts'
import { contactSentences, type Sentence } from '#content/words/sentences.ts'
import { footerWords } from '../layout/site-footer.tsx'
import { ContactPage, type ContactSent } from '../pages/contact/contact-page.tsx'
import { contactValues, messageProblems } from '../pages/contact/send-message.ts'
import type { Route } from './+types/contact.ts'
import { pageOf, pageRequest, tooMany } from './page-request.ts'

export { meta } from './head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, site, words } = pageOf(input, 'contact')
  const { summaryTitle, contact, request } = words.errors
  return {
    head,
    language,
    words: body,
    errors: { summaryTitle, contact, request },
    telephone: telephoneOf(site.house),
    telephoneLabel: words.farmLabels.telephone,
    country: footerWords(words.layout.footer, language).country,
    publicAnonKey: site.publicAnonKey,
  }
}

export async function action(input: Route.ActionArgs) {
  const { language, site, words } = pageRequest(input)
  const form = await input.request.formData()
  const values = contactValues(form)
  const consented = form.get('consent') !== null
  const refused = (problems: readonly Sentence[], how: ResponseInit = { status: 422 }) =>
    data<ContactSent>({ kind: 'refused', problems, values, consented }, how)
  if (site.waitSeconds > 0) {
    return refused([{ text: words.errors.request.tooMany }], tooMany(site.waitSeconds))
  }
  const before = messageProblems(readContactMessage(values), consented, words.errors)
  if (before.length > 0) return refused(before)
  const outcome = await site.sendContactMessage(values, language)
  if (outcome.kind === 'sent') return data<ContactSent>({ kind: 'sent' })
  const problems = contactSentences(outcome, words.errors)
  return refused(problems, 'waitSeconds' in outcome ? tooMany(outcome.waitSeconds) : undefined)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage data={loaderData} sent={actionData} />
}
