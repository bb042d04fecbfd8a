import { EmailTemplatesPage } from '../pages/email-templates/email-templates-page.tsx'
import type { Route } from './+types/email-templates.ts'
import { pageOf } from './page-request.ts'

export { meta } from './head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, site } = pageOf(input, 'emailTemplates')
  const { owner, guest: nl } = site.mailPreviews('nl')
  const guest = { nl, fr: site.mailPreviews('fr').guest, en: site.mailPreviews('en').guest }
  return { head, words: body, language, owner, guest, every: site.everyMailPreview(language) }
}

export default function EmailTemplatesRoute({ loaderData }: Route.ComponentProps) {
  return <EmailTemplatesPage {...loaderData} />
}
