import type { Context } from 'hono'
import { NewLinkPage } from '#app/plain/my-booking/new-link-page.tsx'
import { wordsIn } from '#content/words/words.ts'
import { defaultLanguage, isLanguage } from '#language/languages.ts'
import { sendLinksAgain } from '../../functions/send-new-link.ts'
import { answerPlain } from '../plain-page.ts'
import type { LinkParts } from './mail-links.tsx'

const enoughToBeAnAddress = /^[^\s@]+@[^\s@]+$/

/** Asks where to; the language is that of the link that led here. */
export function askForNewLink(c: Context): Response {
  return answerPlain(c, <NewLinkPage {...spoken(c)} email="" />)
}

/**
 * The answer is the same, and as quick, whether or not the address is known: nobody learns here who
 * has a booking. So the work is done after it.
 */
export function answerNewLink(c: Context, parts: LinkParts, form: URLSearchParams): Response {
  const page = spoken(c)
  const email = (form.get('email') ?? '').trim()
  if (!enoughToBeAnAddress.test(email) || email.length > 255) {
    const problem = page.words.emailProblem
    return answerPlain(c, <NewLinkPage {...page} email={email} problem={problem} />, 422)
  }
  parts.afterAnswer.take(sendLinksAgain(parts.office, email), 'new-link-failed')
  return answerPlain(c, <NewLinkPage {...page} email="" isSent />)
}

/** The form as it was filled in, for whoever sent too many in a short time. */
export function giveNewLinkBack(
  c: Context,
  form: URLSearchParams,
  { waitSeconds }: { readonly waitSeconds: number },
): Response {
  const page = spoken(c)
  const problem = wordsIn(page.language).errors.request.tooMany
  c.header('Retry-After', String(waitSeconds))
  const email = form.get('email') ?? ''
  return answerPlain(c, <NewLinkPage {...page} email={email} problem={problem} />, 429)
}

function spoken(c: Context) {
  const asked = c.req.query('lng')
  const language = isLanguage(asked) ? asked : defaultLanguage
  return { language, words: wordsIn(language).myBooking.newLink }
}
