import { EmailTemplatesPage } from '../pages/email-templates/email-templates-page.tsx'
import type { Route } from './+types/email-templates.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, ...rest } = words.emailTemplates
  const { mailPreviews } = site
  return {
    head: { words: head, page: 'emailTemplates' as const, language, siteUrl: site.siteUrl },
    words: rest,
    language,
    owner: mailPreviews('nl').owner,
    guest: {
      nl: mailPreviews('nl').guest,
      fr: mailPreviews('fr').guest,
      en: mailPreviews('en').guest,
    },
    every: site.everyMailPreview(language),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function EmailTemplatesRoute({ loaderData }: Route.ComponentProps) {
  return <EmailTemplatesPage {...loaderData} />
}
