import type { Context } from 'hono'
import { FormProblems } from '#app/plain/parts.tsx'
import { formAlong, shownAgain, SitePage } from '#app/plain/site-page.tsx'
import { TextField } from '#app/ui/field.tsx'
import { sendLinksAgain } from '#office/people/send-new-link.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { MainButton } from '../buttons.tsx'
import { pageFrame } from '../page-frame.ts'
import { languageOfForm } from '../visitor-form.tsx'

const enoughToBeAnAddress = /^[^\s@]+@[^\s@]+$/

export function askForNewLink(c: Context): Response {
  return renderPlainPage(c, <NewLinkPage {...spoken(c)} email="" />)
}

/** Nobody may learn who has a booking: all get one answer, and the work follows it. */
export function handleLostLinkForm(c: Context, parts: PageServices, form: URLSearchParams) {
  const page = spoken(c)
  const email = (form.get('email') ?? '').trim()
  if (form.has(shownAgain)) return renderPlainPage(c, <NewLinkPage {...page} email={email} />)
  if (!enoughToBeAnAddress.test(email) || email.length > 255) {
    const problem = page.words.lostLink.ask.emailProblem
    return renderPlainPage(c, <NewLinkPage {...page} email={email} problem={problem} />, {
      status: 422,
    })
  }
  const sending = sendLinksAgain(parts.office, email, parts.fromOf(c))
  parts.afterAnswer.take(sending, 'new-link-failed')
  return renderPlainPage(c, <NewLinkPage {...page} email="" isSent />)
}

export function giveNewLinkBack(
  c: Context,
  form: URLSearchParams,
  { waitSeconds }: { readonly waitSeconds: number },
): Response {
  const page = spoken(c)
  const problem = page.words.errors.request.tooMany
  c.header('Retry-After', String(waitSeconds))
  const email = form.get('email') ?? ''
  return renderPlainPage(c, <NewLinkPage {...page} email={email} problem={problem} />, {
    status: 429,
  })
}

function spoken(c: Context) {
  return pageFrame({ c, language: languageOfForm(c) })
}

function NewLinkPage(
  props: ReturnType<typeof spoken> & {
    readonly email: string
    readonly problem?: string
    /** True whether or not the address is known. */
    readonly isSent?: boolean
  },
) {
  const { words: all, address, email, problem, isSent } = props
  const words = all.lostLink.ask
  return (
    <SitePage words={all} address={address} title={words.title} formGoesAlong={!isSent}>
      {isSent ? (
        <output className="notice mt-8 block">{words.sent}</output>
      ) : (
        <>
          <p className="mt-5 mb-8 text-lead">{words.text}</p>
          <FormProblems words={all} problems={{ email: problem }} />
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
}
