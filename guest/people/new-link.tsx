import type { Context } from 'hono'
import { FormProblems } from '#app/plain/parts.tsx'
import { formAlong, shownAgain, SitePage } from '#app/plain/site-page.tsx'
import { TextField } from '#app/ui/field.tsx'
import { sendLinksAgain } from '#office/people/send-new-link.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { wordsOfRequest } from '#server/http/request-house.ts'
import { MainButton } from '../buttons.tsx'
import { pageFrame } from '../page-frame.ts'
import { languageOfForm } from '../visitor-form.tsx'

const enoughToBeAnAddress = /^[^\s@]+@[^\s@]+$/

export function askForNewLink(c: Context): Response {
  return renderNewLink(c, { email: '' })
}

/** Nobody may learn who has a booking: all get one answer, and the work follows it. */
export function handleLostLinkForm(c: Context, parts: PageServices, form: URLSearchParams) {
  const email = (form.get('email') ?? '').trim()
  if (form.has(shownAgain)) return renderNewLink(c, { email })
  if (!enoughToBeAnAddress.test(email) || email.length > 255) {
    const problem = wordsOfForm(c).lostLink.ask.emailProblem
    return renderNewLink(c, { email, problem }, 422)
  }
  const sending = sendLinksAgain(parts.office, email, parts.fromOf(c))
  parts.afterAnswer.take(sending, 'new-link-failed')
  return renderNewLink(c, { email: '', isSent: true })
}

export function giveNewLinkBack(
  c: Context,
  form: URLSearchParams,
  { waitSeconds }: { readonly waitSeconds: number },
): Response {
  c.header('Retry-After', String(waitSeconds))
  const problem = wordsOfForm(c).errors.request.tooMany
  return renderNewLink(c, { email: form.get('email') ?? '', problem }, 429)
}

function wordsOfForm(c: Context) {
  return wordsOfRequest(c, languageOfForm(c))
}

type Asked = {
  readonly email: string
  readonly problem?: string
  /** True whether or not the address is known. */
  readonly isSent?: boolean
}

function renderNewLink(
  c: Context,
  { email, problem, isSent }: Asked,
  status: 200 | 422 | 429 = 200,
) {
  const frame = pageFrame({ c, language: languageOfForm(c) })
  const words = frame.words.lostLink.ask
  const page = (
    <SitePage {...frame} title={words.title} formGoesAlong={!isSent}>
      {isSent ? (
        <output className="notice mt-8 block">{words.sent}</output>
      ) : (
        <>
          <p className="mt-5 mb-8 text-lead">{words.text}</p>
          <FormProblems words={frame.words} problems={{ email: problem }} />
          <form id={formAlong} method="post" noValidate>
            <TextField
              name="email"
              type="email"
              label={words.email}
              problem={problem}
              defaultValue={email}
              autoComplete="email"
              maxLength={255}
              required
            />
            <MainButton>{words.button}</MainButton>
          </form>
        </>
      )}
    </SitePage>
  )
  return renderPlainPage(c, page, { status })
}
